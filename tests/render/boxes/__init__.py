"""Pictures of the boxes made for tests."""

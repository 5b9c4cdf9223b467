"""Playing development cards."""

"""What people's clients call, under ``/sandbox``: the page, computer players and tests."""

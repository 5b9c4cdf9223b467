"""The HTTP API for people's clients, under ``/sandbox``: the page, computer players and tests."""

"""Managing a tournament: what only those who manage the server can do."""

"""Five and six at the table on Discord."""

"""Two at the table on Discord."""

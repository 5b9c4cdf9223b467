"""What a click does: on the lobby, on the table's posts, on private screens."""

"""Five and six at the table: a larger island, and two ways to shorten the wait."""

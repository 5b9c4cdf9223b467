"""The screens of the table's posts, which everyone sees."""

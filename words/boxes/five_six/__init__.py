"""What is said of five and six at the table."""

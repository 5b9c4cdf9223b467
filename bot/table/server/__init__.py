"""What a server settles: where tables are opened, by whom, how many, and saved setups."""

"""Settings of a server: where tables are opened, by whom, how many, and saved setups."""

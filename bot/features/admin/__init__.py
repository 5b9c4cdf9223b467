"""Settings and commands for a server's managers."""

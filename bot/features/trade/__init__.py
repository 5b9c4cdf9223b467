"""Trading with players and with the bank."""

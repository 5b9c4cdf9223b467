"""Games with five and six players in pictures."""

"""Discovery: fog, treasures, and numbers for new islands."""

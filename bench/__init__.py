"""What it costs, as ratios; ``python -m bench`` measures and prints."""

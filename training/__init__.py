"""Games that computers play, and what the computers learn from them."""

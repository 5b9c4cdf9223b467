"""What a table shows and whom it pings: posts, pictures, hands."""

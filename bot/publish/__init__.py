"""Everything a table shows, and the people it pings: posts, pictures, hands."""

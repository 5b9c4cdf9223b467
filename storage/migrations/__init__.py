"""How the schema came about, a step a file; `storage.climb` runs them."""

"""How the schema came about, a step a file; `storage.upgrade` runs them."""

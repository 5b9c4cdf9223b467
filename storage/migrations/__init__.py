"""The history of the schema, one file per step; `storage.climb` runs them."""

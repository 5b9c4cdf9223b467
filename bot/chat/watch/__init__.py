"""The log, metrics, and causes of errors."""

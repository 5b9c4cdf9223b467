"""What is said of Cities & Knights."""

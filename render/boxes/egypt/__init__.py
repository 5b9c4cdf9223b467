"""Ancient Egypt in pictures: themes of its own."""

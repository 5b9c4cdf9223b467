"""Non-interference: what is hidden changes nothing that others see, to the last byte."""

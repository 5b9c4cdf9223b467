"""Non-interference: hidden facts change not a single byte that others see."""

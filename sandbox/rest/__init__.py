"""Discord's REST v10, as far as a bot like ours uses it; other routes answer 404."""

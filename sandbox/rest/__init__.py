"""Discord's REST v10, as far as a bot like ours uses it; the rest answers 404."""

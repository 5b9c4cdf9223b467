"""Commands for a seven: discarding, moving the robber, robbing."""

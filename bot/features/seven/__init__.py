"""What a seven asks for: discarding, moving the robber, robbing."""

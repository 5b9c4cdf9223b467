"""Everything about Discord: screens, messages, permissions, limits. Nothing here knows Catan."""

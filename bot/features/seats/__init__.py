"""Holders of seats: leaving, substitutes, computers that stand in."""

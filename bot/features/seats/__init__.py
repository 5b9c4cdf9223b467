"""Who holds a seat: leaving, substitutes, computers that stand in."""

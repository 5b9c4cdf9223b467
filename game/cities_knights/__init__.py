"""Cities & Knights: commodities, improvements, knights, barbarians, and 54 progress cards."""

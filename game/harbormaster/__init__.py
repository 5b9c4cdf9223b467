"""The Harbormaster: points for settling at harbours."""

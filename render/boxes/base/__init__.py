"""The base game in pictures: the common layers draw it."""

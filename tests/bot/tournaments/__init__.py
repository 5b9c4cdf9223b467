"""Tests of tournaments, without Discord."""

"""Tests of the bot through the sandbox's sockets, above all where something unusual happens."""

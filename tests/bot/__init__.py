"""The bot over the sandbox's sockets: what happens where things are not as usual."""

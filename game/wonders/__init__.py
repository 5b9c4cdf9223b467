"""The Wonders of Catan: five of them, each built in four levels."""

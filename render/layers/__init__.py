"""Layers: a file each, yielding shapes and painting nothing."""

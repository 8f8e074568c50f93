"""Positions and answers as small whole numbers, for nets: compiled, with named parts, made of what a seat may know."""

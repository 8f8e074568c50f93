"""Pictures of a table, drawn from what a seat may see: for pages and notebooks as SVG, for nets as pixels."""

from caylus.drawing.table import draw, svg

__all__ = ["draw", "svg"]

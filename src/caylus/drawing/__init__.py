"""Pictures of a table, drawn from what a seat may see, as SVG or as pixels; and plots of a finished game."""

from caylus.drawing.plots import plot_scores, plot_sources
from caylus.drawing.table import draw, svg

__all__ = ["draw", "plot_scores", "plot_sources", "svg"]

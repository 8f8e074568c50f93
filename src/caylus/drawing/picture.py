"""A picture as a list of simple shapes, which can be written as SVG or painted as pixels."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from xml.sax.saxutils import escape

FONT = "Georgia, 'Times New Roman', serif"


@dataclass(frozen=True)
class Box:
    """A rectangle, its corners rounded."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    line: str = "none"
    radius: float = 0

    def svg(self) -> str:
        """As an element."""
        return (
            f'<rect x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" height="{self.height:g}" rx="{self.radius:g}" '
            f'fill="{self.fill}" stroke="{self.line}"/>'
        )

    def paint(self, canvas: Any) -> None:
        """Onto a canvas of Pillow."""
        corners = [self.x, self.y, self.x + self.width, self.y + self.height]
        outline = None if self.line == "none" else self.line
        canvas.rounded_rectangle(corners, radius=self.radius, fill=self.fill, outline=outline)


@dataclass(frozen=True)
class Disc:
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str
    line: str = "none"

    def svg(self) -> str:
        """As an element."""
        return f'<circle cx="{self.x:g}" cy="{self.y:g}" r="{self.radius:g}" fill="{self.fill}" stroke="{self.line}"/>'

    def paint(self, canvas: Any) -> None:
        """Onto a canvas of Pillow."""
        corners = [self.x - self.radius, self.y - self.radius, self.x + self.radius, self.y + self.radius]
        canvas.ellipse(corners, fill=self.fill, outline=None if self.line == "none" else self.line)


@dataclass(frozen=True)
class Words:
    """A line of text; `x` is its start, middle or end, `y` the line it stands on."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: str = "start"
    bold: bool = False

    def svg(self) -> str:
        """As an element."""
        weight = ' font-weight="bold"' if self.bold else ""
        anchor = "" if self.anchor == "start" else f' text-anchor="{self.anchor}"'
        return (
            f'<text x="{self.x:g}" y="{self.y:g}" font-size="{self.size:g}" fill="{self.fill}"{anchor}{weight}>'
            f"{escape(self.text)}</text>"
        )

    def paint(self, canvas: Any) -> None:
        """Onto a canvas of Pillow."""
        from PIL import ImageFont  # noqa: PLC0415 (an extra)

        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[self.anchor]
        canvas.text((self.x, self.y), self.text, fill=self.fill, font=ImageFont.load_default(self.size), anchor=anchor)


@dataclass(frozen=True)
class Line:
    """A line through some points."""

    points: tuple[tuple[float, float], ...]
    color: str
    width: float = 1

    def svg(self) -> str:
        """As an element."""
        through = " ".join(f"{x:g},{y:g}" for x, y in self.points)
        return (
            f'<polyline points="{through}" fill="none" stroke="{self.color}" stroke-width="{self.width:g}" '
            f'stroke-linejoin="round"/>'
        )

    def paint(self, canvas: Any) -> None:
        """Onto a canvas of Pillow."""
        canvas.line(list(self.points), fill=self.color, width=round(self.width))


@dataclass
class Picture:
    """Shapes, the first at the bottom."""

    width: float
    height: float
    title: str
    shapes: list[Box | Disc | Line | Words] = field(default_factory=list)

    def svg(self) -> str:
        """The picture as an SVG document."""
        drawn = "\n".join(shape.svg() for shape in self.shapes)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'width="{self.width:g}" height="{self.height:g}" font-family="{FONT}" role="img">\n'
            f"<title>{escape(self.title)}</title>\n{drawn}\n</svg>\n"
        )

    def _repr_svg_(self) -> str:
        """So that notebooks show it."""
        return self.svg()

    def rgb(self) -> Any:
        """The picture as an array of height, width and three colors. Needs caylus[rl]."""
        import numpy as np  # noqa: PLC0415 (an extra)
        from PIL import Image, ImageDraw  # noqa: PLC0415 (an extra)

        image = Image.new("RGB", (round(self.width), round(self.height)))
        canvas = ImageDraw.Draw(image)
        for shape in self.shapes:
            shape.paint(canvas)
        return np.array(image)

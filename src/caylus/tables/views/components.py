"""What a game is made of: its components as they are sent."""

from __future__ import annotations

from typing import cast

from caylus.core.game import Component
from caylus.tables.views.messages import ComponentShown, MessageShown


def show_component(component: Component) -> ComponentShown:
    """A component, in words and in figures."""
    return ComponentShown(
        id=component.id,
        name=component.name,
        group=component.group,
        message=cast(MessageShown, component.text.to_json()),
        cost=component.cost,
        points=component.points,
        favors=component.favors,
        income=component.income,
        effect=component.effect,
        setup=component.setup,
        owner=component.owner,
        section=component.section,
        cell=component.cell,
        figures=component.figures,
        copies=component.copies,
        doubt=component.doubt,
    )

"""Two doors: nothing hidden leaves a game for a seat that may not know it, and a seat imagines from what it knows.

A *world* is a state that a viewer cannot tell from the real one: all that it knows is the same there.
"""

from __future__ import annotations

from random import Random

from caylus.core.state import State
from caylus.testing.promises import promise


def viewers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.players), None]


def check_same_look(state: State, world: State, viewer: int | None) -> None:
    """A world looks to the viewer, and to spectators, just as the real one does."""
    promise(world.view(viewer) == state.view(viewer), "A view tells what its viewer may not know.")
    promise(world.view(None) == state.view(None), "Spectators see what a seat may not know.")
    promise(world.decision == state.decision, "The question tells what somebody may not know.")
    promise((world.seat, world.over) == (state.seat, state.over), "Whose decision it is tells a secret.")
    promise(masked(world, viewer) == masked(state, viewer), "A masked state still holds what its viewer may not know.")


def masked(state: State, viewer: int | None) -> tuple[object, int]:
    """What is left of a state where a secret was put aside."""
    twin = state.masked(viewer)
    return twin.view(viewer), twin.key()


def check_same_choices(state: State, world: State) -> None:
    """What the seat that decides may do, and why not, depends on nothing that it does not know."""
    promise(world.actions() == state.actions(), "What a seat may do depends on what it cannot know.")
    for action in range(len(state.space)):
        same = repr(world.reason_against(action)) == repr(state.reason_against(action))
        promise(same, f"The reason against '{state.notation(action)}' tells a secret.")
        promise(world.notation(action) == state.notation(action), "A notation tells a secret.")
    for action in state.actions():
        promise(world.describe(action) == state.describe(action), "A sentence tells a secret.")


def check_same_refusals(state: State, world: State, viewer: int | None) -> None:
    """Who does not decide learns nothing from refusals nor from lists of actions."""
    promise(world.actions_for(viewer) == state.actions_for(viewer) == [], "Another seat's actions are listed.")
    for word in state.space.words:
        told = state.why_not_for(viewer, word)
        promise(
            told is not None and world.why_not_for(viewer, word) == told, f"The refusal of '{word}' tells a secret."
        )


def check_same_imagination(state: State, world: State, viewer: int | None) -> None:
    """What a seat imagines depends on what it knows and on its generator, and on nothing else."""
    first, again = (each.imagine(viewer, Random(7)) for each in (state, world))
    same = first.position() == again.position() and first.actions() == again.actions()
    promise(same and first.key() == again.key(), "What a seat imagines depends on what it cannot know.")


def check_same_telling(state: State, world: State, viewer: int | None, action: int) -> None:
    """What the viewer is told of an action of another seat, and sees after it, is the same in a world.

    An action that shows something hidden by itself tells just that, and is left out; so is one impossible there.
    """
    if viewer == state.seat or state.reveals(action) or action not in world.actions():
        return
    promise(world.describe(action) == state.describe(action), "The sentence of another's action tells a secret.")
    after = [state.copy(), world.copy()]
    heard = [heard_of(each, viewer, action) for each in after]
    if not after[0].over:
        promise(heard[0] == heard[1], "What is told of another's action tells a secret.")
        promise(after[0].view(viewer) == after[1].view(viewer), "What is seen after another's action tells a secret.")


def heard_of(state: State, viewer: int | None, action: int) -> list[object]:
    """All that the viewer hears when the action is played: what happened, what brought it about, and what changed."""
    state.trace = []
    state.play(action)
    heard: list[object] = []
    for one in state.trace:
        changes = [change for change in one.changes if state.may_tell(change, viewer)]
        heard.append((one.kind, one.seat, one.turn, one.phase, one.cause, repr(one.message), changes))
    state.trace = None
    return heard


def check_world(state: State, world: State, viewer: int | None) -> None:
    """All of these."""
    check_same_look(state, world, viewer)
    check_same_imagination(state, world, viewer)
    if viewer is not None and viewer == state.seat:
        check_same_choices(state, world)
    else:
        check_same_refusals(state, world, viewer)

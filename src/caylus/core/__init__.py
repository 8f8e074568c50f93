"""What all games of the family share: goods, actions, effects, decisions, records, errors."""

from importlib.machinery import EXTENSION_SUFFIXES

from caylus.core import state

COMPILED = str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))  # whether this is the compiled engine

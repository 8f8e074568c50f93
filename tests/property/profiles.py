"""How Hypothesis runs: the same cases every time, so that a red test is about the change at hand.

To look for new cases instead: `.venv/bin/pytest tests/property --hypothesis-profile=explore`.
"""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "explore", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)


def load() -> None:
    """Use the steady profile unless the command line names another."""
    settings.load_profile("steady")

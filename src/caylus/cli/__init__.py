"""The `caylus` command."""

import sys


def main() -> None:
    """The entry point; whoever presses Ctrl-C while the program is still loading gets no traceback either."""
    try:
        from caylus.cli.app import run  # noqa: PLC0415

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

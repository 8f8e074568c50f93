"""The `caylus` command."""

from caylus.cli.app import main

__all__ = ["main"]

"""`python -m caylus` is the `caylus` command."""

from caylus.cli import main

main()

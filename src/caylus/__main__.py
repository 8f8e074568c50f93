"""`python -m caylus` is the `caylus` command."""

from caylus.cli import main

if __name__ == "__main__":
    main()

"""The `caylus` command."""

from cyclopts import App

app = App(name="caylus", help="A digital home of the Caylus board games.")


@app.command
def play() -> None:
    """Play in the terminal."""
    app.console.print("There is no game to play yet.")


def main() -> None:
    app()

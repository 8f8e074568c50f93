"""Nothing is lost: Ctrl-C, Ctrl-D, a killed program, a disk that refuses, and going on afterwards."""

import signal
import time
from pathlib import Path

import pytest

import caylus
from caylus.cli.program import command
from tests.cli.terminal import Terminal, plain_text, run


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Terminal("play", "--players", "3", "--seed", "7", home=tmp_path) as terminal:
        terminal.read()
        terminal.type("place inn")
        record = terminal.record
        terminal.press("place qu")
        terminal.read(until="place qu")
        assert terminal.stop() == 130
        assert "Traceback" not in terminal.seen
        assert "The game is saved." in terminal.seen
        assert terminal.record.actions == record.actions
        path = terminal.path
    with Terminal("play", "--resume", str(path), home=tmp_path) as terminal:
        shown = terminal.read()
        assert f"after {record.plies} actions" in shown
        assert "Blue (you), Red (journeyman), Orange (journeyman)" in shown
        assert "Blue places a worker in the Inn" in shown, "the last moves are told again"
        terminal.type("1")
        assert terminal.path == path, "the game goes on in its own file"
        assert terminal.record.actions[: record.plies] == record.actions
        assert terminal.record.plies > record.plies
        terminal.press("\x04")
        assert terminal.end() == 0
        assert "caylus play --resume" in terminal.seen
    with Terminal("play", "--resume", "last", home=tmp_path) as terminal:
        assert "The game goes on" in terminal.read()
        assert terminal.stop(outside=True) == 130
        assert "Traceback" not in terminal.seen


def test_ctrl_c_while_bots_play(tmp_path: Path) -> None:
    with Terminal("play", "--watch", "--players", "5", "--seed", "7", home=tmp_path) as terminal:
        while "Turn 2: " not in terminal.seen:
            terminal.read(until="\n")
        assert terminal.stop() in (130, 0), "0 if the game was over before the key was pressed"
        assert "Traceback" not in terminal.seen
        assert terminal.record.plies > 10


def test_ctrl_c_does_not_wait_for_a_bot_that_thinks(tmp_path: Path) -> None:
    bots = ("--bots", "search:600s")
    with Terminal("play", "--players", "2", "--seed", "7", *bots, home=tmp_path) as terminal:
        terminal.read()
        terminal.press("place quarry\n")
        terminal.read(until="place quarry\n")
        while not terminal.record.plies:
            time.sleep(0.05)
        assert terminal.stop() == 130
        assert "Traceback" not in terminal.seen
        assert "The game is saved." in terminal.seen
        assert terminal.record.notations() == ["place quarry"]


def test_a_killed_program_loses_nothing(tmp_path: Path) -> None:
    with Terminal("play", "--players", "3", "--seed", "7", home=tmp_path) as terminal:
        terminal.read()
        terminal.type("place inn")
        terminal.process.send_signal(signal.SIGKILL)
        terminal.process.wait()
        assert "place inn" in terminal.record.notations()
        assert [path.name for path in (tmp_path / "games").iterdir()] == [terminal.path.name]


def test_a_disk_that_refuses_is_told_once(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file where the folder should be")
    done = run("play", "--players", "2", "--seed", "1", home=home, typed="place inn\npass\nsave\n")
    assert done.returncode == 0
    assert done.stdout.count("cannot be saved") == 1
    assert "place inn" in done.stdout
    assert "The game is not saved." in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("columns", [60, 80])
def test_commands_to_be_copied_stay_on_one_line(columns: int, tmp_path: Path) -> None:
    home = tmp_path / "a folder with a rather long name"
    with Terminal("play", "--players", "2", "--seed", "1", home=home, columns=columns) as terminal:
        terminal.read()
        assert f"The game is saved in {terminal.path}\n" in terminal.type("save")
        terminal.press("quit\n")
        assert terminal.end() == 0
        assert f"caylus play --resume '{terminal.path}'\n" in plain_text(terminal.seen)
    other = home / "over"
    with Terminal("play", "--watch", "--players", "2", "--seed", "1", home=other, columns=columns) as terminal:
        assert terminal.end() == 0
        assert f"caylus replay '{terminal.path}'\n" in plain_text(terminal.seen)


def test_commands_to_be_copied_call_the_program_as_it_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [str(tmp_path / "my tools" / "caylus")])
    assert command("replay", Path("a b")) == "'my tools/caylus' replay 'a b'"
    monkeypatch.setattr("sys.argv", ["-c"])
    assert command("replay", Path("a")) == "caylus replay a"
    found = tmp_path / "caylus"
    found.touch(0o755)
    assert command("rules", "caylus") == "caylus rules caylus"


def test_who_is_a_bot_can_be_said_anew(tmp_path: Path) -> None:
    path = tmp_path / "game.caylus"
    path.write_text(caylus.Record("caylus", players=3, seed=1, seats=["Anna", "Hugo", "Red (random)"]).dumps())
    both = run("play", "--resume", str(path), home=tmp_path)
    assert "Caylus: Anna, Hugo, Red (random)." in both.stdout
    one = run("play", "--resume", str(path), "--name", "Hugo", home=tmp_path)
    assert "Caylus: Anna (journeyman), Hugo (you), Red (random)." in one.stdout
    three = run("play", "--resume", str(path), "--name", "Red (random)", "--bots", "random", home=tmp_path)
    assert "Caylus: Anna (random), Hugo (random), Red (you)." in three.stdout


def test_bots_that_go_on_for_others_keep_their_names(tmp_path: Path) -> None:
    path = tmp_path / "game.caylus"
    names = ["Tomas", "Anna", "Guilhem", "guilhem"]
    path.write_text(caylus.Record("caylus", players=4, seed=1, seats=names).dumps())
    run("play", "--resume", str(path), "--name", "Anna", "--bots", "random", home=tmp_path, typed="1\n")
    record = caylus.load(path.read_text())
    assert record.plies > 0
    assert record.seats == names


def test_a_finished_game_shows_its_result(tmp_path: Path) -> None:
    run("play", "--watch", "--players", "2", "--seed", "1", home=tmp_path)
    (path,) = (tmp_path / "games").iterdir()
    before = path.read_text()
    done = run("play", "--resume", str(path), home=tmp_path)
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    assert path.read_text() == before
    assert "no unfinished game" in run("play", "--resume", "last", home=tmp_path).stderr


def test_the_data_folder_follows_the_desktops_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    from caylus.cli.saves import home  # noqa: PLC0415

    monkeypatch.setenv("HOME", "/home/anna")
    monkeypatch.delenv("CAYLUS_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert home() == Path("/home/anna/.local/share/caylus")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert home() == Path("/home/anna/.local/share/caylus")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert home() == Path("/data/caylus")
    monkeypatch.setenv("CAYLUS_HOME", "/games")
    assert home() == Path("/games")


def test_a_save_keeps_links_and_leaves_no_litter(tmp_path: Path) -> None:
    from caylus.cli.saves import FileTrouble, write  # noqa: PLC0415

    record = caylus.Record("caylus", players=2, seed=1)
    target = tmp_path / "target.caylus"
    target.write_text("old")
    link = tmp_path / "link.caylus"
    link.symlink_to(target)
    write(record, link)
    assert link.is_symlink()
    assert target.read_text() == record.dumps()
    folder = tmp_path / "folder.caylus"
    folder.mkdir()
    with pytest.raises(FileTrouble, match="is a directory"):
        write(record, folder)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.caylus", "link.caylus", "target.caylus"]

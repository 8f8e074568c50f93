"""The compiled engine beside the source: made when it must be, used only while the source is what it was made of."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("the stand-ins are shell scripts", allow_module_level=True)

from tests.setup.checkout import NPM, STATE, SUFFIX, Checkout

ENGINE = f"core/state{SUFFIX}"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """A checkout in which nothing is compiled yet."""
    for name in ("CAYLUS_COMPILE", "CAYLUS_OPT", "CC"):
        monkeypatch.delenv(name, raising=False)
    return Checkout(tmp_path)


def test_an_engine_of_other_source_is_not_used(checkout: Checkout) -> None:
    assert not checkout.setup.has_engine()
    checkout.run("engine")
    assert checkout.setup.has_engine()
    checkout.write(STATE, "WORKERS = 5\n")
    assert not checkout.setup.has_engine()
    checkout.write("src/caylus/core/castle.py", "")
    checkout.write(STATE, "WORKERS = 6\n")
    assert not checkout.setup.has_engine()
    (checkout.folder / "src/caylus/core/castle.py").unlink()
    assert checkout.setup.has_engine()


@pytest.mark.parametrize("name", ["CC", "CAYLUS_OPT"])
def test_an_engine_of_another_compiler_or_level_is_not_used(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    checkout.run("engine")
    monkeypatch.setenv(name, "1")
    assert not checkout.setup.has_engine()


def test_the_engine_is_compiled_anew_when_its_source_changes_and_only_then(checkout: Checkout) -> None:
    checkout.run("engine")
    assert checkout.run("engine") == ""
    checkout.write("src/caylus/server/app.py", "PORT = 8304\n")
    checkout.run("engine")
    assert checkout.compilations == 1
    assert checkout.compiled("server/app.py") == "PORT = 8304\n"
    assert checkout.compiled(ENGINE) == "WORKERS = 6\n"
    checkout.write(STATE, "WORKERS = 5\n")
    checkout.run("engine")
    assert checkout.compilations == 2
    assert checkout.compiled(ENGINE) == "WORKERS = 5\n"


def test_source_that_changes_while_it_is_compiled_is_compiled_again(checkout: Checkout) -> None:
    checkout.write("meanwhile", "WORKERS = 5\n")
    assert "once more" in checkout.run("engine")
    assert checkout.compiled(ENGINE) == "WORKERS = 5\n"
    assert checkout.setup.has_engine()


def test_who_plays_does_not_wait_for_the_compiler_and_the_second_start_finds_the_engine(checkout: Checkout) -> None:
    checkout.write("hold", "")
    try:
        assert "compiled beside the game" in checkout.run("play")
        assert not checkout.setup.has_engine()
    finally:
        (checkout.folder / "hold").unlink()
    checkout.wait_for_compiler()
    assert checkout.run("play") == ""
    assert checkout.compilations == 1
    assert checkout.compiled(ENGINE) == "WORKERS = 6\n"


def test_an_engine_of_other_source_is_out_of_the_way_before_the_game_begins(checkout: Checkout) -> None:
    checkout.run("engine")
    checkout.write(STATE, "WORKERS = 5\n")
    checkout.write("hold", "")
    try:
        checkout.run("play")
        assert checkout.compiled(ENGINE) is None
    finally:
        (checkout.folder / "hold").unlink()
    checkout.wait_for_compiler()
    assert checkout.compiled(ENGINE) == "WORKERS = 5\n"


def test_a_new_client_is_put_beside_the_engine_which_is_kept(checkout: Checkout) -> None:
    checkout.run("engine")
    assert checkout.compiled("server/static/index.html") == "first client\n"
    checkout.write("web/src/main.ts", "second client\n")
    assert "Building the web client" in checkout.run("web")
    assert checkout.compiled("server/static/index.html") == "second client\n"
    assert checkout.compiled(ENGINE) == "WORKERS = 6\n"
    assert checkout.compilations == 1
    assert checkout.run("web") == ""


def test_a_home_that_cannot_be_written_is_not_needed_to_build_the_client(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(checkout.folder / "setup.py" / "home"))  # below a file there is nothing
    monkeypatch.delenv("npm_config_cache", raising=False)
    checkout.write_program("bin/npm", f'{NPM}printf "$npm_config_cache" > cache\n')
    checkout.write("web/src/main.ts", "second client\n")
    checkout.run("web")
    assert (checkout.folder / "cache").read_text() == str(checkout.folder / "build" / "npm")


def test_the_client_alone_is_no_reason_to_compile(checkout: Checkout) -> None:
    checkout.write("web/src/main.ts", "second client\n")
    checkout.run("web")
    assert checkout.compilations == 0
    assert (checkout.folder / "src/caylus/server/static/index.html").read_text() == "second client\n"


def test_without_a_compiler_that_is_said_once_and_the_game_runs_as_plain_python(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.write("no-compiler", "")
    assert "no C compiler" in checkout.run("test")
    assert checkout.run("test") == ""
    assert checkout.compiled("core/state.py") == "WORKERS = 6\n"
    assert checkout.setup.has_engine()  # there is none to wait for
    monkeypatch.setenv("CAYLUS_COMPILE", "1")
    assert not checkout.setup.has_engine()  # but here it was asked for


def test_plain_python_is_had_for_the_asking(checkout: Checkout) -> None:
    assert checkout.run("play", mode="0") == ""
    assert checkout.compilations == 0
    assert not (checkout.folder / "build" / "mypyc").exists()

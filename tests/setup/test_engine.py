"""The compiled engine beside the source: made when it must be, used only while the source is what it was made of."""

from __future__ import annotations

import os
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


def test_a_client_that_could_not_be_built_is_not_taken_for_the_one_before(checkout: Checkout) -> None:
    checkout.write("web/src/main.ts", "second client\n")
    checkout.write_program("bin/npm", "#!/bin/sh\n[ $1 = --version ] || { rm -r src/caylus/server/static; exit 1; }\n")
    assert "The web client could not be built" in checkout.fail("web")
    checkout.write("web/src/main.ts", "first client\n")
    checkout.write("src/caylus/server/static/index.html", "half of the second\n")
    checkout.write_program("bin/npm", NPM)
    checkout.run("web")
    assert (checkout.folder / "src/caylus/server/static/index.html").read_text() == "first client\n"


def test_modules_that_hide_others_from_python_do_not_count(checkout: Checkout) -> None:
    checkout.write("hiding/setuptools.py", "raise ImportError('of another project')\n")
    checkout.run("engine", PYTHONPATH=str(checkout.folder / "hiding"))
    assert checkout.compilations == 1


def test_what_an_index_of_the_system_lacks_is_told_with_what_to_do(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", f"{checkout.folder / 'bin'}:{os.environ['PATH']}")
    said = '[ "$LC_ALL" = C ] && echo "E: Unable to locate package chromium" || echo "E: Kein solches Paket"'
    checkout.write_program("bin/apt-get", f'#!/bin/sh\n[ "$1" = update ] || {{ {said}; exit 100; }}\n')
    monkeypatch.delenv("CHROMIUM", raising=False)
    with pytest.raises(SystemExit, match="knows no package of that name"):
        checkout.setup.install_programs(["chromium"])
    monkeypatch.setenv("CHROMIUM", "/nowhere")
    with pytest.raises(SystemExit, match="CHROMIUM names"):
        checkout.setup.install_programs(["chromium"])


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

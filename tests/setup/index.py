"""An index of tiny packages in a folder: every package of our locks, a newer version of each, and all their extras.

Their metadata ask for what those of the real ones do, so pip has to decide what it decides on a new machine some time
after a lock was made; only nothing is in them.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zipfile
from pathlib import Path

from tools import locks

HASH = re.compile(r" \\\n    --hash=\S+")


class Index:
    """The folder, and the hashes of what is in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.hashes: dict[str, str] = {}
        folder.mkdir()
        for package, needs in json.loads(locks.NEEDS.read_text()).items():
            name, version = package.split("==")
            self.add(name, version, needs)
            self.add(name, f"{version}.1", needs)

    def add(self, name: str, version: str, needs: list[str]) -> Path:
        """Write a wheel with nothing but metadata."""
        plain = name.replace("-", "_")
        extras = sorted(set(re.findall(r"""extra\s*==\s*["']([^"']+)""", "\n".join(needs))) | self.extras(name))
        about = [f"Name: {name}", f"Version: {version}", *(f"Requires-Dist: {each}" for each in needs)]
        about += [f"Provides-Extra: {extra}" for extra in extras]
        folder = f"{plain}-{version}.dist-info"
        files = {
            f"{folder}/METADATA": "\n".join(["Metadata-Version: 2.1", *about, ""]),
            f"{folder}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        }
        record = "".join(f"{file},{self.record_of(text)}\n" for file, text in files.items())
        wheel = self.folder / f"{plain}-{version}-py3-none-any.whl"
        with zipfile.ZipFile(wheel, "w") as archive:
            for file, text in {**files, f"{folder}/RECORD": f"{record}{folder}/RECORD,,\n"}.items():
                archive.writestr(file, text)
        self.hashes[f"{name}=={version}"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
        return wheel

    @staticmethod
    def extras(name: str) -> set[str]:
        """What others ask of a package beside itself, even if it adds nothing, as coverage[toml] does."""
        asked = [*locks.own_requirements(), *(each for needs in ALL_NEEDS.values() for each in needs)]
        return locks.extras_asked_for(each for each in asked if locks.same(re.split(r"[^\w.-]", each)[0], name))

    @staticmethod
    def record_of(text: str) -> str:
        """The line of a file in the list of a wheel's files."""
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        return f"sha256={digest},{len(text.encode())}"

    def relock(self, text: str) -> str:
        """A lock as it would be if these packages were the real ones."""
        bare = HASH.sub("", text)
        return re.sub(
            r"^([\w.-]+==[^\s;]+)(.*)$",
            lambda pin: f"{pin[1]}{pin[2]} \\\n    --hash=sha256:{self.hashes[pin[1]]}",
            bare,
            flags=re.MULTILINE,
        )


ALL_NEEDS: dict[str, list[str]] = json.loads(locks.NEEDS.read_text())

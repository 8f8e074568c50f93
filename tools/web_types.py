"""Write web/src/api/schema.d.ts: the server's OpenAPI document as types for the web client.

With --check nothing is written; the exit status tells whether the types are those of the document.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from caylus.server.api.schema import with_live_messages
from caylus.server.app import make_app
from caylus.server.services import Services
from caylus.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TYPES = WEB / "src" / "api" / "schema.d.ts"
GENERATOR = WEB / "node_modules" / ".bin" / "openapi-typescript"


def read_document() -> str:
    """The OpenAPI document, live messages included, always in the same order."""
    app = make_app(Services(Settings(data=":memory:")))
    document = with_live_messages(app.openapi_schema.to_schema())
    document["info"]["version"] = ""  # a new release alone makes no new types
    return json.dumps(document, sort_keys=True, indent=1)


def make_types(document: str) -> str:
    """What the generator makes of a document."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        source.write_text(document, "utf-8")
        command = [
            str(GENERATOR),
            str(source),
            "--output",
            str(target),
            "--root-types",
            "--root-types-no-schema-prefix",
        ]
        subprocess.run(command, check=True, capture_output=True, cwd=WEB)
        return heading(document) + target.read_text("utf-8")


def heading(document: str) -> str:
    """The first line: which document the types are of."""
    return f"// Made by `make web-types` of the OpenAPI document {hashlib.sha256(document.encode()).hexdigest()}\n"


def are_current() -> bool:
    """Whether the types that lie there are those of the server as it is."""
    return TYPES.exists() and TYPES.read_text("utf-8").startswith(heading(read_document()))


def main() -> int:
    """Write the types, or check them."""
    if "--check" in sys.argv[1:]:
        if are_current() and TYPES.read_text("utf-8") == make_types(read_document()):
            return 0
        sys.stderr.write("The types of the web client are not those of the server: make web-types\n")
        return 1
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(make_types(read_document()), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

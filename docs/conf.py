"""Sphinx settings; `make docs` builds the pages."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # for component_tables

project = "Caylus"
copyright = "2026, The Caylus digital home contributors"  # noqa: A001 (the name Sphinx wants)
extensions = ["myst_parser", "sphinx.ext.autodoc", "component_tables"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Caylus"
myst_heading_anchors = 3  # so that pages can link to a ruling: rulings.md#61
autodoc_member_order = "bysource"
autodoc_typehints = "signature"

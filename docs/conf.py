"""Sphinx settings; `make docs` builds the pages."""

project = "Caylus"
copyright = "2026, The Caylus digital home contributors"  # noqa: A001 (the name Sphinx wants)
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
html_theme = "furo"

"""Steps that bring an older database up to date; `migrate.py` applies them."""

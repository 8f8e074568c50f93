"""A bot that plays at random wherever it is asked: `python bot_client.py ADDRESS TOKEN`. Needs nothing but Python."""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

ADDRESS, TOKEN = sys.argv[1:3]


def ask(method: str, path: str, data: object = None) -> Any:
    request = urllib.request.Request(f"{ADDRESS}/api{path}", method=method)
    request.add_header("Authorization", f"Bearer {TOKEN}")
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, None if data is None else json.dumps(data).encode()) as answer:
        return json.load(answer)


while True:
    tables = ask("GET", "/me/tables?status=running")
    for row in tables:
        if row["your_turn"]:
            table = ask("GET", f"/tables/{row['id']}")
            offer = random.choice(table["offers"])
            print(f"{row['id'][:6]}: {offer['sentence']}")
            try:
                ask("POST", f"/tables/{row['id']}/actions", {"version": table["version"], "action": offer["action"]})
            except urllib.error.HTTPError as error:
                if error.code != 409:  # 409: somebody took something back meanwhile; look again
                    raise
    if not any(row["your_turn"] for row in tables):
        time.sleep(0.2)

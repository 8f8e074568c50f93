"""A bot that plays at random wherever it is asked: `python bot_client.py ADDRESS TOKEN`. Needs nothing but Python."""

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ADDRESS, TOKEN = sys.argv[1:3]
HEADERS = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}


def ask(method: str, path: str, data: object = None) -> Any:
    body = None if data is None else json.dumps(data).encode()
    with urlopen(Request(f"{ADDRESS}/api{path}", body, HEADERS, method=method)) as answer:
        return json.load(answer)


while True:
    waiting = [row for row in ask("GET", "/me/tables?status=running") if row["your_turn"]]
    for table in [ask("GET", f"/tables/{row['id']}?language=en") for row in waiting]:
        try:
            choice = random.choice(table["offers"])
            ask("POST", f"/tables/{table['id']}/actions", {"version": table["version"], "action": choice["action"]})
            print(choice["sentence"])
        except (IndexError, HTTPError) as error:  # somebody took something back meanwhile: look again
            print(error)
    time.sleep(0 if waiting else 0.2)

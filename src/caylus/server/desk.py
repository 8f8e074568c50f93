"""The desk: everything people can do at tables, and who may do it. A method checks first, then adds to the log."""

from __future__ import annotations

import json

from caylus.server.errors import Refused
from caylus.server.names import clean_words
from caylus.server.people import Person
from caylus.server.playing import Playing
from caylus.server.renewing import Renewing
from caylus.server.table import Table
from caylus.server.undoing import Undoing


class Desk(Renewing, Playing, Undoing):
    """Opens tables and takes what people do at them."""

    async def say(self, id: str, person: Person, text: str) -> Table:
        """Say something to the players, or to the watchers if one watches."""
        table = await self.find(id, person)
        words = clean_words(text)
        if not words:
            raise Refused("Say something.")
        async with table.lock:
            seats = table.seats_of(person.id)
            name = table.seats[seats[0]].name if seats else person.name
            body = {"name": name, "channel": "players" if seats else "watchers", "text": words}
            await self.shelf.append(table, "chat", body=json.dumps(body))
        return table

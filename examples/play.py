#!/usr/bin/env python3
"""A client for a Benben server: plays random legal actions against bots, then checks that the promise about the deal held.

    python3 examples/play.py http://127.0.0.1:8420 pyramids 3

A fourth argument is a file for the record. Written from docs/protocol.md alone; needs Python 3 and nothing else.
"""

import base64
import hashlib
import http.client
import json
import os
import random
import re
import secrets
import struct
import sys
import time

USAGE = "usage: play.py http://HOST:PORT the-game|silver-gold|pyramids PLAYERS (1-5, 2-4, 2-6) [RECORD_FILE]"
PLAYERS = {"the-game": "12345", "silver-gold": "234", "pyramids": "23456"}
SILENCE = 80  # seconds; the server pings every 25 s, so a connection that is silent for longer is dead
PACE = 1 / 20  # seconds before each message: the server takes 20 a second
TRIES = 20  # so often in a row something may fail before we give up
COME_BACK = (1001, 4001, 4002, 4003)  # closing codes that mean: connect again
CONTINUATION, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10  # kinds of WebSocket frames
FAILURES = (OSError, http.client.HTTPException)  # of a connection: worth another try


def pause(failures):
    """Longer after each failure, and at random, so that not all clients come back at once."""
    time.sleep(min(10, 0.5 * 2 ** failures) * random.uniform(0.5, 1))


class Server:
    """The server over HTTP, and the cookie that says who we are."""

    def __init__(self, scheme, address):
        self.connection_kind = http.client.HTTPSConnection if scheme == "https" else http.client.HTTPConnection
        self.address, self.headers = address, {"Content-Type": "application/json"}

    def open(self, method, path, body=None, more_headers={}):
        connection = self.connection_kind(self.address, timeout=SILENCE)
        connection.request(method, path, body and json.dumps(body), {**self.headers, **more_headers})
        answer = connection.getresponse()
        if answer.status in (429, 503):  # they mean: later
            raise ConnectionError(f"{path} is answered with status {answer.status}")
        if answer.status not in (101, 200, 201):
            sys.exit(f"{method} {path} is answered with status {answer.status}: {answer.read(300)}")
        if cookie := answer.getheader("Set-Cookie"):
            self.headers["Cookie"] = cookie.split(";")[0]
        return connection, answer

    def ask(self, method, path, body=None):
        for failures in range(TRIES):
            try:
                return self.open(method, path, body)[1].read()
            except FAILURES:
                if failures == TRIES - 1 or "Cookie" not in self.headers:  # never answered: the address must be wrong
                    raise
            pause(failures)


class WebSocket:
    """As much of RFC 6455 as a client needs."""

    def __init__(self, server):
        self.connection, answer = server.open("GET", "/api/socket", more_headers={
            "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode()})
        self.stream = answer.fp  # from here on the connection carries frames

    def send(self, kind, content):
        mask, size = os.urandom(4), len(content)  # clients must mask; ours are short, the server takes 4096 bytes
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack(">BBH", 0x80 | kind, 0xFE, size)
        self.connection.sock.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(content)))

    def read(self, size):
        content = self.stream.read(size)
        if len(content) < size:
            raise ConnectionError("the connection was lost")
        return content

    def receive(self):
        message = b""
        while True:
            first, size = self.read(2)
            if size >= 126:
                size = int.from_bytes(self.read(2 if size == 126 else 8), "big")
            kind, content = first & 0x0F, self.read(size)
            if kind == PING:
                self.send(PONG, content)
            elif kind == CLOSE:
                code = int.from_bytes(content[:2], "big")
                if code in COME_BACK:
                    raise ConnectionError(f"closed with code {code}")
                sys.exit(f"the server closed the connection with code {code}")
            elif kind in (TEXT, CONTINUATION):
                message += content
                if first & 0x80:  # the last part of a message
                    return json.loads(message)


class Player:
    """Us at a table."""

    def __init__(self, server, table_id):
        self.server, self.table_id = server, table_id
        self.number = self.commitment = None
        self.table, self.view, self.legal = {}, {}, {}  # the last that we were told
        self.pending = None  # our request that is not answered yet; there is never more than one
        self.id_start, self.requests = secrets.token_hex(4), 0  # no id may be used twice at a table
        self.mix = secrets.token_hex(16)
        self.before_game = [{"do": "mix", "mix": self.mix}, {"do": "start"}]
        self.failures = self.retry = 0

    def play(self):
        """Plays to the end, over as many connections as it takes."""
        while self.table.get("phase") != "over":
            try:
                self.joined, self.socket = False, WebSocket(self.server)
                since = {} if self.number is None else {"since": self.number}
                self.say({"type": "join", "version": 1, "table": self.table_id, "legal": True, **since})
                while self.table.get("phase") != "over":
                    self.hear(self.socket.receive())
                    self.go_on()
            except FAILURES:
                self.failures += 1
                if self.failures == TRIES:
                    raise
                time.sleep(self.retry / 1000)
                pause(self.failures)
                self.retry = 0

    def say(self, message):
        time.sleep(PACE)
        self.socket.send(TEXT, json.dumps(message).encode())

    def request(self, what):
        self.requests += 1
        self.pending = {"type": "do", "id": f"{self.id_start}-{self.requests}", **what}
        self.say(self.pending)

    def go_on(self):
        if not self.joined or self.pending:
            return
        if self.table["phase"] == "open" and self.before_game:
            self.request(self.before_game.pop(0))
        elif self.table["phase"] == "playing" and self.legal.get("number") == self.number:  # else it is out of date
            action, self.legal = random.choice(self.legal["actions"]), {}
            self.request({"do": "act", "number": self.number, "action": action})

    def hear(self, message):
        kind, key, number = message.get("type"), message.get("key"), message.get("number")
        if kind in ("refused", "gone") and key in ("server-too-fast", "server-inside"):
            raise ConnectionError(key)  # wait; what is unanswered is asked again over a new connection
        answers = self.pending and message.get("id") == self.pending["id"]
        if answers and kind in ("view", "update", "done", "refused"):
            self.pending = None
        if kind == "view":
            self.number, self.table, self.view = number, message["table"], message.get("view", {})
            self.commitment = self.commitment or self.table["commitment"]  # keep the one shown before we add anything
        elif kind == "update" and number == self.number + 1:
            self.number, self.failures = number, 0
            self.table = message.get("table", self.table)
            view = {**message.get("view", self.view), **message.get("changed", {})}
            self.view = {field: value for field, value in view.items() if value is not None}  # null: it is gone
        elif kind == "update" and number > self.number or kind == "refused" and key == "table-stale" and answers:
            self.say({"type": "sync"})  # something got lost, or we chose too late: look at everything anew
        elif kind == "legal":
            self.legal = message
        elif kind == "stopping":
            self.retry = message["retry"]
        elif kind in ("refused", "gone", "outdated"):
            sys.exit(f"the server does not go on with us: {message.get('text', message)}")
        if kind in ("view", "update", "in-step") and not self.joined:
            self.joined = True
            if self.pending:  # unanswered over the last connection; with the same id it is not done twice
                self.say(self.pending)


def main(url="", game="", players="", record_file=None, *surplus):
    address = re.fullmatch(r"(https?)://((?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?)/?", url)
    if not address or players not in list(PLAYERS.get(game, "")) or surplus:
        print(USAGE, file=sys.stderr)
        return 2
    server = Server(*address.groups())
    server.ask("GET", "/api/me")
    seats = [{"kind": "open"}] + [{"kind": "bot", "level": "casual"}] * (int(players) - 1)
    table = server.ask("POST", "/api/tables", {"game": game, "seats": seats, "name": "Example"})  # a name: we sit down
    player = Player(server, json.loads(table)["table"])
    player.play()
    print("result", player.table["result"], flush=True)

    record = server.ask("GET", f"/api/tables/{player.table_id}/record")
    if record_file:
        with open(record_file, "wb") as file:
            file.write(record)
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]', record.decode(), re.M))
    if tags["Commitment"] != player.commitment:
        sys.exit("the record has another commitment than the one that we were shown before the game")
    if "sha256:" + hashlib.sha256(bytes.fromhex(tags["Seed"])).hexdigest() != player.commitment:
        sys.exit("the commitment does not hold: it was made for another secret")
    if tags.get("Mix", "").split(";")[player.table["you"]["seat"]] != player.mix:
        sys.exit("what we added to the shuffle is not in the record")
    print("the commitment holds")


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except (Exception, KeyboardInterrupt) as problem:  # a file that can't be written, a message without its fields
        sys.exit(f"{type(problem).__name__}: {problem}")

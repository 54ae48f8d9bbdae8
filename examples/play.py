#!/usr/bin/env python3
"""A client for a Benben server: plays random legal actions against bots, then checks that the promise about the deal held.

    python3 examples/play.py http://127.0.0.1:8420 pyramids 3

A fourth argument is a file for the record. It keeps to docs/protocol.md; needs Python 3 and nothing else.
"""

import base64
import hashlib
import json
import os
import pathlib
import random
import re
import socket
import ssl
import sys
import time
import urllib.parse
import urllib.request


class Socket:
    """As much of a WebSocket (RFC 6455) as it takes."""

    def __init__(self, url, cookie):
        port = url.port or (443 if url.scheme == "https" else 80)
        self.stream = socket.create_connection((url.hostname, port), timeout=120)
        if url.scheme == "https":
            self.stream = ssl.create_default_context().wrap_socket(self.stream, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        head = ["GET /api/socket HTTP/1.1", "Host: " + url.netloc, "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + key, "Cookie: " + cookie]
        self.stream.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        self.reader, answer = self.stream.makefile("rb"), b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.read(1)
        accept = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if b" 101 " not in answer.splitlines()[0] or base64.b64encode(accept) not in answer:
            raise ConnectionError(answer.decode())

    def read(self, count):
        data = self.reader.read(count)
        if len(data) < count:
            raise ConnectionError("the connection is lost")
        return data

    def send(self, data, kind=1):
        """One frame. Those of clients are masked."""
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + len(data).to_bytes(2, "big")
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.stream.sendall(bytes([128 | kind]) + size + mask + masked)

    def receive(self):
        """The next text, of one frame or more. Pings are answered on the way."""
        text = b""
        while True:
            first, size = self.read(2)
            if size > 125:
                size = int.from_bytes(self.read(2 if size == 126 else 8), "big")
            data, kind = self.read(size), first & 15
            if kind == 8:
                self.send(data, 8)
                raise ConnectionError("closed with %d %s" % (int.from_bytes(data[:2], "big"), data[2:].decode()))
            if kind == 9:
                self.send(data, 10)
            elif kind in (0, 1):
                text += data
                if first & 128:
                    return text.decode()


class Table:
    """A table that was joined: what is known of it, and what may be done."""

    def __init__(self, server, cookie, table):
        self.socket = Socket(urllib.parse.urlparse(server), cookie)
        self.table, self.view, self.number, self.legal, self.requests = None, None, 0, [], 0
        self.say({"type": "join", "version": 1, "table": table, "legal": True})
        while self.table is None:
            self.hear()

    def say(self, request):
        self.said = request
        self.socket.send(json.dumps(request).encode())

    def do(self, what, **fields):
        """Asks for something, and hears until that is done or refused."""
        self.requests, self.legal = self.requests + 1, []
        name = "play-%d" % self.requests
        self.say({"type": "do", "id": name, "do": what, **fields})
        while self.hear().get("id") != name:
            pass

    def hear(self):
        message = json.loads(self.socket.receive())
        kind = message["type"]
        if kind in ("view", "update"):
            if kind == "update" and message["number"] != self.number + 1:
                raise ConnectionError("a message got lost")
            # What may be chosen now, if anything, comes behind.
            self.number, self.legal = message["number"], []
            self.table = message.get("table", self.table)
            self.view = message.get("view", self.view)
            for field, value in message.get("changed", {}).items():
                self.view[field] = value
                if value is None:
                    del self.view[field]
        elif kind == "legal":
            self.legal = message["actions"]
        elif message.get("key") == "server-too-fast":
            time.sleep(1)
            self.say(self.said)
        elif kind in ("refused", "gone", "outdated") and message.get("key") != "table-stale":
            raise ConnectionError(message.get("text", kind))
        return message


def http(server, path, body=None, cookie=""):
    headers, data = {"Cookie": cookie, "Content-Type": "application/json"}, body and json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=60)


def main(server, game, players, file=None):
    server = server.rstrip("/")
    cookie = http(server, "/api/me").headers["Set-Cookie"].split(";")[0]
    seats = [{"kind": "open"}] + [{"kind": "bot", "level": "casual"}] * (int(players) - 1)
    made = json.load(http(server, "/api/tables", {"game": game, "seats": seats, "name": "Random"}, cookie))
    table = Table(server, cookie, made["table"])
    promise, added = table.table["commitment"], os.urandom(16).hex()
    table.do("mix", mix=added)
    table.do("start")
    while table.table["phase"] == "playing":
        if table.legal:
            table.do("act", number=table.number, action=random.choice(table.legal))
        else:
            table.hear()
    print("result", table.table["result"])
    record = http(server, "/api/tables/%s/record" % made["table"]).read()
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]', record.decode(), re.M))
    kept = "sha256:" + hashlib.sha256(bytes.fromhex(tags["Seed"])).hexdigest() == promise
    print("the commitment", "holds" if kept and tags["Mix"].split(";")[0] == added else "does not hold")
    if file:
        pathlib.Path(file).write_bytes(record)


if __name__ == "__main__":
    main(*sys.argv[1:]) if len(sys.argv) in (4, 5) else sys.exit(__doc__)

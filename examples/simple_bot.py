#!/usr/bin/env python3
"""A small bot for Benben's arena: The Game, Silver & Gold: Pyramids, and Pyramids.

It needs Python 3 and nothing else. Try it from the folder of the project:

    benben arena the-game --seats "exec:python3 examples/simple_bot.py" --players 3 --games 100
    benben arena silver-gold --seats "exec:python3 examples/simple_bot.py",casual --games 100
    benben arena pyramids --seats "exec:python3 examples/simple_bot.py",casual --games 100

The arena sends one command a line and the bot answers some of them; docs/bot-protocol.md describes all. Each
game has a function that gives every legal action a value; the bot chooses the best. Copy this file, change the
values, and see in the arena whether it got stronger.
"""

import json
import random
import re
import sys

VERSION = 1


# The Game: the smallest step forward, a jump of ten backwards whenever there is one.


def rate_the_game(action, view, game):
    word = re.fullmatch(r"(\d+)>([AD][12])", action)
    if word:
        card, pile = int(word[1]), word[2]
        top = view["tops"][pile]
        forward = card - top if pile[0] == "A" else top - card
        value = 50 if forward == -10 else -forward
        if is_left_alone(view, pile):
            value -= 5
        return value
    if action == "end":
        # Only cards that cost next to nothing are worth more than the minimum.
        return -2
    # `keen N`: how much this seat wants to start. Glad to, if some card fits well.
    wanted = 3 if any(best_step(card, view) <= 2 for card in view["hand"]) else 1
    return -abs(int(action.split()[1]) - wanted)


def best_step(card, view):
    return min(card - view["tops"]["A1"], view["tops"]["D1"] - card)


def is_left_alone(view, pile):
    """Whether another seat asked to leave the pile."""
    said = (words[pile] for seat, words in enumerate(view["signals"]) if seat != view["viewer"])
    return any(word in ("leave", "nojump") for word in said)


def signals_the_game(view):
    """Asks to leave the piles of which this seat holds one of the three nearest cards that are still out."""
    if view["placed"] is None:
        return []  # The table hides placed cards, and this bot does not remember them: it can't tell which are still out.
    said = []
    for pile, top in view["tops"].items():
        forward = 1 if pile[0] == "A" else -1
        ahead = [top + step * forward for step in (-10, *range(1, 99))]
        out = [card for card in ahead if 2 <= card <= 99 and card not in view["placed"]]
        # No phrase may give a single card away (TG-18): it is about three, and a small hand says nothing.
        use = len(out) >= 3 and len(view["hand"]) >= 4 and any(card in view["hand"] for card in out[:3])
        word, now = ("leave" if use else None), view["signals"][view["viewer"]][pile]
        if word != now:
            said.append("say %s %s" % (pile, word or "clear"))
    return said


# Silver & Gold: Pyramids: many squares, and those close to the bottom row, where the tombs are.


def rate_silver_gold(action, view, game):
    kind, _, rest = action.partition(" ")
    if kind in ("mark", "extra"):
        squares = rest.partition(":")[2].split(",")
        depth = max(int(square[1]) for square in squares)
        return 2 * len(squares) + depth
    if kind == "take":
        # A card that can be seen rather than one that can't.
        return 0 if rest == "pile" else 1
    return 0


# Pyramids: build on one's own pyramids, top stones first, big floors to start with.


def rate_pyramids(action, view, game):
    seat = game["seat"]
    build = re.fullmatch(r"([rygb])([2-9T])@(\d)\.(\d+)", action)
    if build:
        value = 30 if build[2] == "T" else 10
        return value if int(build[3]) == seat else -value
    start = re.fullmatch(r"([rygb])([2-9])@(\d)", action)
    if start:
        own = [pyramid for pyramid in view["table"] if pyramid["seat"] == seat]
        still_open = [pyramid for pyramid in own if not pyramid["cards"][-1].endswith("T")]
        if int(start[3]) != seat or len(still_open) >= 3:
            return -20
        return int(start[2]) if 4 <= int(start[2]) <= 6 else -5
    if action.startswith("swap"):
        # Before anything else: one top stone of each colour is enough.
        stones = [card for card in view["hand"] if card.endswith("T")]
        kept = stones.copy()
        for card in action.split()[1:]:
            kept.remove(card)
        return 40 if sorted(kept) == sorted(set(stones)) else -1
    if action.startswith("discard"):
        # Big floors are hard to finish.
        return sum(int(card[1]) if card[1] != "T" else 4 for card in action.split()[1:])
    return 0  # `end`


RATE = {"the-game": rate_the_game, "silver-gold": rate_silver_gold, "pyramids": rate_pyramids}


class Bot:
    def __init__(self):
        self.game = None  # what `newgame` said
        self.view = None  # what the seat sees
        self.legal = []  # what may be chosen now
        self.luck = random.Random(0)
        self.options = {}

    def choose(self):
        """The best action; among equals one at random."""
        rate = RATE[self.game["game"]]
        values = [(rate(action, self.view, self.game), self.luck.random(), action) for action in self.legal]
        return max(values)[2]

    def signals(self):
        if self.game["game"] == "the-game" and self.options.get("signals") != "off":
            return signals_the_game(self.view)
        return []

    def answer(self, line):
        """The answer to a command, or None if it has none."""
        command, _, rest = line.partition(" ")
        if command == "hello":
            return "id name simple_bot\nhello %d" % VERSION
        if command == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = value
        elif command == "newgame":
            self.game, self.view, self.legal = json.loads(rest), None, []
            self.luck = random.Random(self.game["seed"])
            if self.game["game"] not in RATE:
                return "error this bot does not know %s" % self.game["game"]
            return "ready"
        elif command == "view":
            self.view = json.loads(rest)
        elif command == "legal":
            self.legal = json.loads(rest)
        elif command == "signals":
            return "signals %s" % json.dumps(self.signals())
        elif command == "go":
            return "choice %s" % self.choose()
        elif command == "bad":
            print("refused: %s" % rest, file=sys.stderr)
        # `stop` comes too late for a bot that answers at once, and `over` changes nothing.
        return None


def main():
    bot = Bot()
    for line in sys.stdin:
        line = line.strip()
        if line == "quit":
            break
        answer = bot.answer(line)
        if answer is not None:
            print(answer, flush=True)


if __name__ == "__main__":
    main()

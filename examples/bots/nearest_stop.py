#!/usr/bin/env python3
"""A bot as a program, in Python 3 without any packages: docs/engine.md describes what it reads and writes.

    npx tokaido arena --candidate 'exec:python3 examples/bots/nearest_stop.py' --against porter

It takes the nearest stop, buys while it can still pay for a meal, and gives little. Put your own idea into `choose`.
"""

import json
import random
import sys

PROTOCOL = 1
MEAL = 3  # the price of the most expensive one


def words_of(action):
    verb, *rest = action.split()
    return verb, [word for word in rest if word != "-"]


def worth(action, decision, me, rank):
    """How much the bot likes an action; `rank` is its place in the list, which has the nearest stop first."""
    verb, things = words_of(action)
    if decision == "travel":
        return -rank
    if verb == "buy":
        return len(things) if me["coins"] > MEAL else -len(things)
    if verb in ("give", "donate"):
        return -int(things[0]) if things[0].isdigit() else 0
    if verb == "eat":
        return 1 - rank / 100 if things else 0
    if verb in ("pass", "refuse", "rest"):
        return -1
    if things == ["no"]:
        return -1
    return 0


def choose(question, rng):
    """One of the legal actions: the one worth most, any of them where several are."""
    me = question["view"]["seats"][question["seat"]]
    legal = question["legal"]
    values = [worth(action, question["decision"], me, rank) for rank, action in enumerate(legal)]
    best = max(values)
    return rng.choice([action for action, value in zip(legal, values) if value == best])


def answer(message, seats):
    """The answer to a message; `seats` remembers the randomness of each seat at each table."""
    kind = message.get("type")
    if kind == "hello":
        if message["protocol"] != PROTOCOL:
            return {"type": "error", "message": f"this bot speaks version {PROTOCOL} of the protocol"}
        return {"type": "hello", "protocol": PROTOCOL, "name": "nearest stop", "version": "1"}
    if kind == "ping":
        return {"type": "pong"}
    if kind not in ("seat", "decide", "leave"):
        return {"type": "error", "message": f"unknown message {kind!r}"}
    place = {"table": message["table"], "seat": message["seat"]}
    key = (message["table"], message["seat"])
    if kind == "seat":
        # The same seed, the same answers: a match can be repeated.
        seats[key] = random.Random(message["seed"])
        return {"type": "ready", **place}
    if key not in seats:
        return {"type": "error", "message": f"nobody sits at seat {key[1]} of table {key[0]}"}
    if kind == "leave":
        del seats[key]
        return {"type": "left", **place}
    action = choose(message, seats[key])
    return {"type": "action", **place, "number": message["number"], "action": action}


def main():
    seats = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message.get("type") == "quit":
            break
        print(json.dumps(answer(message, seats)), flush=True)


main()

"""Chunks of positions, as actors write them and as a window is saved; see src/train/chunk.ts."""

import os

import numpy as np

MARK = 0x314B4843
HEAD = 8


class Failure(Exception):
    """Something that the user can do something about."""


def replace_file(path, parts):
    with open(path + ".tmp", "wb") as file:
        for part in parts:
            file.write(part)
    os.replace(path + ".tmp", path)


class Chunk:
    """Positions as an actor writes them; see chunk.ts."""

    def __init__(self, data, seats, inputs):
        head = np.frombuffer(data, "<u4", HEAD)
        if head[0] != MARK or head[4] != seats or head[5] != inputs:
            raise Failure("a file among the chunks is no chunk of positions of this run")
        self.positions, self.entries, self.games = int(head[1]), int(head[2]), int(head[3])
        at = 4 * HEAD

        def take(kind, count):
            nonlocal at
            values = np.frombuffer(data, kind, count, at)
            at += values.nbytes
            return values

        self.wins = take("<f4", self.positions * seats).reshape(-1, seats)
        self.points = take("<f4", self.positions * seats).reshape(-1, seats)
        self.values = take("<f4", self.entries)
        self.counts = take("<u2", self.positions)
        self.places = take("<u2", self.entries)


def pack_chunk(x, wins, points):
    """The same bytes from dense positions."""
    rows, places = np.nonzero(x)
    counts = np.bincount(rows, minlength=len(x)).astype("<u2")
    values = x[rows, places].astype("<f4")
    head = np.zeros(HEAD, "<u4")
    head[:6] = [MARK, len(x), len(values), 0, wins.shape[1], x.shape[1]]
    parts = [head, wins.astype("<f4"), points.astype("<f4"), values, counts, places.astype("<u2")]
    return b"".join(part.tobytes() for part in parts)

"""The newest positions, on the device that learns from them."""

import os
import struct
import zlib

import torch

from positions import Chunk, pack_chunk, replace_file

# Positions that are saved together.
BLOCK = 16384


class Window:
    """The newest positions, in a ring on the device."""

    def __init__(self, room, inputs, seats, device):
        self.room, self.device = room, device
        self.inputs, self.seats = inputs, seats
        self.x = torch.zeros(room, inputs, dtype=torch.float16, device=device)
        self.wins = torch.zeros(room, seats, device=device)
        self.points = torch.zeros(room, seats, device=device)
        # Where the next position goes, and how many there are.
        self.next = 0
        self.held = 0
        # What the next step draws from: on the device, since a recorded step reads them there.
        self.low = torch.zeros((), dtype=torch.long, device=device)
        self.size = torch.ones((), device=device)

    def dense(self, chunk):
        def move(values):
            return torch.from_numpy(values.copy()).to(self.device)

        # Small on the way to the device, and wide only there; PyTorch indexes with signed numbers.
        counts = move(chunk.counts.view("<i2")).long()
        places = move(chunk.places.view("<i2")).long()
        rows = torch.repeat_interleave(torch.arange(chunk.positions, device=self.device), counts)
        x = torch.zeros(chunk.positions, self.inputs, dtype=torch.float16, device=self.device)
        x[rows, places] = move(chunk.values).half()
        return x, move(chunk.wins), move(chunk.points)

    def add(self, x, wins, points):
        count = len(x)
        slots = (self.next + torch.arange(count, device=self.device)) % self.room
        self.x[slots], self.wins[slots], self.points[slots] = x, wins, points
        self.next = (self.next + count) % self.room
        self.held = min(self.room, self.held + count)

    def draw_from(self, count):
        self.low.fill_((self.next - count) % self.room)
        self.size.fill_(float(count))

    def save(self, path, limit):
        """The newest positions, newest first in blocks, as many as fit into `limit` bytes."""
        blocks, used, done = [], 0, 0
        while done < self.held:
            count = min(BLOCK, self.held - done)
            slots = (self.next - done - count + torch.arange(count, device=self.device)) % self.room
            x, wins, points = (t[slots].float().cpu().numpy() for t in (self.x, self.wins, self.points))
            block = zlib.compress(pack_chunk(x, wins, points), 3)
            used += 4 + len(block)
            if used > limit:
                break
            blocks += [struct.pack("<I", len(block)), block]
            done += count
        replace_file(path, blocks)

    def load(self, path):
        if not os.path.exists(path):
            return
        with open(path, "rb") as file:
            data = file.read()
        blocks, at = [], 0
        while at < len(data):
            (length,) = struct.unpack_from("<I", data, at)
            blocks.append(data[at + 4 : at + 4 + length])
            at += 4 + length
        for block in reversed(blocks):
            self.add(*self.dense(Chunk(zlib.decompress(block), self.seats, self.inputs)))

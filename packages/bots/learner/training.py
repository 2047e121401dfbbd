"""Training of a net on a window of positions; src/train/node-learner.ts does the same without PyTorch."""

import json
import math
import os
import struct
import sys

import numpy as np
import torch

from positions import Failure, replace_file
from window import Window

CHECKPOINT_MARK = 0x31504B43
# Of the memory that is free on a GPU, so that several runs fit side by side.
MEMORY_PART = 0.45


def layer_shapes(settings):
    inputs, (first, second) = settings["inputs"], settings["hidden"]
    outputs = -(-2 * settings["seats"] // 4) * 4
    return [(inputs, first), (first,), (first, second), (second,), (second, outputs), (outputs,)]


class Training:
    """The net of a run with all that it learns from and by."""

    def __init__(self, folder, threads):
        self.folder = folder
        with open(os.path.join(folder, "run.json"), encoding="utf8") as file:
            s = self.settings = json.load(file)
        torch.set_num_threads(threads)
        self.cuda = torch.cuda.is_available()
        self.device = torch.device("cuda" if self.cuda else "cpu")
        torch.manual_seed(s["seed"] * 1000 + s["commands"])
        self.batch = s["batch"] or (4096 if self.cuda else 512)
        self.learning = s["learning"]
        self.window = Window(self.window_room(), s["inputs"], s["seats"], self.device)
        self.games = self.positions = self.steps = 0
        self.spent = 0.0
        # How far the run is, from 0 to 1.
        self.done = 0.0
        self.shapes = layer_shapes(s)
        self.make_weights()
        self.load_checkpoint()
        self.window.load(self.path("window.bin"))
        self.kept = self.window.held
        self.fresh = np.zeros(3)
        self.fresh_count = 0
        self.last_losses = [0.0, 0.0, 0.0]
        self.graph = None
        self.recorded = False

    def path(self, name):
        return os.path.join(self.folder, name)

    def window_room(self):
        s = self.settings
        room = s["window"] or (8_000_000 if self.cuda else 400_000)
        if self.cuda:
            free, _ = torch.cuda.mem_get_info()
            room = min(room, int(MEMORY_PART * free / (2 * s["inputs"] + 8 * s["seats"])))
        return room

    def make_weights(self):
        """Small random weights to start from, as in net.ts."""
        spreads = [0.12, 0, math.sqrt(3 / self.settings["hidden"][0]), 0, 0.1, 0]
        layers = [(torch.rand(*shape) * 2 - 1) * spread for shape, spread in zip(self.shapes, spreads)]
        start = torch.cat([layer.reshape(-1) for layer in layers]).to(self.device)
        self.weights = start.clone().requires_grad_(True)
        self.weights.grad = torch.zeros_like(start)
        self.average = start
        self.means = torch.zeros_like(start)
        self.squares = torch.zeros_like(start)
        # On the device, since a recorded step reads them there.
        self.rate = torch.zeros((), device=self.device)
        self.adam_steps = torch.zeros((), dtype=torch.float64, device=self.device)

    # Learning

    def forward(self, x, weights):
        seats = self.settings["seats"]
        parts = torch.split(weights, [math.prod(shape) for shape in self.shapes])
        w = [part.view(shape) for part, shape in zip(parts, self.shapes)]
        hidden = torch.relu(torch.addmm(w[1], x, w[0]))
        hidden = torch.relu(torch.addmm(w[3], hidden, w[2]))
        out = torch.addmm(w[5], hidden, w[4])
        return torch.log_softmax(out[:, :seats], 1), out[:, seats : 2 * seats]

    def errors(self, x, wins, points):
        """Cross-entropy, squared error of the points over all seats, and Brier score of the own seat."""
        shares, guess = self.forward(x, self.weights)
        return (
            -(wins * shares).sum(1).mean(),
            ((guess - points) ** 2).sum(1).mean(),
            ((shares[:, 0].exp() - wins[:, 0]) ** 2).mean(),
        )

    def step(self):
        window = self.window
        drawn = (torch.rand(self.batch, device=self.device) * window.size).long()
        at = (window.low + drawn) % window.room
        entropy, squared, _ = self.errors(window.x[at].float(), window.wins[at], window.points[at])
        self.weights.grad.zero_()
        (entropy + self.settings["pointsWeight"] * 0.5 * squared).backward()
        self.adam()

    @torch.no_grad()
    def adam(self):
        """Written out, so that its state is a few plain tensors that any version can save and restore."""
        first, second, tiny = 0.9, 0.999, 1e-7
        self.adam_steps.add_(1)
        # Powers by way of logarithms: a power of a plain number is not allowed in every recorded step.
        scale = (self.rate / (1 - torch.exp(self.adam_steps * math.log(first)))).float()
        root = torch.sqrt(1 - torch.exp(self.adam_steps * math.log(second))).float()
        slope = self.weights.grad
        self.means.lerp_(slope, 1 - first)
        self.squares.mul_(second).addcmul_(slope, slope, value=1 - second)
        self.weights.sub_(scale * self.means / (self.squares.sqrt() / root + tiny))

    def record(self):
        """Records a step as a CUDA graph: a batch is so small that starting its kernels one by one takes longer."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                self.step()
        torch.cuda.current_stream().wait_stream(stream)
        self.steps += 3
        graph = torch.cuda.CUDAGraph()
        try:
            with torch.cuda.graph(graph):
                self.step()
            self.graph = graph
        except RuntimeError as error:
            # Slower, but it learns the same.
            print(f"no CUDA graph: {error}", file=sys.stderr)
            torch.cuda.synchronize()

    def window_size(self):
        rule = self.learning
        wanted = max(rule["leastWindow"] * self.batch, rule["windowPart"] * self.positions)
        return int(min(self.window.held, wanted))

    def may_step(self):
        """Whether there is enough to learn from, and more than was learned from already."""
        if self.window.held < self.learning["firstBatches"] * self.batch:
            return False
        return self.steps * self.batch < self.settings["reuse"] * self.positions

    def learn(self):
        """Some steps; their average is taken up into the moving average."""
        self.window.draw_from(self.window_size())
        first, last = self.settings["rate"]
        self.rate.fill_(first * (last / first) ** min(1.0, self.done))
        if self.cuda and not self.recorded:
            self.recorded = True
            self.record()
        count = self.learning["averageEvery"]
        for _ in range(count):
            if self.graph is None:
                self.step()
            else:
                self.graph.replay()
        self.steps += count
        rule = self.learning
        over = min(rule["mostAverage"], max(rule["leastAverage"], rule["averagePart"] * self.steps))
        with torch.no_grad():
            self.average.lerp_(self.weights, 1 - math.exp(-count / over))
        if self.cuda:
            torch.cuda.synchronize()

    def take(self, chunk):
        x, wins, points = self.window.dense(chunk)
        if self.steps > 0:
            with torch.no_grad():
                self.fresh += np.array([float(e) for e in self.errors(x.float(), wins, points)]) * len(x)
            self.fresh_count += len(x)
        self.window.add(x, wins, points)
        self.positions += chunk.positions
        self.games += chunk.games

    # Files

    def write_weights(self):
        flat = self.average.cpu().numpy()
        if not np.isfinite(flat).all():
            raise Failure("the weights have diverged; start again with a lower --rate")
        replace_file(self.path("weights.bin"), [flat.astype("<f4").tobytes()])

    def save_checkpoint(self, spent):
        blocks = [
            block.detach().cpu().numpy().astype("<f4")
            for block in (self.weights, self.average, self.means, self.squares)
        ]
        head = {
            "schema": self.settings["schema"],
            "size": len(blocks[0]),
            "spent": spent,
            "games": self.games,
            "positions": self.positions,
            "steps": self.steps,
        }
        line = json.dumps(head).encode()
        start = struct.pack("<II", CHECKPOINT_MARK, len(line))
        replace_file(self.path("checkpoint.bin"), [start, line, *(block.tobytes() for block in blocks)])

    def load_checkpoint(self):
        path = self.path("checkpoint.bin")
        if not os.path.exists(path):
            return
        with open(path, "rb") as file:
            data = file.read()
        mark, length = struct.unpack_from("<II", data)
        if mark != CHECKPOINT_MARK:
            raise Failure(f"{path} is no checkpoint")
        head = json.loads(data[8 : 8 + length])
        flat = np.frombuffer(data, "<f4", offset=8 + length).copy().reshape(4, -1)
        if head["schema"] != self.settings["schema"] or flat.shape[1] != self.weights.numel():
            raise Failure(f"{path} belongs to a net of another shape")
        with torch.no_grad():
            for block, values in zip((self.weights, self.average, self.means, self.squares), flat):
                block.copy_(torch.from_numpy(values))
        self.games, self.positions, self.steps = head["games"], head["positions"], head["steps"]
        self.spent = head["spent"]
        self.adam_steps.fill_(self.steps)

    def news(self):
        """Counts of the run, and errors on positions that had not been learned from."""
        if self.fresh_count > 0:
            self.last_losses = (self.fresh / self.fresh_count).tolist()
            self.fresh[:] = 0
            self.fresh_count = 0
        entropy, squared, brier = self.last_losses
        return dict(
            games=self.games,
            positions=self.positions,
            steps=self.steps,
            window=self.window_size(),
            rate=float(self.rate),
            crossEntropy=entropy,
            brier=brier,
            points=100 * math.sqrt(squared / self.settings["seats"]),
        )

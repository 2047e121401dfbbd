"""The learner of `npm run train` on PyTorch: on a GPU where there is one, else on the CPU.

It is started by the trainer with the folder of a run. It reads chunks of positions, trains the net on a window of the
newest ones, and writes weights for the actors. Lines of JSON on standard input say how far the run is and when to save;
it answers with lines of JSON. The files and the algorithm are those of src/train; the Node learner does the same.
"""

import glob
import json
import math
import os
import queue
import struct
import sys
import threading
import time
import zlib

import numpy as np
import torch

CHUNK_MARK = 0x314B4843
CHUNK_HEAD = 8
CHECKPOINT_MARK = 0x31504B43
WEIGHTS_EVERY = 2.0
NEWS_EVERY = 1.0
# Positions of the window that are saved together.
BLOCK = 16384
CHUNKS_AT_ONCE = 12
# Of the memory that is free on a GPU, so that several runs fit side by side.
MEMORY_PART = 0.45


class Failure(Exception):
    """Something that the user can do something about."""


def tell(kind, **fields):
    sys.stdout.write(json.dumps({"type": kind, **fields}) + "\n")
    sys.stdout.flush()


def replace_file(path, parts):
    with open(path + ".tmp", "wb") as file:
        for part in parts:
            file.write(part)
    os.replace(path + ".tmp", path)


class Chunk:
    """Positions as an actor writes them; see chunk.ts."""

    def __init__(self, data, seats, inputs):
        head = np.frombuffer(data, "<u4", CHUNK_HEAD)
        if head[0] != CHUNK_MARK or head[4] != seats or head[5] != inputs:
            raise Failure("a file among the chunks is no chunk of positions of this run")
        self.positions, self.entries, self.games = int(head[1]), int(head[2]), int(head[3])
        at = 4 * CHUNK_HEAD

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
    head = np.zeros(CHUNK_HEAD, "<u4")
    head[:6] = [CHUNK_MARK, len(x), len(values), 0, wins.shape[1], x.shape[1]]
    parts = [head, wins.astype("<f4"), points.astype("<f4"), values, counts, places.astype("<u2")]
    return b"".join(part.tobytes() for part in parts)


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


class Learner:
    def __init__(self, folder, threads, window_limit):
        self.folder = folder
        self.window_limit = window_limit
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
        tell("weights")

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
        self.adam_steps.fill_(self.steps)

    def news(self, kind):
        if self.fresh_count > 0:
            self.last_losses = (self.fresh / self.fresh_count).tolist()
            self.fresh[:] = 0
            self.fresh_count = 0
        entropy, squared, brier = self.last_losses
        tell(
            kind,
            games=self.games,
            positions=self.positions,
            steps=self.steps,
            window=self.window_size(),
            rate=float(self.rate),
            crossEntropy=entropy,
            brier=brier,
            points=100 * math.sqrt(squared / self.settings["seats"]),
        )


def layer_shapes(settings):
    inputs, (first, second) = settings["inputs"], settings["hidden"]
    outputs = -(-2 * settings["seats"] // 4) * 4
    return [(inputs, first), (first,), (first, second), (second,), (second, outputs), (outputs,)]


def read_chunks(learner, chunks, finishing):
    """In a thread of its own: takes the oldest chunks off the disk."""
    s = learner.settings
    try:
        while True:
            last = finishing.is_set()
            files = sorted(glob.glob(learner.path("chunks/*.bin")), key=os.path.getmtime)
            for file in files:
                with open(file, "rb") as opened:
                    data = opened.read()
                os.unlink(file)
                chunks.put(Chunk(data, s["seats"], s["inputs"]))
            if not files:
                if last:
                    break
                time.sleep(0.02)
        chunks.put(None)
    except Exception as error:  # noqa: BLE001: handed to the main thread
        chunks.put(error)


def read_orders(orders):
    for line in sys.stdin:
        orders.put(json.loads(line))
    # The trainer has gone.
    orders.put({"type": "finish", "spent": None})


def run(folder, threads, window_limit):
    learner = Learner(folder, threads, window_limit)
    learner.write_weights()
    name = torch.cuda.get_device_name() if learner.cuda else "CPU"
    tell(
        "ready",
        device=f"PyTorch {torch.__version__} on {name}",
        batch=learner.batch,
        window=learner.window.room,
        kept=learner.kept,
    )
    orders, chunks, finishing = queue.Queue(), queue.Queue(maxsize=32), threading.Event()
    threading.Thread(target=read_orders, args=(orders,), daemon=True).start()
    threading.Thread(target=read_chunks, args=(learner, chunks, finishing), daemon=True).start()
    written = told = time.monotonic()
    patient = learner.settings["unit"] == "games"
    spent, ended = 0.0, False
    while True:
        while not orders.empty():
            order = orders.get()
            spent = spent if order.get("spent") is None else order["spent"]
            if order["type"] == "progress":
                learner.done = order["done"]
            elif order["type"] == "save":
                learner.save_checkpoint(spent)
            else:
                finishing.set()
        # A run that is counted in games learns all it can from them; one on the clock must not fall behind.
        for _ in range(0 if patient and learner.may_step() else CHUNKS_AT_ONCE):
            if chunks.empty():
                break
            chunk = chunks.get()
            if isinstance(chunk, Exception):
                raise chunk
            if chunk is None:
                ended = True
            else:
                learner.take(chunk)
        if learner.may_step() and (patient or not ended):
            learner.learn()
        elif ended:
            break
        else:
            time.sleep(0.003)
        now = time.monotonic()
        if now - written > WEIGHTS_EVERY:
            learner.write_weights()
            written = now
        if now - told > NEWS_EVERY:
            learner.news("news")
            told = now
    learner.write_weights()
    learner.save_checkpoint(spent)
    learner.window.save(learner.path("window.bin"), window_limit)
    learner.news("finished")


def main():
    folder, threads, window_limit = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    try:
        run(folder, threads, window_limit)
    except Failure as failure:
        tell("error", error=str(failure))
        sys.exit(1)


if __name__ == "__main__":
    main()

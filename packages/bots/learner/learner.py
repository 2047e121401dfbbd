"""The learner of `npm run train` on PyTorch: on a GPU where there is one, else on the CPU.

It is started by the trainer with the folder of a run. It reads chunks of positions, trains the net on a window of the
newest ones, and writes weights for the actors. Lines of JSON on standard input say how far the run is and when to save;
it answers with lines of JSON. The files and the algorithm are those of src/train; the Node learner does the same.
"""

import glob
import json
import os
import queue
import sys
import threading
import time

import torch

from positions import Chunk, Failure
from training import Training

WEIGHTS_EVERY = 2.0
NEWS_EVERY = 1.0
CHUNKS_AT_ONCE = 12


def tell(kind, **fields):
    sys.stdout.write(json.dumps({"type": kind, **fields}) + "\n")
    sys.stdout.flush()


def read_chunks(training, chunks, finishing):
    """In a thread of its own: takes the oldest chunks off the disk."""
    s = training.settings
    try:
        while True:
            last = finishing.is_set()
            files = sorted(glob.glob(training.path("chunks/*.bin")), key=os.path.getmtime)
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
    orders.put({"type": "finish"})


def write_weights(training):
    training.write_weights()
    tell("weights")


def run(folder, threads, window_limit):
    training = Training(folder, threads)
    write_weights(training)
    name = torch.cuda.get_device_name() if training.cuda else "CPU"
    tell(
        "ready",
        device=f"PyTorch {torch.__version__} on {name}",
        batch=training.batch,
        window=training.window.room,
        kept=training.kept,
    )
    orders, chunks, finishing = queue.Queue(), queue.Queue(maxsize=32), threading.Event()
    threading.Thread(target=read_orders, args=(orders,), daemon=True).start()
    threading.Thread(target=read_chunks, args=(training, chunks, finishing), daemon=True).start()
    written = told = time.monotonic()
    patient = training.settings["unit"] == "games"
    spent, ended = training.spent, False
    while True:
        while not orders.empty():
            order = orders.get()
            if order["type"] == "progress":
                training.done, spent = order["done"], order["spent"]
            elif order["type"] == "save":
                training.save_checkpoint(spent)
            else:
                finishing.set()
        # A run that is counted in games learns all it can from them; one on the clock must not fall behind.
        for _ in range(0 if patient and training.may_step() else CHUNKS_AT_ONCE):
            if chunks.empty():
                break
            chunk = chunks.get()
            if isinstance(chunk, Exception):
                raise chunk
            if chunk is None:
                ended = True
            else:
                training.take(chunk)
        if training.may_step() and (patient or not ended):
            training.learn()
        elif ended:
            break
        else:
            time.sleep(0.003)
        now = time.monotonic()
        if now - written > WEIGHTS_EVERY:
            write_weights(training)
            written = now
        if now - told > NEWS_EVERY:
            tell("news", **training.news())
            told = now
    write_weights(training)
    training.save_checkpoint(spent)
    training.window.save(training.path("window.bin"), window_limit)
    tell("finished", **training.news())


def main():
    folder, threads, window_limit = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    try:
        run(folder, threads, window_limit)
    except Failure as failure:
        tell("error", error=str(failure))
        sys.exit(1)


if __name__ == "__main__":
    main()

/**
 * What is sent on WebSocket connections. Each message becomes a frame once, however many it is sent to, and all frames
 * that a connection gets in one round of the event loop go out in one write: writes are the dearest part of a move.
 * `ws` writes each message by itself, so the frames are made here (RFC 6455, 5.2); it does everything else.
 */

import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@tokaido/table';
import { messageText } from '@tokaido/table';

const FINAL_TEXT = 0x81;
/** Lengths that do not fit into seven bits follow in two or eight bytes. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** The frame of a text; a server does not mask what it sends. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const extra = length < TWO_BYTES ? 0 : length < 0x10000 ? 2 : 8;
  const frame = Buffer.allocUnsafe(2 + extra + length);
  frame[0] = FINAL_TEXT;
  frame[1] = extra === 0 ? length : extra === 2 ? TWO_BYTES : EIGHT_BYTES;
  if (extra === 2) frame.writeUInt16BE(length, 2);
  if (extra === 8) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, 2 + extra);
  return frame;
}

/** Everybody who may know the same of a table is sent the same message. */
const FRAMES = new WeakMap<ServerMessage, Buffer>();

function frameOf(message: ServerMessage): Buffer {
  const frame = FRAMES.get(message) ?? textFrame(messageText(message));
  FRAMES.set(message, frame);
  return frame;
}

/** Those that have something to send at the end of this round. */
let waiting: Outbox[] = [];

function flushAll(): void {
  const outboxes = waiting;
  waiting = [];
  for (const outbox of outboxes) outbox.flush();
}

export class Outbox {
  private readonly socket: Duplex;
  private frames: Buffer[] = [];

  /** `socket` is the one below the WebSocket. */
  constructor(socket: Duplex) {
    this.socket = socket;
  }

  /** Bytes that the other side has not taken yet. */
  get backlog(): number {
    return this.socket.writableLength;
  }

  add(message: ServerMessage): void {
    if (this.frames.push(frameOf(message)) > 1) return;
    // After all promises that are settled by now: the answer to a command goes with the update that it caused.
    if (waiting.push(this) === 1) process.nextTick(flushAll);
  }

  /** Writes at once; to be called before anything else is written to the socket. */
  flush(): void {
    const { frames } = this;
    const [first] = frames;
    this.frames = [];
    if (first === undefined || !this.socket.writable) return;
    this.socket.write(frames.length === 1 ? first : Buffer.concat(frames));
  }
}

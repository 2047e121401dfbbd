/** Where a game is played: reads lines and writes text. A real terminal, a pipe, or a test. */

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Terminal {
  /** Whether a person watches a screen: it may be cleared, and moves of others are shown slowly. */
  readonly live: boolean;
  readonly rows: number;
  write(text: string): void;
  /** The next line; null after the end of the input or Ctrl-C. */
  ask(prompt: string): Promise<string | null>;
  /** Waits where a person watches; true where a line was typed, or the input ended. */
  pause(ms: number): Promise<boolean>;
  close(): void;
}

/** The part of stdout that is used. */
export interface Out {
  readonly isTTY?: boolean;
  readonly rows?: number;
  write(text: string): unknown;
}

const ROWS = 24;
/** Time for typed lines to arrive, in ms. */
const SETTLE = 30;

export function terminalOn(input: Readable & { isTTY?: boolean }, out: Out): Terminal {
  const live = input.isTTY === true && out.isTTY === true;
  const waiting: string[] = [];
  const source = { ended: false };
  let wake: (() => void) | null = null;
  let hurry = new AbortController();

  // Never in terminal mode: the terminal's own line editing needs no cursor movement of ours.
  const lines = createInterface({ input, terminal: false });
  const stir = () => {
    hurry.abort();
    wake?.();
  };
  lines.on('line', (line) => {
    waiting.push(line);
    stir();
  });
  const end = () => {
    source.ended = true;
    stir();
  };
  lines.on('close', end);
  const interrupt = () => {
    out.write('\n');
    end();
  };
  process.on('SIGINT', interrupt);

  return {
    live,
    rows: out.rows ?? ROWS,
    write: (text) => {
      out.write(text);
    },
    async ask(prompt) {
      if (live) {
        // What was typed while others moved was meant to hurry them, not to answer; some may still be on its way.
        await sleep(SETTLE);
        waiting.length = 0;
      }
      out.write(prompt);
      while (waiting.length === 0 && !source.ended) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      wake = null;
      const line = waiting.shift() ?? null;
      // A script does not show what it types, and the next text needs a line of its own.
      if (!live) out.write('\n');
      return line;
    },
    async pause(ms) {
      // A line typed meanwhile hurries everything up to the next question.
      if (!live || source.ended || waiting.length > 0) return live;
      hurry = new AbortController();
      return sleep(ms, false, { signal: hurry.signal }).catch(() => true);
    },
    close() {
      process.off('SIGINT', interrupt);
      lines.close();
    },
  };
}

/** A progress bar on stderr; nothing if that is not a terminal. */

const WIDTH = 30;
const EVERY_MS = 80;

export interface Progress {
  at(done: number): void;
  end(): void;
}

export function progressBar(total: number, unit: string): Progress {
  const out = process.stderr;
  if (!out.isTTY) return { at: () => {}, end: () => {} };
  let shown = 0;
  return {
    at(done) {
      const now = performance.now();
      if (done < total && now - shown < EVERY_MS) return;
      shown = now;
      const full = Math.round((WIDTH * done) / total);
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${total} ${unit}`);
    },
    end() {
      out.write('\r\u001B[K');
    },
  };
}

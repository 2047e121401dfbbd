/** How far a command is, on stderr: a bar in a terminal; elsewhere nothing, or a line each minute if it may take long. */

const WIDTH = 30;
const EVERY_MS = 80;
const LINE_EVERY_MS = 60_000;

export interface Progress {
  at(done: number): void;
  end(): void;
}

export function progressBar(
  total: number,
  unit: string,
  elsewhere: 'lines' | 'nothing' = 'nothing',
): Progress {
  const out = process.stderr;
  if (!out.isTTY && elsewhere === 'nothing') return { at: () => {}, end: () => {} };
  const every = out.isTTY ? EVERY_MS : LINE_EVERY_MS;
  const started = performance.now();
  let shown = out.isTTY ? 0 : started;
  /** What was done before the start says nothing of the speed. */
  let before: number | null = null;
  return {
    at(done) {
      before ??= done;
      const now = performance.now();
      if ((done < total || !out.isTTY) && now - shown < every) return;
      shown = now;
      const text = `${done} of ${total} ${unit}${timeLeft(now - started, done - before, total - done)}`;
      if (!out.isTTY) {
        out.write(`${text}\n`);
        return;
      }
      const full = Math.round((WIDTH * done) / total);
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${text}\u001B[K`);
    },
    end() {
      if (out.isTTY) out.write('\r\u001B[K');
    },
  };
}

/** `, 3 min left`, once something was done to judge it by. */
function timeLeft(ms: number, done: number, left: number): string {
  if (done <= 0 || left <= 0) return '';
  const seconds = ((ms / done) * left) / 1000;
  if (seconds < 100) return `, ${Math.ceil(seconds)} s left`;
  const minutes = seconds / 60;
  return minutes < 100 ? `, ${Math.round(minutes)} min left` : `, ${(minutes / 60).toFixed(1)} h left`;
}

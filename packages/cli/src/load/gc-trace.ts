/** What `node --trace-gc` prints, added up: how much garbage there was, and how long it took to collect it. */

export interface Garbage {
  readonly bytes: number;
  /** Milliseconds in which the program stood still. */
  readonly pause: number;
}

/** `… ms: Scavenge 7.8 (10.0) -> 6.9 (9.8) MB, 2.27 / 0.00 ms …`; newer releases write more before the times. */
const LINE =
  / ms: [A-Z][\w -]*? (?:\(.*?\) )?([\d.]+) \([\d.]+\) -> ([\d.]+) \([\d.]+\) MB.*?, ([\d.]+) \/ [\d.]+ ms/;

export class GcTrace {
  private bytes = 0;
  private pause = 0;
  private rest = '';

  /** Takes the next part of what the program prints. */
  add(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) this.addLine(line);
  }

  get total(): Garbage {
    return { bytes: this.bytes, pause: this.pause };
  }

  private addLine(line: string): void {
    const [, before, after, ms] = LINE.exec(line) ?? [];
    if (ms === undefined) return;
    this.bytes += Math.max(0, Number(before) - Number(after)) * 1024 ** 2;
    this.pause += Number(ms);
  }
}

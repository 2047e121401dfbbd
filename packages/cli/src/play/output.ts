/** Writes lines to the terminal: wraps long ones, and clears the screen if there is one. */

import type { TextStyle } from '../terminal/text-style.ts';
import { textWidth, WIDTH, wrapText } from '../terminal/text-style.ts';
import type { Terminal } from './terminal.ts';

const CLEAR = '\u001B[2J\u001B[H';

export interface Output {
  /** Whether `show` starts on an empty screen. */
  readonly clears: boolean;
  readonly rows: number;
  readonly say: (lines: readonly string[]) => void;
  readonly show: (lines: readonly string[]) => void;
}

export function outputOn(terminal: Terminal, style: TextStyle): Output {
  const clears = terminal.live && !style.plain;
  const fit = (line: string) => (textWidth(line) > WIDTH ? wrapText(line, WIDTH, '    ') : [line]);
  const say = (lines: readonly string[]) => {
    const text = lines.flatMap((line) => line.split('\n')).flatMap(fit);
    terminal.write(text.map((line) => `${line}\n`).join(''));
  };
  return {
    clears,
    rows: terminal.rows,
    say,
    show(lines) {
      if (clears) terminal.write(CLEAR);
      say(lines);
    },
  };
}

/** A person for `tokaido play`: reads what is on the screen and types numbers, as a script says. */

import { stripVTControlCharacters } from 'node:util';
import { FastChance } from '@tokaido/kernel';
import type { Terminal } from '../src/play/terminal.ts';

/** What to type, given what was written since the last answer; null ends the input. */
export type Answer = (text: string, count: number) => string | null;

export interface Played extends Terminal {
  /** Everything that was written. */
  all(): string;
  /** What was to be seen at each prompt. */
  readonly screens: readonly string[];
}

const CLEAR = '\u001B[2J';

export function player(answer: Answer, { live = false, rows = 24 } = {}): Played {
  const written: string[] = [];
  const screens: string[] = [];
  let since = '';
  return {
    live,
    rows,
    screens,
    all: () => stripVTControlCharacters(written.join('')),
    write(text) {
      written.push(text);
      since += text;
    },
    ask(prompt) {
      this.write(prompt);
      const seen = stripVTControlCharacters(since.slice(since.lastIndexOf(CLEAR) + 1));
      screens.push(seen);
      since = '';
      const typed = answer(seen, screens.length - 1);
      this.write('\n');
      since = '';
      return Promise.resolve(typed);
    },
    pause: () => Promise.resolve(false),
    close: () => {},
  };
}

/** The numbers of the open choices on a screen, glyphs or plain. */
export function openNumbers(screen: string): number[] {
  const at = Math.max(screen.lastIndexOf('── '), 0);
  const lines = screen.slice(at).split('\n');
  const drawn = lines.flatMap((line) => [...line.matchAll(/^ {1,4}(\d+)  \S|^ {3}(\d) \S/g)]);
  const spoken = lines.filter((line) => /^\d+\. (?!.*Closed\.)/.test(line) && !line.endsWith('points.'));
  return [
    ...drawn.map(([, number, single]) => Number(number ?? single)),
    ...spoken.map((line) => Number.parseInt(line, 10)),
  ];
}

/** Any open number, the same ones for the same seed; a rematch is declined. */
export function anyNumber(seed: number): Answer {
  const rng = new FastChance(seed);
  return (screen) => {
    if (screen.includes('Another game')) return 'n';
    if (screen.includes('Enter shows')) return '';
    const open = openNumbers(screen);
    return open.length === 0 ? '1' : String(open[rng.below(open.length)]);
  };
}

/** The numbered list of a decision: every choice, open or closed, with what it brings or why it is closed. */

import type { Playable } from '../playable.ts';
import { capital } from '../sentences.ts';
import type { Face, Phrase, Seen } from './face.ts';
import type { Forecast } from './forecast.ts';
import { forecast, forecastWords } from './forecast.ts';
import type { Ink } from './ink.ts';
import { broken, padTo, visible, WIDTH } from './ink.ts';

export interface Row {
  readonly action: number;
  readonly words: string;
  readonly phrase: Phrase;
  /** What it brings; empty where nothing can be said. */
  readonly gain: string;
  /** Why it is closed, in words; null when it is open. */
  readonly closed: string | null;
}

export function rowsOf(table: Playable, face: Face, seen: Seen, ink: Ink): Row[] {
  const { game } = table;
  const open = seen.legal.map((action) => game.rules.describe(action)).filter((words) => !face.isSet(words));
  const rows: Row[] = [];
  for (const words of new Set([...face.candidates(seen), ...open])) {
    const action = game.rules.parse(words);
    if (action === null) continue;
    const phrase = face.phrase(seen, words, ink);
    if (seen.legal.includes(action)) {
      rows.push({
        action,
        words,
        phrase,
        gain: gainOf(table, face, seen, action, phrase, ink),
        closed: null,
      });
      continue;
    }
    const reason = game.explain(seen.s, seen.me, action);
    if (reason === null || face.isIdle(reason)) continue;
    rows.push({ action, words, phrase, gain: '', closed: face.reason(seen.s, reason) });
  }
  return rows;
}

function gainOf(table: Playable, face: Face, seen: Seen, action: number, phrase: Phrase, ink: Ink): string {
  const found = forecast(table, seen, action);
  const choices = ahead(table, face, found, ink);
  const parts = [forecastWords(ink, found), choices === '' ? (phrase.note ?? '') : choices];
  return parts.filter(Boolean).join(ink.plain ? ', ' : '  ');
}

/** What the next choice would be, in short. */
function ahead(table: Playable, face: Face, { next }: Forecast, ink: Ink): string {
  if (next === null || !face.looksAhead(next.pending.decision)) return '';
  const choices: string[] = [];
  for (const action of next.legal) {
    const { short } = face.phrase(next, table.game.rules.describe(action), ink);
    if (short === undefined) continue;
    const brings = forecastWords(ink, forecast(table, next, action));
    choices.push(brings === '' ? short : ink.plain ? `${short} (${brings})` : `${short} ${brings}`);
  }
  return choices.join(ink.plain ? ' or ' : ' / ');
}

/** More rows than this stand side by side, so that a screen holds them. */
const LONG = 16;

export function rowLines(rows: readonly Row[], ink: Ink): string[] {
  if (ink.plain) return rows.flatMap((row, i) => broken(spoken(row, i + 1), WIDTH, '    '));
  const bare = rows.every(({ phrase, closed }) => closed === null && phrase.who === undefined);
  if (bare && rows.length > LONG) return sideBySide(rows, ink);
  const named = rows.filter(({ gain, closed, phrase }) => gain !== '' || closed !== null || phrase.who);
  const names = Math.max(0, ...named.map(({ phrase }) => visible(phrase.name)));
  const whos = Math.max(0, ...rows.map(({ phrase }) => visible(phrase.who ?? '')));
  return rows.flatMap((row, i) => drawn(row, i + 1, names, whos, ink));
}

function spoken({ phrase, gain, closed }: Row, number: number): string {
  const who = phrase.who === undefined || phrase.who === '' ? '' : ` With ${phrase.who}.`;
  const what = closed === null ? gain : `Closed: ${closed}`;
  return `${number}. ${phrase.name}.${who}${what === '' ? '' : ` ${capital(what)}.`}`;
}

function drawn(row: Row, number: number, names: number, whos: number, ink: Ink): string[] {
  const { phrase, closed } = row;
  const label = closed === null ? ` ${number} ` : `(${number})`;
  const glyph = phrase.glyph ?? '·';
  const shown = phrase.tint === undefined || closed !== null ? glyph : ink.tint(phrase.tint, glyph);
  const who = whos === 0 ? '' : ` ${padTo(phrase.who ?? '', whos)}`;
  const head = `${label.padStart(5)} ${shown} ${padTo(phrase.name, names)}${who}`;
  const indent = ' '.repeat(visible(head) + 2);
  const [first, ...more] = broken(closed ?? row.gain, Math.max(20, WIDTH - indent.length));
  const lines = [`${head}  ${first}`.trimEnd(), ...more.map((line) => indent + line)];
  return closed === null ? lines : lines.map((line) => ink.dim(line));
}

function sideBySide(rows: readonly Row[], ink: Ink): string[] {
  const cells = rows.map(({ phrase, gain }, i) => {
    const text = gain === '' ? phrase.name : `${phrase.name} ${gain}`;
    return `${String(i + 1).padStart(4)} ${text}`;
  });
  const width = Math.max(...cells.map(visible)) + 2;
  const columns = Math.max(1, Math.floor(WIDTH / width));
  const height = Math.ceil(cells.length / columns);
  const counted = Array.from({ length: columns }, (_, column) => column);
  return Array.from({ length: height }, (_, line) =>
    counted
      .map((column) => padTo(cells[column * height + line] ?? '', width))
      .join('')
      .trimEnd(),
  ).map((line) => (ink.plain ? line.trim() : line));
}

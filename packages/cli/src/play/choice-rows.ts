/** The numbered list of a decision: every choice, open or closed, with what it brings or why it is closed. */

import { forecast, list, nextDecision, paragraph, sentence, t } from '@tokaido/words';
import type { GameSupport } from '../games/game-support.ts';
import type { TextStyle } from '../terminal/text-style.ts';
import { padTo, textWidth, WIDTH, withFullStop, wrapText } from '../terminal/text-style.ts';
import { gainText } from './gain-text.ts';
import type { Choice, Seen, TerminalGame } from './terminal-game.ts';

export interface Row {
  readonly action: number;
  readonly words: string;
  readonly choice: Choice;
  /** What it brings; empty where nothing can be said. */
  readonly gain: string;
  /** Why it is closed, in a sentence; null when it is open. */
  readonly closed: string | null;
}

export function rowsOf(table: GameSupport, shown: TerminalGame, seen: Seen, style: TextStyle): Row[] {
  const { game } = table;
  return shown.candidates(seen).flatMap((words): Row[] => {
    const action = game.rules.parse(words);
    if (action === null) return [];
    const choice = shown.choice(seen, words, style);
    if (seen.legal.includes(words))
      return [
        { action, words, choice, gain: gainOf(table, shown, seen, words, choice, style), closed: null },
      ];
    const reason = game.explain(seen.s, seen.me, action);
    if (reason === null || shown.isIdle(reason)) return [];
    return [{ action, words, choice, gain: '', closed: shown.reason(seen, reason) }];
  });
}

function gainOf(
  table: GameSupport,
  shown: TerminalGame,
  seen: Seen,
  words: string,
  choice: Choice,
  style: TextStyle,
): string {
  const told = shown.gain?.(seen, words, style);
  if (told !== undefined) return told;
  const by = table.forecaster(seen.s);
  const choices = ahead(table, shown, nextDecision(by, seen, words), style);
  const parts = [gainText(style, forecast(by, seen, words)), choices === '' ? (choice.note ?? '') : choices];
  const said = parts.filter(Boolean);
  return style.plain ? paragraph(said.map((part) => withFullStop(sentence(part)))) : said.join('  ');
}

/** What the next choice would be, in short. */
function ahead(table: GameSupport, shown: TerminalGame, next: Seen | null, style: TextStyle): string {
  if (next?.turn === undefined || next.turn === null || !shown.looksAhead(next.turn.decision)) return '';
  const choices: string[] = [];
  for (const words of next.legal) {
    const { short } = shown.choice(next, words, style);
    if (short === undefined) continue;
    const brings = gainText(style, forecast(table.forecaster(next.s), next, words));
    choices.push(brings === '' ? short : style.plain ? `${short} (${brings})` : `${short} ${brings}`);
  }
  return style.plain ? list(choices, 'or') : choices.join(' / ');
}

/** More rows than this stand side by side, so that a screen holds them. */
const LONG = 16;

/** `isTight` where a screen has no room: of a reason only what fits on its line is shown; its number tells all of it. */
export function rowLines(rows: readonly Row[], style: TextStyle, isTight = false): string[] {
  if (style.plain) return rows.flatMap((row, i) => wrapText(spoken(row, i + 1), WIDTH, '    '));
  const bare = rows.every(({ choice, closed }) => closed === null && choice.who === undefined);
  if (bare && rows.length > LONG) return sideBySide(rows, style);
  const named = rows.filter(({ gain, closed, choice }) => gain !== '' || closed !== null || choice.who);
  const names = Math.max(0, ...named.map(({ choice }) => textWidth(choice.name)));
  const whos = Math.max(0, ...rows.map(({ choice }) => textWidth(choice.who ?? '')));
  return rows.flatMap((row, i) => drawn(row, i + 1, names, whos, style, isTight));
}

function spoken({ choice, gain, closed }: Row, number: number): string {
  const who = choice.who === undefined || choice.who === '' ? [] : [t('term.with', { names: choice.who })];
  const what = closed === null ? gain : t('spot.closed', { reason: closed });
  const said = [t('choice', { number, name: withFullStop(choice.name) }), ...who];
  return [...said, ...(what === '' ? [] : [withFullStop(sentence(what))])].join(' ');
}

function drawn(
  row: Row,
  number: number,
  names: number,
  whos: number,
  style: TextStyle,
  isTight: boolean,
): string[] {
  const { choice, closed } = row;
  const label = closed === null ? ` ${number} ` : `(${number})`;
  const glyph = choice.glyph ?? '·';
  const shown = choice.tint === undefined || closed !== null ? glyph : style.tint(choice.tint, glyph);
  const who = whos === 0 ? '' : ` ${padTo(choice.who ?? '', whos)}`;
  const head = `${label.padStart(5)} ${shown} ${padTo(choice.name, names)}${who}`;
  const indent = ' '.repeat(textWidth(head) + 2);
  const [first, ...more] = wrapText(
    closed ?? row.gain,
    Math.max(20, WIDTH - indent.length - (isTight ? 2 : 0)),
  );
  if (isTight && closed !== null && more.length > 0) return [style.dim(`${head}  ${first} …`)];
  const lines = [`${head}  ${first}`.trimEnd(), ...more.map((line) => indent + line)];
  return closed === null ? lines : lines.map((line) => style.dim(line));
}

function sideBySide(rows: readonly Row[], style: TextStyle): string[] {
  const cells = rows.map(({ choice, gain }, i) => {
    const text = gain === '' ? choice.name : `${choice.name} ${gain}`;
    return `${String(i + 1).padStart(4)} ${text}`;
  });
  const width = Math.max(...cells.map(textWidth)) + 2;
  const columns = Math.max(1, Math.floor(WIDTH / width));
  const height = Math.ceil(cells.length / columns);
  const counted = Array.from({ length: columns }, (_, column) => column);
  return Array.from({ length: height }, (_, line) =>
    counted
      .map((column) => padTo(cells[column * height + line] ?? '', width))
      .join('')
      .trimEnd(),
  ).map((line) => (style.plain ? line.trim() : line));
}

/** A decision of the person: what they see, and the numbered choices. */

import { forecast, t } from '@tokaido/words';
import type { GameSupport } from '../games/game-support.ts';
import type { TextStyle } from '../terminal/text-style.ts';
import type { Row } from './choice-rows.ts';
import { gainText } from './gain-text.ts';
import type { Seen, TerminalGame } from './terminal-game.ts';

export interface Asked {
  readonly table: GameSupport;
  readonly shown: TerminalGame;
  readonly seen: Seen;
  readonly rows: readonly Row[];
  readonly style: TextStyle;
}

/** The result of typing one or more numbers. */
export type Picked =
  | { readonly is: 'taken'; readonly action: number }
  /** Several things together: the total is shown first, Enter takes them. */
  | { readonly is: 'weighed'; readonly action: number; readonly message: string }
  | { readonly is: 'refused'; readonly message: string };

const refuse = (message: string): Picked => ({ is: 'refused', message });

/** The choice behind one or several numbers. */
export function pick(asked: Asked, line: string): Picked {
  const { rows } = asked;
  const picked: Row[] = [];
  for (const text of new Set(line.split(/[\s,+]+/).filter(Boolean))) {
    const row = /^\d{1,3}$/.test(text) ? rows[Number(text) - 1] : undefined;
    if (row === undefined)
      return refuse(t('term.noChoice', { number: text.slice(0, 20), most: rows.length }));
    picked.push(row);
  }
  const [first, second] = picked;
  if (first === undefined) return refuse(t('term.noCommand'));
  if (second !== undefined) return together(asked, picked);
  if (first.closed !== null)
    return refuse(t('err.closed', { name: first.choice.name, reason: first.closed }));
  return { is: 'taken', action: first.action };
}

function together({ table, shown, seen, style }: Asked, picked: readonly Row[]): Picked {
  const words = shown.combine(picked.map((row) => row.words));
  const action = words === null ? null : table.game.rules.parse(words);
  if (words === null || action === null) return refuse(t('term.notTogether'));
  if (!seen.legal.includes(words)) {
    const reason = table.game.explain(seen.s, seen.me, action);
    const why = reason === null ? t('why.unknown') : shown.reason(seen, reason);
    return refuse(t('err.notTogether', { reason: why }));
  }
  const names = shown.choice(seen, words, style).name;
  const total =
    shown.gain?.(seen, words, style) ?? gainText(style, forecast(table.forecaster(seen.s), seen, words));
  const message = total === '' ? t('term.together.plain', { names }) : t('term.together', { names, total });
  return { is: 'weighed', action, message };
}

/** Advice is marked as such: it is what a bot would do, not what is right. */
export function hint(asked: Asked): string[] {
  const { table, shown, seen } = asked;
  const { action, reasons } = shown.hint(seen, table.game);
  return [sayAdvice(asked, action), ...reasons];
}

function sayAdvice({ table, shown, seen, rows, style }: Asked, words: string): string {
  const number = rows.findIndex((row) => row.words === words);
  const brings =
    rows[number]?.gain ??
    shown.gain?.(seen, words, style) ??
    gainText(style, forecast(table.forecaster(seen.s), seen, words));
  const { name } = shown.choice(seen, words, style);
  const numbered = number < 0 ? name : t('choice', { number: number + 1, name });
  return t('term.advice', { choice: brings === '' ? numbered : `${numbered} (${brings})` });
}

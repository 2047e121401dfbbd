/** What a puzzle and its choices are called. */

import '@tokaido/words/locales/en/puzzles';
import type { Puzzle } from '@tokaido/bots/puzzle';
import { isKey, list, nameOf, t } from '@tokaido/words';
import type { Replay } from '../table/replay/replay.ts';
import { boxesOf, gameOfId, variationsOf } from './puzzle-data.ts';

/** The question in its head. */
export function questionOf({ id, kind }: Pick<Puzzle, 'id' | 'kind'>): string {
  const own = `puzzles.ask.${gameOfId(id)}.${kind}`;
  return t(isKey(own) ? own : 'puzzles.ask');
}

/** A choice in a few words. */
export function choiceName({ game, model }: Replay, action: string): string {
  const seen = model.seen.value;
  return seen === null ? '' : game.text.heading(action, seen, model.info.value);
}

/** The boxes and variations of its table; empty for the base game alone. */
export function tableName(puzzle: Puzzle): string {
  return list([
    ...boxesOf(puzzle).map((box) => nameOf('box', box)),
    ...variationsOf(puzzle).map((variation) => nameOf('variation', variation)),
  ]);
}

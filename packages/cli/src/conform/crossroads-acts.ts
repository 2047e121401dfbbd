/** The acts that come with the Crossroads box. */

import type { Act, Choice } from './act.ts';
import { NONE, option, using } from './act.ts';
import type { LogAct } from './log.ts';

/** The decision at which each amulet is used. Devotion belongs to the purchase before it. */
const WINDOWS: Readonly<Record<string, string>> = {
  fortune: 'travel',
  friendship: 'travel',
  health: 'option',
  hospitality: 'eat',
  vitality: 'rest',
};

/** A purchase, with Devotion before it where the log has it after it. */
function purchase(decision: string, action: string, pledge: number | undefined): Choice[] {
  return pledge === undefined ? [[decision, action]] : [using('devotion', decision), [decision, action]];
}

function rolled({ die }: LogAct): readonly string[] {
  return die === null || die === undefined ? [] : [String(die)];
}

export const CROSSROADS_ACTS: Readonly<Record<string, Act>> = {
  cherry: {
    choices: () => [option('cherry-tree')],
  },
  bath: {
    choices: ({ pledge }) => purchase('option', 'option bathhouse', pledge),
  },
  game: {
    wants: (act) => [['die', rolled(act)]],
    choices: () => [option('gaming-room')],
  },
  amulet: {
    choices: ({ card, pledge }) => [option('amulet'), ...purchase('amulet', `amulet ${card}`, pledge)],
  },
  legend: {
    choices: ({ card, pledge }) => [
      option('legendary-object'),
      ...purchase('legend', `legend ${card ?? NONE}`, pledge),
    ],
  },
  calligraphy: {
    choices: ({ card, pledge }) => [
      option('calligraphy'),
      ...purchase('calligraphy', `calligraphy ${card}`, pledge),
    ],
  },
  skip: {
    choices: () => [option(NONE)],
  },
  gamble: {
    wants: (act) => [['die', rolled(act)]],
    choices: ({ die }) => [['bet', die === null ? 'bet no' : 'bet yes']],
  },
  gift: {
    wants: ({ card }) => [['souvenir', card ? [card] : []]],
  },
  use: {
    wants: (act) => [['die', rolled(act)]],
    choices: ({ card }) => [using(card ?? NONE, WINDOWS[card ?? ''] ?? 'travel')],
  },
};

/** Devotion is logged after its purchase and played before it: the two become one act. */
export function foldDevotion(acts: readonly LogAct[]): LogAct[] {
  const folded: LogAct[] = [];
  for (const act of acts) {
    const before = folded.at(-1);
    if (act.op === 'use' && act.card === 'devotion' && before !== undefined) {
      folded[folded.length - 1] = { ...before, pledge: act.n ?? 0 };
    } else {
      folded.push(act);
    }
  }
  return folded;
}

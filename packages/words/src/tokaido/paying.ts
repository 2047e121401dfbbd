/** What a purchase under Devotion comes to: the coins paid, and how many of them can go to the temple. */

import { Actions, FastChance } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { IN_FULL, tokaido } from '@tokaido/tokaido';
import { nameOf, paragraph, t } from '../messages/index.ts';
import type { Seen } from './seen.ts';

interface Purchase {
  readonly paid: number;
  readonly most: number;
  /** Whether so many go there in any case. */
  readonly sure: 'yes' | 'no';
}

/** Only for what does not hang on chance; null for what is not open now. */
export function purchaseBy(seen: Seen, words: string): Purchase | null {
  const action = tokaido.rules.parse(words);
  const p = seen.s.all[seen.me];
  if (action === null || p === undefined || !seen.legal.includes(words)) return null;
  const after = play(seen.s, action);
  const given = pledges(after).map((s) => (s.all[seen.me]?.offerings ?? 0) - p.offerings);
  const most = Math.max(...given);
  return {
    paid: p.coins - (after.all[seen.me]?.coins ?? 0),
    most,
    sure: given.every((coins) => coins === most) ? 'yes' : 'no',
  };
}

/** The buyer of several cards names the one whose coins are meant. */
function pledges(s: State): State[] {
  if (tokaido.pending(s)?.decision !== 'pledge') return [s];
  const actions = new Actions();
  tokaido.legal(s, actions);
  return actions.toArray().map((action) => play(s, action));
}

function play(s: State, action: number): State {
  const next = tokaido.clone(s);
  tokaido.play(next, action, { chance: new FastChance(1), tell: null });
  return next;
}

/** The amulet by which the coins of a purchase are pledged, and what that means here; null while none are. */
export function sayPledge({ s }: Pick<Seen, 's'>): readonly [name: string, does: string] | null {
  if (!s.pledged) return null;
  const does = [t('amulet.devotion.does'), ...(s.pledged === IN_FULL ? [t('sheets.inFull')] : [])];
  return [nameOf('amulet', 'devotion'), paragraph(does)];
}

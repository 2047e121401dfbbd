/** A stop: what happens on arrival, then one of the options of the space, or both for a traveler who may use both. */

import { act, EVERYBODY, objectOf, verbOf } from '@tokaido/kernel';
import { NO_OPTION, OPTION } from '../actions.ts';
import { boxesIn } from '../box.ts';
import { SPACE_NAMES } from '../data/road.ts';
import { automatic, decision } from '../decisions.ts';
import type { Deal } from '../moments.ts';
import { travelerOf } from '../moments.ts';
import { CHOOSE_OPTION, END_STOP } from '../numbers.ts';
import type { Parts } from '../parts.ts';
import type { Reason } from '../reasons.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { SPACES } from './index.ts';
import { always, OPTIONS } from './space.ts';

/** Why a traveler may not stop on a space, apart from who stands there; null when they may. */
export function closedToStop(s: State, p: Player, space: number): Reason | null {
  const here = SPACES[space];
  const { options } = here;
  // Most spaces have no condition; to ask them all takes time, and this is asked more often than anything else.
  const rule = here.closed === always ? null : here.closed(s, p);
  if (rule !== null) return rule;
  const option = OPTIONS[options[0]];
  if (option.closed === always) return null;
  // ruling takeru-misaki-timing: a coin that comes with the stop can be spent there.
  const purse = p.coins + travelerOf(p).coinsAtStop(space);
  const base = option.closed(s, p, purse);
  if (base === null || s.boxes === 0) return base;
  for (let i = 1; i < options.length; i++) if (isOpen(s, p, options[i], purse)) return null;
  return base;
}

function isOpen(s: State, p: Player, option: number, purse: number): boolean {
  const { box } = OPTIONS[option];
  return (box === 0 || (s.boxes & box) !== 0) && OPTIONS[option].closed(s, p, purse) === null;
}

export function stopAt(s: State, p: Player, d: Deal, space: number): void {
  if (s.boxes === 0) {
    SPACES[space].arrive(s, p, d);
    OPTIONS[SPACES[space].options[0]].take(s, p, d);
    return;
  }
  frames.push(s, END_STOP, p.seat);
  SPACES[space].arrive(s, p, d);
  frames.push(s, CHOOSE_OPTION, p.seat, space);
  s.bothOptions = travelerOf(p).bothOptions(space) ? 1 : 0;
  travelerOf(p).onStop(s, p, d, space);
  for (const box of boxesIn(s)) box.onStop(s, p, d, space);
  for (let seat = 0; seat < s.players; seat++) {
    travelerOf(s.all[seat]).onAnyStop(s, s.all[seat], d, space);
  }
}

const endStop = automatic({
  name: 'end-stop',
  run(s, d, seat) {
    s.bothOptions = 0;
    for (const box of boxesIn(s)) box.afterStop(s, s.all[seat], d);
  },
});

/** Frame: `a` is the space, `b` the options already used, a bit for each place in the space's list. */
const chooseOption = decision({
  name: 'option',
  quiet: (s, seat) => !boxesIn(s).some((box) => box.holdsSecrets(s, s.all[seat])),

  legal(s, out, seat, space, used) {
    const { options } = SPACES[space];
    for (let i = 0; i < options.length; i++) {
      if ((used >> i) & 1 || (s.pledged && !OPTIONS[options[i]].buys)) continue;
      if (used !== 0 && OPTIONS[options[i]].whole) continue;
      if (isOpen(s, s.all[seat], options[i], s.all[seat].coins)) out.add(act(OPTION, options[i]));
    }
    // ruling second-option-optional
    if ((used !== 0 && !s.pledged) || out.count === 0) out.add(act(OPTION, NO_OPTION));
  },

  play(s, action, d, seat, space, used) {
    const option = objectOf(action);
    if (option === NO_OPTION) return;
    if (s.bothOptions && used === 0 && !OPTIONS[option].whole) {
      frames.push(s, CHOOSE_OPTION, seat, space, 1 << SPACES[space].options.indexOf(option));
    }
    d.tell?.({ type: 'option', seat, option: OPTIONS[option].id }, EVERYBODY);
    OPTIONS[option].take(s, s.all[seat], d);
  },

  explain(s, action, seat, space, used) {
    if (verbOf(action) !== OPTION) return OTHER_DECISION;
    const option = objectOf(action);
    if (option === NO_OPTION) return { why: 'must-take' };
    const place = SPACES[space].options.indexOf(option);
    if (place < 0 || (used >> place) & 1) return NOT_OFFERED;
    return OPTIONS[option].closed(s, s.all[seat], s.all[seat].coins) ?? NOT_OFFERED;
  },

  details: (_s, _seat, space, used) => ({
    stop: SPACE_NAMES[space],
    used: SPACES[space].options.filter((_, i) => (used >> i) & 1).map((option) => OPTIONS[option].id),
  }),
});

export const stopParts: Parts = {
  steps: [
    [END_STOP, endStop],
    [CHOOSE_OPTION, chooseOption],
  ],
};

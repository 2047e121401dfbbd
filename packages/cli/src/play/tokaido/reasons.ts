/** Why something is closed, in words: one entry for each code of the engine. */

import type { Reason as AnyReason } from '@tokaido/kernel';
import type { Reason, State } from '@tokaido/tokaido';
import { coinWords, listed } from '../../sentences.ts';
import { dishName, panoramaName } from '../../tokaido/names.ts';
import { nameOf } from './road.ts';

type Told<W extends Reason['why']> = Extract<Reason, { readonly why: W }>;
type Words = { readonly [W in Reason['why']]: (reason: Told<W>, s: State) => string };

const who = (s: State, seats: readonly number[]) => listed(seats.map((seat) => nameOf(s, seat)));
const stand = (seats: readonly number[]) => (seats.length === 1 ? 'stands' : 'stand');

const WORDS: Words = {
  'other-decision': () => 'something else must be decided first',
  'behind-you': () => 'nobody walks back',
  'beyond-the-inn': ({ inn }) => `everybody must stop at the inn (${inn}) first`,
  occupied: ({ by }, s) => `${who(s, by)} ${stand(by)} there`,
  'second-place': ({ by, players }, s) =>
    `${who(s, by)} ${stand(by)} there, and ${players} players use no second place`,
  shut: () => 'closed by the festival until the next inn',
  'not-joinable': () => 'you can only join somebody who stands alone at a single place',
  coins: ({ have, need }) => `it takes ${coinWords(need)}, you have ${have === 0 ? 'none' : have}`,
  'panorama-complete': ({ panorama }) => `your ${panoramaName(panorama)} panorama is complete`,
  'supply-empty': () => 'nothing is left of it',
  'not-held': () => 'you have no such card that you could use',
  'not-now': () => 'this is not its moment',
  'dish-eaten': ({ dish }) => `you have eaten ${dishName(dish)} before`,
  'not-offered': () => 'it is not on offer',
  'must-take': () => 'this cannot be declined',
  'nothing-new': () => 'you have eaten every dish on the menu before',
  'must-pay': () => 'you have pledged coins, so something must be paid',
};

/** An unknown code is shown as it is: better than silence. */
export function reasonWords(s: State, reason: AnyReason): string {
  const say = WORDS[reason.why as Reason['why']] as ((reason: AnyReason, s: State) => string) | undefined;
  return say?.(reason, s) ?? reason.why;
}

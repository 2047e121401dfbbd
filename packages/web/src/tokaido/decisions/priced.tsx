/** Souvenirs that can be had for less while their coins are pledged: what each costs, and what paying in full means. */

import { SOUVENIR_PRICES, SOUVENIRS } from '@tokaido/tokaido';
import { t } from '@tokaido/words';
import { sayAction } from '@tokaido/words/tokaido';
import type { Choice } from '@tokaido/words/tokaido/choices';
import type { Ask } from './ask.ts';
import { Price } from './worth.tsx';

const DISCOUNT = 'discount';
const CHALLENGE = 'challenge';

/** Decisions, and verbs, about the price of each card of a purchase. */
export const PRICED: ReadonlySet<string> = new Set([DISCOUNT, CHALLENGE]);

const REDUCED = 1;

export function PriceTag({ choice: { verb, id } }: { readonly choice: Choice }) {
  const printed = SOUVENIR_PRICES[SOUVENIRS.indexOf(id)] ?? 0;
  const cost = verb === DISCOUNT ? REDUCED : printed;
  return (
    <span class="offer-worth">
      <Price coins={[cost, cost]} printed={printed} />
    </span>
  );
}

/** The other way: in the same numbers as the choices above it. */
export function InFull({ ask }: { readonly ask: Ask }) {
  const { name, note } = sayAction(ask.nothing ?? '', ask.seen, ask.model.info.value);
  return (
    <p class="picks-full">
      <b>{t('sheets.lead', { name })}</b> {note} {ask.turn.decision === CHALLENGE && t('sheets.notPaid')}
    </p>
  );
}

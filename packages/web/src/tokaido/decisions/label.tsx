/** The words of the main button after the first decision: what is done, what it costs, what it brings. */

import { MEAL_POINTS } from '@tokaido/tokaido';
import { isKey, nameOf, t } from '@tokaido/words';
import type { Forecast } from '@tokaido/words/tokaido';
import { sayAction } from '@tokaido/words/tokaido';
import { wordsOf } from '@tokaido/words/tokaido/choices';
import type { ComponentChildren } from 'preact';
import type { Ask } from './ask.ts';
import { MYSTERY } from './options.ts';
import { MARK, Price, paid, pointsText, type Range, rich } from './worth.tsx';

/** Where the name of an id is found in the catalogues, by verb. */
const FAMILY: Readonly<Record<string, string>> = {
  pledge: 'souvenir',
  discount: 'souvenir',
  challenge: 'souvenir',
  keep: 'encounter',
  invite: 'encounter',
  use: 'amulet',
  publish: 'calligraphy',
};

/** The name of what an action is about. */
export function objectName(action: string): string {
  const [verb, [id = '']] = wordsOf(action);
  return nameOf(FAMILY[verb] ?? verb, id);
}

/** Actions whose worth is told elsewhere, or hangs on too much to be told on a button. */
const UNTOLD: ReadonlySet<string> = new Set([
  'use',
  'festival',
  'publish',
  'roll',
  'leave',
  'rest',
  'meet',
  'discount',
  'challenge',
  'waive',
  'look',
]);
/** Actions whose words name the coin. */
const PRICED: ReadonlySet<string> = new Set(['luck', 'bet', 'pay', 'rob']);

const NONE: Range = [0, 0];

/** The last meal ends the journey, and its forecast counts everything; only the meal belongs on a button. */
export function worthOf(ask: Ask, action: string): Forecast {
  const [verb] = wordsOf(action);
  if (UNTOLD.has(verb) || action === `option ${MYSTERY}`) return { points: NONE, coins: NONE, ends: false };
  const forecast = verb === 'bonus' ? gainOver(ask, action) : ask.forecast(action);
  const meal: Range = verb === 'eat' || verb === 'accept' ? [MEAL_POINTS, MEAL_POINTS] : NONE;
  return forecast.ends ? { ...forecast, points: meal } : forecast;
}

/** What a yes brings beyond a no: the stop goes on after both, sometimes without a question. */
function gainOver(ask: Ask, action: string): Forecast {
  const { points, coins, ends } = ask.forecast(action);
  const without = ask.forecast(ask.nothing ?? '');
  const more = (at: Range, than: Range): Range => [at[0] - than[0], at[1] - than[1]];
  return { points: more(points, without.points), coins: more(coins, without.coins), ends };
}

/** `Buy 2 cards for 3, +12 points`. */
export function actionLabel(ask: Ask, action: string): ComponentChildren {
  const [verb] = wordsOf(action);
  const { coins, points } = worthOf(ask, action);
  const what = doing(ask, action);
  const costs = coins[0] < 0 && coins[1] <= 0 && !PRICED.has(verb);
  const earns = coins[0] >= 0 && coins[1] > 0 && !PRICED.has(verb);
  const told = costs && !what.includes(MARK) ? t('sheets.main.price', { what, price: MARK }) : what;
  const gains = [earns ? MARK : '', pointsText(points)].filter(Boolean).join(', ');
  const text = gains === '' ? told : t('sheets.main.gains', { what: told, gains });
  return rich(text, <Price coins={costs ? paid(coins) : coins} gain={earns} />);
}

function doing(ask: Ask, action: string): string {
  const [verb, ids] = wordsOf(action);
  const cards = ids.filter((id) => id !== '-').length + (verb === 'collect-legend' ? 1 : 0);
  if (cards > 1) return t('sheets.do.several', { n: cards });
  const own = `sheets.do.${verb}`;
  if (isKey(own)) return t(own, { name: objectName(action), price: MARK });
  return sayAction(action, ask.seen, ask.model.info.value).name;
}

/** What an action of Tokaido would bring, see `../forecast.ts`. */

import { tokaido } from '@tokaido/tokaido';
import type { Forecaster } from '../forecast.ts';
import { forecast as forecastOf } from '../forecast.ts';
import type { Forecast, Seen } from './seen.ts';

export const forecaster: Forecaster<Seen['s']> = {
  game: tokaido,
  purse: (s, seat) => [s.all[seat]?.points ?? 0, s.all[seat]?.coins ?? 0],
};

/** Nothing for what is not open. */
export function forecast(seen: Seen, words: string): Forecast {
  return forecastOf(forecaster, seen, words);
}

/** Null for what is not open now. */
export function trial(seen: Seen, words: string): Forecast | null {
  return seen.legal.includes(words) ? forecast(seen, words) : null;
}

/** What an offering scores: a legendary object that counts as a souvenir of a fifth type. */

import { boxed } from './box-position.ts';

/** Points for the offering and, with `later`, for each souvenir bought at a later shop. */
export function offeringPoints(
  offering: string,
  { souvenirs = '', legends = '', later = '' }: Readonly<Record<string, string>>,
): number[] {
  const seats = [{ at: 7, coins: 20, souvenirs, legends }];
  const game = boxed({ players: 3, seats })
    .do('travel 8')
    .do('option legendary-object')
    .do(`legend ${offering}`);
  const { points } = game.has(0);
  if (later === '') return [points];
  game.do('travel 14', { meal: 'dango soba tofu udon' }).do('eat -').do('travel 25');
  game.do('option souvenirs', { souvenir: later }).do(`buy ${later}`);
  return [points, ...game.told(1).flatMap((event) => (event.type === 'points' ? [event.points] : []))];
}

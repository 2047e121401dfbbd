/** The tables that puzzles come from: those for which there are two nets that share no training. */

import { leagueTable } from '@tokaido/bots';
import { DEFAULT_OPTIONS, duo } from '@tokaido/duo';

/** In turn; the base game most often. Variations change from game to game. */
const TOKAIDO = [
  'base-4',
  'cm-4',
  'base-4',
  'c-4',
  'p-4',
  'base-4',
  'cm-4',
  'cp-4',
  'base-4',
  'c-4',
  'cmp-4',
];

/** The options of game number `n` in words. */
export function tableWords(game: string, n: number): string {
  if (game === duo.id) return duo.rules.optionWords(DEFAULT_OPTIONS);
  const table = leagueTable(TOKAIDO[n % TOKAIDO.length] ?? '');
  if (!table.ok) throw new Error(table.error);
  return table.value.optionWords(n);
}

/** The second judge of a game, in a checkout of the repository. */
export function usualJudge(game: string): string {
  return `packages/bots/strangers/${game === duo.id ? 'duo' : 'tokaido-4'}-a.json`;
}

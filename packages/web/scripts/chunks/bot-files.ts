/**
 * The bots: what the lower levels know of a game comes with its rules; players that look ahead, and their nets, are
 * fetched later, those of a game for its tables only.
 */

import { bots, web } from './module-patterns.ts';

export const BOT_FILES: readonly (readonly [file: string, modules: RegExp])[] = [
  [
    'tokaido-engine',
    bots(
      'src/strategies/(road-ahead|box-cards-on-demand|races|powers|heuristic|tokaido-heuristic|weights|own-traveler)\\.ts',
    ),
  ],
  ['tokaido-engine', web('worker/tokaido-rules')],
  ['duo-engine', bots('src/strategies/duo(-weights)?\\.ts')],
  ['duo-engine', web('worker/duo-rules')],
  // Pages that describe a level need its data and no player.
  ['bot-skills', bots('src/(level-skills|trained-nets)\\.ts|weights/about\\.json')],
  // Fetched beside the first table, which does not wait for them.
  [
    'bot-levels',
    bots(
      'src/(levels|tempers|temper-names|strategies/(lookahead|heuristic-rater|action-rater|common-chance))\\.ts',
    ),
  ],
  ['bot-levels', bots('src/bot\\.ts')],
  ['bot-levels', web('worker/device-game')],
  ['daily-deal', bots('src/net-name')],
  // Each net is a file of its own: a table needs one of them.
  ...['duo', 'tokaido-2', 'tokaido-3', 'tokaido-4', 'tokaido-5'].map((net): readonly [string, RegExp] => [
    `strong-net-${net}`,
    bots(`weights/${net}\\.json`),
  ]),
  ['puzzles-tokaido', bots('puzzles/tokaido\\.json')],
  ['puzzles-duo', bots('puzzles/duo\\.json')],
  ['puzzles', bots('src/puzzles/puzzle')],
  ['analysis-duo', bots('src/analysis/duo')],
  ['analysis-tokaido', bots('src/analysis/tokaido|src/strategies/greedy')],
  ['analysis-engine', bots('src/analysis/')],
  ['strong-duo', bots('src/(net|hints)/duo')],
  ['strong-tokaido', bots('src/(net/tokaido|hints/tokaido|strategies/heuristic-terms)')],
  ['strong-bots', bots('src/(net|hints)/')],
  ['strong-bots', web('worker/strong-player')],
];

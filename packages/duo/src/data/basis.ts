/** How well each value of the reconstructed board is known, and why we believe it. */

/** Said by a source; forced by what sources say; or our own design that fits all of it. */
export type Basis = 'found' | 'derived' | 'reconstructed';
export type Confidence = 'high' | 'medium' | 'low';

export interface Known {
  /** The part of the board, and what about it. */
  readonly part: string;
  readonly what: string;
  readonly basis: Basis;
  readonly confidence: Confidence;
  readonly why: string;
}

function known(part: string, what: string, basis: Basis, confidence: Confidence, why: string): Known {
  return { part, what, basis, confidence, why };
}

/** Ordered as in the board; a part has one line for each thing that is known in a different way. */
export const BASIS: readonly Known[] = [
  known('dice.pilgrim', 'range 1 to 4', 'found', 'high', 'the rulebook shows a 4; a review gives the range'),
  known('dice.pilgrim', 'faces', 'reconstructed', 'low', 'the even split of that range over six faces'),
  known(
    'dice.merchant',
    'range 1 to 3',
    'reconstructed',
    'low',
    'a 4 has no path from the central towns of our network',
  ),
  known('dice.merchant', 'faces', 'reconstructed', 'low', 'each value twice'),
  known(
    'dice.artist',
    'range 1 to 3',
    'reconstructed',
    'low',
    'eight areas are few for a 4, which is possible',
  ),
  known('dice.artist', 'faces', 'reconstructed', 'low', 'each value twice'),
  known('ring', '8 coastal towns', 'found', 'high', 'rulebook'),
  known(
    'ring',
    'several hot springs and seashores',
    'derived',
    'high',
    'the rulebook speaks of one among several',
  ),
  known(
    'ring',
    '24 stations, their types and order',
    'reconstructed',
    'low',
    'close to the lengths of the tracks',
  ),
  known('mountainTowns', '4 towns of 2, 3 or 4 wares', 'found', 'high', 'rulebook'),
  known('mountainTowns', '2, 3, 3, 4 from west to east', 'reconstructed', 'low', 'mean 3, equal starts'),
  known('routes', '11 routes', 'derived', 'high', 'corners, borders and faces of a plane map'),
  known(
    'routes',
    'towns linked to each other and to the coast',
    'found',
    'high',
    'rulebook example and a review',
  ),
  known(
    'routes',
    'a path of four towns, two coasts each',
    'reconstructed',
    'medium',
    'fits a long island and both examples',
  ),
  known('areas', '8 areas with four icons', 'found', 'high', 'rulebook'),
  known('areas', 'two areas of each icon', 'derived', 'medium', 'each icon is on five tiles in all'),
  known('areas', 'which areas border each other', 'derived', 'medium', 'follows from the routes'),
  known('areas', 'which shows which icon', 'reconstructed', 'low', 'equal icons apart, both halves alike'),
  known('boutiques', '8 tokens, values 2 to 4', 'found', 'high', 'rulebook'),
  known('boutiques', 'pottery at 3, some kimono', 'found', 'high', 'rulebook examples'),
  known(
    'boutiques',
    'the other wares and values',
    'reconstructed',
    'low',
    'two per ware, scarce ones cost more',
  ),
  known('temple', '9 slots, the game ends on the last', 'found', 'high', 'rulebook'),
  known('temple', 'slots 1 to 7 count 1 to 7', 'derived', 'high', 'start and example leave no other value'),
  known('temple', 'slots 8 and 9 count 8 and 9', 'derived', 'high', 'the pattern continues'),
  known('garden', '6 slots that count 1 to 6', 'derived', 'high', 'start and example leave no other value'),
  known('slabs', '1, 2, 3 slabs: 5, 11, 18', 'found', 'high', 'a review'),
  known('slabs', '4 and 5 slabs: 26 and 35', 'found', 'high', 'rulebook example'),
  known('slabs', '6 slabs: 45', 'derived', 'high', 'the steps grow by one'),
  known('gifts', '6 gifts: 18', 'found', 'high', 'rulebook example'),
  known('gifts', 'all other numbers', 'reconstructed', 'medium', 'the only even pattern with 18 for six'),
  known('starts', 'the compass side begins', 'found', 'high', 'rulebook'),
  known(
    'starts',
    'which spaces',
    'reconstructed',
    'low',
    'half a turn apart; a fair first move in simulation',
  ),
  known('drawing', 'all of it', 'reconstructed', 'low', 'our own outline, not the printed art'),
];

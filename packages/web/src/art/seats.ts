/** Ids that the drawings are chosen by and the engine does not list. */

/** The five seats in order, each a color and a shape: circle, triangle, square, diamond, hexagon. */

export const SEATS = ['ai', 'shu', 'matsu', 'yamabuki', 'fuji'] as const;

/** Those of the first box and of Crossroads; the others come in a sprite of their own. */
export const FIRST_TRAVELERS: ReadonlySet<string> = new Set([
  'hiroshige',
  'chuubei',
  'kinko',
  'yoshiyasu',
  'satsuki',
  'mitsukuni',
  'sasayakko',
  'hirotada',
  'umegae',
  'zen-emon',
  'jirocho',
  'daigoro',
  'nampo',
  'gotozaemon',
  'miyataka',
  'kita',
]);

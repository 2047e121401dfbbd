/** The seven achievements: three for panoramas during the journey, four at its end. */

export const ACHIEVEMENTS = [
  'panorama-paddy-first',
  'panorama-mountain-first',
  'panorama-sea-first',
  'gourmet',
  'bather',
  'chatterbox',
  'collector',
] as const;

export const GOURMET = 3;
export const BATHER = 4;
export const CHATTERBOX = 5;
export const COLLECTOR = 6;

export const ACHIEVEMENT_POINTS = 3;

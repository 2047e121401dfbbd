/** What the terminal draws for each kind of stop, by the names of the spaces. */

import type { Tint } from '../../terminal/text-style.ts';

export interface Glyph {
  readonly glyph: string;
  readonly tint: Tint;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  inn: { glyph: '☾', tint: 'white' },
  shop: { glyph: '⌂', tint: 'yellow' },
  farm: { glyph: '¤', tint: 'yellow' },
  temple: { glyph: 'Π', tint: 'red' },
  encounter: { glyph: '☺', tint: 'magenta' },
  'hot-spring': { glyph: '♨', tint: 'cyan' },
  'panorama-paddy': { glyph: '▦', tint: 'green' },
  'panorama-mountain': { glyph: '∧', tint: 'white' },
  'panorama-sea': { glyph: '≈', tint: 'blue' },
};

export const KNOWN_STOPS: readonly string[] = Object.keys(GLYPHS);

export function glyphOf(stop: string): Glyph {
  return GLYPHS[stop] ?? { glyph: '·', tint: 'white' };
}

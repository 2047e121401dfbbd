/** What is drawn for each character: Pilgrim, Merchant, Artist. */

import type { Tint } from '../../terminal/text-style.ts';

export const GLYPHS: readonly { readonly glyph: string; readonly tint: Tint }[] = [
  { glyph: '☸', tint: 'cyan' },
  { glyph: '⌂', tint: 'yellow' },
  { glyph: '✎', tint: 'magenta' },
];

/** The words for a part of the board, by what the engine's own table calls it. */

import type { Known } from '@tokaido/duo';

/** `24 stations, their types and order` as the end of a key. */
export function basisKey({ part, what }: Pick<Known, 'part' | 'what'>): string {
  const slug = what.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `duo.about.what.${part}.${slug.replaceAll(/^-|-$/g, '')}`;
}

/** Which moments of the road are shown across the screen. */

import type { Highlight, ShownLine } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';

export function peaksOf(_shown: ShownLine<Tokaido>): readonly Highlight<Tokaido>[] {
  return [];
}

export function isPeak({ form }: Highlight<Tokaido>): boolean {
  return form === 'screen';
}

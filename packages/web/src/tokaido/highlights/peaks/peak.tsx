/** A moment of the road across the screen. */

import type { JSX } from 'preact';
import type { HighlightProps } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';

export function Peak(_props: HighlightProps<Tokaido>): JSX.Element | null {
  return null;
}

/** A result of mine on a card. */

import type { JSX } from 'preact';
import type { HighlightProps } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';

export function Result(_props: HighlightProps<Tokaido>): JSX.Element | null {
  return null;
}

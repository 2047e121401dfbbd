/** What is left in the bag and face down. */

import type { JSX } from 'preact';
import type { TableModel } from '../model.ts';

export function Decks(_: { readonly model: TableModel }): JSX.Element | null {
  return null;
}

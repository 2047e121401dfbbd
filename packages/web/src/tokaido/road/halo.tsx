/** A ring that follows the plaque's own shape: a gap of paper, then the color of what can be done. */

import type { JSX } from 'preact';
import './halo.css';

const SHAPES: Readonly<Record<string, string>> = {
  shop: 'village',
  'hot-spring': 'spring',
  'panorama-paddy': 'scroll',
  'panorama-mountain': 'scroll',
  'panorama-sea': 'scroll',
};

export function Halo({ kind }: { readonly kind: string }): JSX.Element {
  const shape = `#shape-${SHAPES[kind] ?? kind}`;
  return (
    <svg class="halo" viewBox="0 0 48 48" aria-hidden="true">
      <use href={shape} class="ring" />
      <use href={shape} class="gap" />
    </svg>
  );
}

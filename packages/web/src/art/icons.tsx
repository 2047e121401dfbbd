/** Signs of the interface, drawn with one brush line in the color of the text beside them. */

import type { JSX } from 'preact';
import type { IconName } from './icon-names.ts';
import { type ArtProps, Drawing } from './sprite-image.tsx';

export type { IconName };

export function Icon({ name, class: own, title }: ArtProps & { readonly name: IconName }): JSX.Element {
  const classes = own === undefined ? 'icon' : `icon ${own}`;
  return <Drawing class={classes} title={title} id={`icon-${name}`} sheet="table" width={24} height={24} />;
}

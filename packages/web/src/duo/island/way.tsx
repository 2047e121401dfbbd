/** The way that a picked move would lead, cased in indigo. */

import type { JSX } from 'preact';
import { ARTIST, MERCHANT } from '../targets.ts';
import type { Layout } from './geometry/layout.ts';
import { pathData } from './geometry/path-data.ts';
import type { Walk } from './ways.ts';
import { wayOf } from './ways.ts';
import './way.css';

export function Way({ layout, walk }: { readonly layout: Layout; readonly walk: Walk }): JSX.Element {
  const { sizes } = layout;
  const way = wayOf(layout, walk);
  const { route, isSmall } = sizes;
  // An Artist walks on no road, but over the land from one area into the next.
  const line = walk.character === ARTIST ? pathData(way.flat()) : way.map(pathData).join('');
  const kind = walk.character === ARTIST ? 'over' : walk.character === MERCHANT ? 'along' : 'coast';
  return (
    <g class={`chosen-way ${kind}`}>
      <path class="casing" d={line} stroke-width={route + (isSmall ? 6.5 : 10)} />
      <path class="line" d={line} stroke-width={route + (isSmall ? 3.5 : 5)} />
      <path
        class="core"
        d={line}
        stroke-width={route * 0.7}
        stroke-dasharray={kind === 'along' ? undefined : isSmall ? '4 3' : '7 4'}
      />
    </g>
  );
}

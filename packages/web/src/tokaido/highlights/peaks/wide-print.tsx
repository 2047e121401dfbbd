/**
 * A panorama as wide as the screen, whatever its shape: the print from edge to edge, more sky above it and a near bank
 * below. What does not fit is cut at the top and at the foot, never at the sides.
 */

import { PANORAMA_LENGTHS, PANORAMAS } from '@tokaido/tokaido';
import type { JSX } from 'preact';
import { show } from '../../../art/sheets.ts';
import type { PanoramaProgress } from '../../panoramas.ts';
import './wide-print.css';

/** The print is so high, in its own units, and so much of sky and bank is painted beyond it. */
const HEIGHT = 140;
const SKY = 490;
const BANK = 470;
/** How far below the print the road leaves it at the left. */
const ROAD = 112;

/** How the bank rises and falls along the foot of the print, as parts of its width, and where its grass grows. */
const EDGE = [133, 132, 136, 140, 139, 134, 130];
const GRASS: readonly (readonly [x: number, y: number])[] = [
  [0.07, 24],
  [0.2, 44],
  [0.79, 32],
  [0.72, 60],
  [0.94, 20],
  [0.1, 80],
  [0.3, 82],
  [0.91, 100],
];

export function WidePrint({ kind }: { readonly kind: PanoramaProgress['kind'] }): JSX.Element {
  show('panoramas');
  const width = (PANORAMA_LENGTHS[PANORAMAS.indexOf(kind)] ?? 0) * 100;
  const step = width / (EDGE.length - 1);
  const road = `M-9 ${HEIGHT + ROAD}C${width * 0.3} ${HEIGHT + ROAD - 24} ${width * 0.6} ${HEIGHT + ROAD} ${width + 9} ${HEIGHT + ROAD - 60}`;
  const edge = EDGE.map((y, i) => `${i * step} ${y}`).join('L');
  return (
    <svg
      class={`wide-print scene of-${kind}`}
      viewBox={`0 ${-SKY} ${width} ${SKY + HEIGHT + BANK}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="peak-sky" x2="0" y2="1">
          <stop class="sky-zenith" offset="0" />
          <stop class="sky-high" offset=".62" />
          <stop class="sky-low" offset="1" />
        </linearGradient>
        <linearGradient id="peak-bank" x2="0" y2="1">
          <stop class="bank-far" offset="0" />
          <stop class="bank-near" offset=".34" />
        </linearGradient>
      </defs>
      <rect class="wide-sky" y={-SKY} width={width} height={SKY + 1} fill="url(#peak-sky)" />
      <Mist x={width * 0.66} y={-22} width={width * 0.26} />
      <Mist x={width * 0.1} y={-64} width={width * 0.2} />
      <svg y={-1} width={width} height={HEIGHT + 1} viewBox={`0 -1 ${width} ${HEIGHT + 1}`}>
        <use href={`#${kind}`} />
      </svg>
      <path d={`M${edge}V${HEIGHT + BANK}H0Z`} fill="url(#peak-bank)" />
      <path class="wide-edge" d={`M${edge}`} />
      <path class="wide-road" d={road} />
      <path class="wide-road" d={road} />
      {kind !== 'sea' && (
        <g class="wide-grass">
          {GRASS.map(([x, y]) => (
            <path key={x} d={`M${x * width} ${HEIGHT + y}q-1-7-5-10m5 10q0-8 1-12m-1 12q2-6 6-8`} />
          ))}
        </g>
      )}
    </svg>
  );
}

function Mist({
  x,
  y,
  width,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}): JSX.Element {
  return (
    <path
      class="wide-mist"
      d={`M${x} ${y}h${width}M${x + width * 0.18} ${y - 5}h${width * 0.5}M${x + width * 0.42} ${y + 5}h${width * 0.5}`}
    />
  );
}

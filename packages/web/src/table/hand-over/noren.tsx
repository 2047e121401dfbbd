/** A shop curtain: five lengths of indigo cloth on a rod, with the sign of one seat dyed across the middle. */

import type { JSX } from 'preact';
import { useSeatSigns } from '../../art/seat-colors.tsx';
import { SEATS } from '../../art/seats.ts';
import './noren.css';

const WIDTH = 390;
const HEIGHT = 520;
const LENGTHS = 5;
const CLOTH = WIDTH / LENGTHS;
/** The cloths are sewn together down to here. */
const SEAM = 150;
/** How far each foot hangs below the others: nothing sewn by hand is even. */
const FEET = [0, 4, 1, 5, 2] as const;

const cloths = FEET.map((more, i) => {
  const a = i * CLOTH;
  const b = a + CLOTH;
  const gap = 3.2;
  const foot = HEIGHT - 8 + more;
  const low = HEIGHT * 0.8;
  const mid = HEIGHT * 0.55;
  return (
    `M${a} 46H${b}V${SEAM}C${b - 1} ${mid} ${b - gap} ${low} ${b - gap} ${foot}` +
    `Q${a + CLOTH * 0.7} ${foot + 7} ${a + CLOTH / 2} ${foot + 1}T${a + gap} ${foot + 1}` +
    `C${a + gap} ${low} ${a + 1} ${mid} ${a} ${SEAM}Z`
  );
});

const folds = FEET.map((more, i) => {
  const a = i * CLOTH;
  const foot = HEIGHT - 8 + more;
  return (
    `M${a + CLOTH * 0.3} ${HEIGHT * 0.74}Q${a + CLOTH * 0.34} ${HEIGHT * 0.85} ${a + CLOTH * 0.28} ${foot}` +
    `M${a + CLOTH * 0.72} ${HEIGHT * 0.7}Q${a + CLOTH * 0.66} ${HEIGHT * 0.8} ${a + CLOTH * 0.7} ${foot}`
  );
}).join('');

const loops = FEET.flatMap((_, i) =>
  [0.2, 0.8].map((at) => {
    const x = (i + at) * CLOTH;
    return `M${x - 8} 47V20Q${x} 16 ${x + 8} 20V47Z`;
  }),
).join('');

const seams = [1, 2, 3, 4].map((i) => `M${i * CLOTH} 46V${SEAM}`).join('');

const weave = Array.from({ length: 36 }, (_, i) => {
  const y = 50 + i * 13 + ((i * 29) % 9);
  const bend = 2 + ((i * 17) % 5);
  return `M0 ${y}C117 ${y - bend} 234 ${y + bend} ${WIDTH} ${y - bend * 0.4}`;
}).join('');

/** The signs of the five seats, large, with their marks cut out; in the frame of the pawns (28×28). */
const CRESTS = [
  <>
    <circle cx="14" cy="14" r="12" />
    <path class="cut line" d="M7 12q3.500-4.200 7 0t7 0M7 17.500q3.500-4.200 7 0t7 0" />
  </>,
  <>
    <path class="round" d="M14 3 25.500 23.500H2.500z" />
    <circle class="cut" cx="14" cy="17" r="3.900" />
  </>,
  <>
    <path class="round" d="M4 4H24V24H4z" />
    <path
      class="cut"
      d="M14 6 18.600 12H16.500L20.600 17.500H15.300V22H12.700V17.500H7.400L11.500 12H9.400z"
    />
  </>,
  <>
    <path class="round" d="M14 2 26 14 14 26 2 14z" />
    <path
      class="cut"
      d="M14 8c2.200 0 3 2.500 2 4.200 1.500-1.300 4.100-1 4.500 1.100.4 2-1.800 3.200-3.600 2.700 1.600 1 2.200 3.400.6 4.700-1.500 1-3.300-.4-3.500-2.300-.2 1.900-2 3.300-3.500 2.300-1.600-1.300-1-3.700.6-4.700-1.800.5-4-.7-3.600-2.700.4-2.100 3-2.400 4.500-1.100C11 10.500 11.800 8 14 8z"
    />
  </>,
  <>
    <path class="round" d="M14 2.500 24.500 8.300V19.700L14 25.500 3.500 19.700V8.300z" />
    <path
      class="cut"
      d="M10.200 7.500c1.500 0 2.600 1.200 2.600 2.500s-1.100 2.500-2.600 2.500-2.500-1.200-2.500-2.500 1-2.500 2.500-2.500zM17.800 7.500c1.500 0 2.500 1.200 2.500 2.500s-1 2.500-2.500 2.500-2.600-1.200-2.600-2.500 1.100-2.500 2.600-2.500zM14 12.300c1.400 0 2.400 1 2.400 2.300S15.400 17 14 17s-2.400-1.100-2.400-2.400 1-2.300 2.400-2.300zM14 18c1 0 1.700.8 1.700 1.700 0 1-.7 2.300-1.700 2.800-1-.5-1.700-1.800-1.700-2.800 0-.9.7-1.700 1.700-1.700z"
    />
  </>,
] as const;

export function Noren({ seat }: { readonly seat: number }): JSX.Element {
  const sign = useSeatSigns()(seat);
  return (
    <svg
      class="noren"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin meet"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="noren-dye" x2="0" y2="1">
          <stop offset="0" stop-color="#163A5C" />
          <stop offset=".25" stop-color="#1F4E79" />
          <stop offset=".8" stop-color="#2A5F8E" />
          <stop offset="1" stop-color="#1B4570" />
        </linearGradient>
        <clipPath id="noren-cloth">
          <path d={cloths.join('')} />
        </clipPath>
      </defs>
      {cloths.map((d, i) => (
        <g key={i}>
          <path d={d} fill="url(#noren-dye)" />
          <path class="key" d={d} transform="translate(.7 -.6)" />
        </g>
      ))}
      <g clip-path="url(#noren-cloth)">
        <circle class="ring" cx={WIDTH / 2} cy="232" r="104" />
        <g class="crest" transform={`translate(${WIDTH / 2 - 77} 155) scale(5.5)`}>
          {CRESTS[SEATS.findIndex((id) => id === sign)] ?? CRESTS[0]}
        </g>
        <path class="hem" d={`M0 ${HEIGHT - 44}H${WIDTH}`} />
        <path class="weave" d={weave} />
        <path class="fold" d={folds} />
        <path class="seam" d={seams} />
      </g>
      {/* The rod goes on beyond the cloth, however wide the door is. */}
      <path class="rod-edge" d="M-2000 28H2400" />
      <path class="rod" d="M-2000 28H2400" />
      <path class="rod-light" d="M-2000 25.500H2400" />
      <path class="loop" d={loops} />
    </svg>
  );
}

/** The painted pictures: the four legs as bands and as hanging scrolls, and the three panoramas. */

import { PANORAMA_LENGTHS, PANORAMAS } from '@tokaido/tokaido';
import type { JSX } from 'preact';
import { show } from './sheets.ts';
import { type ArtProps, Frame } from './sprite-image.tsx';

interface LegProps extends ArtProps {
  /** 1 to 4. */
  readonly leg: number;
}

/** A leg as a band of the hand scroll. The taller drawing is for the leg being walked. */
export function LegScene({
  leg,
  tall = false,
  ...rest
}: LegProps & { readonly tall?: boolean }): JSX.Element {
  show('bands');
  const height = tall ? 240 : 140;
  return (
    <Frame
      {...rest}
      class={scene(leg, rest.class)}
      box={`0 0 1000 ${height}`}
      width={1000}
      height={height}
      fit="xMidYMid slice"
    >
      <use href={tall ? `#tall${leg}` : `#leg${leg}`} />
    </Frame>
  );
}

/** A leg as a hanging scroll, behind the rows of a phone. */
export function ScrollScene({ leg, ...rest }: LegProps): JSX.Element {
  show('scrolls');
  return (
    <Frame
      {...rest}
      class={scene(leg, rest.class)}
      box="0 0 360 620"
      width={360}
      height={620}
      fit="xMinYMin slice"
    >
      <use href={`#scroll${leg}`} />
    </Frame>
  );
}

interface PanoramaProps extends ArtProps {
  /** paddy, mountain or sea. */
  readonly kind: (typeof PANORAMAS)[number];
  /** How many sections are painted. */
  readonly taken: number;
  /** The last of them is being printed now. */
  readonly printing?: boolean;
}

/** A panorama: painted sections, and the rest as a faint key line, so that the goal is always in sight. */
export function Panorama({ kind, taken, printing = false, ...rest }: PanoramaProps): JSX.Element {
  show('panoramas');
  const length = PANORAMA_LENGTHS[PANORAMAS.indexOf(kind)] ?? 0;
  return (
    <Frame
      {...rest}
      class={`panorama ${rest.class ?? ''}`}
      box={`0 0 ${length * 100} 140`}
      width={length * 100}
      height={140}
    >
      <rect class="paper" width={length * 100} height={140} />
      <Part kind={kind} from={taken} to={length} class="scene ghost" />
      <Part kind={kind} from={0} to={taken} class="scene" />
      {/* The paper is drawn away from the print: clipping the drawing itself is too much for some browsers. */}
      {printing && <rect class="paper printing" x={(taken - 1) * 100} width={100} height={140} />}
      {Array.from({ length }, (_, i) => (
        <rect key={i} class={i < taken ? 'painted' : undefined} x={i * 100} width={100} height={140} />
      ))}
    </Frame>
  );
}

function Part(props: { kind: string; from: number; to: number; class: string }): JSX.Element | null {
  const width = (props.to - props.from) * 100;
  if (width <= 0) return null;
  const x = props.from * 100;
  return (
    <svg class={props.class} x={x} width={width} height={140} viewBox={`${x} 0 ${width} 140`}>
      <use href={`#${props.kind}`} />
    </svg>
  );
}

/** The last leg is walked at night, by day as well. */
function scene(leg: number, name = ''): string {
  return `scene ${leg === 4 ? 'night ' : ''}${name}`;
}

/** The signs of all places: stations, mountain towns and seals, with a ring around those that can be chosen. */

import { AREA_NAMES, TOWN_NAMES } from '@tokaido/duo';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { STATION_SHAPES, stationId } from '../../art/duo.tsx';
import type { Layout } from './geometry/layout.ts';
import { placed } from './geometry/path-data.ts';
import type { Sign } from './geometry/places.ts';
import { allSigns } from './geometry/places.ts';
import './signs.css';

export type Light = 'open' | 'picked' | 'closed';

interface SignsProps {
  readonly layout: Layout;
  /** By the key of a sign. */
  readonly lights: ReadonlyMap<string, Light>;
}

export function Signs({ layout, lights }: SignsProps): JSX.Element {
  return (
    <g class="signs">
      {allSigns(layout).map((sign) => (
        <OneSign key={sign.key} layout={layout} sign={sign} light={lights.get(sign.key) ?? null} />
      ))}
    </g>
  );
}

function OneSign({ layout, sign, light }: { layout: Layout; sign: Sign; light: Light | null }): JSX.Element {
  const { at, size, type, key } = sign;
  const [x, y] = at;
  const number = Number(key.slice(1));
  const own = light === null ? 'place' : `place ${light}`;
  if (type === 'area')
    return <Seal own={own} sign={sign} icon={layout.board.areas[AREA_NAMES[number] ?? ''] ?? ''} />;
  const shape = `#${STATION_SHAPES[type]}`;
  return (
    <g class={own} transform={placed([x - size / 2, y - size / 2], size / 48)}>
      {light !== null && light !== 'closed' && (
        <>
          <use class="ring" href={shape} />
          <use class="gap" href={shape} />
        </>
      )}
      <use href={`#${stationId(type)}`} width={48} height={48} />
      {type === 'mountain-town' && (
        <text x={24} y={37.5}>
          {layout.board.mountainTowns[TOWN_NAMES[number] ?? '']}
        </text>
      )}
    </g>
  );
}

/** The print that names an area, in a round frame. */
function Seal({ own, sign, icon }: { own: string; sign: Sign; icon: string }): JSX.Element {
  const id = useId();
  const r = sign.size / 2;
  return (
    <g class={`${own} area-sign`} transform={placed(sign.at)}>
      <clipPath id={id}>
        <circle r={r} />
      </clipPath>
      <circle class="ring" r={r * 1.13} />
      <circle class="rim" r={r * 1.13} />
      <g clip-path={`url(#${id})`}>
        <use href={`#ar-${icon}`} x={-r} y={-r} width={sign.size} height={sign.size} />
      </g>
      <circle class="line" r={r} stroke-width={sign.size / 26} />
    </g>
  );
}

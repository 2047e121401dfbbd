/** The map without anybody on it: sea, land, areas, routes, the pilgrims' way, seals and boutiques. */

import { AREA_NAMES, ICONS, WARES } from '@tokaido/duo';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { show } from '../../art/sheets.ts';
import type { Layout } from './geometry/layout.ts';
import { ringLine } from './geometry/layout.ts';
import { moonAt, ornamentsOf } from './geometry/ornaments.ts';
import { outlineData, pathData, placed } from './geometry/path-data.ts';
import { ORIGIN, repeatable } from './geometry/points.ts';
import './ground.css';

interface GroundProps {
  readonly layout: Layout;
  /** By coastal town: 16 × ware + value. */
  readonly boutiques: readonly number[];
}

export function Ground({ layout, boutiques }: GroundProps): JSX.Element {
  show('duo');
  show('kit');
  show('table');
  const id = useId();
  const { width, height, sizes, coast } = layout;
  const land = outlineData(coast);
  const k = sizes.station / 37;
  return (
    <g class="ground">
      <Paints id={id} land={land} layout={layout} />
      <rect width={width} height={height} fill={`url(#${id}-sea)`} />
      <rect class="waves" width={width} height={height} fill={`url(#${id}-wave)`} mask={`url(#${id}-edge)`} />
      <path class="surf" d={land} stroke-width={46 * k} />
      <path class="surf near" d={land} stroke-width={26 * k} />
      <Moon layout={layout} />
      <path class="sand" d={land} stroke-width={9 * k} />
      <g clip-path={`url(#${id}-land)`}>
        <Plates id={id} layout={layout} />
        <path class="beach" d={land} stroke-width={12 * k} />
      </g>
      <path class="coast" d={land} stroke-width={sizes.isSmall ? 1 : 1.4} />
      <Ornaments layout={layout} />
      <Routes layout={layout} />
      {layout.tags.map((_, town) => (
        <Tag key={town} layout={layout} town={town} boutique={boutiques[town] ?? 0} />
      ))}
    </g>
  );
}

/** Deep at the edges, light around the island. */
const SEA = [0, 12, 40, 68, 90, 100];
const FANS = [
  [0, 18],
  [36, 18],
  [18, 9],
  [0, 0],
  [36, 0],
  [18, 27],
] as const;

function Paints({ id, land, layout }: { id: string; land: string; layout: Layout }): JSX.Element {
  const { width, height, sizes } = layout;
  const k = sizes.isSmall ? 0.7 : 1;
  return (
    <defs>
      <linearGradient id={`${id}-sea`} x1="0" y1="0" x2="0" y2="1">
        {SEA.map((offset, i) => (
          <stop key={offset} offset={`${offset}%`} stop-color={`var(--i-sea-${i})`} />
        ))}
      </linearGradient>
      {ICONS.map((icon) => (
        <linearGradient key={icon} id={`${id}-${icon}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stop-color={`var(--i-${icon}-0)`} />
          <stop offset="100%" stop-color={`var(--i-${icon}-1)`} />
        </linearGradient>
      ))}
      <pattern id={`${id}-wave`} width={36 * k} height={18 * k} patternUnits="userSpaceOnUse">
        <path
          class="fans"
          transform={`scale(${k})`}
          d={FANS.flatMap(([x, y]) =>
            [17, 12, 7].map((r) => `M${x - r} ${y}A${r} ${r * 0.62} 0 0 1 ${x + r} ${y}`),
          ).join('')}
        />
      </pattern>
      <radialGradient id={`${id}-far`} cx=".5" cy=".5" r=".62">
        <stop offset="62%" stop-color="#000" />
        <stop offset="100%" stop-color="#fff" />
      </radialGradient>
      <mask id={`${id}-edge`}>
        <rect width={width} height={height} fill={`url(#${id}-far)`} />
      </mask>
      <clipPath id={`${id}-land`}>
        <path d={land} />
      </clipPath>
    </defs>
  );
}

function Moon({ layout }: { readonly layout: Layout }): JSX.Element {
  const [x, y] = moonAt(layout);
  const r = layout.sizes.isSmall ? 14 : 22;
  return (
    <g class="moon">
      <circle class="glow" cx={x} cy={y} r={r * 3} />
      <circle cx={x} cy={y} r={r} />
    </g>
  );
}

function Plates({ id, layout }: { readonly id: string; readonly layout: Layout }): JSX.Element {
  const { width, height, areas, board, sizes } = layout;
  const random = repeatable(5);
  const grass = Array.from({ length: sizes.isSmall ? 60 : 150 }, () => {
    const [x, y, size] = [
      random() * width,
      random() * height,
      (3 + random() * 5) * (sizes.isSmall ? 0.6 : 1),
    ];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(size / 2).toFixed(1)} ${(-size).toFixed(1)}l${(size / 2).toFixed(1)} ${size.toFixed(1)}`;
  });
  const lines = sizes.isSmall ? 16 : 30;
  const grain = Array.from({ length: lines }, (_, i) => {
    const [y, swing] = [((i + random()) * height) / lines, 2 + random() * 5];
    return `M0 ${y.toFixed(1)}C${width * 0.3} ${(y - swing).toFixed(1)} ${width * 0.6} ${(y + swing).toFixed(1)} ${width} ${(y - swing * 0.4).toFixed(1)}`;
  });
  return (
    <>
      {areas.map(({ painted }, area) => (
        <path
          key={area}
          class="plate"
          d={outlineData(painted)}
          fill={`url(#${id}-${board.areas[AREA_NAMES[area] ?? '']})`}
        />
      ))}
      <path class="grass" d={grass.join('')} />
      <path class="grain" d={grain.join('')} />
    </>
  );
}

/** Three bars with round ends. */
const MIST = 'M-88 0H74M-42-7H34M-4 7H92';

function Ornaments({ layout }: { readonly layout: Layout }): JSX.Element {
  return (
    <g class="ornaments">
      {ornamentsOf(layout).map(({ is, at, scale }) => {
        const [size, flip] = [Math.abs(scale), Math.sign(scale)];
        const key = `${is} ${at.join()}`;
        if (is === 'mist') return <path key={key} class="mist" transform={placed(at, size)} d={MIST} />;
        if (is !== 'peak') return <use key={key} href={`#k-${is}`} transform={placed(at, size, flip)} />;
        return (
          <use
            key={key}
            href="#isle-peak"
            x={-27}
            y={-35}
            width={55}
            height={36}
            transform={placed(at, size)}
          />
        );
      })}
    </g>
  );
}

function Routes({ layout }: { readonly layout: Layout }): JSX.Element {
  const { routes, sizes } = layout;
  const lines = routes.map(pathData).join('');
  const ring = outlineData(ringLine(layout));
  const { route, isSmall } = sizes;
  return (
    <g class="roads">
      <path class="route-edge" d={lines} stroke-width={route + (isSmall ? 1.8 : 2.6)} />
      <path class="route" d={lines} stroke-width={route} />
      <path
        class="route-worn"
        d={lines}
        stroke-width={route * 0.22}
        stroke-dasharray={isSmall ? '2 4' : '5 7'}
      />
      <path class="walk-edge" d={ring} stroke-width={isSmall ? 3.5 : 5} />
      <path class="walk" d={ring} stroke-width={isSmall ? 2 : 3} stroke-dasharray={isSmall ? '4 3' : '7 4'} />
    </g>
  );
}

/** A paper tag tied to its town: what is bought there, and for how much. */
function Tag({ layout, town, boutique }: { layout: Layout; town: number; boutique: number }): JSX.Element {
  const { tags, towns, sizes } = layout;
  const at = tags[town] ?? ORIGIN;
  const from = towns[town] ?? ORIGIN;
  const [width, height] = sizes.tag;
  const ware = height * 0.84;
  return (
    <g class="boutique">
      <path class="string" d={pathData([from, at])} stroke-width={sizes.isSmall ? 1 : 1.5} />
      <g transform={placed(at)}>
        <rect class="shade" x={1.5 - width / 2} y={1.5 - height / 2} width={width} height={height} rx="2" />
        <rect class="paper" x={-width / 2} y={-height / 2} width={width} height={height} rx="2" />
        <use
          href={`#wa-${WARES[boutique >> 4]}`}
          x={width * 0.06 - width / 2}
          y={-ware / 2}
          width={ware}
          height={ware}
        />
        <text x={width * 0.25} y={sizes.figure * 0.36} font-size={sizes.figure}>
          {boutique & 15}
        </text>
      </g>
    </g>
  );
}

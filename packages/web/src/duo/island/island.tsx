/** The island: drawn from the board's data, with everybody on it and the targets of the die that is looked at. */

import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { IslandSelection } from '../island-selection.ts';
import type { Seen } from '../model.ts';
import { Compass } from './compass.tsx';
import { standingSpots } from './geometry/free-spots.ts';
import { type Layout, layoutOf } from './geometry/layout.ts';
import { signOf } from './geometry/places.ts';
import { pressed } from './geometry/press.ts';
import { Ground } from './ground.tsx';
import { mapLabel } from './labels.ts';
import { Lane } from './lane.tsx';
import { Pieces, type StandingPiece } from './pieces.tsx';
import { type Light, Signs } from './signs.tsx';
import { slipsOf } from './slips.ts';
import { type Piece, piecesOf, type Spot, spotsOf } from './spots.ts';
import { Targets } from './targets.tsx';
import { type Size, useSize } from './use-size.ts';
import { useWalks } from './walks.ts';
import { Way } from './way.tsx';
import type { Walk } from './ways.ts';
import './island.css';

interface IslandProps {
  readonly selection: IslandSelection;
  readonly seen: Seen;
}

/** Fills the element that it is put into, whatever its proportions. */
export function Island({ selection, seen }: IslandProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const isSmall = size !== null && layoutOf(seen.s.island.board, size.width, size.height).sizes.isSmall;
  return (
    <div ref={root} class={isSmall ? 'island small' : 'island'}>
      {size !== null && <IslandMap selection={selection} seen={seen} size={size} />}
    </div>
  );
}

function IslandMap({ selection, seen, size }: IslandProps & { readonly size: Size }): JSX.Element {
  const { width, height } = size;
  const layout = layoutOf(seen.s.island.board, width, height);
  const ground = useGround(layout, seen);
  const spots = spotsOf(selection, seen, layout);
  const picked = spots.find(({ isPicked, isOpen }) => isPicked && isOpen);
  const pieces = standing(layout, piecesOf(seen), seen, picked);
  const covers = pieces.map(({ at }) => ({ at, width: layout.sizes.piece, height: layout.sizes.piece }));
  const slips = slipsOf(spots, { selection, seen, layout }, covers);
  const frame = useWalks({ layout, seen, pieces, model: selection.model });
  const walk = walkTo(seen, picked);

  function press(event: MouseEvent): void {
    const element = event.target as Element;
    const own = element.closest<HTMLElement>('[data-place]')?.dataset['place'];
    // A key, a reader's press and the slip of a target mean that target; a pointer means what is nearest.
    const isExact = event.detail === 0 || element.closest('.slip') !== null;
    const box = frame.current?.getBoundingClientRect();
    if (element.closest('.isle-lane') !== null || box === undefined) return;
    const spot = isExact
      ? spots.find(({ place }) => place === own)
      : pressed(spots, layout, [event.clientX - box.left, event.clientY - box.top]);
    if (spot !== undefined && spot !== null) selection.press(spot.action);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what is pressed; it only finds the nearest
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses a button, which is a click too
    <div ref={frame} class="isle-frame" onClick={press}>
      <svg class="isle" width={width} height={height} role="img" aria-label={mapLabel(seen, selection)}>
        {ground}
        {walk !== null && <Way layout={layout} walk={walk} />}
        <Signs layout={layout} lights={lightsOf(spots)} />
      </svg>
      <Compass seat={seen.s.compass} size={layout.sizes.compass} />
      <Targets selection={selection} seen={seen} layout={layout} spots={spots} slips={slips} />
      <Pieces pieces={pieces} size={layout.sizes.piece} />
      <Lane seen={seen} />
    </div>
  );
}

/** The boutiques lie where they were dealt for the whole game, so the ground is drawn once for each size. */
function useGround(layout: Layout, { view }: Seen): JSX.Element {
  const boutiques = view.table.boutiques as readonly number[];
  const key = boutiques.join();
  return useMemo(() => <Ground layout={layout} boutiques={boutiques} />, [layout, key]);
}

/** Everybody's spot, and that of the piece that would move, at the end of its way. */
function standing(
  layout: Layout,
  pieces: readonly Piece[],
  { me }: Seen,
  picked: Spot | undefined,
): readonly StandingPiece[] {
  const pale = picked === undefined ? [] : [{ seat: me, character: picked.character, place: picked.number }];
  const all = [...pieces, ...pale];
  const spots = standingSpots(
    layout,
    all.map((piece) => signOf(layout, piece)),
  );
  return all.map((piece, i) => ({ ...piece, at: spots[i] ?? [0, 0], isPale: i >= pieces.length }));
}

function lightsOf(spots: readonly Spot[]): ReadonlyMap<string, Light> {
  return new Map(
    spots.flatMap(({ sign, isOpen, isPicked, reason }): [string, Light][] => {
      if (isOpen) return [[sign.key, isPicked ? 'picked' : 'open']];
      return reason?.why === 'occupied' || isPicked ? [[sign.key, 'closed']] : [];
    }),
  );
}

/** The way of the picked move. */
function walkTo(seen: Seen, picked: Spot | undefined): Walk | null {
  const player = seen.s.players[seen.me];
  if (picked === undefined || player === undefined) return null;
  const { character, number } = picked;
  const from = [player.pilgrim, player.merchant, player.artist][character] ?? number;
  const turn = seen.turn;
  const die =
    turn?.decision === 'again' ? turn.details.value : (seen.view.table.dice as readonly number[])[character];
  return { character, from, to: number, steps: die ?? null };
}

/** An inn is reached: evening falls over the road, the lantern is lit, and the guests stand in their order. */

import { innName, inns } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { LegScene, ScrollScene } from '../../../art/scenes.tsx';
import type { HighlightProps } from '../../../table/game.ts';
import { Arrivals } from '../../inn/arrivals.tsx';
import type { Tokaido } from '../../model.ts';
import { playerAt } from '../../players.ts';
import { sceneOf } from '../../road/leg.ts';
import './inn.css';

/** Each layout of the road has loaded its own picture of the leg. */
const WIDE = '(min-width: 680px), (orientation: landscape)';

export function InnPeak({ highlight, model }: HighlightProps<Tokaido>): JSX.Element {
  const { seat, shown } = highlight;
  const { s } = shown.after;
  const { position } = playerAt(s, seat);
  const leg = sceneOf(s, inns(s).indexOf(position));
  return (
    <>
      {matchMedia(WIDE).matches ? (
        <LegScene class="peak-dusk" leg={leg} tall />
      ) : (
        <ScrollScene class="peak-dusk" leg={leg} />
      )}
      <h2 class="sr-only">{innName(s, position)}</h2>
      <Arrivals model={model} seen={shown.after} seat={seat} />
    </>
  );
}

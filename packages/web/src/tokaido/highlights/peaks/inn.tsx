/** An inn is reached: evening falls over the road, the lantern is lit, and the guests stand in their order. */

import { t } from '@tokaido/words';
import { inns } from '@tokaido/words/tokaido';
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
  const inn = inns(s).indexOf(playerAt(s, seat).position);
  const leg = sceneOf(s, inn);
  return (
    <>
      {matchMedia(WIDE).matches ? (
        <LegScene class="peak-dusk" leg={leg} tall />
      ) : (
        <ScrollScene class="peak-dusk" leg={leg} />
      )}
      <h2 class="sr-only">{t('peak.inn', { n: inn })}</h2>
      <Arrivals model={model} seen={shown.after} seat={seat} />
    </>
  );
}

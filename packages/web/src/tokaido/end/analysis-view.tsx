/** Tokaido for the analysis: sources of points, legs, and the plaques of stops. */

import '@tokaido/words/locales/en/end';
import '@tokaido/words/locales/en/underway';
import { nameOf, t } from '@tokaido/words';
import { spaceAt } from '@tokaido/words/tokaido';
import { Plaque } from '../../art/art.tsx';
import type { AnalysisView } from '../../table/game.ts';
import type { Tokaido } from '../model.ts';
import { positionOf } from '../road/leg.ts';
import { GROUPS } from './sources.ts';
import './bars.css';

export const analysisView: AnalysisView<Tokaido> = {
  sources: GROUPS,
  sourceName: (id) => nameOf('end.source', id),
  partName: (part) => t('table.legNumber', { leg: part }),
  Picture({ action, seen }) {
    const stop = positionOf(seen.s, action);
    const at = stop ?? seen.s.all[seen.turn?.seat ?? -1]?.position;
    return at === undefined ? null : <Plaque class="plaque" stop={spaceAt(seen.s, at)} />;
  },
  rowOf(action, seen) {
    const stop = positionOf(seen.s, action);
    return stop === null ? null : `.hanging [data-stop="${stop}"] .label`;
  },
};

/** Duo for the analysis: its three sources of points, turns by fours, and the signs of places. */

import '@tokaido/words/locales/en/duo-end';
import { CHARACTERS } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { sourceName } from '@tokaido/words/duo';
import type { AnalysisView } from '../../table/game.ts';
import { PlaceSign } from '../dice/place-sign.tsx';
import type { Duo } from '../model.ts';
import { placeNumber, targetOf } from '../targets.ts';
import './analysis-view.css';

/** As the analysis counts them. */
const TURNS_A_PART = 4;

export const analysisView: AnalysisView<Duo> = {
  sources: CHARACTERS.map((id) => ({ id, of: [id] })),
  sourceName,
  partName: (part) => t('duo.end.turns', { from: (part - 1) * TURNS_A_PART + 1, to: part * TURNS_A_PART }),
  Picture({ action, seen }) {
    const target = targetOf(action);
    const place = target === null ? -1 : placeNumber(target);
    if (target === null || place < 0) return null;
    return (
      <span class="plaque moment-place">
        <PlaceSign s={seen.s} character={target.character} place={place} />
      </span>
    );
  },
};

/** In the menu: the four legs, to look at. */

import '@tokaido/words/locales/en/underway';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import type { Selection } from '../model.ts';
import { roadSelection } from './road-selection.ts';

interface LegButtonsProps {
  readonly selection: Selection;
  readonly onClose: () => void;
}

export function LegButtons({ selection, onClose }: LegButtonsProps): JSX.Element {
  const road = roadSelection(selection);
  return (
    <p class="tb-legs">
      {[1, 2, 3, 4].map((leg) => (
        <button
          type="button"
          class="quiet"
          key={leg}
          aria-pressed={road.leg.value === leg}
          onClick={() => {
            road.look(leg);
            onClose();
          }}
        >
          {t('table.legNumber', { leg })}
        </button>
      ))}
    </p>
  );
}

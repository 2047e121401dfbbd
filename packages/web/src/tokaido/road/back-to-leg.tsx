/** In place of my collection while another leg is looked at: the way back. It covers no stop. */

import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import type { RoadSelection } from './road-selection.ts';

export function BackToLeg({ selection }: { readonly selection: RoadSelection }): JSX.Element {
  return (
    <p class="strip">
      <button type="button" class="primary" onClick={() => selection.look(null)}>
        {t('table.backTo', { leg: selection.now.value })}
      </button>
    </p>
  );
}

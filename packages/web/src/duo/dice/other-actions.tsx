/** Open actions without a place on the map: to keep the token, or to stay where every way is closed. */

import { t } from '@tokaido/words';
import { sayAction } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import type { Seen, Selection } from '../model.ts';
import { isOnMap } from '../targets.ts';

export function OtherActions({
  selection,
  seen,
}: {
  readonly selection: Selection;
  readonly seen: Seen;
}): JSX.Element {
  return (
    <>
      {seen.legal
        .filter((action) => !isOnMap(action))
        .map((action) => (
          <button key={action} type="button" class="quiet go" onClick={() => selection.press(action)}>
            {action === 'pass' ? t('duo.bar.keep') : sayAction(action, seen).name}
          </button>
        ))}
    </>
  );
}

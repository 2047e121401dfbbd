/** Open actions without a place on the map: to keep the token, to stay. */

import { sayAction } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import type { Seen, Selection } from '../model.ts';

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
        .filter((action) => action === 'pass' || action === 'merchant stay')
        .map((action) => (
          <button key={action} type="button" class="quiet" onClick={() => selection.press(action)}>
            {sayAction(action, seen).name}
          </button>
        ))}
    </>
  );
}

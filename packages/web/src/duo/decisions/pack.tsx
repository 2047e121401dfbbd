/** The wares of a player one by one, to be pressed; equal ones count together. */

import { WARES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { Ware } from '../../art/duo.tsx';
import { Icon } from '../../art/icons.tsx';
import './pack.css';

interface PackProps {
  /** By kind. */
  readonly wares: readonly number[];
  readonly chosen: readonly number[];
  /** Under the name of a ware. */
  readonly note: (ware: number) => ComponentChildren;
  /** Why one more of this kind cannot be chosen; null where it can. */
  readonly closed: (ware: number) => string | null;
  readonly onChange: (ware: number, count: number) => void;
}

export function Pack({ wares, chosen, note, closed, onChange }: PackProps): JSX.Element {
  return (
    <ul class="pack">
      {wares.flatMap((count, ware) =>
        Array.from({ length: count }, (_, i) => {
          const isOn = i < (chosen[ware] ?? 0);
          const why = isOn ? null : closed(ware);
          const id = WARES[ware] ?? '';
          return (
            <li key={`${ware}.${i}`} class={`wt${isOn ? ' on' : ''}${why === null ? '' : ' no'}`}>
              <label title={why ?? undefined}>
                <input
                  type="checkbox"
                  class="sr-only"
                  checked={isOn}
                  aria-disabled={why === null ? undefined : 'true'}
                  onClick={(event) => {
                    // Closed, but not out of reach: its reason can be read.
                    if (why !== null) event.preventDefault();
                  }}
                  onChange={() => {
                    if (why === null) onChange(ware, (chosen[ware] ?? 0) + (isOn ? -1 : 1));
                  }}
                />
                <Ware id={id} />
                <b>{t('duo.sheet.ware', { ware: id })}</b>
                <span class="pr">{note(ware)}</span>
                {why !== null && <span class="sr-only">{why}</span>}
                {isOn && (
                  <span class="tick">
                    <Icon name="check" />
                  </span>
                )}
              </label>
            </li>
          );
        }),
      )}
    </ul>
  );
}

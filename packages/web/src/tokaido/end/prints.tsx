/** The three panoramas as they were printed on the way. */

import '@tokaido/words/locales/en/end';
import { PANORAMAS, row, SEAT_AT } from '@tokaido/tokaido';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Panorama } from '../../art/scenes.tsx';
import type { Seen } from '../model.ts';
import './prints.css';

/** How many sections of each panorama a seat has. */
export function printed(seen: Pick<Seen, 's'>, seat: number): readonly number[] {
  return PANORAMAS.map((_, kind) => row(seen.s.all[seat], SEAT_AT.panoramas, kind));
}

interface PrintsProps {
  readonly seen: Seen;
  readonly seat: number;
  readonly title: string;
}

export function Prints({ seen, seat, title }: PrintsProps): JSX.Element {
  const taken = printed(seen, seat);
  return (
    <section class="end-prints" aria-labelledby="prints-title">
      <h2 id="prints-title">{title}</h2>
      <div>
        {PANORAMAS.map((kind, i) => (
          <Panorama
            key={kind}
            kind={kind}
            taken={taken[i]}
            class={`print-${kind}`}
            title={t('end.print', { kind, n: taken[i] })}
          />
        ))}
      </div>
    </section>
  );
}

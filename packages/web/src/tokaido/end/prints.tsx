/** The three panoramas as they were printed on the way. */

import '@tokaido/words/locales/en/end';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Panorama } from '../../art/scenes.tsx';
import type { Seen } from '../model.ts';
import { panoramasOf } from '../panoramas.ts';
import { playerAt } from '../players.ts';
import './prints.css';

interface PrintsProps {
  readonly seen: Seen;
  readonly seat: number;
  readonly title: string;
}

export function Prints({ seen, seat, title }: PrintsProps): JSX.Element {
  return (
    <section class="end-prints" aria-labelledby="prints-title">
      <h2 id="prints-title">{title}</h2>
      <div>
        {panoramasOf(playerAt(seen.s, seat)).map(({ kind, taken }) => (
          <Panorama
            key={kind}
            kind={kind}
            taken={taken}
            class={`print-${kind}`}
            title={t('end.print', { kind, n: taken })}
          />
        ))}
      </div>
    </section>
  );
}

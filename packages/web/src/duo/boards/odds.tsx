/** What may be drawn next: how many there are of each kind, and how likely each is. */

import type { State } from '@tokaido/duo';
import { inBag, WARES } from '@tokaido/duo';
import { t } from '@tokaido/words';
import type { ComponentChildren, JSX } from 'preact';
import { Ware } from '../../art/duo.tsx';
import './odds.css';

interface OddsRow {
  readonly id: string;
  readonly name: string;
  readonly picture: ComponentChildren;
  readonly count: number;
}

interface OddsProps {
  readonly title: string;
  readonly rows: readonly OddsRow[];
}

export function Odds({ title, rows }: OddsProps): JSX.Element {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <section class="duo-odds">
      <h3>{t('duo.sheet.odds', { title, n: all })}</h3>
      <ul>
        {rows.map(({ id, name, picture, count }) => (
          <li key={id} class={count === 0 ? 'none' : undefined}>
            {picture}
            <span>{name}</span>
            <b>{count}</b>
            <small>{all === 0 ? '–' : `${Math.round((100 * count) / all)} %`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The wares in the bag. */
export function BagOdds({ s }: { readonly s: State }): JSX.Element {
  return (
    <Odds
      title={t('duo.sheet.bag')}
      rows={WARES.map((id, ware) => ({
        id,
        name: t(`duo.ware.${id}`),
        picture: <Ware id={id} />,
        count: inBag(s, ware),
      }))}
    />
  );
}

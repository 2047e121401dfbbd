/** The points of both players by where they came from, as a table. */

import { CHARACTERS } from '@tokaido/duo';
import type { Score } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import { sourceName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import { FiguresTable } from '../../table/end/figures-table.tsx';
import type { Known } from './sentences.ts';
import { nameAt } from './sentences.ts';

interface SumsProps {
  readonly model: Known;
  /** Best first. */
  readonly scores: readonly Score[];
}

export function Sums({ model, scores }: SumsProps): JSX.Element {
  return (
    <section aria-labelledby="sums-title">
      <h2 id="sums-title">{t('duo.end.rank')}</h2>
      <FiguresTable label={t('duo.end.rank')}>
        <thead>
          <tr>
            <th scope="col">{t('duo.end.from')}</th>
            {scores.map(({ seat }) => (
              <th key={seat} scope="col">
                <Pawn seat={seat} />
                <span>{nameAt(seat, model)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CHARACTERS.map((source) => (
            <tr key={source}>
              <th scope="row">{sourceName(source)}</th>
              {scores.map(({ seat, by }) => (
                <td key={seat}>{by[source] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('duo.end.total')}</th>
            {scores.map(({ seat, points }) => (
              <td key={seat}>{points}</td>
            ))}
          </tr>
        </tfoot>
      </FiguresTable>
    </section>
  );
}

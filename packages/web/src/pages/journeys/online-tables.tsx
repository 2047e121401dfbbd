/** The tables of servers at which this device holds a seat. */

import '@tokaido/words/locales/en/settings';
import { t } from '@tokaido/words';
import { dateWords } from '../../app/dates.ts';
import { A } from '../../app/router.ts';
import { useAsync } from '../../app/use-async.ts';
import { forgetSeat, seatAt, seatedTables } from '../../connection/seat-secrets.ts';
import { findTables } from '../home/online-tables.ts';
import { RemoveButton, RemovedRow, useRemovalUndo } from './removal-undo.tsx';
import { ReplayWays } from './replay-ways.tsx';

export function OnlineTables() {
  const tables = seatedTables();
  // It also notes which of them are over.
  useAsync(findTables, []);
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{t('journeys.online')}</h2>
      <ul class="journey-list">
        {tables.map((table) => (
          <OnlineTable key={table} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** The secret of the seat is kept nowhere else: it stays until the removal can no longer be undone. */
function OnlineTable({ table }: { readonly table: string }) {
  const undo = useRemovalUndo(() => forgetSeat(table));
  if (undo.removed.value) return <RemovedRow undo={undo} message={t('journeys.online.left')} />;
  return (
    <li class="journey">
      <div class="journey-words">
        <h3>{table}</h3>
        <p class="muted">{t('journeys.online.held', { date: dateWords(seatAt(table)?.at ?? 0) })}</p>
      </div>
      <div class="journey-ways">
        <A href={`/t/${table}`} class="quiet">
          {t('journeys.online.open')}
        </A>
        {seatAt(table)?.over === true ? <ReplayWays id={table} title={table} /> : null}
        <RemoveButton undo={undo} label={`${t('journeys.online.leave')}: ${table}`} />
      </div>
    </li>
  );
}

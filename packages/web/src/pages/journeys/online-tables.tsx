/** The tables of servers at which this device holds a seat. */

import '@tokaido/words/locales/en/settings';
import { t } from '@tokaido/words';
import { dateWords } from '../../app/dates.ts';
import { A } from '../../app/router.ts';
import { heldAt, heldTables, release } from '../../connection/seat-secrets.ts';
import { ThrowAway, Thrown, useRegret } from './removal-undo.tsx';

export function HeldSeats() {
  const tables = heldTables();
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{t('journeys.online')}</h2>
      <ul class="journey-list">
        {tables.map((table) => (
          <HeldSeat key={table} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** The secret of the seat is kept nowhere else: it stays until its loss can no longer be regretted. */
function HeldSeat({ table }: { readonly table: string }) {
  const regret = useRegret(() => release(table));
  if (regret.thrown.value) return <Thrown regret={regret} said={t('journeys.online.left')} />;
  return (
    <li class="journey">
      <div class="journey-words">
        <h3>{table}</h3>
        <p class="muted">{t('journeys.online.held', { date: dateWords(heldAt(table)?.at ?? 0) })}</p>
      </div>
      <div class="journey-ways">
        <A href={`/t/${table}`} class="quiet">
          {t('journeys.online.open')}
        </A>
        <ThrowAway regret={regret} label={`${t('journeys.online.leave')}: ${table}`} />
      </div>
    </li>
  );
}

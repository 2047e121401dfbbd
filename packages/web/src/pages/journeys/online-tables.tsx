/** The tables of servers at which this device holds a seat: by the people there and the date, with how they stand. */

import '@tokaido/words/locales/en/journeys';
import '@tokaido/words/locales/en/open-tables';
import '@tokaido/words/locales/en/settings';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { dateWords } from '../../app/dates.ts';
import { A } from '../../app/router.ts';
import { useAsync } from '../../app/use-async.ts';
import { forgetSeat, seatAt, seatedTables } from '../../connection/seat-secrets.ts';
import { noteAt } from '../../connection/table-note.ts';
import type { OpenTable } from '../home/online-tables.ts';
import { findAllTables } from '../home/online-tables.ts';
import { playedAs } from './game-words.ts';
import { heldState, heldTitle } from './online-table-words.ts';
import { RemoveButton, RemovedRow, useRemovalUndo } from './removal-undo.tsx';
import { ReplayWays } from './replay-ways.tsx';

export function OnlineTables(): JSX.Element | null {
  const tables = seatedTables();
  // What the server answers is also noted beside the seats, for as long as it does not answer.
  const loaded = useAsync(findAllTables, []);
  const found = loaded.state === 'here' ? loaded.value : [];
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{t('journeys.online')}</h2>
      <ul class="journey-list">
        {tables.map((table) => (
          <OnlineTable key={table} table={table} now={found.find(({ id }) => id === table)} />
        ))}
      </ul>
    </section>
  );
}

interface OnlineTableProps {
  readonly table: string;
  /** How it stands, once the server has answered. */
  readonly now: OpenTable | undefined;
}

/** The secret of the seat is kept nowhere else: it stays until the removal can no longer be undone. */
function OnlineTable({ table, now }: OnlineTableProps): JSX.Element {
  const undo = useRemovalUndo(() => forgetSeat(table));
  if (undo.removed.value) return <RemovedRow undo={undo} message={t('journeys.online.left')} />;
  const held = seatAt(table);
  const note = noteAt(table);
  const date = dateWords(held?.at ?? 0);
  const played = note === undefined || note.game === '' ? '' : playedAs(note);
  const title = heldTitle(note);
  const called = t('journeys.called', { title, date });
  const isGone = note?.phase === 'gone';
  return (
    <li class="journey">
      <div class="journey-words">
        <h3>{title}</h3>
        <p class="muted">{[played, date].filter((part) => part !== '').join(' · ')}</p>
        <p>{heldState(note, now)}</p>
      </div>
      <div class="journey-ways">
        {!isGone && (
          <A
            href={`/t/${table}`}
            class={now?.yours === true ? 'primary' : 'quiet'}
            aria-label={t('journeys.online.open.of', { game: called })}
          >
            {t('journeys.online.open')}
          </A>
        )}
        {note?.phase === 'over' ? <ReplayWays id={table} called={called} /> : null}
        <RemoveButton undo={undo} label={t('journeys.online.leave.of', { game: called })} />
      </div>
    </li>
  );
}

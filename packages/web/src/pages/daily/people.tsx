/** The walks of people, on a server: mine is sent only where the player agrees, and never with a name. */

import '@tokaido/words/locales/en/daily';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { recordToText } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { deviceStorage } from '../../app/storage.ts';
import { Icon } from '../../art/icons.tsx';
import type { DailyWalks, Reply } from '../../connection/api.ts';
import { dailyWalks, sendDaily } from '../../connection/api.ts';
import type { Replay } from '../../table/replay/replay.ts';
import type { DayResult } from './days.ts';
import { tokenFor } from './device-token.ts';
import type { Distribution } from './distribution.ts';
import { countOf } from './distribution.ts';

interface PeopleProps {
  readonly date: string;
  readonly result: DayResult;
  /** Null where the game is not on this device any more: then nothing can be sent. */
  readonly replay: Replay | null;
  readonly people: Signal<Distribution | null>;
  readonly onSent: () => void;
}

export function People({ date, result, replay, people, onSent }: PeopleProps): JSX.Element | null {
  const busy = useSignal(false);
  const problem = useSignal('');
  const isSent = result.sent === true;
  const ask = async () => {
    // Not by `disabled`: that would take the focus from the button.
    if (busy.value) return;
    busy.value = true;
    problem.value = '';
    const reply =
      isSent || replay === null
        ? await dailyWalks(date)
        : await sendDaily(date, tokenFor(date, deviceStorage), namelessRecord(replay));
    busy.value = false;
    if (!reply.ok) {
      problem.value = problemOf(reply);
      return;
    }
    people.value = new Map(reply.value.points);
    if (!isSent) onSent();
  };
  if (!isSent && replay === null) return null;
  return (
    <section class="daily-people" aria-labelledby="daily-people">
      <h2 id="daily-people">{t('daily.people')}</h2>
      <p class="muted">{t(isSent ? 'daily.people.sent' : 'daily.people.says')}</p>
      {people.value === null ? (
        <button type="button" class="quiet" aria-disabled={busy.value} onClick={() => void ask()}>
          <Icon name="people" />
          {t(isSent ? 'daily.people.look' : 'daily.people.send')}
        </button>
      ) : (
        <p>{t('daily.people.first', { count: countOf(people.value) })}</p>
      )}
      <p role="status">{busy.value && !isSent ? t('daily.people.sending') : ''}</p>
      <p role="alert" class={problem.value === '' ? undefined : 'alert'}>
        {problem.value}
      </p>
    </section>
  );
}

function problemOf(reply: Extract<Reply<DailyWalks>, { readonly ok: false }>): string {
  const { code, message } = reply.error;
  return code === 'unreachable' ? t('daily.people.unreachable') : t('daily.people.refused', { why: message });
}

/** Seats are called by their number. */
function namelessRecord(replay: Replay): string {
  return recordToText({ ...replay.source.record, seats: [] });
}

/** The button "Tell me when it is my turn", for one table, and plain words about what this browser can do. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Turned } from '../../app/push.ts';
import { keepTold, pushAbility, turnOff, turnOn } from '../../app/push.ts';
import { isTold } from '../../app/turn-choice.ts';
import { Icon } from '../../art/icons.tsx';
import { refusalText } from '../../connection/refusal-text.ts';
import { seatAt } from '../../connection/seat-secrets.ts';
import './turn-notice.css';
import '../../styles/fine-print.css';

/** Only a touch of the player may ask the browser. */
export function TurnNotice({ table }: { readonly table: string }): JSX.Element | null {
  const turned = useSignal<Turned | null>(null);
  const busy = useSignal(false);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const secret = seatAt(table)?.secret;
  const on = isTold(table);
  const ability = pushAbility();
  useEffect(() => {
    // What the server has of this device may be out of date; and the note should say how things stand.
    if (secret !== undefined && on) void keepTold(table, secret).then((now) => (turned.value = now));
  }, [table, secret]);
  if (secret === undefined) return null;
  const carryOut = async (before: Promise<unknown>, isWanted: boolean) => {
    await before.catch(() => undefined);
    busy.value = true;
    try {
      if (!isWanted) await turnOff(table, secret);
      turned.value = isWanted ? await turnOn(table, secret) : null;
    } finally {
      busy.value = false;
    }
  };
  /** A press while another one is being carried out comes after it. */
  const change = () => {
    work.current = carryOut(work.current, !isTold(table));
  };
  const canTell = ability === 'push' || ability === 'page';
  return (
    <div class="turn-notice">
      {canTell ? (
        <button type="button" class="quiet" aria-pressed={on} aria-busy={busy.value} onClick={change}>
          <Icon name="sound" />
          {t(on ? 'online.notify.on' : 'online.notify')}
        </button>
      ) : (
        <b>{t('online.notify')}</b>
      )}
      <p class="fine" role="status">
        {canTell ? turnedNote(turned.value) : t(`online.notify.${ability}`)}
      </p>
    </div>
  );
}

function turnedNote(turned: Turned | null): string {
  if (turned === null) return t('online.notify.note');
  if (turned.how !== 'page') return t(`online.notify.${turned.how}`);
  const { why } = turned;
  if (typeof why === 'string') return t(`online.notify.${why}`);
  return `${refusalText(why)} ${t('online.notify.open')}`;
}

/** What must be known beside the game: the line is down, time runs out, somebody is away, a bot walks for me. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { playerName, sayRefused } from '../../say/index.ts';
import type { Seen, TableModel } from '../model.ts';
import type { Away } from './away.ts';

interface NoticesProps {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly away: Away;
}

export function Notices({ model, seen, away }: NoticesProps): JSX.Element {
  const info = model.info.value;
  const seat = seen.turn?.seat ?? -1;
  const refused = model.refused.value;
  const standIn = seen.me >= 0 && (info.seats[seen.me]?.standIn ?? false);
  return (
    <div class="notices">
      {model.link.value === 'lost' && <Note warn>{t('table.lost')}</Note>}
      {model.link.value === 'closed' && <Note warn>{t('table.closed')}</Note>}
      {refused !== null && <Note>{sayRefused(refused, seen, info)}</Note>}
      {standIn && (
        <Note act={t('table.back.button')} onAct={() => void model.command({ t: 'back' })}>
          {t('table.back.says')}
        </Note>
      )}
      {away.value.has(seat) && seat !== seen.me && (
        <Note act={t('table.standIn')} onAct={() => void model.command({ t: 'stand-in', seat })}>
          {t('table.isAway', { name: playerName(seat, seen, info) })}
        </Note>
      )}
      <Countdown model={model} mine={seen.mine} />
    </div>
  );
}

interface NoteProps {
  readonly warn?: boolean;
  readonly act?: string;
  readonly onAct?: () => void;
  readonly children: ComponentChildren;
}

function Note({ warn = false, act, onAct, children }: NoteProps): JSX.Element {
  return (
    <p class={warn ? 'note-bar warn' : 'note-bar'}>
      <span>{children}</span>
      {act !== undefined && (
        <button type="button" class="quiet" onClick={onAct}>
          {act}
        </button>
      )}
    </p>
  );
}

const LAST_SECONDS = 30;

/** Only the last half minute is shown, and it can be made longer by one touch. */
function Countdown({
  model,
  mine,
}: {
  readonly model: TableModel;
  readonly mine: boolean;
}): JSX.Element | null {
  const clock = model.clock.value;
  const left = useSignal(Number.POSITIVE_INFINITY);
  useEffect(() => {
    left.value = Number.POSITIVE_INFINITY;
    if (clock === null) return undefined;
    const tick = () => {
      left.value = Math.max(0, Math.ceil((clock.left - (performance.now() - clock.since)) / 1000));
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [clock]);
  if (clock === null || left.value > LAST_SECONDS) return null;
  if (!mine || clock.extends === 0) return <Note>{t('table.seconds', { seconds: left.value })}</Note>;
  return (
    <Note act={t('table.extend')} onAct={() => void model.command({ t: 'extend' })}>
      {t('table.seconds', { seconds: left.value })}
    </Note>
  );
}

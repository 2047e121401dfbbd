/**
 * What must be known beside the game: the line is down, time runs out, somebody is away, a bot plays for me. Any
 * page that shows a table can show it; what the live regions do not tell by themselves is read out once.
 */

import '@tokaido/words/locales/en/underway';
import { useSignal } from '@preact/signals';
import { type Key, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { later } from '../../app/load-later.tsx';
import { announce } from '../../narrator/announce.ts';
import type { Away } from '../away-players.ts';
import type { Seen, TableModel } from '../model.ts';
import { useGame } from '../use-game.ts';
import { useOnline } from '../use-online.ts';
import { useLanterns } from './lanterns.ts';
import { Note, Passing } from './note.tsx';

const TableNews = later(async () => (await import('../people/table-news.tsx')).TableNews);
const BranchChip = later(async () => (await import('../branch/mark.tsx')).BranchChip);

interface NoticesProps {
  readonly model: TableModel;
  readonly seen: Seen;
  readonly away: Away;
  /** Whether there is no action bar that says what is waited for. */
  readonly isAlone?: boolean;
}

export function Notices({ model, seen, away, isAlone = false }: NoticesProps): JSX.Element {
  const { text } = useGame();
  const info = model.info.value;
  const seat = seen.turn?.seat ?? -1;
  const refused = model.refused.value;
  const widgets = useOnline();
  const isWaiting = (model.online?.waiting.value ?? null) !== null;
  const standIn = seen.me >= 0 && (info.seats[seen.me]?.standIn ?? false);
  useSaid(standIn, 'table.back.says');
  useLanterns(model, seen);
  return (
    <div class="notices">
      {info.branch !== undefined && <BranchChip branch={info.branch} />}
      {model.link.value === 'lost' && !isWaiting && <Note warn>{t('table.lost')}</Note>}
      {model.link.value === 'closed' && <Note warn>{t('table.closed')}</Note>}
      {refused !== null && <Passing about={refused} words={text.refusal(refused, seen, info)} />}
      {standIn && (
        <Note act={t('table.back.button')} onAct={() => void model.command({ t: 'back' })}>
          {t('table.back.says')}
        </Note>
      )}
      {widgets && (
        <widgets.OnlineNotices model={model} seen={seen} isAwaited={away.value.has(seat)} isAlone={isAlone} />
      )}
      {!model.local && <TableNews model={model} />}
      <Countdown model={model} seen={seen} />
    </div>
  );
}

/** Read out when it begins to be so. */
function useSaid(isSo: boolean, words: Key): void {
  useEffect(() => {
    if (isSo) announce(t(words));
  }, [isSo]);
}

const LAST_SECONDS = 30;

/** The last half minute of my own decision, which can be made longer by one touch; that of the others is on their tiles. */
function Countdown({
  model,
  seen: { mine, turn },
}: Pick<NoticesProps, 'model' | 'seen'>): JSX.Element | null {
  const clock = model.clock.value;
  const left = useSignal(Number.POSITIVE_INFINITY);
  /** The decision of mine that was said to be short of time. */
  const said = useRef(-1);
  const asked = mine ? (turn?.number ?? -1) : -1;
  useEffect(() => {
    left.value = Number.POSITIVE_INFINITY;
    if (clock === null) return undefined;
    const tick = () => {
      left.value = Math.max(0, Math.ceil((clock.left - (performance.now() - clock.since)) / 1000));
    };
    const tell = () => {
      tick();
      // More time has been given: its end is news again.
      if (left.value > LAST_SECONDS) said.current = -1;
      else if (asked >= 0 && said.current !== asked) {
        said.current = asked;
        announce(t('table.seconds', { seconds: left.value }));
      }
    };
    // Shown at once, said a little later: what is asked is being read out first.
    tick();
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [clock, asked]);
  if (clock === null || !mine || left.value > LAST_SECONDS) return null;
  if (clock.extends === 0) return <Note>{t('table.seconds', { seconds: left.value })}</Note>;
  return (
    <Note act={t('table.extend')} onAct={() => void model.command({ t: 'extend' })}>
      {t('table.seconds', { seconds: left.value })}
    </Note>
  );
}

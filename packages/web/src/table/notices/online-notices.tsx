/**
 * Notices of a table of the server: a decision that waits for the line, where a sheet lies over the action bar; and
 * somebody who is away, where there is no bar at all.
 */

import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/underway';
import { useComputed } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { AwayWords } from '../action-bar/waiting.tsx';
import { useNow } from '../clocks/now.ts';
import { standInTime } from '../clocks/seat-time.ts';
import type { Seen, TableModel } from '../model.ts';
import { useGame } from '../use-game.ts';
import { Note } from './note.tsx';

interface OnlineNoticesProps {
  readonly model: TableModel;
  readonly seen: Seen;
  /** The one who must decide is away. */
  readonly isAwaited: boolean;
  /** Whether there is no action bar. */
  readonly isAlone: boolean;
}

export function OnlineNotices({ model, seen, isAwaited, isAlone }: OnlineNoticesProps): JSX.Element {
  const { board } = useGame();
  const waiting = model.online?.waiting.value ?? null;
  const isInBar = !isAlone && seen.turn !== null && board.asks(seen.turn.decision);
  return (
    <>
      {waiting !== null && !isInBar && <Unsent model={model} isHere={waiting.isHere} />}
      {isAlone && isAwaited && seen.turn?.seat !== seen.me && <Away model={model} seen={seen} />}
    </>
  );
}

function Unsent({ model, isHere }: { readonly model: TableModel; readonly isHere: boolean }): JSX.Element {
  if (!isHere) return <Note warn>{t('online.unsent.left')}</Note>;
  return (
    <Note warn act={t('online.unsent.withdraw')} onAct={() => model.online?.withdraw()}>
      {t('online.unsent.title')}. {t('online.unsent.says')}
    </Note>
  );
}

function Away({ model, seen }: Pick<OnlineNoticesProps, 'model' | 'seen'>): JSX.Element {
  const seat = seen.turn?.seat ?? -1;
  const now = useNow();
  const isOpen = useComputed(() => standInTime(model, seat, now.value) === 0);
  const isVoter = model.you.value >= 0 && !model.info.value.seats[seat]?.votes.includes(model.you.value);
  const act = {
    act: t('table.standIn'),
    onAct: () => void model.command({ t: 'stand-in', seat }),
  };
  return (
    <Note {...(isOpen.value && isVoter ? act : {})}>
      <AwayWords model={model} seen={seen} seat={seat} />
    </Note>
  );
}

/**
 * In the action bar, in place of what is asked: a decision that has not left this device, and what can be done about
 * somebody who is away. Fetched with the notices, so that it is there when the line is not.
 */

import '@tokaido/words/locales/en/online';
import '@tokaido/words/locales/en/underway';
import type { ReadonlySignal } from '@preact/signals';
import { useComputed } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import type { Away } from '../away-players.ts';
import { lengthWords } from '../clocks/clock-words.ts';
import { useNow } from '../clocks/now.ts';
import { standInTime, votesNeeded } from '../clocks/seat-time.ts';
import type { Seen, TableModel } from '../model.ts';
import type { Selection } from '../selection.ts';
import { useGame } from '../use-game.ts';
import { MainButton } from './main-button.tsx';

interface WaitingProps {
  readonly model: TableModel;
  readonly seen: Seen;
}

/** What the bar shows instead of what is asked; null for nothing. Reads signals. */
export function inBar({ model, answer, picked }: Selection, seen: Seen, away?: Away): JSX.Element | null {
  if (model.online?.waiting.value) return <Unsent model={model} />;
  const seat = seen.turn?.seat ?? -1;
  const isAwaited = seat !== seen.me && away?.value.has(seat) === true;
  // Whoever looks at something else may do so.
  if (!isAwaited || answer.value !== null || picked.value !== null) return null;
  return <AwaitedAway model={model} seen={seen} />;
}

/** A decision that waits for the line: it may be taken back as long as it has not left. */
function Unsent({ model }: Pick<WaitingProps, 'model'>): JSX.Element {
  const isHere = model.online?.waiting.value?.isHere === true;
  return (
    <>
      <div class="says">
        <h2>{t('online.unsent.title')}</h2>
        <p class="tb-asks unsent">{t(isHere ? 'online.unsent.says' : 'online.unsent.left')}</p>
      </div>
      {isHere && (
        <MainButton key="withdraw" class="quiet" onPress={() => model.online?.withdraw()}>
          {t('online.unsent.withdraw')}
        </MainButton>
      )}
    </>
  );
}

/** The one who must decide is away: when a bot may play, and then the button for it. */
function AwaitedAway({ model, seen }: WaitingProps): JSX.Element {
  const { text } = useGame();
  const seat = seen.turn?.seat ?? -1;
  const now = useNow();
  const isOpen = useComputed(() => standInTime(model, seat, now.value) === 0);
  const votes = model.info.value.seats[seat]?.votes ?? [];
  return (
    <>
      <div class="says">
        <h2>{text.prompt(seen)}</h2>
        <p class="tb-asks">
          <AwayWords model={model} seen={seen} seat={seat} />
        </p>
      </div>
      {isOpen.value && model.you.value >= 0 && !votes.includes(model.you.value) && (
        <MainButton key="stand-in" class="quiet" onPress={() => void model.command({ t: 'stand-in', seat })}>
          {t('table.standIn')}
        </MainButton>
      )}
    </>
  );
}

/** That somebody is away, when a bot may play for them, and how many have voted for it. */
export function AwayWords({ model, seen, seat }: WaitingProps & { readonly seat: number }): JSX.Element {
  const { text } = useGame();
  const info = model.info.value;
  const name = text.playerName(seat, seen, info);
  const now = useNow();
  const left = useComputed(() => standInTime(model, seat, now.value));
  const isOpen = useComputed(() => left.value === 0);
  const time = useComputed(() => lengthWords(left.value ?? 0));
  const n = info.seats[seat]?.votes.length ?? 0;
  const isNeeded = useComputed(() => left.value !== null);
  if (!isNeeded.value) return <>{t('table.isAway', { name })}</>;
  return (
    <>
      {isOpen.value ? t('online.away.now', { name }) : <InTime name={name} time={time} />}
      {n > 0 && ` ${t('online.away.votes', { n, all: votesNeeded(model, seat) })}`}
    </>
  );
}

interface InTimeProps {
  readonly name: string;
  readonly time: ReadonlySignal<string>;
}

/** Only the number changes from second to second. */
function InTime({ name, time }: InTimeProps): JSX.Element {
  const [before = '', after = ''] = t('online.away.in', { name, time: MARK }).split(MARK);
  return (
    <>
      {before}
      <b class="clock-time">{time}</b>
      {after}
    </>
  );
}

/** Stands for the number in the words around it. */
const MARK = '\u0000';

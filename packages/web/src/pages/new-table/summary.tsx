/** A table that is being set up, in words above the button that opens it. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { t } from '@tokaido/words';
import type { JSX } from 'preact';
import { usePageMark } from '../../app/page-mark.ts';
import { go } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import type { Refusal } from '../../connection/api.ts';
import { refusalText } from '../../connection/refusal-text.ts';
import { duoBoard } from '../duo-board.ts';
import { startGame } from '../home/quick-table.ts';
import type { Draft } from './draft.ts';
import { draftError, isAlone, planOf, seatsOf } from './draft.ts';
import type { NamedSeat } from './hot-seats.ts';
import { playedTime, playedTitle, playedWords } from './played-words.ts';
import { Print } from './print.tsx';
import { countPeople, peopleWords, setupErrorText } from './table-words.ts';
import './summary.css';

interface SummaryProps {
  readonly draft: Draft;
  readonly busy: boolean;
  readonly refused: Refusal | null;
}

export function Summary({ draft, busy, refused }: SummaryProps): JSX.Element {
  usePageMark('foot');
  const people = countPeople(seatsOf(draft));
  const plan = planOf(draft, duoBoard.value);
  const fault = draftError(draft);
  const alone = isAlone(draft);
  const offline = refused?.code === 'unreachable';
  return (
    <aside class="setup-sum">
      <Print />
      <h2>{playedTitle(plan)}</h2>
      <ul>
        <li>{peopleWords(people)}</li>
        <li>{playedWords(plan)}</li>
        <li>{playedTime(plan, draft.pace, people.others + 1)}</li>
      </ul>
      <p class="fault" role="alert">
        {fault !== null && setupErrorText(fault)}
        {fault === null && refused !== null && (
          <>
            {refusalText(refused)} {offline && !alone && t('online.new.offlineHint')}
          </>
        )}
      </p>
      {alone && offline ? (
        <>
          <HereButton draft={draft} class="primary setup-go" disabled={fault !== null} />
          <button type="submit" class="quiet setup-local" aria-disabled={busy}>
            {t('online.new.retry')}
          </button>
        </>
      ) : (
        <>
          <button type="submit" class="primary setup-go" aria-disabled={busy} disabled={fault !== null}>
            <b>{t('online.new.open')}</b>
            <span>{t(alone ? 'online.new.openAlone' : 'online.new.openNote')}</span>
          </button>
          {alone && <HereButton draft={draft} class="quiet setup-local" disabled={fault !== null} />}
        </>
      )}
    </aside>
  );
}

interface HereProps {
  readonly draft: Draft;
  readonly class: string;
  readonly disabled: boolean;
}

function HereButton({ draft, class: look, disabled }: HereProps): JSX.Element {
  const busy = useSignal(false);
  const failed = useSignal(false);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    failed.value = await playHere(draft).then(
      () => false,
      () => true,
    );
    busy.value = false;
  };
  return (
    <>
      <button type="button" class={look} disabled={disabled} onClick={() => void play()}>
        <b>{t('online.new.here')}</b>
      </button>
      {failed.value && (
        <p class="fault" role="alert">
          {t('home.walk.failed')}
        </p>
      )}
    </>
  );
}

/** A table without guests needs no server: it is kept on the device. */
async function playHere(draft: Draft): Promise<void> {
  const { game, options, board } = planOf(draft, duoBoard.peek());
  const seats = seatsOf(draft).flatMap((seat, i): readonly NamedSeat[] => {
    // Those of Duo have colors of their own.
    const color = game === 'duo' ? {} : { color: i };
    if (seat.kind === 'me') return [{ kind: 'me', name: setting('name').value, ...color }];
    if (seat.kind === 'bot') return [{ ...seat, name: '', ...color }];
    return [];
  });
  go(await startGame({ game, options, board, seats }));
}

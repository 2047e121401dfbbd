/** The page "Same device": people who hand one device around, and bots between them. */

import '@tokaido/words/locales/en/online';
import { useSignal } from '@preact/signals';
import { botName, colorName, list, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { PageHead } from '../../app/page-head.tsx';
import { usePageMark } from '../../app/page-mark.ts';
import { go } from '../../app/router.ts';
import { setting } from '../../app/settings.ts';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { LevelMark } from '../../table/players/level-mark.tsx';
import { duoBoard } from '../duo-board.ts';
import { startGame } from '../home/quick-table.ts';
import { BoardRow } from './board-row.tsx';
import { botPlan } from './bot-plan.ts';
import type { Choice, SetupError } from './draft.ts';
import { optionText, playersIn, setupError } from './draft.ts';
import { DUO_COLORS, duoOptions } from './duo-draft.ts';
import { FirstRow } from './first-row.tsx';
import { ChoiceRows, GameRow } from './game-choice.tsx';
import type { HotSeat } from './hot-seats.ts';
import { hotChoice, hotSeat, namedSeats, newDuoHotSeats, newHotSeats } from './hot-seats.ts';
import { LevelGuide } from './level-guide.tsx';
import type { Played } from './played-words.ts';
import { playedTime, playedTitle, playedWords } from './played-words.ts';
import { Print } from './print.tsx';
import { savedDraft } from './saved-setup.ts';
import { SeatMenu, TemperMenu, temperOf } from './seat-tiles.tsx';
import { setupErrorText } from './table-words.ts';
import '../../styles/fine-print.css';
import './new-table.css';
import './seat-tiles.css';
import './summary.css';

const NAME_LENGTH = 24;

export function SameDevice(): JSX.Element {
  const level = setting('level').value;
  const game = setting('game');
  const choice = useSignal<Choice>({ boxes: [], variations: [], tiles: 2 });
  const first = useSignal(savedDraft(level, game.value).duo.first);
  const mine = setting('name').value;
  const seatsOf = {
    tokaido: useSignal(newHotSeats(level, mine)),
    duo: useSignal(newDuoHotSeats(mine)),
  };
  const isDuo = game.value === 'duo';
  const seats = seatsOf[game.value];
  const setSeat = (i: number, seat: HotSeat) => {
    seats.value = seats.value.map((now, at) => (at === i ? seat : now));
  };
  const played: Played = {
    game: game.value,
    options: isDuo ? duoOptions(first.value) : optionText(choice.value),
    board: isDuo ? duoBoard.value?.text : undefined,
    seats: seats.value.map(({ kind }) => ({ kind: kind === 'closed' ? kind : 'open' })),
  };
  const busy = useSignal(false);
  const failed = useSignal(false);
  const start = async () => {
    if (busy.value) return;
    busy.value = true;
    failed.value = false;
    const { options, board } = played;
    const named = namedSeats(seats.value, isDuo ? DUO_COLORS : []);
    try {
      go(await startGame({ game: game.value, options, board, seats: named }));
    } catch {
      failed.value = true;
    }
    busy.value = false;
  };
  return (
    <main class="setup">
      <PageHead title={t('online.same.title')}>
        <p class="setup-note">{t('online.same.note')}</p>
      </PageHead>
      <form
        class="setup-form"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <div class="setup-rows few">
          <GameRow
            game={game.value}
            onGame={(next) => {
              game.value = next;
            }}
          />
          <div class="setup-row" role="group" aria-labelledby="row-seats">
            <h2 id="row-seats">{t('online.row.people')}</h2>
            <ol class="seat-tiles">
              {seats.value.map((seat, i) => (
                <HotTile
                  key={i}
                  i={i}
                  seat={seat}
                  seats={seats.value}
                  color={isDuo ? (DUO_COLORS[i] ?? i) : i}
                  canClose={!isDuo}
                  onSeat={(next) => setSeat(i, next)}
                />
              ))}
            </ol>
            <LevelGuide game={game.value} />
          </div>
          {isDuo ? (
            <>
              <FirstRow
                first={first.value}
                notes={seats.value.map(noteOf)}
                onFirst={(next) => {
                  first.value = next;
                }}
              />
              <BoardRow />
            </>
          ) : (
            <ChoiceRows
              choice={choice.value}
              onChange={(next) => {
                choice.value = next;
              }}
            />
          )}
        </div>
        <Summary
          played={played}
          fault={isDuo ? null : setupError(choice.value, playersIn(seats.value))}
          seats={seats.value}
          failed={failed.value}
        />
      </form>
    </main>
  );
}

interface TileProps {
  readonly i: number;
  readonly seat: HotSeat;
  readonly seats: readonly HotSeat[];
  readonly color: number;
  readonly canClose: boolean;
  readonly onSeat: (seat: HotSeat) => void;
}

function HotTile({ i, seat, seats, color, canClose, onSeat }: TileProps): JSX.Element {
  return (
    <li class={`seat-tile is-${seat.kind === 'person' ? 'me' : seat.kind}`}>
      {seat.kind === 'closed' ? <Icon name="close" class="seat-shut" /> : <Pawn seat={color} />}
      {seat.kind === 'person' ? (
        <input
          class="seat-name"
          type="text"
          maxLength={NAME_LENGTH}
          autocomplete="off"
          aria-label={t('online.same.name', { n: i + 1 })}
          placeholder={t('online.same.placeholder')}
          value={seat.name}
          onInput={(event) => onSeat({ kind: 'person', name: event.currentTarget.value })}
        />
      ) : (
        <b>{seat.kind === 'bot' ? colorName(color) : t('online.seat.closed')}</b>
      )}
      <small>
        {seat.kind === 'bot' && <LevelMark level={seat.level} temper={seat.temper} />}
        {noteOf(seat)}
      </small>
      <SeatMenu
        label={t('online.seat.menu', { n: i + 1 })}
        value={hotChoice(seat)}
        first={['person']}
        canClose={canClose}
        onChoose={(next) => onSeat(hotSeat(next, temperOf(seat, seats)))}
      />
      {seat.kind === 'bot' && (
        <TemperMenu n={i + 1} bot={seat} onChoose={(temper) => onSeat(botPlan(seat.level, temper))} />
      )}
    </li>
  );
}

function noteOf(seat: HotSeat): string {
  if (seat.kind === 'bot') return t('table.bot', { level: botName(seat) });
  return t(seat.kind === 'person' ? 'online.same.holds' : 'online.seat.nobody');
}

interface SummaryProps {
  readonly played: Played;
  readonly fault: SetupError | null;
  readonly seats: readonly HotSeat[];
  /** The device could not lay the table. */
  readonly failed: boolean;
}

function Summary({ played, fault, seats, failed }: SummaryProps): JSX.Element {
  usePageMark('foot');
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const bots = playersIn(seats) - people;
  const problem = people === 0 ? t('online.same.nobody') : fault === null ? '' : setupErrorText(fault);
  return (
    <aside class="setup-sum">
      <Print />
      <h2>{playedTitle(played)}</h2>
      <ul>
        <li>{list([t('online.sum.people', { n: people }), ...botWords(bots)])}</li>
        <li>{playedWords(played)}</li>
        <li>{playedTime(played, { kind: 'none' }, people)}</li>
      </ul>
      <p class="fault" role="alert">
        {problem === '' && failed ? t('home.walk.failed') : problem}
      </p>
      <button type="submit" class="primary setup-go" disabled={problem !== ''}>
        <b>{t('online.same.go')}</b>
        <span>{t(people > 1 ? 'online.same.goNote' : 'online.same.goAlone')}</span>
      </button>
    </aside>
  );
}

function botWords(bots: number): readonly string[] {
  return bots === 0 ? [] : [t('online.sum.bots', { n: bots })];
}

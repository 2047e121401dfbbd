/** The seats of a new table: one tile each, with one menu. Nothing is dragged. */

import '@tokaido/words/locales/en/online';
import type { SeatPlan } from '@tokaido/table';
import { botName, colorName, nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { LEVEL_IDS, TEMPER_IDS } from '../../app/settings.ts';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { LevelMark } from '../../table/players/level-mark.tsx';
import { botPlan, freshTemper } from './bot-plan.ts';
import { LevelGuide } from './level-guide.tsx';
import './seat-menu.css';
import './seat-tiles.css';

/** The value of a menu entry: `open`, `closed`, `me`, or `bot:` and a level. */
export type SeatChoice = string;

export function seatChoice(seat: SeatPlan): SeatChoice {
  return seat.kind === 'bot' ? `bot:${seat.level}` : seat.kind;
}

/** `temper` is that of the bot. */
export function seatPlan(choice: SeatChoice, temper: string | undefined): SeatPlan {
  if (choice.startsWith('bot:')) return botPlan(choice.slice(4), temper);
  if (choice === 'me' || choice === 'open') return { kind: choice };
  return { kind: 'closed' };
}

/** A seat of a plan or of a table. */
interface Tempered {
  readonly kind: string;
  readonly temper?: string | undefined;
}

/** A bot keeps its temper when its level changes; a new one gets one that is not at the table yet. */
export function temperOf(seat: Tempered, seats: readonly Tempered[]): string | undefined {
  return seat.kind === 'bot' ? seat.temper : freshTemper(seats);
}

interface SeatTilesProps {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  /** Those of the seats where they are not those of their numbers. */
  readonly colors?: readonly number[];
  /** Whether a seat may stay empty. */
  readonly canClose?: boolean;
  readonly onSeat: (seat: number, plan: SeatPlan) => void;
}

export function SeatTiles({ game, seats, colors, canClose = true, onSeat }: SeatTilesProps): JSX.Element {
  return (
    <div class="setup-row" role="group" aria-labelledby="row-seats">
      <h2 id="row-seats">{t('online.row.seats')}</h2>
      <ol class="seat-tiles">
        {seats.map((seat, i) => (
          <li key={i} class={`seat-tile is-${seat.kind}`}>
            <Face seat={seat} color={colors?.[i] ?? i} />
            {seat.kind === 'me' ? (
              <span class="seat-menu">{t('online.seat.me')}</span>
            ) : (
              <SeatMenu
                label={t('online.seat.menu', { n: i + 1 })}
                value={seatChoice(seat)}
                first={['open', 'me']}
                canClose={canClose}
                onChoose={(choice) => onSeat(i, seatPlan(choice, temperOf(seat, seats)))}
              />
            )}
            {seat.kind === 'bot' && (
              <TemperMenu
                n={i + 1}
                bot={seat}
                onChoose={(temper) => onSeat(i, botPlan(seat.level, temper))}
              />
            )}
          </li>
        ))}
      </ol>
      <LevelGuide game={game} />
    </div>
  );
}

function Face({ seat, color }: { readonly seat: SeatPlan; readonly color: number }): JSX.Element {
  return (
    <>
      {seat.kind === 'closed' ? <Icon name="close" class="seat-shut" /> : <Pawn seat={color} />}
      <b>{faceName(seat, color)}</b>
      <small>
        {seat.kind === 'bot' && <LevelMark level={seat.level} temper={seat.temper} />}
        {faceNote(seat)}
      </small>
    </>
  );
}

function faceName(seat: SeatPlan, color: number): string {
  if (seat.kind === 'me') return t('online.you');
  if (seat.kind === 'bot') return colorName(color);
  return seat.kind === 'open' ? t('online.seat.open') : t('online.seat.closed');
}

function faceNote(seat: SeatPlan): string {
  if (seat.kind === 'me') return t('online.seat.host');
  if (seat.kind === 'bot') return t('table.bot', { level: botName(seat) });
  return seat.kind === 'open' ? t('online.seat.forFriend') : t('online.seat.nobody');
}

interface SeatMenuProps {
  readonly label: string;
  readonly value: SeatChoice;
  /** What is offered before the bots. */
  readonly first: readonly (keyof typeof FIRST_WORDS)[];
  readonly canClose?: boolean;
  readonly onChoose: (choice: SeatChoice) => void;
}

const FIRST_WORDS = {
  open: 'online.seat.choose.open',
  me: 'online.seat.choose.me',
  person: 'online.seat.choose.person',
  host: 'company.host.make',
  remove: 'company.remove.choose',
} as const;

/** A native menu: the one control that every device and every reader knows. */
export function SeatMenu({ label, value, first, canClose = true, onChoose }: SeatMenuProps): JSX.Element {
  return (
    <span class="seat-menu">
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {first.map((choice) => (
          <option key={choice} value={choice}>
            {t(FIRST_WORDS[choice])}
          </option>
        ))}
        <optgroup label={t('online.seat.choose.bots')}>
          {LEVEL_IDS.map((level) => (
            <option key={level} value={`bot:${level}`}>
              {nameOf('level', level)}
            </option>
          ))}
        </optgroup>
        {canClose && <option value="closed">{t('online.seat.choose.closed')}</option>}
      </select>
      <Icon name="forward" class="caret" />
    </span>
  );
}

interface TemperMenuProps {
  /** The number of the seat, from 1. */
  readonly n: number;
  readonly bot: { readonly temper?: string | undefined };
  /** Empty for no temper. */
  readonly onChoose: (temper: string) => void;
}

export function TemperMenu({ n, bot, onChoose }: TemperMenuProps): JSX.Element {
  return (
    <span class="seat-menu temper-menu">
      <select
        aria-label={t('online.seat.temper', { n })}
        value={bot.temper ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{t('online.seat.choose.plain')}</option>
        {TEMPER_IDS.map((temper) => (
          <option key={temper} value={temper}>
            {nameOf('temper', temper)}
          </option>
        ))}
      </select>
      <Icon name="forward" class="caret" />
    </span>
  );
}

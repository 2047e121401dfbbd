/** The seats of a new table: one tile each, with one menu. Nothing is dragged. */

import '@tokaido/words/locales/en/online';
import type { SeatPlan } from '@tokaido/table';
import { colorName, nameOf, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { LEVEL_IDS } from '../../app/settings.ts';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { LevelMark } from '../../table/players/level-mark.tsx';
import { LevelGuide } from './level-guide.tsx';
import './seat-menu.css';
import './seat-tiles.css';

/** The value of a menu entry: `open`, `closed`, `me`, or `bot:` and a level. */
export type SeatChoice = string;

export function seatChoice(seat: SeatPlan): SeatChoice {
  return seat.kind === 'bot' ? `bot:${seat.level}` : seat.kind;
}

export function seatPlan(choice: SeatChoice): SeatPlan {
  if (choice.startsWith('bot:')) return { kind: 'bot', level: choice.slice(4) };
  if (choice === 'me' || choice === 'open') return { kind: choice };
  return { kind: 'closed' };
}

interface SeatTilesProps {
  readonly seats: readonly SeatPlan[];
  /** Those of the seats where they are not those of their numbers. */
  readonly colors?: readonly number[];
  /** Whether a seat may stay empty. */
  readonly canClose?: boolean;
  readonly onSeat: (seat: number, plan: SeatPlan) => void;
}

export function SeatTiles({ seats, colors, canClose = true, onSeat }: SeatTilesProps): JSX.Element {
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
                onChoose={(choice) => onSeat(i, seatPlan(choice))}
              />
            )}
          </li>
        ))}
      </ol>
      <LevelGuide />
    </div>
  );
}

function Face({ seat, color }: { readonly seat: SeatPlan; readonly color: number }): JSX.Element {
  return (
    <>
      {seat.kind === 'closed' ? <Icon name="close" class="seat-shut" /> : <Pawn seat={color} />}
      <b>{faceName(seat, color)}</b>
      <small>
        {seat.kind === 'bot' && <LevelMark level={seat.level} />}
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
  if (seat.kind === 'bot') return t('table.bot', { level: nameOf('level', seat.level) });
  return seat.kind === 'open' ? t('online.seat.forFriend') : t('online.seat.nobody');
}

interface SeatMenuProps {
  readonly label: string;
  readonly value: SeatChoice;
  /** What is offered before the bots. */
  readonly first: readonly ('open' | 'me' | 'person')[];
  readonly canClose?: boolean;
  readonly onChoose: (choice: SeatChoice) => void;
}

const FIRST_WORDS = {
  open: 'online.seat.choose.open',
  me: 'online.seat.choose.me',
  person: 'online.seat.choose.person',
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

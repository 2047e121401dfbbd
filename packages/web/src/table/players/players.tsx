/** Everybody in the order of the game: shape, score, coins, whose turn it is, who is away. */

import { botName, t } from '@tokaido/words';
import type { JSX } from 'preact';
import { Coin, Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import type { Away } from '../away-players.ts';
import { Count } from '../count.tsx';
import type { PlayerSummary } from '../game.ts';
import type { Seen } from '../model.ts';
import type { Selection } from '../selection.ts';
import { useGame } from '../use-game.ts';
import { LevelMark } from './level-mark.tsx';
import { Tab } from './tab.tsx';
import './players.css';

interface PlayersProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly away: Away;
  /** With the figure that each plays as: where there is room for it. */
  readonly faces?: boolean;
}

export function Players({ selection, seen, away, faces = false }: PlayersProps): JSX.Element {
  const game = useGame();
  const players = game.players(seen);
  const since = selection.model.since.value;
  const before = since === null ? [] : game.players(since);
  const { phase, pace } = selection.model.info.value;
  const isTimed = phase === 'playing' && pace.kind !== 'none';
  return (
    <ol class={`men n${players.length}${isTimed ? ' timed' : ''}`} aria-label={game.playersLabel()}>
      {players.map((player) => (
        <li key={player.seat} class={player.seat === seen.me ? 'mine' : undefined}>
          {player.isNeutral ? (
            <Neutral />
          ) : (
            <Person
              selection={selection}
              seen={seen}
              player={player}
              gained={gainedSince(before, player)}
              faces={faces}
              away={away.value.has(player.seat)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Points since my last move. */
function gainedSince(before: readonly PlayerSummary[], { seat, points }: PlayerSummary): number {
  return points - (before.find((player) => player.seat === seat)?.points ?? points);
}

interface PersonProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly player: PlayerSummary;
  readonly gained: number;
  readonly faces: boolean;
  readonly away: boolean;
}

function Person({ selection, seen, player, gained, faces, away }: PersonProps): JSX.Element {
  const { text } = useGame();
  const info = selection.model.info.value;
  const { seat, points, coins } = player;
  const mine = seat === seen.me;
  const turn = seen.turn?.seat === seat;
  const isYou = mine && info.isShared !== true;
  const name = isYou ? t('table.you') : text.playerName(seat, seen, info);
  // On my own turn it is news no longer what I gained myself.
  const isLit = gained > 0 && !(mine && turn);
  const at = info.seats[seat];
  const standsIn = at?.standIn ?? false;
  const bot = at?.kind === 'bot' ? at : null;
  const tab = turn ? turnWords(isYou, mine, name) : away ? t('table.away') : '';
  const mark = bot !== null && <LevelMark level={bot.level} temper={bot.temper} />;
  return (
    <button
      type="button"
      class={`man${turn ? ' turn' : ''}${away ? ' away' : ''}${isLit ? ' lit' : ''}`}
      data-seat={seat}
      onClick={() => selection.open({ seat })}
    >
      <span class="sr-only">
        {t('table.player', {
          name,
          level: bot === null ? 'none' : botName(bot),
          points,
          coins,
          turn: turn ? (isYou ? 'you' : 'yes') : 'no',
          coach: at?.coach ? 'yes' : 'no',
        })}
      </span>
      <span class="shown" aria-hidden="true">
        {faces && <span class="face">{player.figure}</span>}
        <span class="who">
          <Pawn class="pawn" seat={seat} />
          <b>{name}</b>
          {(standsIn || away) && <Icon class="mark" name={standsIn ? 'bot' : 'clock'} />}
          {at?.coach && <Icon class="lamp" name="coach" />}
        </span>
        {faces && (
          <span class="as">
            {text.playerNote(seat, seen, info)}
            {mark}
          </span>
        )}
        <span class="score">
          <Count value={points} />
          {!faces && mark}
        </span>
        <span class="purse">
          <Coin class="coin" />
          <Count value={coins} />
        </span>
        {isLit && <span class="gained">+{gained}</span>}
        <Tab model={selection.model} seat={seat} words={tab} turn={turn} />
      </span>
    </button>
  );
}

/** On a shared device the name of whoever is asked; it fits, since the tab may be as wide as the chip. */
function turnWords(isYou: boolean, mine: boolean, name: string): string {
  if (isYou) return t('table.yourTurn');
  return mine ? t('table.turnOf', { name }) : t('table.toMove');
}

/** A piece that nobody plays: no purse, no points. */
function Neutral(): JSX.Element {
  return (
    <span class="man neutral">
      <span class="who">
        <Pawn class="pawn" seat="neutral" />
        <b>{t('seat.neutral')}</b>
      </span>
    </span>
  );
}

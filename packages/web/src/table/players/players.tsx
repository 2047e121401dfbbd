/** Everybody in the order of march, the rear first: shape, score, coins, whose turn it is, who is away. */

import type { Player } from '@tokaido/tokaido';
import { TRAVELERS } from '@tokaido/tokaido';
import { t } from '@tokaido/words';
import { alsoKnown, march, playerName } from '@tokaido/words/tokaido';
import type { JSX } from 'preact';
import { Coin, Pawn, Traveler } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import { seatOf } from '../../tokaido/road/pawns.ts';
import type { Away } from '../away.ts';
import { Count } from '../count.tsx';
import type { Seen } from '../model.ts';
import type { Play } from '../play.ts';
import './players.css';

interface PlayersProps {
  readonly play: Play;
  readonly seen: Seen;
  readonly away: Away;
  /** With the figure of the traveler: where there is room for it. */
  readonly faces?: boolean;
}

export function Players({ play, seen, away, faces = false }: PlayersProps): JSX.Element {
  const order = march(seen.s);
  return (
    <ol class={`men n${order.length}`} aria-label={t('table.march')}>
      {order.map((p) => (
        <li key={p.seat} class={p.seat === seen.me ? 'mine' : undefined}>
          {p.seat < seen.s.players ? (
            <Man play={play} seen={seen} p={p} faces={faces} away={away.value.has(p.seat)} />
          ) : (
            <Neutral />
          )}
        </li>
      ))}
    </ol>
  );
}

interface ManProps {
  readonly play: Play;
  readonly seen: Seen;
  readonly p: Player;
  readonly faces: boolean;
  readonly away: boolean;
}

function Man({ play, seen, p, faces, away }: ManProps): JSX.Element {
  const info = play.model.info.value;
  const { seat } = p;
  const mine = seat === seen.me;
  const turn = seen.turn?.seat === seat;
  const name = mine ? t('table.you') : playerName(seat, seen, info);
  const traveler = TRAVELERS[p.traveler]?.id ?? 'nobody';
  const bot = info.seats[seat]?.standIn ?? false;
  return (
    <button
      type="button"
      class={`man${turn ? ' turn' : ''}${away ? ' away' : ''}`}
      data-seat={seat}
      onClick={() => play.open({ seat })}
    >
      <span class="sr-only">
        {t('table.player', { name, points: p.points, coins: p.coins, turn: turn ? 'yes' : 'no' })}
      </span>
      <span class="shown" aria-hidden="true">
        {faces && (
          <span class="face">{traveler !== 'nobody' && <Traveler class="tb-figure" id={traveler} />}</span>
        )}
        <span class="who">
          <Pawn class="pawn" seat={seatOf(seat, seen.s.players)} />
          <b>{name}</b>
          {(bot || away) && <Icon class="mark" name={bot ? 'bot' : 'clock'} />}
        </span>
        {faces && <span class="as">{alsoKnown(seat, seen, info)}</span>}
        <span class="score">
          <Count value={p.points} />
        </span>
        <span class="purse">
          <Coin class="coin" />
          <Count value={p.coins} />
        </span>
        {turn && <span class="tab">{t(mine ? 'table.yourTurn' : 'table.toMove')}</span>}
        {away && !turn && <span class="tab quiet-tab">{t('table.away')}</span>}
      </span>
    </button>
  );
}

/** The traveler of a two-player game whom the leader moves: no purse, no points. */
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

/** A player in the head of their column, or as a chip: sign, name, the sum of the three characters, the total. */

import { botName, t } from '@tokaido/words';
import { playerName } from '@tokaido/words/duo';
import type { JSX } from 'preact';
import { Pawn } from '../../art/art.tsx';
import { Icon } from '../../art/icons.tsx';
import type { Away } from '../../table/away-players.ts';
import { Count } from '../../table/count.tsx';
import { LevelMark } from '../../table/players/level-mark.tsx';
import { Tab } from '../../table/players/tab.tsx';
import { holdingsOf } from '../boards/holdings.ts';
import type { Seen, Selection } from '../model.ts';
import '../../table/players/players.css';
import './heads.css';

interface HeadProps {
  readonly selection: Selection;
  readonly seen: Seen;
  readonly away: Away;
  readonly seat: number;
}

export function PlayerHead({ selection, seen, away, seat }: HeadProps): JSX.Element {
  const { model } = selection;
  const info = model.info.value;
  const { points, total, coins } = holdingsOf(seen, seat);
  const since = model.since.value;
  const gained = since === null ? 0 : total - holdingsOf(since, seat).total;
  const isTurn = seen.turn?.seat === seat;
  const isMine = seat === seen.me;
  const isYou = isMine && info.isShared !== true;
  const name = isYou ? t('table.you') : playerName(seat, info);
  const at = info.seats[seat];
  const bot = at?.kind === 'bot' ? at : null;
  const isBot = at?.standIn ?? false;
  const isAway = away.value.has(seat);
  const tab = isTurn ? turnWords(seen, isYou, isMine, name) : isAway ? t('table.away') : '';
  // On my own turn it is news no longer what I gained myself.
  const isLit = gained > 0 && !(isMine && isTurn);
  return (
    <button
      type="button"
      class={`man${isTurn ? ' turn' : ''}${isAway ? ' away' : ''}${isLit ? ' lit' : ''}`}
      data-seat={seat}
      onClick={() => selection.open({ seat })}
    >
      <span class="sr-only">
        {t('table.player', {
          name,
          level: bot === null ? 'none' : botName(bot),
          points: total,
          coins,
          turn: isTurn ? (isYou ? 'you' : 'yes') : 'no',
          coach: at?.coach ? 'yes' : 'no',
        })}
      </span>
      <span class="shown" aria-hidden="true">
        <Pawn class="pawn" seat={seat} />
        <span class="nm">
          <b>{name}</b>
          {bot !== null && <LevelMark level={bot.level} temper={bot.temper} />}
          {(isBot || isAway) && <Icon class="mark" name={isBot ? 'bot' : 'clock'} />}
          {at?.coach && <Icon class="lamp" name="coach" />}
        </span>
        <span class="sum">{points.join(' + ')}</span>
        <span class="tot">
          <Count value={total} />
        </span>
        {isLit && <span class="gained">+{gained}</span>}
        <Tab model={model} seat={seat} words={tab} turn={isTurn} />
      </span>
    </button>
  );
}

/** On a shared device the name of whoever is asked. */
function turnWords(seen: Seen, isYou: boolean, isMine: boolean, name: string): string {
  if (isYou) return t(seen.turn?.decision === 'die' ? 'duo.dice.yourPick' : 'table.yourTurn');
  return isMine ? t('table.turnOf', { name }) : t('table.toMove');
}

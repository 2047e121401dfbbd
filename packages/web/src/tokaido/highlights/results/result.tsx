/** A result of mine on a card: what, how much, why, and what it changes. */

import '@tokaido/words/locales/en/highlights';
import '@tokaido/words/locales/en/underway';
import { DISHES, PANORAMAS } from '@tokaido/tokaido';
import { nameOf, sayChange } from '@tokaido/words';
import type { JSX } from 'preact';
import { Coin, Dish, Emblem } from '../../../art/art.tsx';
import { Panorama } from '../../../art/scenes.tsx';
import type { HighlightProps } from '../../../table/game.ts';
import { Card, Figure } from '../../../table/highlights/card.tsx';
import type { Highlight } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import { panoramasOf } from '../../panoramas.ts';
import { playerAt } from '../../players.ts';
import { type Account, accountOf, only } from './account.ts';
import { HEADS, type Head } from './describe.tsx';
import { Bet } from './dice.tsx';
import { Purse, Sources } from './ledger.tsx';
import type { ResultKind } from './results.ts';
import { type Stair, stairsOf } from './stairs.ts';
import { Stairs } from './stairs.tsx';
import { Hop, Tally } from './temple.tsx';
import '../../collection/card-back.css';
import './result.css';

export function Result({ highlight }: HighlightProps<Tokaido>): JSX.Element {
  const { events, seat, shown } = highlight;
  const stairs = stairsOf(shown.before.s, shown.after.s, seat, events);
  const head = HEADS[highlight.kind as ResultKind]({ highlight, stairs });
  const account = accountOf(highlight);
  const { position } = playerAt(shown.after.s, seat);
  return (
    <Card
      anchor={{ at: `[data-stop="${position}"] .sign`, row: '[data-stop] .sign', board: '.scroll' }}
      class={`result-${highlight.kind}`}
      picture={head.picture}
      kicker={
        <>
          {head.sign}
          {head.kicker}
        </>
      }
      title={head.title}
      subtitle={head.subtitle}
      figure={<Gain account={account} isPrice={!LOSSES.has(highlight.kind)} />}
    >
      <Parts highlight={highlight} head={head} stairs={stairs} account={account} />
    </Card>
  );
}

/** Kinds of card that can be about a loss; elsewhere what is paid is a price, and stands with the purse. */
const LOSSES: ReadonlySet<string> = new Set<ResultKind>(['coins', 'die']);

interface GainProps {
  readonly account: Account;
  readonly isPrice: boolean;
}

/** Points where there are any, else coins. */
function Gain({ account: { points, coins }, isPrice }: GainProps): JSX.Element | null {
  const unit = sayChange({ points: [points, points], coins: [coins, coins], ends: false });
  if (points > 0) return <Figure value={points} unit={unit} class="points" />;
  if (coins === 0 || (coins < 0 && isPrice)) return null;
  return (
    <Figure value={coins} unit={unit} class={coins < 0 ? 'loss' : 'coins'} sign={<Coin class="coin" />} />
  );
}

interface PartsProps {
  readonly highlight: Highlight<Tokaido>;
  readonly head: Head;
  readonly stairs: readonly Stair[];
  readonly account: Account;
}

function Parts({ highlight, head, stairs, account }: PartsProps): JSX.Element {
  const { events, seat, shown, kind } = highlight;
  const offered = only(events, 'offering').reduce((sum, { coins }) => sum + coins, 0);
  const bets = only(events, 'coins').filter(({ how }) => how === 'bet');
  const does = head.does ?? '';
  return (
    <>
      {offered > 0 ? (
        <Hop coins={offered}>{does === '' ? undefined : does}</Hop>
      ) : (
        does !== '' && <p>{does}</p>
      )}
      {offered > 0 && <Tally shown={shown} seat={seat} />}
      {stairs.length > 0 && <Stairs stairs={stairs} />}
      {kind !== 'panorama' && <Painted highlight={highlight} />}
      {kind !== 'meal' && kind !== 'spring' && <Gifts highlight={highlight} />}
      {bets.length > 0 && <Bet bets={bets} />}
      <Sources highlight={highlight} account={account} />
      <Purse highlight={highlight} account={account} />
    </>
  );
}

/** A section that somebody gave. */
function Painted({ highlight: { events, seat, shown } }: Pick<PartsProps, 'highlight'>): JSX.Element | null {
  const painted = only(events, 'panorama').at(-1);
  const kind = PANORAMAS[painted?.kind ?? -1];
  if (painted === undefined || kind === undefined) return null;
  const taken = panoramasOf(playerAt(shown.after.s, seat))[painted.kind]?.taken ?? 0;
  return (
    <div class="result-painted">
      <Panorama kind={kind} taken={taken} printing title={nameOf('stop', `panorama-${kind}`)} />
    </div>
  );
}

/** A bath or a meal that somebody gave. */
function Gifts({ highlight: { events } }: Pick<PartsProps, 'highlight'>): JSX.Element | null {
  const [bath] = only(events, 'spring');
  const [meal] = only(events, 'ate');
  if (bath !== undefined) {
    return (
      <div class="result-gift">
        <Emblem id={`spring-${bath.points}`} />
        <span>{nameOf('stop', 'hot-spring')}</span>
      </div>
    );
  }
  if (meal === undefined) return null;
  const id = DISHES[meal.dish] ?? '';
  return (
    <div class="result-gift">
      <Dish id={id} />
      <span>{nameOf('dish', id)}</span>
    </div>
  );
}

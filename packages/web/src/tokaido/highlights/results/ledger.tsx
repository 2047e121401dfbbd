/** Below a result: what its points are made of, and what the purse was and is. */

import { nameOf, t } from '@tokaido/words';
import { travelerName } from '@tokaido/words/tokaido';
import { origin } from '@tokaido/words/tokaido/events';
import type { JSX } from 'preact';
import { Coin } from '../../../art/art.tsx';
import type { Highlight } from '../../../table/highlights/highlight.ts';
import { signed } from '../../decisions/worth.tsx';
import type { Tokaido } from '../../model.ts';
import { playerAt, travelerOf } from '../../players.ts';
import { type Account, only } from './account.ts';
import './ledger.css';

interface LedgerProps {
  readonly highlight: Highlight<Tokaido>;
  readonly account: Account;
}

/** Points of more than one kind, each with where they come from. */
export function Sources({ highlight, account: { sources } }: LedgerProps): JSX.Element | null {
  if (sources.size < 2) return null;
  const { id } = travelerOf(playerAt(highlight.shown.after.s, highlight.seat));
  return (
    <ul class="sources">
      {[...sources].map(([source, points]) => (
        <li key={source}>
          <b>{signed(points)}</b> {source === 'traveler' ? travelerName(id) : nameOf('source', source)}
        </li>
      ))}
    </ul>
  );
}

/** Prices are told with the thing that was bought. */
const PRICES: ReadonlySet<string> = new Set([
  'shop',
  'inn',
  'legendary-object',
  'bathhouse',
  'amulet',
  'calligraphy',
]);

export function Purse({ highlight: { events }, account }: LedgerProps): JSX.Element | null {
  const { from, to, coins } = account;
  const notes = notesOf(events);
  if (from === to && notes.length === 0) return null;
  return (
    <div class="purse-change">
      <Coin class="coin" />
      <span class="sr-only">{t('results.purse', { from, to })}</span>
      <b aria-hidden="true" class={coins < 0 ? 'less' : undefined}>
        {from === to ? to : `${from} → ${to}`}
      </b>
      {notes.map((note, i) => (
        <span key={i}>{note}</span>
      ))}
    </div>
  );
}

/** Why the purse changed as it did, beyond the price. */
function notesOf(events: Highlight<Tokaido>['events']): readonly string[] {
  const bargains = only(events, 'haggled').map(({ rounds, won }) => t('results.haggled', { rounds, won }));
  const isGift = [...only(events, 'bought'), ...only(events, 'legend'), ...only(events, 'ate')].some(
    ({ paid }) => paid === 0,
  );
  const changes = only(events, 'coins').filter(
    ({ coins, from, how }) => how !== 'bet' && !(coins < 0 && PRICES.has(from)),
  );
  const others = changes.map(({ coins, from }) =>
    t('results.extra', { change: signed(coins), from: origin(from) }),
  );
  return [
    ...(isGift ? [t('results.free')] : []),
    ...bargains,
    ...(others.length > 1 || changes.length < only(events, 'coins').length ? others : []),
  ];
}

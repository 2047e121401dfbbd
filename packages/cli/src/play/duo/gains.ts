/** What a choice of Duo brings: in a few signs for the eye, in a sentence for the ear. */

import type { Event } from '@tokaido/duo';
import { faith } from '@tokaido/duo';
import { list, sentence, t } from '@tokaido/words';
import type { Played, Seen } from '@tokaido/words/duo';
import {
  arrivalOf,
  characterTo,
  nth,
  played,
  sayAction,
  sayArrival,
  sayEffect,
  waveTile,
} from '@tokaido/words/duo';
import { NO_NAMES } from '../../games/game-text.ts';
import type { TextStyle } from '../../terminal/text-style.ts';
import { change, withFullStop } from '../../terminal/text-style.ts';
import { spokenSigns } from './spoken-signs.ts';

export function gain(seen: Seen, action: string, style: TextStyle): string {
  const isMove = characterTo(action.split(' ')[1] ?? '') >= 0;
  if (style.plain) {
    const said = isMove ? sayArrival(action, seen, NO_NAMES) : sayEffect(action, seen, NO_NAMES);
    return said === '' ? '' : spokenSigns(withFullStop(sentence(said)), style);
  }
  const { note = '' } = sayAction(action, seen);
  if (!isMove) return brought(seen, action, style) || note;
  const arrival = arrivalOf(action, seen);
  if (arrival === null) return note;
  const { at, best } = arrival;
  const waves = best.filter((words) => words.startsWith('wave '));
  if (waves.length > 0)
    return t('term.duo.wave', {
      waves: list(
        waves.map((wave) => waveTile(wave, at)),
        'or',
      ),
    });
  return best
    .map((words) => [verbOf(words), brought(at, words, style)].filter(Boolean).join(' '))
    .join(' / ');
}

/** What is done, where its result does not say it. */
function verbOf(action: string): string {
  const [verb, count = '0'] = action.split(' ');
  const n = Number(count);
  if (verb === 'draw') return t('duo.short.draw', { n });
  if (verb === 'paint') return t('duo.short.paint', { n });
  return verb === 'sell' ? t('term.duo.sell', { n }) : '';
}

/** `+12c third slab +7p`. */
function brought(seen: Seen, action: string, style: TextStyle): string {
  const after = played(seen, action);
  const said = after.events.map((event) => {
    const say = BRINGS[event.type] as Brings<Event['type']> | undefined;
    return say?.(event, after, seen, style) ?? '';
  });
  return said.filter(Boolean).join(' ');
}

type Brings<T extends Event['type']> = (
  event: Extract<Event, { readonly type: T }>,
  after: Played,
  seen: Seen,
  style: TextStyle,
) => string;

const points = (style: TextStyle, worth: number) => change(style, worth, worth, 'points');

function track(
  { type, slot }: Extract<Event, { readonly type: 'temple' | 'garden' }>,
  { s }: Played,
  seen: Seen,
  style: TextStyle,
): string {
  const [before, now] = [seen.s.players[seen.me], s.players[seen.me]];
  const worth = before === undefined || now === undefined ? 0 : faith(s, now) - faith(seen.s, before);
  return t('term.duo.track', { track: type, slot, gain: points(style, worth) });
}

/** What is told of each event; of all others nothing. */
const BRINGS: { readonly [T in Event['type']]?: Brings<T> } = {
  coins: ({ coins }, _after, _seen, style) => change(style, coins, coins, 'coins'),
  slab(event, { events, s }, _seen, style) {
    const all = events.filter(({ type }) => type === 'slab');
    // Several at once are told with the last.
    if (all.at(-1) !== event) return '';
    const { slabs } = s.island.board;
    const worth = (slabs[event.slabs] ?? 0) - (slabs[event.slabs - all.length] ?? 0);
    return t('term.duo.slab', { nth: nth(event.slabs), gain: points(style, worth) });
  },
  temple: track,
  garden: track,
  gifted({ gifts: given }, { s }, _seen, style) {
    const { gifts } = s.island.board;
    const worth = (gifts[given] ?? 0) - (gifts[given - 1] ?? 0);
    return t('term.duo.gift', { nth: nth(given), gain: points(style, worth) });
  },
  'spring-taken': () => t('term.duo.token'),
  'last-turn': () => t('term.duo.last'),
};

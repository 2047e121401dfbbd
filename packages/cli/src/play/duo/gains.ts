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
  return after.events
    .map((event) => brings(event, after, seen, style))
    .filter(Boolean)
    .join(' ');
}

function brings(event: Event, { events, s }: Played, seen: Seen, style: TextStyle): string {
  const { slabs, gifts } = s.island.board;
  const points = (worth: number) => change(style, worth, worth, 'points');
  switch (event.type) {
    case 'coins':
      return change(style, event.coins, event.coins, 'coins');
    case 'slab': {
      const all = events.filter(({ type }) => type === 'slab');
      // Several at once are told with the last.
      if (all.at(-1) !== event) return '';
      const worth = (slabs[event.slabs] ?? 0) - (slabs[event.slabs - all.length] ?? 0);
      return t('term.duo.slab', { nth: nth(event.slabs), gain: points(worth) });
    }
    case 'temple':
    case 'garden': {
      const [before, now] = [seen.s.players[seen.me], s.players[seen.me]];
      const worth = before === undefined || now === undefined ? 0 : faith(s, now) - faith(seen.s, before);
      return t('term.duo.track', { track: event.type, slot: event.slot, gain: points(worth) });
    }
    case 'gifted': {
      const worth = (gifts[event.gifts] ?? 0) - (gifts[event.gifts - 1] ?? 0);
      return t('term.duo.gift', { nth: nth(event.gifts), gain: points(worth) });
    }
    case 'spring-taken':
      return t('term.duo.token');
    case 'last-turn':
      return t('term.duo.last');
    default:
      return '';
  }
}

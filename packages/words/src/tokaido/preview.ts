/** What an action would do, in numbers, before it is taken. */

import { outlook, TRAVELERS } from '@tokaido/tokaido';
import { sayChange } from '../change.ts';
import { nameOf, sentence, t } from '../messages/index.ts';
import type { Subject } from '../subjects.ts';
import { sayAction } from './actions.ts';
import { forecast } from './forecast.ts';
import { printed, seatsAt, spaceAt, spokenOf } from './names.ts';
import type { Seated, Seen } from './seen.ts';
import { sayGains, stopName, walker } from './stops.ts';

/** The power of my traveler, where this kind of stop has to do with it. */
function powerAt(stop: string, seen: Seen, mine: Subject): string[] {
  const traveler = TRAVELERS[seen.s.all[seen.me]?.traveler ?? 0];
  if (!traveler?.feltAt.includes(stop)) return [];
  return [t('see.power', { ...mine, power: nameOf('traveler', `${traveler.id}.power`) })];
}

/** What one must know there beside the gain: the purse, gifts so far, the place in the line. */
function circumstances(stop: string, position: number, seen: Seen, mine: Subject): string[] {
  const p = seen.s.all[seen.me];
  if (p === undefined) return [];
  const said: string[] = [];
  if (stop === 'shop' || stop === 'temple' || stop === 'inn')
    said.push(t('see.purse', { ...mine, coins: p.coins }));
  if (stop === 'temple' && p.offerings > 0) said.push(t('see.given', { ...mine, coins: p.offerings }));
  if (stop === 'inn') said.push(t('see.place', { ...mine, place: seatsAt(seen.s, position).length + 1 }));
  return said;
}

/** What the engine foresees, where the stop alone does not say it: an achievement, or somebody to meet. */
function foreseen(stop: string, position: number, action: string, seen: Seen): string[] {
  if (seen.s.boxes !== 0 || stop === 'inn' || stop === 'farm' || stop === 'shop' || stop === 'temple')
    return [];
  const { bath, sectionPoints, points } = outlook(seen.s, seen.me, position);
  const most = (stop === 'hot-spring' ? bath[1] : sectionPoints) + points;
  const expected = forecast(seen, action);
  if (stop !== 'encounter' && expected.points[1] === most) return [];
  const change = sayChange(expected);
  return change === '' ? [] : [t('see.change', { change })];
}

function travel(position: number, action: string, seen: Seen, info: Seated): string {
  const stop = spaceAt(seen.s, position);
  const [gain = '', ...more] = sayGains(position, seen);
  const said = [t('see.head', { stop: stopName(seen.s, position), gain }), ...more];
  if (walker(seen) === seen.me) {
    said.push(...foreseen(stop, position, action, seen));
    const mine = spokenOf(seen.me, seen, info);
    said.push(...circumstances(stop, position, seen, mine), ...powerAt(stop, seen, mine));
  }
  return said.map(sentence).join(' ');
}

export function sayPreview(action: string, seen: Seen, info: Seated): string {
  const [verb, number] = action.split(' ');
  if (verb === 'travel') return travel(printed(seen.s, Number(number)), action, seen, info);
  const { name, note } = sayAction(action, seen, info);
  const expected = seen.legal.includes(action) && verb !== 'choose' ? forecast(seen, action) : null;
  const change = expected === null ? '' : sayChange(expected);
  const said = [change === '' ? t('see.plain', { name }) : t('see.action', { name, change })];
  // What a card brings at once is told in numbers; what it does later is a sentence.
  if (note?.endsWith('.') && (expected?.points[1] ?? 0) === 0) said.push(note);
  return said.map(sentence).join(' ');
}

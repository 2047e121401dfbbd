/** What an action of Duo would do, before it is taken, and what the button says that takes it. */

import { nameOf, paragraph, sentence, t } from '../messages/index.ts';
import { sayAction } from './actions.ts';
import { arrivalOf, sayArrival, sayEffect } from './effects.ts';
import { characterTo, placeNumber, placeTitle, stationUnder } from './places.ts';
import type { Seated, Seen } from './seen.ts';

/** Where a move ends, by the short name of the place; null for anything but a move. */
function goal(action: string, seen: Seen): string | null {
  const [, id = ''] = action.split(' ');
  const character = characterTo(id);
  return character < 0 ? null : placeTitle(seen.s, character, placeNumber(character, id));
}

/** An action as a heading: of a move only the place where it ends. */
export function sayHeading(action: string, seen: Seen): string {
  return goal(action, seen) ?? sayAction(action, seen).name;
}

/** In whole sentences. A move says what can be done where it ends. */
export function sayPreview(action: string, seen: Seen, info: Seated): string {
  const name = sayHeading(action, seen);
  const isMove = goal(action, seen) !== null;
  const change = isMove ? sayArrival(action, seen, info) : sayEffect(action, seen, info);
  const { note } = sayAction(action, seen);
  if (isMove && change !== '') return sentence(t('see.action', { name, change }));
  const said = [t('see.plain', { name: change === '' ? name : change })];
  if (note !== undefined && !isMove) said.push(note);
  return paragraph(said.map(sentence));
}

/** The verb of the button that takes an action: what one goes there for, or what is done. */
export function commitWords(action: string, seen: Seen): string {
  if (goal(action, seen) === null) return sayAction(action, seen).name;
  const arrival = arrivalOf(action, seen);
  const [verb, ...others] = new Set(arrival?.best.map((words) => words.split(' ')[0] ?? ''));
  if (arrival === null || verb === undefined || others.length > 0) return t('duo.go.walk');
  return nameOf('duo.go', verb === 'visit' ? stationUnder(arrival.at) : verb);
}

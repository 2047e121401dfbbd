/** A choice of Tokaido as a row of the terminal: stops with who stands there, all else as it is said. */

import { PANORAMA_LENGTHS, PANORAMAS, row, SEAT_AT } from '@tokaido/tokaido';
import { list, nameOf, sentence, t } from '@tokaido/words';
import type { Seen } from '@tokaido/words/tokaido';
import { playerName, printed, sayAction, seatsAt, spaceAt, stopName } from '@tokaido/words/tokaido';
import { wordsOf } from '@tokaido/words/tokaido/choices';
import { NO_NAMES } from '../../games/game-text.ts';
import type { TextStyle } from '../../terminal/text-style.ts';
import { cutTo, mark } from '../../terminal/text-style.ts';
import type { Choice } from '../terminal-game.ts';
import { glyphOf } from './stop-glyphs.ts';

/** What a row is marked with, by the verb; a dot for all others. */
const GLYPHS: Readonly<Record<string, string>> = {
  use: '✦',
  waive: '✦',
  festival: '❖',
  keep: '☺',
  invite: '☺',
};

/** Columns for the name of somebody beside another. */
const SHORT_NAME = 7;

export function choiceOf(seen: Seen, action: string, style: TextStyle): Choice {
  const [verb, [object = '']] = wordsOf(action);
  if (verb === 'travel') return stop(printed(seen.s, Number(object)), seen, style);
  const { name, short, is, note } = sayAction(action, seen);
  // Coins at the start are worked out beside the name.
  const more = verb === 'choose' ? nameOf('traveler', `${object}.power`) : (is ?? note);
  const glyph = GLYPHS[verb];
  return {
    name,
    ...(short === undefined ? {} : { short }),
    ...(glyph === undefined ? {} : { glyph }),
    // What an option brings is worked out beside it.
    ...(more === undefined || verb === 'option' ? {} : { note: more }),
  };
}

function stop(position: number, seen: Seen, style: TextStyle): Choice {
  const { s } = seen;
  const kind = spaceAt(s, position);
  const seats = seatsAt(s, position);
  const names = seats.map((seat) => sentence(playerName(seat, seen, NO_NAMES)));
  const who = style.plain
    ? list(names)
    : seats
        .map((seat, i) => {
          // Marks tell who it is; the names stay short so that two fit beside each other.
          const name = seats.length > 2 ? '' : cutTo(names[i] ?? '', SHORT_NAME);
          return `${mark(style, seat, s.players)}${name}`.trim();
        })
        .join(' ');
  const note = noteAt(kind, seen);
  return { name: stopName(s, position), ...glyphOf(kind), who, ...(note === '' ? {} : { note }) };
}

/** What a stop is for, where no number says it. */
function noteAt(kind: string, { s, me }: Seen): string {
  const panorama = PANORAMAS.findIndex((name) => kind === `panorama-${name}`);
  if (panorama >= 0) {
    const p = s.all[me];
    const done = p === undefined ? 0 : row(p, SEAT_AT.panoramas, panorama);
    return t('act.panorama.note', { done, all: PANORAMA_LENGTHS[panorama] ?? 0 });
  }
  if (kind === 'inn') return t('term.stop.inn');
  if (s.boxes !== 0) return '';
  if (kind === 'shop') return t('row.shop');
  if (kind === 'temple') return t('option.offering.short');
  return kind === 'encounter' ? t('row.encounter') : '';
}

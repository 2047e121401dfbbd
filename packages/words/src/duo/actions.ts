/** Every action of Duo in words: one entry for each verb of a record. */

import { CHARACTERS, WARES, WAVES } from '@tokaido/duo';
import { t } from '../messages/index.ts';
import { firstPainting } from './effects.ts';
import { boutiqueNote, sideName, wareList } from './names.ts';
import {
  ARTIST,
  characterTo,
  MERCHANT,
  PILGRIM,
  placeNumber,
  shortWhereTo,
  stationUnder,
  townOf,
  whereTo,
} from './places.ts';
import type { Phrase, Seen } from './seen.ts';

type Say = (objects: readonly string[], seen: Seen) => Phrase;

/** A move by the short name of where it ends, for whoever tells places apart otherwise. */
export function sayMove(action: string, { s }: Seen): string {
  const [verb, id = ''] = action.split(' ');
  const character = characterTo(id);
  const to = shortWhereTo(s, character, placeNumber(character, id));
  const name = t('duo.act.move', { character: CHARACTERS[character] ?? '', to });
  return verb === 'again' ? t('duo.act.again', { move: name }) : name;
}

function move(character: number, place: string, seen: Seen): Phrase {
  const to = placeNumber(character, place);
  const name = t('duo.act.move', {
    character: CHARACTERS[character] ?? '',
    to: whereTo(seen.s, character, to),
  });
  const town = townOf(seen.s, character, to);
  return town < 0 ? { name } : { name, note: boutiqueNote(seen, town) };
}

/** `2 kimono 3 fan` as counts by kind. */
function wares(objects: readonly string[]): string {
  return wareList(
    WARES.map((ware) => {
      const at = objects.indexOf(ware);
      return at < 1 ? 0 : Number(objects[at - 1]);
    }),
  );
}

const WORDS: Readonly<Record<string, Say>> = {
  pilgrim: ([place = ''], seen) => move(PILGRIM, place, seen),
  merchant: ([place = ''], seen) =>
    place === 'stay' ? { name: t('duo.act.stay') } : move(MERCHANT, place, seen),
  artist: ([place = ''], seen) => move(ARTIST, place, seen),
  again([place = ''], seen) {
    const once = move(characterTo(place), place, seen);
    return { ...once, name: t('duo.act.again', { move: once.name }) };
  },
  pass: (_, { turn }) => ({ name: t(turn?.decision === 'again' ? 'duo.act.pass.again' : 'duo.act.pass') }),
  visit: (_, seen) => ({
    name: t('duo.act.visit', { station: stationUnder(seen) }),
    short: t('duo.short.visit'),
  }),
  wave([character = ''], { view }) {
    const number = (CHARACTERS as readonly string[]).indexOf(character);
    const side = (view.table.waveSides as readonly number[])[number] ?? 0;
    const id = WAVES[number]?.[side];
    return {
      name: t('duo.act.wave', { character, side: sideName(number, side) }),
      short: t('duo.short.wave', { character }),
      ...(id === undefined ? {} : { note: t(`duo.side.${id}.does`) }),
    };
  },
  draw: ([count = '0']) => ({
    name: t('duo.act.draw', { n: Number(count) }),
    short: t('duo.short.draw', { n: Number(count) }),
  }),
  keep(objects) {
    const kept = wares(objects);
    return { name: kept === '' ? t('duo.act.keep.none') : t('duo.act.keep', { wares: kept }) };
  },
  sell([count = '', ware = '', , crafty = '0']) {
    const sold = { wares: wares([count, ware]) };
    // A sale with Crafty for only a part of it is between the two others.
    if (crafty !== '0' && crafty !== count)
      return { name: t('duo.act.sell.some', { ...sold, n: Number(crafty) }) };
    const name = t(crafty === '0' ? 'duo.act.sell' : 'duo.act.sell.crafty', sold);
    return { name, short: t('duo.short.sell', sold) };
  },
  return: ([ware = '']) => ({ name: t('duo.act.return', { ware }) }),
  paint: ([count = '0']) => ({
    name: t('duo.act.paint', { n: Number(count) }),
    short: t('duo.short.paint', { n: Number(count) }),
  }),
  gift: (_, seen) => ({
    name: t('duo.act.gift', { icon: firstPainting(seen) }),
    short: t('duo.short.gift'),
  }),
};

/** All verbs that have words. */
export const SPOKEN_VERBS: readonly string[] = Object.keys(WORDS);

export function sayAction(words: string, seen: Seen): Phrase {
  const [verb = '', ...objects] = words.split(' ');
  return WORDS[verb]?.(objects, seen) ?? { name: words };
}

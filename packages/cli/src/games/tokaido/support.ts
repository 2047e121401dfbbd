/** Tokaido for the command: the game, its options, its journal and its collections. */

import type { Event, Options, State } from '@tokaido/tokaido';
import { TRAVELERS, tokaido } from '@tokaido/tokaido';
import { forecaster } from '@tokaido/words/tokaido';
import type { GameSupport } from '../game-support.ts';
import { tokaidoCollection } from './collection.ts';
import { tokaidoText } from './text.ts';

const PLAYERS = 4;

export const tokaidoSupport: GameSupport<State, Options, Event> = {
  game: tokaido,
  turn: 'travel',
  options({ players = PLAYERS, boxes, variants }) {
    const words = [`players=${players}`];
    if (boxes !== undefined) words.push(`boxes=${boxes}`);
    if (variants !== undefined) words.push(`variations=${variants}`);
    return tokaido.rules.parseOptions(words.join(' '));
  },
  persona: (s, seat) => TRAVELERS[s.all[seat]?.traveler ?? 0]?.id ?? '',
  collection(s, seat) {
    const p = s.all[seat];
    return p === undefined ? {} : tokaidoCollection(p);
  },
  coins: (s, seat) => s.all[seat]?.coins ?? 0,
  forecaster: () => forecaster,
  text: tokaidoText,
};

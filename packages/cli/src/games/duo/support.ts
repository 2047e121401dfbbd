/** Tokaido Duo for the command: the game, its options, its journal and its collections. */

import type { Event, Options, State } from '@tokaido/duo';
import { COLORS, DEFAULT_OPTIONS, duo, stored, TRIGGERS, WARES } from '@tokaido/duo';
import type { Game } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { forecasterOn } from '@tokaido/words/duo';
import type { GameSupport } from '../game-support.ts';
import { duoText } from './text.ts';

/** The words that name a board: its id, and its hash where it is not ours. */
const boardIn = (optionWords: string) => /\bboard=\S+(?: hash=\S+)?/.exec(optionWords)?.[0] ?? '';

/** The game on a board; the default one unless a file gives another. */
export function duoSupport(game: Game<State, Options, Event> = duo): GameSupport<State, Options, Event> {
  const here = boardIn(game.rules.optionWords(DEFAULT_OPTIONS));
  return {
    game,
    turn: 'die',
    options({ players = 2, boxes, variants }) {
      if (players !== 2) return fail('duo has two players');
      if (boxes !== undefined || variants !== undefined) return fail('duo has no boxes or variations');
      return ok(DEFAULT_OPTIONS);
    },
    boardError(words) {
      const played = boardIn(words);
      if (played === '' || played === here) return null;
      return `played on "${played}", but the board here is "${here}": give the file of that board with --board`;
    },
    persona: (_s, seat) => COLORS[seat] ?? '',
    collection(s, seat) {
      const p = s.players[seat];
      if (p === undefined) return {};
      const { temple, garden, coins, slabs, revealed, gifted } = p;
      const wares = Object.fromEntries(WARES.map((ware, kind) => [ware, stored(s, seat, kind)]));
      return { coins, slabs, temple, garden, wares, revealed, gifted };
    },
    coins: (s, seat) => s.players[seat]?.coins ?? 0,
    highlights(s) {
      const [purple = 0, green = 0] = game.scores(s).map(({ place }) => place);
      const first = s.compass === 0 ? purple - green : green - purple;
      return {
        turns: s.turn,
        'winning points': Math.max(...game.scores(s).map(({ points }) => points)),
        'ended by': TRIGGERS[s.ending - 1] ?? 'nothing',
        'first player': first < 0 ? 'wins' : first > 0 ? 'loses' : 'ties',
      };
    },
    forecaster: (s) => forecasterOn(s.island.board),
    text: duoText,
  };
}

/** Duo as a person sees it in a terminal. */

import { duoHintFor } from '@tokaido/bots';
import type { Event, Options, State } from '@tokaido/duo';
import { CHARACTERS, STATION_TYPES } from '@tokaido/duo';
import type { Game } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import type { Seen } from '@tokaido/words/duo';
import {
  characterTo,
  MERCHANT,
  placeId,
  placeNumber,
  sayAction,
  sayMove,
  sayQuestion,
  sayReason,
  townOf,
} from '@tokaido/words/duo';
import { sayHint } from '@tokaido/words/duo/hints';
import { NO_NAMES } from '../../games/game-text.ts';
import type { Choice, TerminalGame } from '../terminal-game.ts';
import { addUp, wareRows } from './combined-choices.ts';
import { facts, title } from './facts.ts';
import { gain } from './gains.ts';
import { GLYPHS } from './glyphs.ts';
import { help } from './help.ts';
import { collections, decks, map } from './pages.ts';
import { withId } from './place-ids.ts';

/** Too many places are merely out of reach to list them. */
const IDLE: ReadonlySet<string> = new Set([
  'other-decision',
  'wrong-distance',
  'revisited',
  'must-move',
  'number',
]);

/** What may be closed for a reason worth a row, beside what is open. */
function candidates({ s, turn, legal }: Seen): string[] {
  const open = legal.filter((words) => words !== 'pass');
  const pass = legal.includes('pass') ? ['pass'] : [];
  if (turn?.decision === 'compose') return [...new Set([...open, 'paint 1', 'gift', ...pass])];
  const pilgrim = s.players[turn?.seat ?? -1]?.pilgrim ?? -1;
  const station = STATION_TYPES[s.island.ring[pilgrim] ?? -1];
  if (turn?.decision !== 'visit' || station !== 'seashore') return [...wareRows(open), ...pass];
  return [...CHARACTERS.map((character) => `wave ${character}`), ...pass];
}

function choice(seen: Seen, action: string): Choice {
  const [, place = ''] = action.split(' ');
  const character = characterTo(place);
  if (character < 0) return sayAction(action, seen);
  const { note = '' } = sayAction(action, seen);
  const town = townOf(seen.s, character, placeNumber(character, place));
  // A station in a town goes by the id of the town, as on the map.
  const name = withId(sayMove(action, seen), town < 0 ? place : placeId(MERCHANT, town));
  return { name, ...(note === '' ? {} : { note }), ...GLYPHS[character] };
}

/** Wares may be chosen by several numbers, which the question alone does not say. */
function question(seen: Seen): string {
  const asked = sayQuestion(seen, NO_NAMES);
  if (!seen.mine || wareRows(seen.legal).length === seen.legal.length) return asked;
  const key = seen.turn?.decision === 'keep' ? 'duo.ask.several.keep' : 'duo.ask.several.trade';
  return t(key, { question: asked });
}

export const duoInTerminal: TerminalGame<State> = {
  title,
  facts,
  question,
  candidates,
  combine: addUp,
  choice,
  gain,
  help,
  reason: (seen, reason) => sayReason(reason, seen, NO_NAMES),
  isIdle: ({ why }) => IDLE.has(why),
  looksAhead: (decision) => ['visit', 'trade', 'compose'].includes(decision),
  hint(seen, game) {
    const found = duoHintFor(seen.view, game as Game<State, Options, Event>);
    const [, ...reasons] = sayHint(found, seen, NO_NAMES);
    return { action: found.choices[0]?.action ?? '', reasons };
  },
  collections,
  decks,
  map,
};

/** Duo as a person sees it in a terminal. */

import type { Event, State } from '@tokaido/duo';
import { CHARACTERS, duo } from '@tokaido/duo';
import { capital } from '../../sentences.ts';
import type { Face } from '../face.ts';
import { facts, question, title } from './facts.ts';
import { collections, decks, map } from './pages.ts';
import { phrase } from './phrases.ts';
import { colorName } from './places.ts';
import { reasonWords } from './reasons.ts';
import { duoTeller } from './teller.ts';

/** Too many places are merely out of reach to list them. */
const IDLE: ReadonlySet<string> = new Set([
  'other-decision',
  'wrong-distance',
  'revisited',
  'must-move',
  'number',
]);

export const duoFace: Face<State, Event> = {
  title,
  facts,
  question,
  candidates,
  isSet: () => false,
  combine: () => null,
  phrase,
  reason: reasonWords,
  isIdle: ({ why }) => IDLE.has(why),
  looksAhead: (decision) => ['visit', 'trade', 'compose'].includes(decision),
  collections,
  decks,
  map,
  name: (_s, seat) => colorName(seat),
  sourceName: capital,
  teller: duoTeller,
};

/** What may be closed for a reason worth a row, beside what is open. */
function candidates({ s, pending, legal }: Parameters<Face<State>['candidates']>[0]): string[] {
  const open = legal.map((action) => duo.rules.describe(action)).filter((words) => words !== 'pass');
  if (pending.decision === 'compose') return [...open, 'paint 1', 'gift', 'pass'];
  if (
    pending.decision !== 'visit' ||
    s.island.board.ring[s.players[pending.seat].pilgrim]?.type !== 'seashore'
  )
    return [...open, 'pass'];
  return [...CHARACTERS.map((character) => `wave ${character}`), 'pass'];
}

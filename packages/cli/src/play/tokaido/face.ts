/** Tokaido as a person sees it in a terminal. */

import type { Event, State } from '@tokaido/tokaido';
import { sourceName } from '../../tokaido/names.ts';
import type { Face } from '../face.ts';
import { candidates, combine, isSet } from './candidates.ts';
import { collections } from './collection.ts';
import { facts, question, title } from './facts.ts';
import { decks, map } from './pages.ts';
import { phrase } from './phrases.ts';
import { reasonWords } from './reasons.ts';
import { nameOf } from './road.ts';
import { tokaidoTeller } from './teller.ts';

/** Closed for no reason that a player would ask about. */
const IDLE: ReadonlySet<string> = new Set([
  'not-offered',
  'other-decision',
  'not-held',
  'not-now',
  'must-take',
]);

export const tokaidoFace: Face<State, Event> = {
  title,
  facts,
  question,
  candidates,
  isSet,
  combine,
  phrase,
  reason: reasonWords,
  isIdle: ({ why }) => IDLE.has(why),
  looksAhead: (decision) => decision === 'option',
  collections,
  decks,
  map,
  name: nameOf,
  sourceName,
  teller: tokaidoTeller,
};

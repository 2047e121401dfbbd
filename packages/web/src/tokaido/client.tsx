/** Tokaido as the table asks for it. */

import { tokaidoTable } from '@tokaido/table';
import { loadBoxesFor, namesBoxes, TRAVELERS, tokaido } from '@tokaido/tokaido';
import { laterWords, t } from '@tokaido/words';
import {
  alsoKnown,
  march,
  playerName,
  ruleOf,
  sayAction,
  sayPreview,
  sayQuestion,
  sayReason,
  sayRefused,
  stopName,
} from '@tokaido/words/tokaido';
import { later } from '../app/load-later.tsx';
import { Traveler } from '../art/art.tsx';
import type { GameClient, GameText } from '../table/game.ts';
import { finishMotion } from '../table/running-motion.ts';
import { DecisionSheet } from './decisions/decision.tsx';
import type { Tokaido } from './model.ts';
import { motionOf, stepsBetween } from './pace.ts';
import { currentLeg, isWalk, positionOf } from './road/leg.ts';
import { RoadTable } from './road/road-table.tsx';

const LAST_LEG = 4;
const WALK = 'travel';

const text: GameText<Tokaido> = {
  playerName,
  playerNote: alsoKnown,
  question: sayQuestion,
  action: sayAction,
  heading(action, seen, info) {
    const stop = positionOf(seen.s, action);
    return stop === null ? sayAction(action, seen, info).name : stopName(seen.s, stop);
  },
  commit: (action) => t(isWalk(action) ? 'table.walkHere' : 'table.do'),
  prompt: ({ mine, me }) => t(mine ? 'table.yourMove' : me < 0 ? 'table.watching' : 'table.waiting'),
  preview: sayPreview,
  reason: sayReason,
  ruleOf,
  refusal: sayRefused,
};

/** Come with the rest of what the first table can do without until somebody looks at a stop. */
const barParts = () => import('./road/bar-parts.tsx');

export const tokaidoClient: GameClient<Tokaido> = {
  engine: () => tokaido,
  text,
  board: {
    Board: RoadTable,
    asks: (decision) => decision === WALK,
    has: isWalk,
    ActionCost: later(async () => (await barParts()).TurnCost),
    OtherActions: later(async () => (await barParts()).UsableAmulets),
    MenuViews: later(async () => (await import('./road/leg-buttons.tsx')).LegButtons),
  },
  playback: {
    isMove: ({ events }) => events.some(({ type }) => type === 'travel'),
    motion: (line, before, after) => motionOf(line, stepsBetween(before, after)),
    finishMotion,
  },
  // A table with boxes is shown once their rules and their words are here.
  prepare: (options) =>
    namesBoxes(options)
      ? Promise.all([
          loadBoxesFor(options),
          laterWords('boxes'),
          import('@tokaido/words/tokaido/box-actions'),
        ])
      : null,
  players: ({ s, view }) =>
    march(s).map(({ seat, points, coins, traveler, chosen }) => {
      // What others have chosen unseen is made up in a state that comes from a view.
      const id = TRAVELERS[seat === view.who ? traveler || chosen : traveler]?.id ?? 'nobody';
      const figure = id !== 'nobody' && <Traveler class="tb-figure" id={id} />;
      return { seat, isNeutral: seat >= s.players, points, coins, figure };
    }),
  playersLabel: () => t('table.march'),
  canTakeOver: ({ s }, seat) => tokaidoTable.rests(s, seat),
  isNearEnd: ({ s }) => currentLeg(s) === LAST_LEG,

  DecisionSheet,
  CollectionSheet: later(async () => (await import('./collection/collection.tsx')).CollectionSheet),
  CoachPanel: later(async () => (await import('./coach/coach-panel.tsx')).CoachPanel),
  Decks: later(async () => (await import('./collection/decks.tsx')).Decks),

  loadEventText: async () => (await import('./event-text.ts')).eventText,
  loadSounds: async () => {
    const { soundOf } = await import('./sounds.ts');
    return { of: ({ events }, seen) => soundOf(events, seen) };
  },
  loadHighlights: async () => (await import('./highlights/highlights.tsx')).tokaidoHighlights,
  loadEndScreen: () => import('./end/end.tsx'),
  loadHandOver: async () => (await import('./hand-over.tsx')).handOverPictures,
  loadHintText: async () => ({ words: (await import('@tokaido/words/tokaido/hints')).hintWords }),
  loadFirstLines: async () => (await import('./first-lines/first-lines.ts')).tokaidoFirstLines,
  loadNarrator: async () => (await import('./narrator/narrator.ts')).tokaidoNarrator,
};

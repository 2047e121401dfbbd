/** Tokaido Duo as the table asks for it. */

import '@tokaido/words/locales/en/duo';
import { duoTable } from '@tokaido/table';
import { t } from '@tokaido/words';
import {
  commitWords,
  playerName,
  ruleOf,
  sayAction,
  sayHeading,
  sayPreview,
  sayQuestion,
  sayReason,
  sayRefused,
} from '@tokaido/words/duo';
import { later } from '../app/load-later.tsx';
import type { GameClient, GameText } from '../table/game.ts';
import { engineOn } from './board-of.ts';
import { isNearEnd } from './boards/ends.ts';
import { DecisionSheet } from './decisions/decision.tsx';
import { OtherActions } from './dice/other-actions.tsx';
import type { Duo } from './model.ts';
import { isMove } from './moves.ts';
import { finishMotion, motionOf } from './pace.ts';
import { ActionCost } from './table/action-cost.tsx';
import { DuoTable } from './table/duo-table.tsx';
import { isOnMap } from './targets.ts';

const text: GameText<Duo> = {
  playerName: (seat, _seen, info) => playerName(seat, info),
  playerNote: () => '',
  question: sayQuestion,
  action: sayAction,
  heading: sayHeading,
  commit: (action, seen) => (action === 'pass' ? t('duo.bar.keep') : commitWords(action, seen)),
  prompt: ({ mine, me, turn }) =>
    mine
      ? t(turn?.decision === 'again' ? 'duo.bar.again' : 'duo.bar.pick')
      : t(me < 0 ? 'table.watching' : 'duo.bar.waiting'),
  preview: sayPreview,
  reason: sayReason,
  ruleOf,
  refusal: sayRefused,
};

export const duoClient: GameClient<Duo> = {
  engine: engineOn,
  seatColors: duoTable.colors ?? [],
  text,
  board: {
    Board: DuoTable,
    asks: (decision) => decision === 'die' || decision === 'again',
    has: isOnMap,
    ActionCost,
    OtherActions,
    MenuViews: later(async () => (await import('./table/about-button.tsx')).AboutBoardButton),
  },
  playback: {
    isMove,
    motion: motionOf,
    finishMotion,
  },
  prepare: () => null,
  players: ({ s }) =>
    engineOn({})
      .scores(s)
      .map(({ seat, points }) => ({
        seat,
        isNeutral: false,
        points,
        coins: s.players[seat]?.coins ?? 0,
        figure: null,
      })),
  playersLabel: () => t('duo.board.players'),
  canTakeOver: () => true,
  isNearEnd,

  DecisionSheet,
  CollectionSheet: later(async () => (await import('./boards/collection.tsx')).CollectionSheet),
  CoachPanel: later(async () => (await import('./coach/coach-panel.tsx')).CoachPanel),
  Decks: later(async () => (await import('./boards/decks.tsx')).Decks),

  loadEventText: async () => (await import('./event-text.ts')).eventText,
  loadSounds: async () => {
    const { soundOf } = await import('./sounds.ts');
    return { of: ({ events }, seen) => soundOf(events, seen) };
  },
  loadHighlights: async () => (await import('./highlights/highlights.tsx')).duoHighlights,
  loadEndScreen: () => import('./end/end.tsx'),
  loadHandOver: async () => (await import('./hand-over.tsx')).handOverPictures,
  loadHintText: async () => ({ words: (await import('@tokaido/words/duo/hints')).hintWords }),
  loadFirstLines: async () => (await import('./first-lines/first-lines.ts')).duoFirstLines,
  loadNarrator: async () => (await import('./narrator/narrator.ts')).duoNarrator,
};

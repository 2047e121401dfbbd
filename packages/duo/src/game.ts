/** Tokaido Duo as a game of the kernel, closed over the board it is played on. */

import type { Game, Step } from '@tokaido/kernel';
import { Actions, defineGame } from '@tokaido/kernel';
import { describe, parse } from './actions.ts';
import { compose } from './artist.ts';
import { outcomeWord, parseOutcome, STREAMS } from './chance.ts';
import type { Board } from './data/board.ts';
import { RECONSTRUCTED } from './data/board.ts';
import { checkBoard } from './data/check-board.ts';
import type { DuoDecision } from './decisions.ts';
import type { Event } from './events.ts';
import { again, die, turn } from './flow.ts';
import { springBack } from './hot-spring.ts';
import { chart } from './island.ts';
import { keep, trade } from './merchant.ts';
import type { Options } from './options.ts';
import { FIRST, optionWords, parseOptions } from './options.ts';
import { visit } from './pilgrim.ts';
import { scores } from './scoring.ts';
import { begin } from './setup.ts';
import type { State } from './state.ts';
import { frames, layout, SEATS, STEP, wrap } from './state.ts';
import { giveBack } from './waves.ts';

const STEPS: Readonly<Record<keyof typeof STEP, Step<State, Event>>> = {
  turn,
  die,
  again,
  visit,
  trade,
  keep,
  giveBack,
  compose,
  springBack,
};
for (const [name, number] of Object.entries(STEP)) frames.add(number, STEPS[name as keyof typeof STEP]);

/** The game on a board. The board must be valid; `boardFromJson` says what is wrong with one that is not. */
export function createDuo(board: Board): Game<State, Options, Event, DuoDecision> {
  const [problem] = checkBoard(board);
  if (problem !== undefined) throw new Error(problem);
  const island = chart(board);
  const game = defineGame<State, Options, Event, DuoDecision>(
    {
      id: 'duo',
      version: 2,
      oldest: { version: 2, program: '0.1.0' },
      format: 2,
      layout,
      frames,
      streams: STREAMS,
      wrap: (m) => wrap(m, island),
      begin: (options, d, version) => begin(island, options, d, version),
      versionOf: (s) => s.rules,
      decisionNumber: (s) => s.decisions,
      countDecision: (s) => {
        s.decisions++;
      },
      seats: () => SEATS,
      scores,
      redealOwn: () => {},
      optionsOf: (s) => ({ first: FIRST[s.first] }),
      optionWords: (options) => optionWords(island, options),
      parseOptions: (words) => parseOptions(island, words),
      describe,
      parse,
      outcomeWord: (stream, value) => outcomeWord(island, stream, value),
      parseOutcome: (stream, word, low) => parseOutcome(island, stream, word, low),
    },
    new Actions(),
  );
  return {
    ...game,
    /** A state saved on another board would be read as nonsense. */
    decode(text) {
      const s = game.decode(text);
      return s !== null && s.m.length === layout.size && s.board === island.mark ? s : null;
    },
  };
}

/** The game on the board that we reconstructed. */
export const duo: Game<State, Options, Event, DuoDecision> = createDuo(RECONSTRUCTED);

/** Tokaido as a game of the kernel. */

import type { Game } from '@tokaido/kernel';
import { Actions, defineGame } from '@tokaido/kernel';
import { describe, parse } from './actions.ts';
import { MIXES, requireBoxes } from './box.ts';
import { parseOutcome, STREAM_NAMES, STREAMS } from './chance.ts';
import { BOXES, VARIATIONS } from './composition.ts';
import type { TokaidoDecision } from './decisions.ts';
import { scores } from './end.ts';
import type { Event } from './events.ts';
import { optionWords, parseOptions } from './option-words.ts';
import type { Options } from './options.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from './options.ts';
import { begin, redealTiles, stateSize } from './setup.ts';
import type { State } from './state.ts';
import { frames, layout, wrap } from './state.ts';
import { isInitiation } from './variations/initiation.ts';

export const tokaido: Game<State, Options, Event, TokaidoDecision> = defineGame<
  State,
  Options,
  Event,
  TokaidoDecision
>(
  {
    id: 'tokaido',
    version: 2,
    oldest: { version: 2, program: '0.1.0' },
    format: 2,
    layout,
    frames,
    streams: STREAM_NAMES,
    wrap,
    begin,
    versionOf: (s) => s.rules,
    decisionNumber: (s) => s.decisions,
    countDecision: (s) => {
      s.decisions++;
    },
    seats: (s) => s.players,
    scores,
    redealOwn: redealTiles,
    requireAll: requireBoxes,
    isSound: (s) =>
      s.players >= MIN_PLAYERS &&
      s.players <= MAX_PLAYERS &&
      MIXES[s.boxes] !== undefined &&
      s.m.length === stateSize(s.boxes),
    optionsOf: (s) => ({
      players: s.players,
      boxes: [...BOXES].filter(([, box]) => s.boxes & box.bit).map(([name]) => name),
      variations: [...VARIATIONS]
        .filter(([, variation]) => s.variations & variation.bit)
        .map(([name]) => name),
      ...tilesOption(s),
    }),
    optionWords,
    parseOptions,
    describe,
    parse,
    outcomeWord: (stream, value) => STREAMS[stream].word(value),
    parseOutcome,
  },
  new Actions(),
);

function tilesOption(s: State): Pick<Options, 'tiles'> {
  if (isInitiation(s) || s.offerSize === 2) return {};
  return { tiles: s.offerSize === 3 ? 3 : 'any' };
}

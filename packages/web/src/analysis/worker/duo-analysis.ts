/** Duo for the worker that analyses, on whatever board. */

import { duoAnalysis } from '@tokaido/bots';
import type { Event, Options, State } from '@tokaido/duo';
import type { Game } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';

export const analysisOn = (game: AnyGame) => duoAnalysis(game as Game<State, Options, Event>);

/** What is rarely asked of the tables of a device, and loaded with the first of it: a first move waits for none of it. */

import type { Opening, Room } from '@tokaido/table';
import { openBranch } from './branch.ts';
import { openDaily } from './daily.ts';
import type { Environment } from './environment.ts';
import { takeGame } from './foreign-game.ts';
import type { Birth } from './games.ts';
import { openLesson } from './lesson-room.ts';
import type { DeviceLog } from './log-store.ts';
import type { Ask, Asks } from './messages.ts';
import { outcomeOf } from './outcome.ts';
import { recordIn } from './record.ts';
import { remove } from './remove.ts';

export { openingError } from './opening-error.ts';

export type RareName = 'remove' | 'record' | 'branch' | 'lesson' | 'daily' | 'outcome' | 'log' | 'take';

/** What they need of the tables. */
export interface RareContext {
  readonly environment: Environment;
  readonly log: DeviceLog;
  readonly rooms: Map<string, Promise<Room>>;
  readonly open: (opening: Opening, birth?: Partial<Birth>) => Promise<string>;
}

type RareAnswers = {
  readonly [K in RareName]: (
    ask: Extract<Ask, { readonly name: K }>,
    context: RareContext,
  ) => Promise<Asks[K]['answer']>;
};

const ANSWERS: RareAnswers = {
  remove: ({ id }, { rooms, log, environment }) => remove(id, rooms.get(id), log, environment),
  record: ({ id }, { log, environment }) => recordIn(id, log, environment.store),
  branch: ({ from }, { environment, log, open }) => openBranch(from, environment, log, open),
  lesson: (ask, { environment, rooms }) => openLesson(ask, environment, rooms),
  daily: ({ date }, { environment, log }) => openDaily(date, environment, log),
  outcome: ({ id }, { log }) => outcomeOf(id, log),
  log: ({ id }, { environment }) => environment.store.read(id),
  take: ({ game }, { rooms, log, environment }) => takeGame(game, rooms.get(game.id), log, environment),
};

export function answerRare(ask: Ask, context: RareContext): Promise<unknown> {
  return (ANSWERS as Record<string, (ask: Ask, context: RareContext) => Promise<unknown>>)[ask.name]?.(
    ask,
    context,
  ) as Promise<unknown>;
}

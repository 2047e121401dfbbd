/** How a table's log begins, how its game does, and how the log of a rematch does. */

import type { BranchStart } from './branch-start.ts';
import type { Entry, EntryOf, RemovedGuest, Sitter } from './entries.ts';
import { gameOf } from './games.ts';
import type { Plan } from './plan.ts';
import type { Table } from './table.ts';

/** A seat before the game begins: a person with the key that they keep through rematches, or a bot. */
export interface Place {
  /** Empty for a bot. */
  readonly key: string;
  readonly name: string;
}

/** A table that is to be opened, with everybody on their seat. */
export interface Opening {
  readonly plan: Plan;
  readonly host: Sitter;
  readonly places: readonly Place[];
  /** The colors of the seats; absent where they are in order. */
  readonly colors?: readonly number[];
  /** Who may not sit down; absent where that is nobody. */
  readonly removed?: readonly RemovedGuest[] | undefined;
  /** The game that is played on; absent where one begins at its set-up. */
  readonly branch?: BranchStart;
}

/** The first entries of a log: the table is opened and everybody sits down. */
export function openingEntries(
  { plan, host, places, colors, removed, branch }: Opening,
  { id, secret, at }: { readonly id: string; readonly secret: string; readonly at: number },
): Entry[] {
  const seated = places.map(({ key, name }, seat): Entry | null => {
    if (key !== '') return { kind: 'sat', at, seat, who: { key, name, bytes: '' } };
    return name === '' ? null : { kind: 'named', at, seat, name };
  });
  const usual = gameOf(plan).colors;
  const isMixed = colors?.some((color, seat) => color !== (usual?.[seat] ?? seat)) === true;
  const more = isMixed && { colors };
  const opened: Entry = { kind: 'opened', at, id, plan, secret, host, branch, removed, ...more };
  return [opened, ...seated.filter((entry) => entry !== null)];
}

/** The game begins, by the rules of new games. `mix` is what each seat gave for the shuffle. */
export function beganEntry(plan: Plan, mix: readonly string[], at: number): EntryOf<'began'> {
  return { kind: 'began', at, mix, rules: gameOf(plan).game.version };
}

/** The same table again, everybody one seat on and in their color. */
export function rematchOpening(table: Table, host = table.host): Opening {
  const seats = [...table.seats.slice(1), ...table.seats.slice(0, 1)];
  const { plan, match } = table;
  const options = match === null ? undefined : gameOf(plan).rematchOptions?.(match.state);
  return {
    plan: {
      ...plan,
      options: options ?? plan.options,
      seats: seats.map(({ kind, level, temper }) =>
        kind === 'bot' ? { kind: 'bot', level, ...(temper !== undefined && { temper }) } : { kind: 'open' },
      ),
    },
    host: { key: host, name: '', bytes: '' },
    places: seats.map(({ kind, key, name }) => ({ key: kind === 'person' ? key : '', name })),
    colors: seats.map(({ color }) => color),
    removed: table.removed?.filter(({ back }) => !back),
  };
}

/** What this device knows of the roads of its days: read once, then kept up to date with the games that are stored. */

import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { deviceStorage } from '../../app/storage.ts';
import { useAsync } from '../../app/use-async.ts';
import type { LocalGame } from '../../table/open-local.ts';
import { localGames } from '../../table/open-local.ts';
import { today, untilTomorrow } from './calendar.ts';
import type { Days } from './days.ts';
import { readDays, saveResult } from './days.ts';

/** Today, also after midnight on an open page. */
export function useToday(): string {
  const [date, setDate] = useState(today);
  useEffect(() => {
    const timer = setTimeout(() => setDate(today()), untilTomorrow() + 500);
    return () => clearTimeout(timer);
  }, [date]);
  return date;
}

export interface KnownDays {
  readonly days: Signal<Days>;
  /** The ids of all games on this device; null until they are known. */
  readonly games: ReadonlySet<string> | null;
}

export function useDays(): KnownDays {
  const days = useSignal(readDays(deviceStorage));
  const games = useAsync(localGames, []);
  useEffect(() => {
    if (games.state !== 'here') return;
    days.value = arrived(days.peek(), games.value);
  }, [games]);
  if (games.state === 'waiting') return { days, games: null };
  return { days, games: new Set(games.state === 'here' ? games.value.map(({ id }) => id) : []) };
}

/** Stores what came of tables that are over. */
function arrived(before: Days, games: readonly LocalGame[]): Days {
  let days = before;
  for (const [date, { id, result }] of Object.entries(before)) {
    const game = games.find((each) => each.id === id);
    if (result !== undefined || game?.phase !== 'over' || game.damaged !== null) continue;
    const seat = game.seats.findIndex(({ kind }) => kind === 'person');
    const points = game.points[seat];
    const place = game.places?.[seat];
    if (points === undefined || place === undefined) continue;
    days = saveResult(deviceStorage, date, id, { points, place, players: game.seats.length });
  }
  return days;
}

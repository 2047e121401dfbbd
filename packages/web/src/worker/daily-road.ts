/** The daily road of a date, as this program deals it: with its rules and its nets. */

import { netName, skillOf } from '@tokaido/bots';
import type { DailyRoad } from '@tokaido/table';
import { dailyDay, dailyRoad } from '@tokaido/table';
import type { DeviceGame, StrongBots } from './device-game.ts';

/** How many walks of each level make a distribution. */
export const WALKS = 1000;

export interface LoadedRoad {
  readonly road: DailyRoad;
  readonly device: DeviceGame;
  /** The net of its table; null where it cannot be had now. */
  readonly strong: StrongBots | null;
  /** Whether one of its bots plays by that net. */
  readonly needsNet: boolean;
}

/** Null where there is no road on that date; rejects where the rules cannot be had. */
export async function loadRoad(
  date: string,
  load: (game: string) => Promise<DeviceGame | undefined>,
): Promise<LoadedRoad | null> {
  const day = dailyDay(date);
  const device = day === null ? undefined : await load(day.game);
  if (day === null || device === undefined) return null;
  await device.prepare(day.options);
  const road = dailyRoad(date, { rules: () => device.table.game.version, net: netName });
  if (road === null) return null;
  const options = device.table.optionWords(road.options, road.seats.length);
  const strong = await netOf(device, road.game, options).catch(() => null);
  const needsNet = road.seats.some(
    (level) => level !== null && skillOf(level, road.game, options).player === 'net',
  );
  return { road, device, strong, needsNet };
}

async function netOf(device: DeviceGame, game: string, options: string): Promise<StrongBots> {
  const strong = await device.loadStrongBots();
  await strong.loadNet(game, options);
  return strong;
}

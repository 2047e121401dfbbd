/** Our best player of any game; the net of a table is fetched when it is first needed, and only that one. */

import type { WeightsFile } from '@tokaido/bots';
import { addNets, FinalPoints, netTaskOf } from '@tokaido/bots';
import type { StrongBots } from './device-game.ts';

export { levelNet } from '@tokaido/bots';

export const finalPoints: StrongBots['finalPoints'] = (known, view) => new FinalPoints(known, view);

/** How each net is fetched, by its task. */
type NetFiles = Readonly<Record<string, () => Promise<{ readonly default: WeightsFile }>>>;

export function netLoader(files: NetFiles): StrongBots['loadNet'] {
  const fetched = new Set<string>();
  return async (game, options) => {
    const task = netTaskOf(game, options);
    const file = task.ok ? files[task.value] : undefined;
    if (!task.ok || file === undefined || fetched.has(task.value)) return;
    addNets([], [[task.value, (await file()).default]]);
    fetched.add(task.value);
  };
}

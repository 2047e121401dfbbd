/** Lays the table of a daily road on this device. */

import { dailyTable, dailyTableId } from '@tokaido/table';
import { loadRoad } from './daily-road.ts';
import type { Environment } from './environment.ts';
import { deviceGame } from './load-rules.ts';
import type { DeviceLog } from './log-store.ts';
import { LocalTableError } from './messages.ts';

const ID_BYTES = 6;

/** Answers with the id of the new table. The same bots must be met everywhere, so none begins without its net. */
export async function openDaily(
  date: string,
  { random, now }: Pick<Environment, 'random' | 'now'>,
  log: DeviceLog,
): Promise<string> {
  const loaded = await loadRoad(date, deviceGame);
  if (loaded === null) throw new LocalTableError('bad-setup', `there is no road on ${date}`);
  const { road, strong, needsNet } = loaded;
  if (needsNet && strong === null)
    throw new LocalTableError('failed', 'the net of a bot is not on this device');
  const id = dailyTableId(date, random(ID_BYTES));
  const { entries, table } = dailyTable(road, { id, at: now(), key: `device-${road.seat}`, name: '' });
  await log.append({ table: id, from: 1, entries, after: table });
  return id;
}

/** Removes a game from this device. */

import type { Room } from '@tokaido/table';
import type { Environment } from './environment.ts';
import type { DeviceLog } from './log-store.ts';

export async function remove(
  id: string,
  open: Promise<Room> | undefined,
  log: DeviceLog,
  { store, grown }: Pick<Environment, 'store' | 'grown'>,
): Promise<null> {
  const room = await open?.catch(() => null);
  room?.close();
  log.forget(id);
  await store.remove(id);
  grown(id);
  return null;
}

/** Which lines of a table's talk somebody at this device has not heard yet: it is remembered over a reload. */

import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { Said } from '@tokaido/table';
import { deviceStorage } from '../../app/storage.ts';
import type { TableModel } from '../model.ts';

const HEARD = 'heard';
/** Tables come and go. */
const MOST_TABLES = 30;

/** The number of the last line that was heard, by table. */
type Heard = Readonly<Record<string, number>>;

const heard = signal<Heard>(parseHeard(deviceStorage.get(HEARD)));

export function parseHeard(stored: unknown): Heard {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, n]) => typeof n === 'number'));
}

type Talking = Pick<TableModel, 'info' | 'talk' | 'you'>;

/** The lines of others since I last looked; whom I do not want to hear says none. */
export function unheardLines({ info, talk, you }: Talking): ReadonlySignal<readonly Said[]> {
  return computed(() => {
    const last = heard.value[info.value.id] ?? 0;
    return talk.value.filter(({ n, seat }) => n > last && seat !== you.value);
  });
}

/** All up to a line has been heard. */
export function hear(table: string, n: number): void {
  if ((heard.peek()[table] ?? 0) >= n) return;
  const { [table]: _, ...others } = { ...heard.peek(), ...parseHeard(deviceStorage.get(HEARD)) };
  heard.value = Object.fromEntries([...Object.entries(others), [table, n]].slice(-MOST_TABLES)) as Heard;
  deviceStorage.set(HEARD, heard.value);
}

/** All that was said has been heard. */
export function hearAll({ info, talk }: Pick<Talking, 'info' | 'talk'>): void {
  hear(info.peek().id, talk.peek().at(-1)?.n ?? 0);
}

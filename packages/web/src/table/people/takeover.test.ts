/** Whose seat a stranger may take. */

import { signal } from '@preact/signals';
import { FastChance, silent } from '@tokaido/kernel';
import type { TableInfo } from '@tokaido/table';
import { tokaido } from '@tokaido/tokaido';
import { expect, test } from 'vitest';
import { tokaidoClient } from '../../tokaido/client.tsx';
import type { Seen } from '../../tokaido/model.ts';
import { seatsToTake as offered } from './takeover.ts';

const seat = (kind: 'person' | 'bot') => ({
  kind,
  name: '',
  level: '',
  ready: true,
  standIn: false,
  votes: [],
  host: false,
});
const info: TableInfo = {
  id: 't',
  game: 'tokaido',
  version: 1,
  options: '',
  pace: { kind: 'none' },
  listed: false,
  chat: false,
  takeover: true,
  phase: 'playing',
  seats: [seat('person'), seat('bot'), seat('bot')],
  commit: '',
  bytes: [],
  seed: null,
  next: null,
};

function seatsToTake(of: TableInfo, position: Pick<Seen, 's'> | null): readonly number[] {
  const seen = position === null ? null : ({ ...position, me: -1 } as Seen);
  return offered({ info: signal(of), seen: signal(seen) }, tokaidoClient);
}

test('bots who stand at an inn, either way of the road; nobody where the host does not want it', () => {
  for (const variations of [[], ['return-trip']]) {
    const s = tokaido.setup(
      { players: 3, boxes: [], variations: ['initiation', ...variations] },
      silent(new FastChance(7)),
    );
    expect(seatsToTake(info, { s })).toEqual([1, 2]);
    s.all[2]!.position = 3;
    expect(seatsToTake(info, { s })).toEqual([1]);
    s.all[2]!.position = 54;
    expect(seatsToTake(info, { s })).toEqual([1, 2]);
    expect(seatsToTake({ ...info, takeover: false }, { s })).toEqual([]);
    expect(seatsToTake({ ...info, phase: 'over' }, { s })).toEqual([]);
  }
  expect(seatsToTake(info, null)).toEqual([]);
});

import { expect, it } from 'vitest';
import { newTableId } from '../tables/secrets.ts';
import { TableOwners, tableIn } from './table-owners.ts';

it('gives every table to one process, and each process as many as the others', () => {
  for (const count of [2, 16, 64]) {
    const names = Array.from({ length: count }, (_, index) => `server-${index + 1}`);
    const owners = new TableOwners(names);
    const tables = new Map(names.map((name) => [name, 0]));
    for (let i = 0; i < 200 * count; i++) {
      const owner = owners.ownerOf(newTableId()) ?? '';
      tables.set(owner, (tables.get(owner) ?? 0) + 1);
    }
    expect([...tables.keys()]).toEqual(names);
    expect(Math.min(...tables.values())).toBeGreaterThan(100);
  }
});

it('sends all who look for a table to one process', () => {
  const owners = new TableOwners(['server-1', 'server-2', 'server-3']);
  for (const url of ['/api/find', '/api/find?x']) expect(owners.ownerOfAddress(url)).toBe('server-1');
  for (const url of ['/api/tables', '/api/finder', '/', ''])
    expect(owners.ownerOfAddress(url)).toBeUndefined();
});

it('finds the table in the addresses that name one', () => {
  const id = newTableId();
  for (const url of [`/ws/${id}`, `/ws/${id}?x`, `/api/tables/${id}`, `/api/tables/${id}/updates?since=1`])
    expect(tableIn(url)).toBe(id);
  for (const url of ['/ws', '/api/tables', '/api/tables/%00', `/other/${id}`, `/ws/${id}xx`, ''])
    expect(tableIn(url)).toBeNull();
});

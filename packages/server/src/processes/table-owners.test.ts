import { expect, it } from 'vitest';
import { newTableId } from '../tables/secrets.ts';
import { TableOwners, tableIn } from './table-owners.ts';

it('gives every table to one process, and each process its part', () => {
  const names = ['a-1', 'a-2', 'a-3'];
  const owners = new TableOwners(names);
  const counts = new Map(names.map((name) => [name, 0]));
  for (let i = 0; i < 3_000; i++) {
    const owner = owners.ownerOf(newTableId()) ?? '';
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  expect([...counts.keys()]).toEqual(names);
  expect(Math.min(...counts.values())).toBeGreaterThan(300);
});

it('finds the table in the addresses that name one', () => {
  const id = newTableId();
  for (const url of [`/ws/${id}`, `/ws/${id}?x`, `/api/tables/${id}`, `/api/tables/${id}/updates?since=1`])
    expect(tableIn(url)).toBe(id);
  for (const url of ['/ws', '/api/tables', '/api/tables/%00', `/other/${id}`, `/ws/${id}xx`, ''])
    expect(tableIn(url)).toBeNull();
});

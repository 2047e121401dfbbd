/** What people paste to join. */

import { expect, test } from 'vitest';
import { deviceLink, readInvitation, tableLink } from './invitation.ts';

test('a link, with or without what browsers add, and the bare name lead to the table', () => {
  for (const text of [
    'https://road.example/t/hagi-27',
    ' http://127.0.0.1:8080/t/hagi-27?view=narrator#x ',
    'road.example/t/hagi-27/',
    'Sit down with me: https://road.example/t/hagi-27',
    'hagi-27',
  ]) {
    expect(readInvitation(text), text).toEqual({ kind: 'table', table: 'hagi-27' });
  }
  expect(readInvitation(tableLink('https://road.example', 'a_b-3'))).toEqual({
    kind: 'table',
    table: 'a_b-3',
  });
});

test('a link that carries a seat is told by what follows the #', () => {
  const link = deviceLink('https://road.example', 'K7/F3');
  expect(link).toBe('https://road.example/join#device=K7%2FF3');
  expect(readInvitation(link)).toEqual({ kind: 'device', code: 'K7/F3' });
  expect(readInvitation('#device=')).toEqual({ kind: 'unreadable' });
});

test('the link of a replay leads to it, with the game that it may hold', () => {
  expect(readInvitation('Look: https://road.example/r/hagi-27?m=3')).toEqual({
    kind: 'replay',
    address: '/r/hagi-27?m=3',
  });
  expect(readInvitation('https://road.example/r/link#1/tokaido2.players%3D2.AbC/Aki,Ben')).toEqual({
    kind: 'replay',
    address: '/r/link#1/tokaido2.players%3D2.AbC/Aki,Ben',
  });
});

test('anything else is not understood', () => {
  for (const text of [
    '',
    '   ',
    'come and play',
    'https://road.example/',
    '/t/%',
    '../etc',
    'x'.repeat(41),
  ]) {
    expect(readInvitation(text), text).toEqual({ kind: 'unreadable' });
  }
});

/** What people paste to join. */

import { expect, test } from 'vitest';
import { devicePath, readInvitation, readScanned, tablePath } from './invitation.ts';

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
  expect(readInvitation(`https://road.example${tablePath('a_b-3')}`)).toEqual({
    kind: 'table',
    table: 'a_b-3',
  });
});

test('a link that carries a seat is told by what follows the #', () => {
  const link = `https://road.example${devicePath('K7/F3')}`;
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

test('a scanned code leads to a table or a seat of this server, or nowhere', () => {
  const ours = ['https://road.example', 'http://192.168.1.20:8080'];
  const scan = (text: string) => readScanned(text, ours);
  expect(scan('https://road.example/t/hagi-27')).toEqual({ kind: 'table', table: 'hagi-27' });
  expect(scan('http://192.168.1.20:8080/join#device=K7')).toEqual({ kind: 'device', code: 'K7' });
  expect(scan('hagi-27')).toEqual({ kind: 'table', table: 'hagi-27' });
  for (const foreign of [
    'https://elsewhere.example/t/hagi-27',
    'http://road.example/t/hagi-27',
    'https://road.example.evil/t/hagi-27',
    'https://evil@elsewhere.example/t/hagi-27',
    'javascript:alert(1)//t/x',
    'WIFI:S:home;T:WPA;P:secret;;',
    'https://road.example/rules',
    'https://road.example/r/hagi-27',
    'come and play',
  ])
    expect(scan(foreign), foreign).toEqual({ kind: 'unreadable' });
});

/** When a shared device must change hands, and which curtain says so. */

import type { SeatInfo, Turn } from '@tokaido/table';
import { describe, expect, it } from 'vitest';
import type { KnownTable } from '../known-table.ts';
import { unknownTable } from '../known-table.ts';
import { deviceInfo, HandOver } from './hand-over.ts';

const AKI = 0;
const BEN = 1;
const BOT = 2;

const seat = (kind: SeatInfo['kind']): SeatInfo => ({
  kind,
  name: '',
  level: '',
  ready: true,
  standIn: false,
  votes: [],
  host: false,
});
const SEATS = [seat('person'), seat('person'), seat('bot')];

/** Somebody must decide; what they may do is kept from the page where it is private. */
function asks(who: number, isPrivate = false, seats = SEATS): KnownTable {
  const turn: Turn = { seat: who, decision: 'travel', number: 1, details: {}, undo: false };
  const table = unknownTable('test');
  const info = deviceInfo({ ...table.info, phase: 'playing', seats }, true);
  return { ...table, info, turn: isPrivate ? turn : { ...turn, legal: [] } };
}

describe('a curtain', () => {
  it('is short where everybody may look on, and long where not', () => {
    const device = new HandOver();
    expect(device.curtainBefore(asks(AKI))).toEqual({ seat: AKI, isLong: false });
    expect(device.curtainBefore(asks(AKI, true))).toEqual({ seat: AKI, isLong: true });
  });

  it('comes when another person decides, also after a bot, and not before', () => {
    const device = new HandOver();
    device.take(AKI);
    expect(device.curtainBefore(asks(AKI))).toBeNull();
    expect(device.curtainBefore(asks(BOT))).toBeNull();
    expect(device.curtainBefore(asks(AKI))).toBeNull();
    expect(device.curtainBefore(asks(BEN))).toEqual({ seat: BEN, isLong: false });
    device.take(BEN);
    expect(device.curtainBefore(asks(BEN))).toBeNull();
    expect(device.curtainBefore(asks(AKI))).toEqual({ seat: AKI, isLong: false });
  });

  it('never comes where one person plays', () => {
    const alone = [seat('person'), seat('bot'), seat('bot')];
    expect(new HandOver().curtainBefore(asks(AKI, false, alone))).toBeNull();
  });

  it('never comes for somebody whom a bot plays for', () => {
    const away = SEATS.map((each, i) => ({ ...each, standIn: i === BEN }));
    expect(new HandOver().curtainBefore(asks(BEN, false, away))).toBeNull();
  });
});

it('a table of the server is never shared, however many people sit there', () => {
  const info = { ...unknownTable('test').info, seats: SEATS };
  expect(deviceInfo(info, false)).toBe(info);
  const shared = deviceInfo(info, true);
  expect(shared.isShared).toBe(true);
  expect(deviceInfo(shared, true)).toBe(shared);
});

/**
 * Several people on one device: whom it must be given to before they are asked anything. What everybody may know stays
 * in sight meanwhile; what only they may know is kept from the page until they say that they hold the device.
 */

import type { KnownTable } from '../known-table.ts';
import type { Curtain, DeviceInfo } from '../model.ts';

/** A table as this device knows it: at one of its own, several people may hold the device in turn. */
export function deviceInfo(info: DeviceInfo, isLocal: boolean): DeviceInfo {
  const people = info.seats.filter(({ kind }) => kind === 'person').length;
  return isLocal && people > 1 && info.isShared !== true ? { ...info, isShared: true } : info;
}

export class HandOver {
  /** The seat of whoever holds the device; −1 as long as nobody has said so. */
  private holder = -1;

  /** The curtain that hangs before what is asked; null when it is asked of whoever holds the device. */
  curtainBefore({ turn, info }: KnownTable): Curtain | null {
    const seat = info.seats[turn?.seat ?? -1];
    if (turn === null || info.isShared !== true || info.phase !== 'playing') return null;
    if (seat?.kind !== 'person' || seat.standIn) return null;
    // The open actions are kept from the page where they would tell something.
    if (turn.legal === undefined) return { seat: turn.seat, isLong: true };
    return turn.seat === this.holder ? null : { seat: turn.seat, isLong: false };
  }

  take(seat: number): void {
    this.holder = seat;
  }
}

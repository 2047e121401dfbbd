/** Codes that move a seat from one device to another. They live in memory only, for minutes. */

import { newDeviceCode } from '../tables/secrets.ts';

export interface SeatPass {
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
}

const LIFETIME = 300_000;
const MOST = 10_000;

export class DeviceCodes {
  private readonly passes = new Map<string, { readonly pass: SeatPass; readonly until: number }>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  issue(pass: SeatPass): string {
    const now = this.now();
    for (const [code, { until }] of this.passes) if (until < now) this.passes.delete(code);
    // The oldest goes first when somebody asks for too many.
    for (const [code] of this.passes) {
      if (this.passes.size < MOST) break;
      this.passes.delete(code);
    }
    const code = newDeviceCode();
    this.passes.set(code, { pass, until: now + LIFETIME });
    return code;
  }

  /** The seat of a code, once. */
  redeem(code: string): SeatPass | null {
    const found = this.passes.get(code);
    this.passes.delete(code);
    return found === undefined || found.until < this.now() ? null : found.pass;
  }
}

/** How much one connection or one address may ask for. */

/** A token bucket: `burst` at once, `perSecond` in the long run. */
export class Bucket {
  private left: number;
  private at: number;
  private readonly burst: number;
  private readonly perSecond: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.left = burst;
    this.at = now;
  }

  /** Whether one more is allowed now. */
  take(now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.burst;
  }
}

export interface Limits {
  /** Bytes of one message or request body. */
  readonly messageBytes: number;
  /** Messages on one connection: at once, and a second. */
  readonly messages: readonly [burst: number, perSecond: number];
  /** Requests of one address. */
  readonly requests: readonly [burst: number, perSecond: number];
  /** Tables that one address opens: at once, and a second. */
  readonly tables: readonly [burst: number, perSecond: number];
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Bytes that wait to be sent on one connection before it is given up. */
  readonly backlogBytes: number;
}

export const DEFAULT_LIMITS: Limits = {
  messageBytes: 4096,
  messages: [40, 10],
  requests: [120, 20],
  tables: [20, 20 / 3600],
  connectionsPerAddress: 64,
  connections: 20_000,
  backlogBytes: 1_000_000,
};

/** For a closed network, such as a measurement: only the sizes are limited. */
export const UNLIMITED_RATES: Limits = {
  ...DEFAULT_LIMITS,
  messages: [1e9, 1e9],
  requests: [1e9, 1e9],
  tables: [1e9, 1e9],
  connectionsPerAddress: 1e9,
};

/** Buckets by address; full ones are dropped, so that no address is remembered longer than needed. */
export class AddressLimits {
  private readonly buckets = new Map<string, Bucket>();
  private readonly rate: readonly [number, number];
  private readonly now: () => number;

  constructor(rate: readonly [number, number], now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  take(address: string): boolean {
    const now = this.now();
    let bucket = this.buckets.get(address);
    if (bucket === undefined) {
      if (this.buckets.size > 10_000) this.sweep(now);
      bucket = new Bucket(this.rate[0], this.rate[1], now);
      this.buckets.set(address, bucket);
    }
    return bucket.take(now);
  }

  private sweep(now: number): void {
    for (const [address, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(address);
  }
}

/** How much one connection, one address or one seat may ask for. */

import { MOST_BOARD } from '@tokaido/table';
import { monotonic } from '../clock.ts';

/** So many at once, and so many a second in the long run. */
export type Rate = readonly [burst: number, perSecond: number];

export interface Limits {
  /** Bytes of one message or request body. */
  readonly messageBytes: number;
  /** Bytes of a request that opens a table, which may hold a board. */
  readonly planBytes: number;
  /** Messages of any kind on one connection. */
  readonly messages: Rate;
  /** Commands of one seat, over all its connections and by HTTP. */
  readonly commands: Rate;
  /** Requests of one address to the API and for operators. */
  readonly requests: Rate;
  /** Tables that one address opens, rematches among them. */
  readonly tables: Rate;
  /** Codes for another device that one address asks for or tries. */
  readonly deviceCodes: Rate;
  /** Bytes of a request that sends a walk of a daily road, which holds its record. */
  readonly walkBytes: number;
  /** Walks of daily roads that one address sends: each is played again. */
  readonly walks: Rate;
  /** Devices that one address subscribes to notices, for each table. */
  readonly push: Rate;
  /** New WebSocket connections of one address. */
  readonly newConnections: Rate;
  readonly connectionsPerAddress: number;
  readonly connectionsPerSeat: number;
  readonly connections: number;
  /** Bytes that wait to be sent on one connection before it is given up. */
  readonly backlogBytes: number;
}

/**
 * Why these numbers: an address is often a household, a school or a café, so it may do what 20 people do; a seat is one
 * person, who cannot do more than a few things a second. The client's files are not limited at all: they come from memory,
 * and to refuse one costs as much as to send it.
 */
export const DEFAULT_LIMITS: Limits = {
  messageBytes: 4096,
  // Letters beyond ASCII have up to three bytes; a quotation mark or the end of a line has two in JSON.
  planBytes: 4096 + 3 * MOST_BOARD,
  messages: [40, 10],
  commands: [40, 10],
  requests: [120, 20],
  tables: [20, 20 / 3600],
  // A code has 31^8 values. People mistype; programs that guess get 10 a minute.
  deviceCodes: [20, 10 / 60],
  // A record of four players has about six thousand characters, one of Duo ten.
  walkBytes: 65_536,
  walks: [20, 20 / 3600],
  push: [40, 20 / 60],
  // A restart of the server brings everybody back within a second.
  newConnections: [100, 10],
  connectionsPerAddress: 64,
  // The devices and tabs of one person; a tab that lost its network stays open here for a minute.
  connectionsPerSeat: 12,
  connections: 20_000,
  backlogBytes: 1_000_000,
};

const ANY: Rate = [1e9, 1e9];

/** For a closed network, such as a measurement: only the sizes are limited. */
export const UNLIMITED_RATES: Limits = {
  ...DEFAULT_LIMITS,
  messages: ANY,
  commands: ANY,
  requests: ANY,
  tables: ANY,
  deviceCodes: ANY,
  walks: ANY,
  push: ANY,
  newConnections: ANY,
  connectionsPerAddress: 1e9,
  connectionsPerSeat: 1e9,
};

/** A token bucket. `now` is monotonic. */
export class Bucket {
  private left: number;
  private at: number;
  private readonly rate: Rate;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate[0];
    this.at = now;
  }

  /** Whether one more is allowed now. */
  take(now: number): boolean {
    this.left = this.filled(now);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  isFull(now: number): boolean {
    return this.filled(now) >= this.rate[0];
  }

  private filled(now: number): number {
    const [burst, perSecond] = this.rate;
    return Math.min(burst, this.left + ((now - this.at) / 1000) * perSecond);
  }
}

const SWEEP_EVERY = 60_000;
/** More callers than this are not remembered; whoever was first known is forgotten first. */
const MOST_CALLERS = 50_000;

/** Buckets by address or by seat. A full one is dropped within a minute, so that nobody is remembered for longer than needed. */
export class RateLimits {
  private readonly buckets = new Map<string, Bucket>();
  private readonly rate: Rate;
  private readonly now: () => number;
  private swept: number;

  constructor(rate: Rate, now: () => number = monotonic) {
    this.rate = rate;
    this.now = now;
    this.swept = now();
  }

  take(caller: string): boolean {
    const now = this.now();
    if (now - this.swept > SWEEP_EVERY) this.sweep(now);
    return this.bucketOf(caller, now).take(now);
  }

  get size(): number {
    return this.buckets.size;
  }

  private bucketOf(caller: string, now: number): Bucket {
    const known = this.buckets.get(caller);
    if (known !== undefined) return known;
    const [first] = this.buckets.keys();
    if (first !== undefined && this.buckets.size >= MOST_CALLERS) this.buckets.delete(first);
    const bucket = new Bucket(this.rate, now);
    this.buckets.set(caller, bucket);
    return bucket;
  }

  private sweep(now: number): void {
    this.swept = now;
    for (const [caller, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(caller);
  }
}

/** The rates that one server counts. */
export class Rates {
  readonly requests: RateLimits;
  readonly tables: RateLimits;
  readonly deviceCodes: RateLimits;
  readonly newConnections: RateLimits;
  readonly walks: RateLimits;
  readonly push: RateLimits;
  private readonly commands: RateLimits;

  constructor(limits: Limits) {
    this.requests = new RateLimits(limits.requests);
    this.tables = new RateLimits(limits.tables);
    this.deviceCodes = new RateLimits(limits.deviceCodes);
    this.newConnections = new RateLimits(limits.newConnections);
    this.walks = new RateLimits(limits.walks);
    this.push = new RateLimits(limits.push);
    this.commands = new RateLimits(limits.commands);
  }

  /** Whether a seat may give one more command. Those without a key can do nothing, and are limited by their connection. */
  mayCommand(table: string, key: string): boolean {
    return key === '' || this.commands.take(`${table} ${key}`);
  }
}

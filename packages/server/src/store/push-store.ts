/** What a store keeps for notices to devices: the keys of this server, and who wants to be told of which table. */

/** The key pair by which push services know this server (VAPID), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where and how to reach one browser on one device. */
export interface PushAddress {
  readonly endpoint: string;
  /** The browser's key and secret, by which messages are encrypted for it alone, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushDevice extends PushAddress {
  /** The language that the device reads. */
  readonly language: string;
}

export interface PushSubscription extends PushDevice {
  readonly table: string;
  /** The key of the seat, a hash of its secret. */
  readonly seat: string;
  /** The mark of the last notice that need not be sent any more. */
  readonly told: number;
  /** The entry up to which the table has been looked through for notices. */
  readonly seen: number;
  /** When to look again though nothing has happened, in ms since 1970; null for never. */
  readonly due: number | null;
  /** In ms since 1970. */
  readonly created: number;
}

/** Which subscriptions are meant: those with all of these. */
export type PushFilter =
  | { readonly table: string }
  | { readonly table: string; readonly seat: string }
  | { readonly table: string; readonly seat: string; readonly endpoint: string }
  | { readonly endpoint: string };

/** Times in ms since 1970. */
export interface Lease {
  readonly now: number;
  readonly until: number;
}

export interface PushStore {
  /** Stores a key pair where there is none; resolves with the one that is stored. */
  pushKeys(fresh: PushKeys): Promise<PushKeys>;
  /**
   * Stores a subscription; one of the same table and endpoint is replaced. A seat keeps its newest `most`. Nothing is
   * stored for a table that does not exist.
   */
  subscribe(subscription: PushSubscription, most: number): Promise<void>;
  /** Deletes subscriptions. */
  unsubscribe(filter: PushFilter): Promise<void>;
  /** A browser was given another address: whoever knows the old one and its secret may replace it, at all tables. */
  moveSubscriptions(from: Pick<PushAddress, 'endpoint' | 'auth'>, to: PushAddress): Promise<void>;
  /** Tables of these shards that must be looked at, also where a lease has run out; none that is set aside. */
  pushDue(now: number, limit: number, shards: ReadonlySet<number>): Promise<readonly string[]>;
  /** The seats with subscriptions at a table, and the oldest mark among those of each. */
  pushSeats(table: string): Promise<readonly { readonly seat: string; readonly told: number }[]>;
  /**
   * Resolves with the devices of a seat that have not been told of this mark, and that nobody else is telling now. They
   * are the caller's until `lease.until`: if it has not called `pushTold` by then, somebody else tells them.
   */
  claimPush(table: string, seat: string, mark: number, lease: Lease): Promise<readonly PushDevice[]>;
  /** A device has been told, or cannot be. */
  pushTold(table: string, endpoint: string, mark: number): Promise<void>;
  /** A table has been looked through up to an entry, and must be looked at again at `due`. */
  pushLooked(table: string, seen: number, due: number | null, now: number): Promise<void>;
}

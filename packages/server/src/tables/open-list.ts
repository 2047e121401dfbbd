/**
 * The list of open tables, as any process shows it: read from the store at most once a second, however many people look
 * at it, and only while somebody does.
 */

import { createHash } from 'node:crypto';
import { OpenTable } from '@tokaido/table';
import { readJson } from '../json.ts';
import type { Store } from '../store/store.ts';
import type { Announcements } from './announcements.ts';
import { OPEN_TABLES } from './announcements.ts';

export interface OpenListOptions {
  readonly store: Pick<Store, 'keptUnder'>;
  readonly announcements: Announcements;
  readonly now: () => number;
}

export interface Listed {
  /** Another one when anything in the list is another; the same in every process. */
  readonly mark: string;
  readonly tables: readonly OpenTable[];
}

/** More than anybody looks through. */
const MOST_SHOWN = 50;
const MOST_READ = 500;
/** In milliseconds; a look for those who wait is always a new one. */
const FRESH = 900;
const LOOK_EVERY = 1_000;
/** Whoever comes when so many wait is answered at once. */
const MOST_WAITING = 5_000;

export class OpenList {
  private readonly options: OpenListOptions;
  private last: { readonly listed: Listed; readonly at: number; readonly version: number } | null = null;
  private reading: Promise<Listed> | null = null;
  private readonly waiting = new Set<(listed: Listed | null) => void>();
  private timer: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(options: OpenListOptions) {
    this.options = options;
  }

  /** The list, at most a second old; what this process has told of its tables is in it. */
  async read(): Promise<Listed> {
    const { announcements, now } = this.options;
    await announcements.write();
    const { last } = this;
    if (last !== null && last.version === announcements.version && now() - last.at < FRESH)
      return last.listed;
    this.reading ??= this.readStore().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  /** All that the store has now, for whoever looks for a seat. */
  async readNow(): Promise<readonly OpenTable[]> {
    await this.options.announcements.write();
    return (await this.readStore()).tables;
  }

  /** The list once it is another than `mark`, the time is over, the caller has hung up, or the server stops. */
  async changed(mark: string, ms: number, gone: AbortSignal): Promise<Listed> {
    const listed = await this.read();
    if (listed.mark !== mark || gone.aborted || this.ended || this.waiting.size >= MOST_WAITING)
      return listed;
    const next = await new Promise<Listed | null>((resolve) => {
      const done = (found: Listed | null) => {
        if (found?.mark === mark) return;
        clearTimeout(patience);
        gone.removeEventListener('abort', hungUp);
        this.waiting.delete(done);
        if (this.waiting.size === 0) clearInterval(this.timer);
        resolve(found);
      };
      const hungUp = () => done(null);
      const patience = setTimeout(hungUp, ms);
      gone.addEventListener('abort', hungUp);
      if (this.waiting.size === 0) this.timer = setInterval(() => void this.look(), LOOK_EVERY);
      this.waiting.add(done);
    });
    return next ?? this.last?.listed ?? listed;
  }

  /** Answers everybody who waits, and lets nobody wait from now on. */
  end(): void {
    this.ended = true;
    for (const done of this.waiting) done(null);
  }

  /** One look for all who wait. While the store is away they wait on. */
  private async look(): Promise<void> {
    const listed = await this.read().catch(() => null);
    if (listed !== null) for (const done of this.waiting) done(listed);
  }

  private async readStore(): Promise<Listed> {
    const { store, announcements, now } = this.options;
    const { version } = announcements;
    const rows = await store.keptUnder(OPEN_TABLES, now(), MOST_READ);
    // A row of another version of this program may be unreadable.
    const found = rows.flatMap((body) => OpenTable.safeParse(readJson(body)).data ?? []);
    const tables = found.sort(byInterest).slice(0, MOST_SHOWN);
    const mark = createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, 16);
    const listed = { mark, tables };
    this.last = { listed, at: now(), version };
    return listed;
  }
}

const OFFERS = ['sit', 'inn', 'watch'] as const;

/** Those where one can sit down come first, of these those where somebody waits, and those that are nearly full. */
function byInterest(a: OpenTable, b: OpenTable): number {
  return (
    OFFERS.indexOf(a.offer) - OFFERS.indexOf(b.offer) ||
    Number(b.here > 0) - Number(a.here > 0) ||
    a.free - b.free ||
    a.opened - b.opened ||
    (a.id < b.id ? -1 : 1)
  );
}

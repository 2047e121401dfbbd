/** What a load test measures. */

/** The numbers of one client, which can be added up. */
export interface Counted {
  readonly moves: number;
  readonly games: number;
  /** What all seats received. */
  readonly bytes: number;
  /** Tables that have hung. */
  readonly hung: number;
  readonly errors: ReadonlyMap<string, number>;
  /** Milliseconds from sending a move until the last seat received it, one for each move. */
  readonly delays: readonly number[];
}

export class Stats {
  private games = 0;
  private bytes = 0;
  private readonly errors = new Map<string, number>();
  private delays: number[] = [];
  private counting = false;

  /** From now on everything is counted, from zero; errors were counted all the time. */
  begin(): void {
    this.counting = true;
    this.games = 0;
    this.bytes = 0;
    this.delays = [];
  }

  end(): void {
    this.counting = false;
  }

  moved(ms: number): void {
    if (this.counting) this.delays.push(ms);
  }

  received(bytes: number): void {
    if (this.counting) this.bytes += bytes;
  }

  finished(): void {
    if (this.counting) this.games++;
  }

  failed(what: string): void {
    this.errors.set(what, (this.errors.get(what) ?? 0) + 1);
  }

  counted(hung: number): Counted {
    const { games, bytes, errors, delays } = this;
    return { moves: delays.length, games, bytes, hung, errors, delays };
  }
}

export function addUp(all: readonly Counted[]): Counted {
  const errors = new Map<string, number>();
  for (const each of all)
    for (const [what, count] of each.errors) errors.set(what, (errors.get(what) ?? 0) + count);
  const sum = (of: (each: Counted) => number) => all.reduce((total, each) => total + of(each), 0);
  return {
    moves: sum(({ moves }) => moves),
    games: sum(({ games }) => games),
    bytes: sum(({ bytes }) => bytes),
    hung: sum(({ hung }) => hung),
    errors,
    delays: all.flatMap(({ delays }) => delays),
  };
}

/** The value below which this share of the values lies; 0 if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** When a process that ended is started again: soon at first, later if it keeps ending, and at last not at all. */

const PAUSES = [100, 500, 2_000, 5_000, 10_000];
/** A process that lived for this long was sound. */
const SOUND = 60_000;
/** How often in a row a process may end before it was sound. */
export const MOST_DEATHS = 10;

export class Restarts {
  private deaths = 0;

  /** Milliseconds until the next start of a process that lived for so long; null when there is to be none. */
  pauseAfter(lived: number): number | null {
    this.deaths = lived >= SOUND ? 1 : this.deaths + 1;
    if (this.deaths >= MOST_DEATHS) return null;
    return PAUSES[Math.min(this.deaths, PAUSES.length) - 1] ?? null;
  }
}

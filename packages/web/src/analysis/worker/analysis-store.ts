/**
 * Analyses on this device, so that one is there at once the next time and an interrupted one goes on: the latest few
 * dozen. Nothing is lost with them but time, so whatever is wrong with the store or an entry means that there is none.
 */

import type { AnalysisPart, RefinedDecision } from '@tokaido/bots';

/** An analysis as far as it got. */
export interface StoredAnalysis {
  readonly part: AnalysisPart;
  readonly refined: readonly RefinedDecision[];
}

export interface AnalysisStore {
  read(key: string): Promise<StoredAnalysis | null>;
  write(key: string, analysis: StoredAnalysis): Promise<void>;
}

/** Of entries: another form of the data is another number, and older ones are ignored. */
const FORMAT = 1;
/** About a hundred kilobytes each. */
export const MOST_ENTRIES = 40;

interface Entry extends StoredAnalysis {
  readonly format: typeof FORMAT;
  /** When it was last written, in milliseconds. */
  readonly at: number;
}

/** Where entries are kept, by their key. */
export interface EntryTable {
  get(key: string): Promise<unknown>;
  put(key: string, entry: Entry): Promise<void>;
  /** When each entry was written; what cannot be read counts as the oldest. */
  times(): Promise<(readonly [key: string, at: number])[]>;
  remove(keys: readonly string[]): Promise<void>;
}

export function analysisStore(table: EntryTable, now: () => number): AnalysisStore {
  return {
    async read(key) {
      const entry = await table.get(key).catch(() => null);
      return isEntry(entry) ? { part: entry.part, refined: entry.refined } : null;
    },
    async write(key, { part, refined }) {
      try {
        await table.put(key, { format: FORMAT, at: now(), part, refined });
        const times = await table.times();
        const old = times.toSorted(([, a], [, b]) => b - a).slice(MOST_ENTRIES);
        if (old.length > 0) await table.remove(old.map(([each]) => each));
      } catch {
        // No room, or not allowed: the next visit works it out again.
      }
    },
  };
}

/** Checks what is relied upon before the rules have been asked; the analyser itself compares game, judge and seed. */
function isEntry(value: unknown): value is Entry {
  const entry = value as Partial<Entry> | null | undefined;
  if (typeof entry !== 'object' || entry === null || entry.format !== FORMAT) return false;
  const { part, refined } = entry;
  if (typeof part !== 'object' || part === null || !Array.isArray(refined)) return false;
  const { decisions, moves, seats } = part;
  const isList = Array.isArray(decisions) && Number.isInteger(moves) && decisions.length <= moves;
  return isList && decisions.every((each, i) => isDecision(each, i, seats)) && refined.every(isRefined);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEstimate = (value: unknown) =>
  isObject(value) && Number.isFinite(value['value']) && Number.isFinite(value['error']);

function isDecision(value: unknown, number: number, seats: number): boolean {
  if (!isObject(value) || value['move'] !== number || !Array.isArray(value['candidates'])) return false;
  const shares = [value['before'], value['after']];
  return (
    isEstimate(value['pointsLost']) &&
    isEstimate(value['winLost']) &&
    shares.every((list) => Array.isArray(list) && list.length === seats && list.every(Number.isFinite))
  );
}

function isRefined(value: unknown): boolean {
  return (
    isObject(value) &&
    Number.isInteger(value['move']) &&
    isEstimate(value['pointsLost']) &&
    Array.isArray(value['reasons'])
  );
}

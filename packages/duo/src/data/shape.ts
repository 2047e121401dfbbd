/** Small checks of values from a file; each error is one sentence. */

export type Entry = Readonly<Record<string, unknown>>;

/** Collects what is wrong. Later checks are made only while nothing is, since they trust the earlier ones. */
export class Complaints {
  readonly list: string[] = [];

  /** Notes `sentence` unless `holds`; says whether it holds. */
  expect(holds: boolean, sentence: string): boolean {
    if (!holds) this.list.push(sentence);
    return holds;
  }

  none(): boolean {
    return this.list.length === 0;
  }
}

export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isOneOf(list: readonly unknown[], value: unknown): boolean {
  return list.includes(value);
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** A value as an error shows it, cut short. */
export function shown(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value).slice(0, 40);
}

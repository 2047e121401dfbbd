/** A difference between a log and the engine; ends the game in which it is found. */
export class Difference extends Error {}

/** Throws a `Difference` unless the engine's value is the log's. */
export function same(what: string, engine: unknown, log: unknown): void {
  const [ours, theirs] = [JSON.stringify(engine), JSON.stringify(log)];
  if (ours !== theirs) throw new Difference(`${what}: the engine has ${ours}, the log ${theirs}`);
}

/** The names of numbered cards; a number without a card is a difference too. */
export function namesOf(names: readonly string[], cards: readonly number[]): string[] {
  return cards.map((card) => names[card] ?? `unknown ${card}`);
}

export function sorted(list: readonly string[]): string[] {
  return [...list].sort((a, b) => (a < b ? -1 : 1));
}

/** The seed of tests that play at random, and how much they play. */

/** The share of the full length that random tests run at; `npm run soak` runs all of it. */
export const SCALE = Number(process.env['SCALE'] ?? 1);

/**
 * A seed for what is left to chance. It is the same in every run, as in the tests of the engine, so that a failure is
 * about a change; SEED=… in the environment tries another.
 */
export function seedOf(file: string): number {
  const seed = Number(process.env['SEED'] ?? 20261115);
  process.stdout.write(`Repeat with: SEED=${seed} SCALE=${SCALE} npm test -- --only browser ${file}\n`);
  return seed;
}

/** How much is played of a game where another test plays one to its end. */
export const DECISIONS = SCALE < 1 ? 12 : Number.POSITIVE_INFINITY;

/** The first of some whole games in a short run, all of them in a full one. List those that reach most first. */
export function shareOf<Game>(games: readonly Game[]): readonly Game[] {
  return games.slice(0, Math.max(1, Math.ceil(games.length * Math.min(1, SCALE))));
}

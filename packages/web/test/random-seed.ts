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
export const DECISIONS = SCALE < 1 ? 7 : Number.POSITIVE_INFINITY;

/**
 * The first of some whole games, or sizes of a screen, in a short run, all of them in a full one. List those that reach
 * most first; `least` is how many there are in any run.
 */
export function shareOf<Each>(all: readonly Each[], least = 1): readonly Each[] {
  return all.slice(0, Math.max(least, Math.ceil(all.length * Math.min(1, SCALE))));
}

/**
 * Writes the golden records again:
 *
 *   npx tsx packages/tokaido/test/goldens/make.ts            all of them
 *   npx tsx packages/tokaido/test/goldens/make.ts tie        those with "tie" in their name
 *
 * Plays games with seeds 1, 2, 3 … until one shows what is wanted, so the same rules give the same files.
 */

import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Actions, FastChance, Recorder, SealedChance, sealedHead, seedFrom } from '@tokaido/kernel';
import type { Event, Options, State } from '../../src/index.ts';
import { tokaido } from '../../src/index.ts';
import { FOLDER, goldenText } from './file.ts';
import type { Golden } from './golden.ts';
import { GOLDENS } from './golden-games.ts';
import { replayGame } from './replayed-game.ts';

const LONGEST_SEARCH = 50_000;

/** One game from a seed: short steps, except where the golden prefers an action. */
function play(golden: Golden, round: number): Recorder<State, Options, Event> {
  const seed = seedFrom(`golden ${golden.name} ${round}`);
  const recorder = new Recorder(
    tokaido,
    golden.options,
    new SealedChance(seed, tokaido.rules.streams),
    sealedHead(seed),
  );
  const rng = new FastChance(round);
  const legal = new Actions();
  while (!tokaido.isOver(recorder.state)) {
    tokaido.legal(recorder.state, legal);
    const actions = legal.toArray();
    const weights = actions.map((action) => golden.taste(tokaido.rules.describe(action)));
    const best = Math.max(...weights);
    let open = actions.filter((_, i) => weights[i] === best);
    // Without a preference a traveler goes to one of the next few spaces, so that games are long and varied.
    if (best === 0 && tokaido.pending(recorder.state)?.decision === 'travel') {
      open = golden.options.variations.includes('return-trip') ? open.slice(-4) : open.slice(0, 4);
    }
    recorder.play(open[rng.below(open.length)]);
  }
  return recorder;
}

function make(golden: Golden): void {
  for (let round = 1; round <= LONGEST_SEARCH; round++) {
    const recorder = play(golden, round);
    const record = recorder.record();
    const game = replayGame(record);
    if (!game.ok) throw new Error(`${golden.name}, round ${round}: ${game.error}`);
    if (!golden.holds(game.value)) continue;
    const text = goldenText(record, golden.shows, recorder.state);
    writeFileSync(new URL(`${golden.name}.txt`, FOLDER), text);
    console.log(`${golden.name}: game ${round}, ${record.moves.length} moves`);
    return;
  }
  throw new Error(`${golden.name}: not found in ${LONGEST_SEARCH} games`);
}

const part = process.argv[2] ?? '';
const names = new Set(GOLDENS.map((golden) => `${golden.name}.txt`));
for (const file of readdirSync(FOLDER)) {
  if (file.endsWith('.txt') && !names.has(file)) rmSync(new URL(file, FOLDER));
}
for (const golden of GOLDENS.filter((one) => one.name.includes(part))) make(golden);

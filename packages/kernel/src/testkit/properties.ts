/** Random play that checks, at every decision, what must be true of any game. */

import type { Chance } from '../chance.ts';
import { FastChance } from '../chance.ts';
import { recordFromCompact, recordToCompact } from '../compact-record.ts';
import { FirstDraw } from '../first-draw.ts';
import type { Dealer } from '../frames.ts';
import { Actions } from '../frames.ts';
import type { Game, State } from '../game.ts';
import { silent } from '../game.ts';
import { SPECTATOR } from '../layout.ts';
import { recordFromText, recordToText } from '../record.ts';
import { Recorder, replay } from '../replay.ts';
import type { ViewChange } from '../view-changes.ts';
import type { Kit } from './kit.ts';
import { Broken } from './kit.ts';

export interface Played {
  readonly games: number;
  readonly decisions: number;
}

/** Plays games over all tables in turn until `decisions` have been taken. */
export function playAndCheck<S extends State, O, E>(
  kit: Kit<S, O, E>,
  decisions: number,
  seed: number,
): Played {
  const rng = new FastChance(seed);
  let games = 0;
  let taken = 0;
  while (taken < decisions) {
    const options = kit.tables[games % kit.tables.length];
    taken += checkGame(kit, options, rng, seed, games % 8 === 0);
    games++;
  }
  return { games, decisions: taken };
}

/** One game. `thorough` adds the checks that cost much more than play itself. */
function checkGame<S extends State, O, E>(
  kit: Kit<S, O, E>,
  options: O,
  rng: FastChance,
  seed: number,
  thorough: boolean,
): number {
  const { game } = kit;
  const words = game.rules.optionWords(options);
  const fail = (problem: string): never => {
    throw new Broken(kit, seed, words, problem);
  };
  const recorder = new Recorder(game, options, rng);
  const s = recorder.state;
  const legal = new Actions();
  const past: { state: S; hash: number }[] = [];
  let taken = 0;

  while (!game.isOver(s)) {
    if (taken > kit.longest) fail(`more than ${kit.longest} decisions`);
    const problem = kit.broken(s);
    if (problem !== null) fail(`after ${taken} decisions: ${problem}`);
    const count = game.legal(s, legal);
    if (count === 0) fail(`nothing is legal after ${taken} decisions`);
    const actions = legal.toArray();
    for (let i = 1; i < count; i++) {
      if (actions[i - 1] >= actions[i]) fail(`legal actions are not ascending: ${actions.join(' ')}`);
    }
    if (thorough) {
      past.push({ state: game.clone(s), hash: game.hash(s) });
      checkPosition(kit, s, actions, rng, fail);
    }
    const choice = kit.taste?.(s, actions, (n) => rng.below(n)) ?? actions[rng.below(count)];
    recorder.play(choice);
    taken++;
    if (thorough) checkViewChanges(kit, past.at(-1)?.state ?? s, s, fail);
  }

  const last = kit.broken(s);
  if (last !== null) fail(`at the end: ${last}`);
  for (const [i, { state, hash }] of past.entries()) {
    if (game.hash(state) !== hash) fail(`the copy made before decision ${i} has changed`);
  }
  if (thorough) checkRecord(kit, recorder, fail);
  return taken;
}

function checkPosition<S extends State, O, E>(
  kit: Kit<S, O, E>,
  s: S,
  actions: readonly number[],
  rng: FastChance,
  fail: (problem: string) => never,
): void {
  const { game } = kit;
  const dealer: Dealer<E> = { chance: rng, tell: null };
  const hash = game.hash(s);
  const pending = game.pending(s);
  if (pending === null) return fail('somebody may act, but nothing is pending');
  for (const action of actions) {
    const words = game.rules.describe(action);
    if (game.rules.parse(words) !== action) fail(`"${words}" is not read back`);
    const reason = game.explain(s, pending.seat, action);
    if (reason !== null) fail(`"${words}" is legal, yet closed: ${reason.why}`);
    const after = game.clone(s);
    const result = game.submit(after, { seat: pending.seat, number: pending.number, action: words }, dealer);
    if (!result.ok) fail(`"${words}" is legal, yet refused: ${result.error.why}`);
  }
  for (let i = 0; i < 8; i++) {
    const action = strange(actions, rng);
    if (actions.includes(action) || game.rules.parse(game.rules.describe(action)) !== action) continue;
    if (game.explain(s, pending.seat, action) === null) fail(`action ${action} is not legal, yet open`);
  }
  refuse(kit, s, { ...pending, action: 'nonsense' }, dealer, fail);
  const words = game.rules.describe(actions[0]);
  refuse(kit, s, { seat: pending.seat, number: pending.number + 1, action: words }, dealer, fail);
  refuse(kit, s, { seat: pending.seat + 1, number: pending.number, action: words }, dealer, fail);
  const text = game.encode(s);
  const back = game.decode(text);
  if (back === null || game.hash(back) !== hash || game.encode(back) !== text) fail('encode is not undone');
  const copy = game.clone(s);
  checkFirstDraw(game, copy, actions[hash % actions.length], fail);
  game.copyInto(copy, s);
  if (game.hash(copy) !== hash) fail('copyInto is not a copy');
  if (game.hash(s) !== hash) fail('looking at the position changed it');
}

class HaltingChance implements Chance {
  stream = -1;

  draw(stream: number): number {
    this.stream = stream;
    throw this;
  }
}

/** Play up to the first draw ends where an exception thrown out of that draw leaves the state. */
function checkFirstDraw<S extends State, O, E>(
  game: Game<S, O, E>,
  s: S,
  action: number,
  fail: (problem: string) => never,
): void {
  const firstDraw = new FirstDraw(game);
  const after = firstDraw.play(game.clone(s), action);
  const chance = new HaltingChance();
  try {
    game.play(s, action, silent(chance));
  } catch (stop) {
    if (stop !== chance) throw stop;
  }
  if (firstDraw.stream !== chance.stream || game.hash(after) !== game.hash(s))
    fail('play does not stop right before the first draw');
}

/** Whoever looks on, and makes the changes in their view, sees what there is. */
function checkViewChanges<S extends State, O, E>(
  { game }: Kit<S, O, E>,
  before: S,
  after: S,
  fail: (problem: string) => never,
): void {
  const { shared, own } = game.viewChanges(before, after);
  for (let who = SPECTATOR; who < game.rules.seats(after); who++) {
    const view: unknown = JSON.parse(JSON.stringify(game.observe(before, who)));
    for (const change of [...shared, ...own(who)]) makeChange(view, change);
    const seen = JSON.stringify(view);
    if (seen !== JSON.stringify(game.observe(after, who))) fail(`changes of the view of ${who} give ${seen}`);
  }
}

function makeChange(view: unknown, [path, value]: ViewChange): void {
  let part = view as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) part = part[step] as Record<string | number, unknown>;
  part[path[path.length - 1]] = value;
}

function refuse<S extends State, O, E>(
  kit: Kit<S, O, E>,
  s: S,
  request: { seat: number; number: number; action: string },
  dealer: Dealer<E>,
  fail: (problem: string) => never,
): void {
  const before = kit.game.hash(s);
  if (kit.game.submit(s, request, dealer).ok) fail(`the request ${JSON.stringify(request)} was taken`);
  if (kit.game.hash(s) !== before) fail(`the refused request ${JSON.stringify(request)} changed the game`);
}

/** A legal action with one bit flipped, or a random number. */
function strange(actions: readonly number[], rng: FastChance): number {
  if (rng.below(4) === 0) return rng.below(1 << 30);
  return actions[rng.below(actions.length)] ^ (1 << rng.below(26));
}

function checkRecord<S extends State, O, E>(
  kit: Kit<S, O, E>,
  recorder: Recorder<S, O, E>,
  fail: (problem: string) => never,
): void {
  const { game } = kit;
  const record = recorder.record();
  const text = recordToText(record);
  const read = recordFromText(text);
  if (!read.ok) return fail(`the record cannot be read: ${read.error}`);
  const played = replay(game, read.value);
  if (!played.ok) return fail(`the record cannot be replayed: ${played.error}`);
  if (game.hash(played.value.state) !== game.hash(recorder.state)) fail('the replay ends elsewhere');
  if (recordToText(read.value) !== text) fail('the record is not written the same way again');
  const compact = recordToCompact(game, record);
  if (!compact.ok) return fail(`no compact form: ${compact.error}`);
  const back = recordFromCompact(game, compact.value);
  if (!back.ok) return fail(`the compact form cannot be read: ${back.error}`);
  if (recordToText(back.value) !== text) fail('the compact form tells another game');
}

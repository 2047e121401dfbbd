/** Drives one logged game through the engine and compares after every step. */

import type { Dealer, GameRecord, Move, Result } from '@tokaido/kernel';
import { Actions, fail, members, ok, RecordingChance } from '@tokaido/kernel';
import type { Event, Options, Player, State } from '@tokaido/tokaido';
import { ACHIEVEMENTS, BOXES, TRAVELERS, tokaido } from '@tokaido/tokaido';
import { isEnding, isPanoramaAchievement } from '../games/tokaido/ending.ts';
import { NONE } from './act.ts';
import { ACTS } from './acts.ts';
import { foldDevotion } from './crossroads-acts.ts';
import { Difference, namesOf, same, sorted } from './difference.ts';
import { checkEnd } from './end-check.ts';
import type { LogAct, LogGame, LogStep } from './log.ts';
import { checkRefusals, LogTable } from './refusals.ts';
import { RiggedChance } from './rigged-chance.ts';

const TILES_DEALT = 2;
const TRAVEL = 'travel';
/** At the second of two options (`used` has the first) the first may have been taken by the engine itself. */
const OPTION = 'option';
/** Asked of a leader with amulets: the log only tells of those who did not rest. */
const REST = 'rest';
/** The stream of which the log queues more than need be drawn: an inn's menu may lie out already. */
const MEAL = 'meal';

/** Points, coins, temple coins. */
type Purse = readonly [p: number, c: number, t: number];

function purse(p: Player): Purse {
  return [p.points, p.coins, p.offerings];
}

/** The first difference between a log and the engine, or null. */
export function drive(log: LogGame): string | null {
  const record = recordOf(log);
  return record.ok ? null : record.error;
}

/** The record of a logged game, or the first difference between the log and the engine. */
export function recordOf(log: LogGame): Result<GameRecord> {
  if (log.set !== 'base' && !BOXES.has(log.set)) return fail(`set-up: needs the ${log.set} box`);
  let where = 'set-up';
  try {
    const game = new Driver(log);
    for (const [i, step] of log.steps.entries()) {
      where = `step ${i + 1} (seat ${step.s} to ${step.to})`;
      game.step(step);
    }
    where = 'end';
    checkEnd(game.state, log.end, game.told);
    return ok(game.record());
  } catch (error) {
    // An engine that throws does not conform either.
    return fail(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

class Driver {
  readonly state: State;
  private readonly log: LogGame;
  private readonly table: LogTable;
  private readonly chance = new RiggedChance();
  private readonly drawn = new RecordingChance(this.chance);
  private readonly opening: readonly string[];
  private readonly moves: Move[] = [];
  private readonly dealer: Dealer<Event>;
  private readonly legal = new Actions();
  /** The events of this step. */
  told: Event[] = [];
  /** What everybody had when the journey ended, before the count. */
  private arrived: Purse[] | null = null;

  constructor(log: LogGame) {
    this.log = log;
    this.table = new LogTable(log.coins);
    this.dealer = { chance: this.drawn, tell: (event) => this.hear(event) };
    const others = TRAVELERS.map(({ id }) => id).filter((id) => !log.trav.includes(id));
    this.chance.settle('tile', (index) =>
      index % TILES_DEALT === 0 ? log.trav.slice(index / TILES_DEALT, index / TILES_DEALT + 1) : others,
    );
    this.chance.settle('line', (index) => [String(log.line[index])]);
    this.state = tokaido.setup(logOptions(log), this.dealer);
    this.chance.state = this.state;
    this.opening = this.outcomes();
    for (const [seat, id] of log.trav.entries()) this.choose(seat, 'choose', `choose ${id}`);
    const players = this.state.all.slice(0, log.players);
    same(
      'travelers',
      players.map(({ traveler }) => TRAVELERS[traveler]?.id),
      log.trav,
    );
    same(
      'coins',
      players.map(({ coins }) => coins),
      log.coins,
    );
  }

  step(step: LogStep): void {
    const { s: seat, to } = step;
    const p = this.state.all[seat];
    if (p === undefined) throw new Difference(`there is no seat ${seat}`);
    const before = p.achievements;
    this.told = [];
    const pending = tokaido.pending(this.state);
    same('next to move', pending?.decision === TRAVEL ? pending.seat : `nobody (${pending?.decision})`, seat);
    checkRefusals(this.state, seat, this.table.closedTo(seat, this.log.set === 'base'));

    const acts = foldDevotion(step.do);
    for (const act of [...(step.pre ?? []), ...acts]) {
      for (const [stream, cards] of this.actOf(act).wants?.(act, step, this.log) ?? []) {
        this.chance.want(stream, cards);
      }
    }
    for (const act of step.pre ?? []) this.perform(act, seat);
    this.choose(seat, TRAVEL, `travel ${to}`);
    same('place', p.place, step.at);
    for (const act of acts) this.perform(act, seat);
    this.finish(seat);
    for (const act of acts) this.actOf(act).check?.(act, this.told);

    const [points, coins, temple] = this.arrived?.[seat] ?? purse(p);
    same('points', points, step.p);
    same('coins', coins, step.c);
    same('temple coins', temple, step.t);
    const earned = members(p.achievements & ~before).filter(isPanoramaAchievement);
    same('achievements', sorted(namesOf(ACHIEVEMENTS, earned)), sorted(step.ach ?? []));
    for (const stream of this.chance.streams()) {
      const left = this.chance.clear(stream);
      if (stream !== MEAL && left.length > 0)
        throw new Difference(`"${left.join(' ')}" was not drawn by the engine`);
    }
    this.table.follow(step);
  }

  private hear(event: Event): void {
    this.told.push(event);
    if (isEnding(event)) this.arrived ??= this.state.all.map(purse);
  }

  private actOf({ op }: LogAct) {
    const act = ACTS[op];
    if (act === undefined) throw new Difference(`there is no act "${op}"`);
    return act;
  }

  private perform(act: LogAct, seat: number): void {
    for (const [decision, ...actions] of this.actOf(act).choices?.(act) ?? []) {
      this.choose(seat, decision, ...actions);
    }
  }

  /** Answers a decision if it is asked; where there is no choice the engine goes on by itself. */
  private choose(seat: number, decision: string, ...actions: string[]): void {
    const pending = tokaido.pending(this.state);
    if (pending === null || pending.seat !== seat || pending.decision !== decision) return;
    const action = this.firstOpen(actions);
    const isSecond = pending.decision === OPTION && pending.details.used.length > 0;
    if (isSecond && !this.isOpen(action)) return;
    const request = { seat, number: pending.number, action };
    const result = tokaido.submit(this.state, request, this.dealer);
    if (!result.ok) throw new Difference(`"${action}" is refused: ${JSON.stringify(result.error)}`);
    this.note(action);
  }

  private isOpen(words: string): boolean {
    const action = tokaido.rules.parse(words);
    return action !== null && this.legal.has(action);
  }

  /** The first action that is open. The log names some only in part, such as a gift accepted. */
  private firstOpen(actions: readonly string[]): string {
    tokaido.legal(this.state, this.legal);
    const open = this.legal.toArray().map((action) => tokaido.rules.describe(action));
    const whole = (action: string) => open.find((words) => words.startsWith(`${action} `)) ?? action;
    const readable = actions.map((words) => (tokaido.rules.parse(words) === null ? whole(words) : words));
    return readable.find((words) => this.isOpen(words)) ?? readable[0] ?? NONE;
  }

  /** Takes what can only be answered one way, and sees that nothing else is left to be decided. */
  private finish(seat: number): void {
    for (;;) {
      const pending = tokaido.pending(this.state);
      if (pending === null || pending.seat !== seat || pending.decision === TRAVEL) return;
      if (pending.decision === REST) {
        this.choose(seat, REST, REST);
        continue;
      }
      tokaido.legal(this.state, this.legal);
      const [only, other] = this.legal.toArray();
      if (only === undefined || other !== undefined) {
        throw new Difference(`the engine asks for "${pending.decision}", and the log has no answer`);
      }
      tokaido.play(this.state, only, this.dealer);
      this.note(tokaido.rules.describe(only));
    }
  }

  private note(action: string): void {
    this.moves.push({ action, outcomes: this.outcomes() });
  }

  /** What was drawn since the last call, in words. */
  private outcomes(): string[] {
    return this.drawn.take().map(({ stream, value }) => tokaido.rules.outcomeWord(stream, value));
  }

  record(): GameRecord {
    const { rules } = tokaido;
    return {
      game: tokaido.id,
      version: rules.versionOf(this.state),
      options: rules.optionWords(rules.optionsOf(this.state)),
      seats: [],
      commit: null,
      seed: null,
      mix: [],
      opening: this.opening,
      moves: this.moves,
      result: tokaido.scores(this.state).map(({ points }) => points),
    };
  }
}

function logOptions(log: LogGame): Options {
  const boxes = log.set === 'base' ? '' : ` boxes=${log.set}`;
  const variations = log.var.length === 0 ? '' : ` variations=${log.var.join(',')}`;
  const options = tokaido.rules.parseOptions(`players=${log.players}${boxes}${variations}`);
  if (!options.ok) throw new Difference(options.error);
  return options.value;
}

/** A table for tests: a position in a few words, actions in words, and what they lead to. */

import type { Chance, Game, Reason } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import { CHARACTERS, COLORS, ICONS, WARES, WAVES } from '../src/data/components.ts';
import { AREA_NAMES, STATION_NAMES, TOWN_NAMES } from '../src/data/names.ts';
import { TRIGGERS } from '../src/ending.ts';
import type { Event } from '../src/events.ts';
import { duo } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { AT, rowAt, SEAT_AT } from '../src/state.ts';
import { broken } from './kit.ts';

type Color = (typeof COLORS)[number];

/** What a player has; everything not named stays as it is at the start. */
export interface Side {
  readonly pilgrim?: string;
  readonly merchant?: string;
  readonly artist?: string;
  readonly temple?: number;
  readonly garden?: number;
  readonly coins?: number;
  readonly slabs?: number;
  /** Such as `2 kimono 1 fan`. */
  readonly wares?: string;
  /** Paintings in reading order; those given away first, see `gifted`. */
  readonly tiles?: string;
  readonly gifted?: number;
}

export interface Position {
  /** Pilgrim, Merchant, Artist; 0 for a die already taken. */
  readonly dice?: readonly number[];
  readonly purple?: Side;
  readonly green?: Side;
  /** Boutiques by town, such as `{ c0: 'pottery-3' }`. */
  readonly boutiques?: Readonly<Record<string, string>>;
  /** Sides and holders of wave tiles, such as `{ hasty: 'purple', robust: 'board' }`. */
  readonly waves?: Readonly<Record<string, Color | 'board'>>;
  readonly spring?: Color;
  /** What has brought the end, such as `gold`; this is the last turn. */
  readonly ending?: (typeof TRIGGERS)[number];
  /** What chance brings from now on, in words; then whatever it likes. */
  readonly chance?: string;
}

/** Gives the outcomes it was told to give, in words. */
class ScriptedChance implements Chance {
  private readonly words: string[];
  private readonly rest = new FastChance(7);
  private readonly game: Game<State, Options, Event>;

  constructor(game: Game<State, Options, Event>, words: string) {
    this.game = game;
    this.words = words.split(' ').filter(Boolean);
  }

  draw(stream: number, index: number, low: number, high = 0): number {
    const word = this.words.shift();
    if (word === undefined) return this.rest.draw(stream, index, low, high);
    const value = this.game.rules.parseOutcome(stream, word, low, high);
    if (value === null) throw new Error(`${word} cannot come here`);
    return value;
  }
}

export class Table {
  readonly state: State;
  readonly events: Event[] = [];
  readonly game: Game<State, Options, Event>;
  private readonly chance: Chance;

  /** Purple begins, on the compass side. */
  constructor(position: Position = {}, game = duo) {
    this.game = game;
    const start = { chance: new FastChance(3), tell: null };
    this.state = game.setup({ first: 'purple' }, start);
    this.chance = new ScriptedChance(game, position.chance ?? '');
    arrange(this.state, position);
    const problem = broken(this.state);
    if (problem !== null) throw new Error(`this position cannot occur: ${problem}`);
  }

  /** Plays actions one after another; each must be legal, and must do the same when nobody listens. */
  play(...actions: string[]): this {
    for (const words of actions) {
      const unheard = this.game.clone(this.state);
      const submission = { seat: this.turn, number: this.state.decisions, action: words };
      const outcomes: number[] = [];
      const noted: Chance = {
        draw: (stream, index, low, high) => {
          const value = this.chance.draw(stream, index, low, high);
          outcomes.push(value);
          return value;
        },
      };
      const tell = (event: Event) => this.events.push(event);
      const refused = this.game.submit(this.state, submission, { chance: noted, tell });
      if (!refused.ok) throw new Error(`${words}: ${JSON.stringify(refused.error)}`);
      const again: Chance = { draw: () => outcomes.shift() ?? 0 };
      this.game.submit(unheard, submission, { chance: again, tell: null });
      if (String(unheard.m) !== String(this.state.m))
        throw new Error(`${words}: unheard, it does something else`);
    }
    return this;
  }

  /** The seat to decide, and what about. */
  get turn(): number {
    return this.game.pending(this.state)?.seat ?? -1;
  }
  get decision(): string {
    return this.game.pending(this.state)?.decision ?? 'over';
  }

  get purple() {
    return this.state.players[0];
  }
  get green() {
    return this.state.players[1];
  }

  /** Legal actions in words, or those with one verb. */
  legal(verb = ''): string[] {
    const out = new Actions();
    this.game.legal(this.state, out);
    return out
      .toArray()
      .map((action) => this.game.rules.describe(action))
      .filter((words) => words.startsWith(verb));
  }

  why(words: string): Reason | null {
    const action = this.game.rules.parse(words);
    if (action === null) throw new Error(`${words} is no action`);
    return this.game.explain(this.state, this.turn, action);
  }

  /** Wares by kind. */
  wares(seat: number): number[] {
    return this.row(SEAT_AT.wares, seat, WARES.length);
  }
  /** Icons of the tiles turned so far. */
  tiles(seat: number): string[] {
    return this.row(SEAT_AT.tiles, seat, this.state.players[seat].revealed).map((tile) => ICONS[tile - 1]);
  }
  /** Who holds the wave tile of each character. */
  get waves(): string[] {
    return this.state.m
      .slice(AT.waveHolders, AT.waveHolders + CHARACTERS.length)
      .map((holder) => (holder === 0 ? 'board' : COLORS[holder - 1]));
  }

  private row(at: number, seat: number, length: number): number[] {
    return this.state.m.slice(rowAt(at, seat), rowAt(at, seat) + length);
  }
}

function arrange(s: State, position: Position): void {
  const { dice, boutiques = {}, waves = {} } = position;
  if (dice !== undefined) for (const [i, value] of dice.entries()) s.m[AT.dice + i] = value;
  for (const [town, words] of Object.entries(boutiques)) {
    const [ware, value] = words.split('-');
    s.m[AT.boutiques + indexIn(TOWN_NAMES, town)] = 16 * indexIn(WARES, ware) + Number(value);
  }
  for (const [side, holder] of Object.entries(waves)) {
    const character = WAVES.findIndex((sides) => sides.some((name) => name === side));
    s.m[AT.waveSides + character] = indexIn(WAVES[character], side);
    s.m[AT.waveHolders + character] = holder === 'board' ? 0 : 1 + COLORS.indexOf(holder);
  }
  if (position.spring !== undefined) s.spring = 1 + COLORS.indexOf(position.spring);
  if (position.ending !== undefined) s.ending = 1 + TRIGGERS.indexOf(position.ending);
  for (const [seat, color] of COLORS.entries()) seatPlayer(s, seat, position[color] ?? {});
}

function seatPlayer(s: State, seat: number, side: Side): void {
  const p = s.players[seat];
  if (side.pilgrim !== undefined) p.pilgrim = indexIn(STATION_NAMES, side.pilgrim);
  if (side.merchant !== undefined) p.merchant = indexIn(TOWN_NAMES, side.merchant);
  if (side.artist !== undefined) p.artist = indexIn(AREA_NAMES, side.artist);
  for (const field of ['temple', 'garden', 'coins', 'slabs', 'gifted'] as const) {
    p[field] = side[field] ?? p[field];
  }
  const words = (side.wares ?? '').split(' ').filter(Boolean);
  for (let i = 0; i < words.length; i += 2) {
    s.m[rowAt(SEAT_AT.wares, seat) + indexIn(WARES, words[i + 1])] = Number(words[i]);
  }
  for (const [i, icon] of (side.tiles ?? '').split(' ').filter(Boolean).entries()) {
    s.m[rowAt(SEAT_AT.tiles, seat) + i] = 1 + indexIn(ICONS, icon);
    p.revealed = i + 1;
  }
}

function indexIn(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`there is no ${name}`);
  return index;
}

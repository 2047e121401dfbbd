/**
 * Decision frames. What remains to be done is a stack of plain frames inside the state; the top one is the
 * pending decision. Steps without a choice are frames too: the kernel runs them until somebody must choose
 * or the stack is empty and the game is over. Frames are public: secrets live in hidden families.
 */

import type { Chance } from './chance.ts';
import type { Family, Layout } from './layout.ts';

/** Hands out chance and, if anybody listens, tells what happens. */
export interface Dealer<E = unknown> {
  readonly chance: Chance;
  /** Receives each event with the seats that may know it; absent in search, where nothing is allocated. */
  readonly tell: ((event: E, audience: number) => void) | null;
  /** Whether the game stops after the step under way; see `first-draw.ts`. */
  readonly halted?: boolean;
}

/** The audience of an event that everybody sees, spectators included. */
export const EVERYBODY = -1;

/** The audience of an event that only one seat may know. */
export function only(seat: number): number {
  return 1 << seat;
}

/** Packed legal actions, ascending, in a reusable buffer. */
export class Actions {
  readonly list = new Int32Array(512);
  count = 0;

  add(action: number): void {
    if (this.count === this.list.length) throw new Error('too many actions');
    this.list[this.count++] = action;
  }

  /** Moves the actions from `start` on to their place in the order. */
  settle(start: number): void {
    const { list } = this;
    for (let i = start; i < this.count; i++) {
      const action = list[i];
      let at = i;
      for (; at > 0 && list[at - 1] > action; at--) list[at] = list[at - 1];
      list[at] = action;
    }
  }

  has(action: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.list[i] === action) return true;
    return false;
  }

  toArray(): number[] {
    const actions: number[] = [];
    for (let i = 0; i < this.count; i++) actions.push(this.list[i]);
    return actions;
  }
}

/** Why an action is not open: a code for the message catalogues and its numbers. */
export interface Reason {
  readonly why: string;
  readonly [detail: string]: string | number | readonly number[];
}

export interface AutomaticStep<S, E> {
  readonly name: string;
  run(s: S, d: Dealer<E>, seat: number, a: number, b: number): void;
}

/** What a decision is about, by name: plain data for clients. */
export type Details = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface DecisionStep<S, E> {
  readonly name: string;
  /** Taken without asking when only one action is legal. Not where being asked, or not, tells a secret. */
  // The type of a method: with that of a function no game could be used where its own types are not known.
  readonly quiet?: boolean | { is(s: S, seat: number, a: number): boolean }['is'];
  legal(s: S, out: Actions, seat: number, a: number, b: number): void;
  play(s: S, action: number, d: Dealer<E>, seat: number, a: number, b: number): void;
  /** Why `action`, which is not legal here, is closed. */
  explain(s: S, action: number, seat: number, a: number, b: number): Reason;
  /** What the frame's numbers mean; public, and absent if a decision needs none. */
  details?(s: S, seat: number, a: number, b: number): Details;
  /** The pile that lies face up before whoever decides, and before nobody else. */
  readonly shows?: readonly [family: Family, pile: number] | undefined;
}

/**
 * Extra actions at a decision that does not know about them. The decision is asked again once one
 * of them has been carried out.
 */
export interface AddOn<S, E> {
  owns(action: number): boolean;
  legal(s: S, out: Actions, seat: number, a: number, b: number): void;
  play(s: S, action: number, d: Dealer<E>, seat: number, a: number, b: number): void;
  explain(s: S, action: number, seat: number, a: number, b: number): Reason;
}

export type Step<S, E> = AutomaticStep<S, E> | DecisionStep<S, E>;

const WIDTH = 4;

const NO_DETAILS: Details = {};

export class Frames<S extends { readonly m: number[] }, E> {
  readonly steps: Step<S, E>[] = [];
  private readonly addOns: (AddOn<S, E> | undefined)[] = [];
  private readonly at: number;
  private readonly capacity: number;
  private readonly scratch = new Actions();

  constructor(layout: Layout, capacity: number) {
    this.capacity = capacity;
    this.at = layout.reserveList(capacity, WIDTH);
  }

  /** Gives a step its number. Views and saved states hold it, so it is written down and not counted. */
  add(number: number, step: Step<S, E>): void {
    const taken = this.steps[number];
    if (taken !== undefined) throw new Error(`${taken.name} and ${step.name} are both step ${number}`);
    this.steps[number] = 'run' in step ? step : completed(step);
  }

  /** Adds an add-on to a decision; there may be several. */
  extend(step: number, addOn: AddOn<S, E>): void {
    const other = this.addOns[step];
    this.addOns[step] = other === undefined ? addOn : both(other, addOn);
  }

  push(s: S, step: number, seat: number, a = 0, b = 0): void {
    const m = s.m;
    const depth = m[this.at];
    if (depth === this.capacity) throw new Error('too many frames');
    const at = this.at + 1 + depth * WIDTH;
    m[at] = step;
    m[at + 1] = seat;
    m[at + 2] = a;
    m[at + 3] = b;
    m[this.at] = depth + 1;
  }

  isEmpty(s: S): boolean {
    return s.m[this.at] === 0;
  }

  /** The pending decision, or null when the game is over. */
  top(s: S): { step: DecisionStep<S, E>; seat: number; a: number; b: number } | null {
    const at = this.topAt(s.m);
    if (at < 0) return null;
    const [, seat, a, b] = s.m.slice(at, at + WIDTH);
    return { step: this.decision(s.m[at]), seat, a, b };
  }

  /** What the pending decision is about. */
  details(s: S): Details {
    const at = this.topAt(s.m);
    if (at < 0) return NO_DETAILS;
    const m = s.m;
    return this.decision(m[at]).details?.(s, m[at + 1], m[at + 2], m[at + 3]) ?? NO_DETAILS;
  }

  /** The seat that must decide, or −1. */
  seat(s: S): number {
    const at = this.topAt(s.m);
    return at < 0 ? -1 : s.m[at + 1];
  }

  /** The number of the pending step, or −1. */
  topStep(s: S): number {
    const at = this.topAt(s.m);
    return at < 0 ? -1 : s.m[at];
  }

  /** The number of the pending frame at a place, 0 or 1; 0 when the game is over. */
  detail(s: S, place: number): number {
    const at = this.topAt(s.m);
    return at < 0 ? 0 : s.m[at + 2 + place];
  }

  legal(s: S, out: Actions): number {
    out.count = 0;
    const at = this.topAt(s.m);
    if (at < 0) return 0;
    const m = s.m;
    this.decision(m[at]).legal(s, out, m[at + 1], m[at + 2], m[at + 3]);
    const addOn = this.addOns[m[at]];
    if (addOn === undefined) return out.count;
    const own = out.count;
    addOn.legal(s, out, m[at + 1], m[at + 2], m[at + 3]);
    out.settle(own);
    return out.count;
  }

  /** Applies an action to the pending decision, without running the steps that follow. */
  answer(s: S, action: number, d: Dealer<E>): void {
    const m = s.m;
    const at = this.topAt(m);
    const step = this.decision(m[at]);
    const seat = m[at + 1];
    const a = m[at + 2];
    const b = m[at + 3];
    const addOn = this.addOns[m[at]];
    if (addOn?.owns(action)) {
      addOn.play(s, action, d, seat, a, b);
      return;
    }
    this.pop(m, at);
    step.play(s, action, d, seat, a, b);
  }

  /** Why an action that is not legal is closed. */
  explain(s: S, action: number): Reason {
    const m = s.m;
    const at = this.topAt(m);
    const addOn = this.addOns[m[at]];
    const speaker = addOn?.owns(action) ? addOn : this.decision(m[at]);
    return speaker.explain(s, action, m[at + 1], m[at + 2], m[at + 3]);
  }

  /** Runs automatic steps, and decisions with no real choice, until somebody must choose or the game is over. */
  advance(s: S, d: Dealer<E>): void {
    const m = s.m;
    for (;;) {
      const at = this.topAt(m);
      if (at < 0 || d.halted) return;
      const step = this.steps[m[at]];
      if ('run' in step) {
        const seat = m[at + 1];
        const a = m[at + 2];
        const b = m[at + 3];
        this.pop(m, at);
        step.run(s, d, seat, a, b);
      } else {
        const quiet = typeof step.quiet === 'function' ? step.quiet(s, m[at + 1], m[at + 2]) : step.quiet;
        if (!quiet || this.legal(s, this.scratch) !== 1) return;
        this.answer(s, this.scratch.list[0], d);
      }
    }
  }

  /** Whether the frames of a state from outside are valid: known steps, and a decision on top. */
  isSound(s: S): boolean {
    const m = s.m;
    const depth = m[this.at];
    if (!Number.isInteger(depth) || depth < 0 || depth > this.capacity) return false;
    for (let i = 0; i < depth; i++) if (this.steps[m[this.at + 1 + i * WIDTH]] === undefined) return false;
    return depth === 0 || !('run' in this.steps[m[this.topAt(m)]]);
  }

  /** All frames, bottom first, for views. */
  dump(s: S): number[] {
    return s.m.slice(this.at + 1, this.at + 1 + s.m[this.at] * WIDTH);
  }

  load(s: S, dump: readonly number[]): void {
    if (dump.length % WIDTH !== 0 || dump.length > this.capacity * WIDTH)
      throw new Error('these are no frames');
    s.m[this.at] = dump.length / WIDTH;
    for (let i = 0; i < dump.length; i++) s.m[this.at + 1 + i] = dump[i];
  }

  private topAt(m: readonly number[]): number {
    return m[this.at] === 0 ? -1 : this.at + 1 + (m[this.at] - 1) * WIDTH;
  }

  /** Frees the top frame and leaves zeros, so that equal positions are equal arrays. */
  private pop(m: number[], at: number): void {
    m[at] = 0;
    m[at + 1] = 0;
    m[at + 2] = 0;
    m[at + 3] = 0;
    m[this.at]--;
  }

  private decision(step: number): DecisionStep<S, E> {
    const found = this.steps[step];
    if ('run' in found) throw new Error(`${found.name} is not a decision`);
    return found;
  }
}

/** All decisions get one object shape: the calls through them are the hottest of a game. */
function completed<S, E>(step: DecisionStep<S, E>): DecisionStep<S, E> {
  return { quiet: false, shows: undefined, details: () => NO_DETAILS, ...step };
}

/** Combines two add-ons into one, so that decisions with a single add-on stay as fast. */
function both<S, E>(first: AddOn<S, E>, second: AddOn<S, E>): AddOn<S, E> {
  const owner = (action: number) => (first.owns(action) ? first : second);
  return {
    owns: (action) => first.owns(action) || second.owns(action),
    legal(s, out, seat, a, b) {
      first.legal(s, out, seat, a, b);
      second.legal(s, out, seat, a, b);
    },
    play: (s, action, d, seat, a, b) => owner(action).play(s, action, d, seat, a, b),
    explain: (s, action, seat, a, b) => owner(action).explain(s, action, seat, a, b),
  };
}

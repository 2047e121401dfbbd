/**
 * What the player is about to do at this table: the stop he looks at, the leg he looks at, and the answer to
 * what he asked. Select, preview, commit: the first press of an open action shows it, the second takes it.
 */

import type { ReadonlySignal } from '@preact/signals';
import { computed, effect, signal } from '@preact/signals';
import { moverOf } from '@tokaido/words/tokaido';
import { setting } from '../app/settings.ts';
import { buzz, play as sound } from '../app/sound.ts';
import type { Walk } from '../tokaido/road/leg.ts';
import { currentLeg, positionOf, stopsOf } from '../tokaido/road/leg.ts';
import type { Seen, TableModel } from './model.ts';
import { keepPick, keptPick } from './saved-pick.ts';

/** An answer in the bar that is about no stop. */
export type Answer =
  | { readonly about: 'status' | 'thinking' | 'no-hint' }
  | { readonly about: 'undo'; readonly because: Standing }
  | { readonly about: 'hint'; readonly action: string; readonly ahead: number | null };

/** Why nothing can be taken back, by its words: in general, my move drew something, or the turn has passed on. */
export type Standing = 'says' | 'drawn' | 'passed';

export type Drawer = 'menu' | 'journal' | 'decks' | 'company' | 'keys' | { readonly seat: number };

export interface Play {
  readonly model: TableModel;
  /** The action that is looked at, in the words of a record. */
  readonly picked: ReadonlySignal<string | null>;
  readonly answer: ReadonlySignal<Answer | null>;
  /** Who must walk where, when that is for me to decide. */
  readonly walk: ReadonlySignal<Walk | null>;
  /** The leg being walked, and the one that is shown where there is room for one. */
  readonly now: ReadonlySignal<number>;
  readonly leg: ReadonlySignal<number>;
  /** The stop that has, or would get, the focus. */
  readonly at: ReadonlySignal<number>;
  /** Who walked last; −1 before anybody has. */
  readonly last: ReadonlySignal<number>;
  readonly drawer: ReadonlySignal<Drawer | null>;
  /** Looks at an action, open or closed. */
  pick(action: string | null): void;
  /** The first press picks, the second takes. */
  press(action: string): void;
  commit(): void;
  undo(): void;
  hint(): void;
  status(): void;
  /** Shows a leg; null for the one being walked. */
  look(leg: number | null): void;
  focus(position: number): void;
  open(drawer: Drawer | null): void;
  close(): void;
}

export function isWalk(seen: Seen | null): boolean {
  return seen !== null && seen.mine && seen.turn?.decision === 'travel';
}

/** What the table only refuses, the journal explains; all of it is shown by the time somebody asks. */
function whyItStands({ seen, journal, info }: TableModel): Standing {
  const { me = -1, turn = null } = seen.peek() ?? {};
  const acts = journal.peek().filter(({ kind }) => kind === 'act');
  if (!acts.some(({ seat }) => seat === me)) return 'says';
  const last = acts.at(-1);
  if (last?.seat !== me || last.by !== 'person') return 'passed';
  // A bot that is asked still waits; a person is not held up.
  const next = turn === null || turn.seat === me ? undefined : info.peek().seats[turn.seat];
  return next?.kind === 'person' && !next.standIn ? 'passed' : 'drawn';
}

export function openPlay(model: TableModel): Play {
  const picked = signal<string | null>(null);
  const answer = signal<Answer | null>(null);
  const looked = signal<number | null>(null);
  const focused = signal<number | null>(null);
  const drawer = signal<Drawer | null>(null);

  const walk = computed((): Walk | null => {
    const seen = model.seen.value;
    const mover = moverOf(seen?.turn ?? null);
    if (seen === null || !isWalk(seen) || mover === null) return null;
    const open = new Set(seen.legal.flatMap((action) => positionOf(seen.s, action) ?? []));
    return { mover, open };
  });
  const now = computed(() => {
    const seen = model.seen.value;
    return seen === null ? 1 : currentLeg(seen.s, seen.turn?.decision ?? null);
  });
  const leg = computed(() => looked.value ?? now.value);
  const at = computed(() => {
    const seen = model.seen.value;
    if (seen === null) return 0;
    const stops = stopsOf(seen.s, leg.value);
    if (focused.value !== null && stops.includes(focused.value)) return focused.value;
    const open = walk.value?.open;
    return stops.find((stop) => open?.has(stop)) ?? stops[0];
  });

  const last = computed(() => {
    const travels = model.journal.value.flatMap(({ events }) =>
      events.filter(({ type }) => type === 'travel'),
    );
    const travel = travels.at(-1);
    return travel?.type === 'travel' ? travel.seat : -1;
  });

  const isOpen = (action: string | null): action is string =>
    action !== null && (model.seen.peek()?.legal.includes(action) ?? false);

  function pick(action: string | null): void {
    const seen = model.seen.peek();
    answer.value = null;
    picked.value = action;
    const stop = action === null || seen === null ? null : positionOf(seen.s, action);
    if (stop !== null) focused.value = stop;
    keepPick(model.info.peek().id, seen?.turn?.number ?? -1, action);
  }

  function commit(): void {
    const action = picked.peek();
    if (!isOpen(action) || model.busy.peek()) return;
    buzz(12);
    pick(null);
    void model.act(action);
  }

  // A new decision begins with nothing picked, or with what was picked before the page was loaded again.
  let number: number | null = null;
  const stop = effect(() => {
    const seen = model.seen.value;
    const next = seen !== null && seen.mine ? (seen.turn?.number ?? -1) : -1;
    if (next === number) return;
    number = next;
    looked.value = null;
    focused.value = null;
    answer.value = null;
    const kept = next < 0 ? null : keptPick(model.info.peek().id, next);
    picked.value = isOpen(kept) ? kept : null;
  });

  return {
    model,
    picked,
    answer,
    walk,
    now,
    leg,
    at,
    last,
    drawer,
    pick,
    press(action) {
      const again = picked.peek() === action;
      if (!again) pick(action);
      if ((again || setting('oneTap').peek()) && isOpen(action)) commit();
      else sound('tap');
    },
    commit,
    undo() {
      const seen = model.seen.peek();
      const asked = seen?.mine === true && !isWalk(seen);
      if (seen?.turn?.undo === true) pick(null);
      // A sheet lies over the bar and tells the refusal itself.
      if (seen?.turn?.undo === true || asked) void model.undo();
      else answer.value = { about: 'undo', because: whyItStands(model) };
    },
    hint() {
      const asked: Answer = { about: 'thinking' };
      answer.value = asked;
      const show = (hint: Awaited<ReturnType<TableModel['hint']>>) => {
        // Whoever has looked elsewhere meanwhile keeps what he looks at.
        if (answer.peek() !== asked) return;
        if (hint !== null && isWalk(model.seen.peek())) pick(hint.action);
        answer.value = hint === null ? { about: 'no-hint' } : { about: 'hint', ...hint };
      };
      model.hint().then(show, () => show(null));
    },
    status() {
      answer.value = { about: 'status' };
    },
    look(wanted) {
      looked.value = wanted === now.peek() ? null : wanted;
      focused.value = null;
    },
    focus(position) {
      focused.value = position;
    },
    open(next) {
      drawer.value = next;
    },
    close() {
      stop();
    },
  };
}

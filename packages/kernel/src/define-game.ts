/** A game from its rules: whatever is generic is built here from the field list, hidden families and frames. */

import { decodeInts, encodeInts, hashInts } from './codec.ts';
import type { Actions, Reason } from './frames.ts';
import type { Decision, Game, Pending, Rules, State } from './game.ts';
import type { FamilyView } from './layout.ts';
import { SPECTATOR } from './layout.ts';
import { fail, ok } from './result.ts';
import { versionProblem } from './rules-version.ts';
import { viewChanges } from './view-changes.ts';
import type { Shape } from './view-shapes.ts';
import { viewShapes } from './view-shapes.ts';

export function defineGame<S extends State, O, E, D extends Decision = Decision>(
  rules: Rules<S, O, E>,
  scratch: Actions,
): Game<S, O, E, D> {
  const { layout, frames } = rules;

  function explain(s: S, seat: number, action: number): Reason | null {
    const top = frames.top(s);
    if (top === null) return { why: 'over' };
    if (top.seat !== seat) return { why: 'not-your-turn', turn: top.seat };
    frames.legal(s, scratch);
    return scratch.has(action) ? null : frames.explain(s, action);
  }

  const shapesOf = viewShapes(layout);

  const game: Game<S, O, E, D> = {
    id: rules.id,
    version: rules.version,
    oldest: rules.oldest,
    rules,

    setup(options, d, version = rules.version) {
      if (versionProblem(rules, version) !== null) throw new Error(`rules version ${version} is not played`);
      const s = rules.begin(options, d, version);
      frames.advance(s, d);
      return s;
    },

    pending(s) {
      const top = frames.top(s);
      if (top === null) return null;
      const { seat, step } = top;
      // The game's list of decisions ties details to names; its tests cover all of them.
      return {
        seat,
        decision: step.name,
        details: frames.details(s),
        number: rules.decisionNumber(s),
      } as unknown as Pending<D>;
    },

    legal: (s, out) => frames.legal(s, out),

    play(s, action, d) {
      rules.countDecision(s);
      frames.answer(s, action, d);
      frames.advance(s, d);
    },

    submit(s, request, d) {
      const seat = frames.seat(s);
      const number = rules.decisionNumber(s);
      if (seat < 0) return fail({ why: 'over' });
      if (request.number !== number) return fail({ why: 'stale', number });
      if (request.seat !== seat) return fail({ why: 'not-your-turn', turn: seat });
      const action = typeof request.action === 'string' ? rules.parse(request.action) : null;
      if (action === null) return fail({ why: 'unreadable' });
      const reason = explain(s, request.seat, action);
      if (reason !== null) return fail({ why: 'closed', reason });
      game.play(s, action, d);
      return ok(undefined);
    },

    explain,
    isOver: (s) => frames.isEmpty(s),
    scores: (s) => rules.scores(s),

    observe(s, who) {
      if (!Number.isInteger(who) || who < SPECTATOR || who >= rules.seats(s))
        throw new Error(`there is no seat ${who}`);
      const m = s.m;
      const { table: tableShape, seat: seatShape, own: ownShape } = shapesOf(m.length);
      const table = { ...tableShape };
      for (const f of layout.table) {
        if (f.at < m.length) table[f.name] = f.length === 1 ? m[f.at] : m.slice(f.at, f.at + f.length);
      }
      const seats: Shape[] = [];
      for (let seat = 0; seat < layout.seats; seat++) {
        const fields = { ...(seat === who ? ownShape : seatShape) };
        for (const f of layout.seat) {
          if (f.at >= m.length || (f.own && seat !== who)) continue;
          const at = f.at + seat * f.stride;
          fields[f.name] = f.length === 1 ? m[at] : m.slice(at, at + f.length);
        }
        seats.push(fields);
      }
      const hidden: Record<string, FamilyView> = {};
      for (const family of layout.families) {
        if (family.within(m)) hidden[family.name] = family.observe(m, who);
      }
      return { game: rules.id, who, size: m.length, table, seats, frames: frames.dump(s), hidden };
    },

    viewChanges: (before, after) =>
      viewChanges(layout, before.m, after.m, [frames.dump(before), frames.dump(after)]),

    fromView(view) {
      if (view.game !== rules.id || !(view.size <= layout.size)) {
        rules.requireAll?.();
        throw new Error(`this is no view of ${rules.id}`);
      }
      const m: number[] = new Array(view.size).fill(0);
      const write = (at: number, value: number | readonly number[] | undefined) => {
        if (typeof value === 'number') m[at] = value;
        else if (value !== undefined) for (let i = 0; i < value.length; i++) m[at + i] = value[i];
      };
      for (const f of layout.table) write(f.at, view.table[f.name]);
      for (let seat = 0; seat < layout.seats; seat++) {
        for (const f of layout.seat) write(f.at + seat * f.stride, view.seats[seat]?.[f.name]);
      }
      const s = rules.wrap(m);
      frames.load(s, view.frames);
      for (const family of layout.families) {
        const seen = view.hidden[family.name];
        if (seen !== undefined) family.load(m, seen, view.who);
      }
      rules.redealOwn(s, view.who, { below: () => 0 });
      return s;
    },

    determinize(s, seat, rng) {
      if (seat >= rules.seats(s)) throw new Error(`there is no seat ${seat}`);
      for (const family of layout.families) if (family.within(s.m)) family.redeal(s.m, seat, rng);
      rules.redealOwn(s, seat, rng);
    },

    clone: (s) => rules.wrap(s.m.slice()),

    copyInto: (target, source) => layout.copy(target.m, source.m),

    hash: (s) => hashInts(s.m),
    encode: (s) =>
      `${rules.id}.${rules.versionOf(s)}.${rules.format}.${encodeInts(s.m)}.${hashInts(s.m).toString(36)}`,

    decode(text) {
      const [id, version, format, body, check, ...rest] = text.split('.');
      if (id !== rules.id || versionProblem(rules, Number(version)) !== null) return null;
      if (format !== String(rules.format) || check === undefined || rest.length > 0) return null;
      const m = decodeInts(body, layout.size);
      const s = m === null || hashInts(m).toString(36) !== check ? null : rules.wrap(m);
      if (
        s !== null &&
        version === String(rules.versionOf(s)) &&
        (rules.isSound?.(s) ?? true) &&
        frames.isSound(s)
      )
        return s;
      rules.requireAll?.();
      return null;
    },
  };
  return game;
}

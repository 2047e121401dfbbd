/** Whole games through the local tables and the model: random play, undo, and a second look from the log at every decision. */

import { FastChance, recordFromText, verify } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { forecast } from '@tokaido/words/tokaido';
import { describe, expect, it } from 'vitest';
import type { Seen, TableModel } from '../tokaido/model.ts';
import { turnCost } from '../tokaido/road/turn-cost.ts';
import type { LocalSetup } from '../worker/games.ts';
import { handOver, settled, TestDevice } from './testkit/device.ts';

const me = { kind: 'me', name: 'Aki' } as const;
const other = { kind: 'me', name: 'Ben' } as const;
const bot = { kind: 'bot', level: 'porter', name: '' } as const;

const SETUPS: readonly LocalSetup[] = [
  { options: '', seats: [me, bot, bot, bot] },
  { options: '', seats: [bot, me] },
  { options: 'variations=gastronomy,preparations', seats: [me, bot, bot] },
  { options: 'variations=return-trip', seats: [bot, bot, me, bot, bot] },
  { options: 'variations=initiation', seats: [me, other, bot] },
  { options: 'boxes=crossroads', seats: [bot, me, bot, bot] },
  { options: 'boxes=crossroads', seats: [me, other] },
  { options: 'boxes=crossroads,matsuri', seats: [me, bot, other, bot] },
  { options: 'boxes=crossroads,matsuri tiles=3', seats: [me, bot, bot, bot, bot] },
  { options: 'boxes=new-encounters', seats: [me, other, bot] },
  { options: 'boxes=crossroads,matsuri,new-encounters,promo-travelers', seats: [me, bot, bot, other] },
];

/** What the page shows, in one comparable value. */
function shown(model: TableModel): unknown {
  const { seen, journal, scores, info } = model;
  const now = seen.peek();
  return {
    view: now?.view,
    turn: now?.turn,
    legal: now?.legal,
    me: now?.me,
    lines: journal.peek(),
    scores: scores.peek(),
    phase: info.peek().phase,
  };
}

function check(model: TableModel, seen: Seen, action: string): void {
  expect(model.explain(action)).toBeNull();
  const { points, coins } = forecast(seen, action);
  expect(points[0]).toBeLessThanOrEqual(points[1]);
  expect(coins[0]).toBeLessThanOrEqual(coins[1]);
  for (const { seat, stops } of turnCost(seen, action)) {
    expect(seat).not.toBe(seen.me);
    expect(stops).toBeGreaterThan(0);
  }
}

interface Played {
  readonly undone: number;
  /** Long ones, and short ones. */
  readonly curtains: number;
  readonly cues: number;
}

async function playThrough(setup: LocalSetup, seed: number): Promise<Played> {
  const device = new TestDevice({ seed });
  const rng = new FastChance(seed);
  const id = await device.host.ask('create', { setup });
  const model = await device.open(id);
  let undone = 0;
  let curtains = 0;
  let cues = 0;
  /** Who held the device last. */
  let holder = -1;
  for (;;) {
    await settled(model);
    if (model.info.peek().phase === 'over') break;
    const hanging = model.curtain.peek();
    if (hanging !== null) {
      if (hanging.isLong) curtains++;
      else cues++;
      expect(hanging.seat, 'a curtain hangs before another person').not.toBe(holder);
      expect(model.seen.peek(), 'behind a curtain nothing private lies open').toMatchObject({
        mine: false,
        legal: [],
        view: { who: -1 },
      });
      await handOver(model);
      expect(model.seen.peek()?.view.who).toBe(hanging.isLong ? hanging.seat : -1);
    }
    const seen = model.seen.peek()!;
    expect(holder === -1 || seen.me === holder || hanging !== null, 'nobody is asked unannounced').toBe(true);
    if (setup.seats.filter(({ kind }) => kind === 'me').length > 1) holder = seen.me;
    const action = seen.legal[rng.below(seen.legal.length)]!;
    check(model, seen, action);
    if (rng.below(4) === 0) {
      const before = shown(model);
      // Only where nobody moves meanwhile can the way back be compared.
      expect(await model.act(action)).toBeNull();
      if (model.seen.peek()?.turn?.undo && model.seen.peek()?.mine) {
        expect(await model.undo()).toBeNull();
        expect({ ...(shown(model) as object), turn: null }).toEqual({ ...(before as object), turn: null });
        undone++;
      }
      continue;
    }
    if (rng.below(3) === 0) await compareWithLog(device, id, model);
    expect(await model.act(action)).toBeNull();
  }
  await compareWithLog(device, id, model);
  await checkRecord(model);
  model.close();
  return { undone, curtains, cues };
}

/** Tables that are read from the log again show the same. */
async function compareWithLog(device: TestDevice, id: string, model: TableModel): Promise<void> {
  const again = new TestDevice({ seed: 1, store: device.store });
  const second = await again.open(id);
  if (second.curtain.peek() !== null) await handOver(second);
  const [a, b] = [shown(second), shown(model)] as { view: unknown; turn: { undo: boolean } | null }[];
  // The log does not tell who holds the device: their view may be open on one and not on the other.
  const isShared = model.info.peek().seats.filter(({ kind }) => kind === 'person').length > 1;
  if (isShared) expect({ ...a, view: null }).toEqual({ ...b, view: null });
  else expect(a).toEqual(b);
  second.close();
}

async function checkRecord(model: TableModel): Promise<void> {
  const record = recordFromText(await model.record());
  if (!record.ok) throw new Error(record.error);
  expect(record.value.seed).not.toBeNull();
  expect(verify(tokaido, record.value)).toMatchObject({ ok: true, value: { sealed: true } });
  expect(record.value.result).toEqual(model.scores.peek().map(({ points }) => points));
}

describe('whole games on this device', () => {
  for (const setup of SETUPS) {
    const people = setup.seats.filter(({ kind }) => kind === 'me').length;
    it(`${setup.options || 'base'}, ${setup.seats.length} seats, ${people} at the device`, async () => {
      let undone = 0;
      let curtains = 0;
      let cues = 0;
      for (const seed of [1, 2]) {
        const played = await playThrough(setup, seed).catch((error: unknown) => {
          throw new Error(`seed ${seed}`, { cause: error });
        });
        undone += played.undone;
        curtains += played.curtains;
        cues += played.cues;
      }
      expect(undone).toBeGreaterThan(0);
      // With a free pick of travelers nobody but the one who walks ever sees what others may not.
      expect(curtains > 0).toBe(people > 1 && !setup.options.includes('initiation'));
      expect(cues > 0).toBe(people > 1);
    });
  }
});

/** Select, preview, commit; and what is kept of a half-made choice. */

import { signal } from '@preact/signals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setting } from '../app/settings.ts';
import { modelOf, playGame, seenBy } from '../tokaido/decisions/fixture.ts';
import { positionOf } from '../tokaido/road/leg.ts';
import { nextOpen } from './keyboard.ts';
import type { Line, Seen, TableModel } from './model.ts';
import { openPlay } from './play.ts';
import { keepPick, keptPick } from './saved-pick.ts';

interface Table {
  readonly model: TableModel;
  readonly acted: string[];
  readonly undone: { count: number };
  readonly show: (seen: Seen) => void;
}

/** My first walk of a game of four. */
function table(): Table {
  const found = playGame(
    { players: 4, boxes: [], variations: ['initiation'] },
    11,
    ({ decision }) => decision === 'travel',
  );
  if (found === null) throw new Error('nobody ever walks');
  const seen = signal<Seen | null>(seenBy(found.s, found.seat));
  const acted: string[] = [];
  const undone = { count: 0 };
  const model: TableModel = {
    ...modelOf(found, found.seat),
    seen,
    async act(action) {
      acted.push(action);
      return null;
    },
    async undo() {
      undone.count++;
      return null;
    },
    hint: async () => ({ action: seen.peek()?.legal[2] ?? '', ahead: 1.5 }),
  };
  return {
    model,
    acted,
    undone,
    show(next) {
      seen.value = next;
    },
  };
}

// There is no device here that could buzz.
setting('haptics').value = false;

const legal = ({ model }: Table) => model.seen.peek()?.legal ?? [];

function asked({ model }: Table): { readonly seen: Seen; readonly turn: NonNullable<Seen['turn']> } {
  const seen = model.seen.peek();
  const turn = seen?.turn;
  if (seen === null || turn === null || turn === undefined) throw new Error('a turn is needed');
  return { seen, turn };
}

afterEach(() => {
  setting('oneTap').value = false;
  vi.unstubAllGlobals();
});

describe('pressing', () => {
  test('the first press looks, the second walks', () => {
    const at = table();
    const play = openPlay(at.model);
    const [action] = legal(at);
    play.press(action);
    expect(play.picked.value).toBe(action);
    expect(at.acted).toEqual([]);
    play.press(action);
    expect(at.acted).toEqual([action]);
    expect(play.picked.value).toBeNull();
  });

  test('a press elsewhere looks elsewhere', () => {
    const at = table();
    const play = openPlay(at.model);
    const [first, second] = legal(at);
    play.press(first);
    play.press(second);
    expect(at.acted).toEqual([]);
    expect(play.picked.value).toBe(second);
  });

  test('a closed stop never walks, however often it is pressed', () => {
    const at = table();
    const play = openPlay(at.model);
    for (let i = 0; i < 3; i++) play.press('travel 40');
    expect(at.acted).toEqual([]);
    expect(play.picked.value).toBe('travel 40');
  });

  test('with one tap an open stop is walked to at once, a closed one still answers', () => {
    setting('oneTap').value = true;
    const at = table();
    const play = openPlay(at.model);
    play.press('travel 40');
    expect(at.acted).toEqual([]);
    play.press(legal(at)[1]);
    expect(at.acted).toEqual([legal(at)[1]]);
  });

  test('nothing is sent twice while a command is on its way', () => {
    const at = table();
    const play = openPlay({ ...at.model, busy: signal(true) });
    play.press(legal(at)[0]);
    play.press(legal(at)[0]);
    expect(at.acted).toEqual([]);
  });
});

test('a new decision forgets what was picked, and where one looked', () => {
  const at = table();
  const play = openPlay(at.model);
  play.press(legal(at)[0]);
  play.look(3);
  expect(play.leg.value).toBe(3);
  const { seen, turn } = asked(at);
  at.show({ ...seen, turn: { ...turn, number: turn.number + 1 } });
  expect(play.picked.value).toBeNull();
  expect(play.leg.value).toBe(1);
});

test('undo acts where it can and explains itself where it cannot', () => {
  const at = table();
  const play = openPlay(at.model);
  play.undo();
  expect(at.undone.count).toBe(1);
  const { seen, turn } = asked(at);
  at.show({ ...seen, turn: { ...turn, undo: false } });
  play.undo();
  expect(at.undone.count).toBe(1);
  expect(play.answer.value).toEqual({ about: 'undo', because: 'says' });
});

describe('what can no longer be taken back says why', () => {
  const line = (seat: number, by: Line['by'] = 'person'): Line => ({
    n: 1,
    seat,
    kind: 'act',
    by,
    events: [],
  });
  const because = (lines: (me: number) => readonly Line[]) => {
    const at = table();
    const { seen, turn } = asked(at);
    at.show({ ...seen, turn: { ...turn, undo: false } });
    const play = openPlay({ ...at.model, journal: signal(lines(seen.me)) });
    play.undo();
    return play.answer.value;
  };

  test('my own move brought something to light', () => {
    expect(because((me) => [line(me)])).toEqual({ about: 'undo', because: 'drawn' });
  });

  test('somebody else, or a bot in my place, has decided since', () => {
    const passed = { about: 'undo', because: 'passed' };
    expect(because((me) => [line(me), line((me + 1) % 4, 'bot')])).toEqual(passed);
    expect(because((me) => [line(me, 'stand-in')])).toEqual(passed);
  });
});

test('a hint is looked at, not taken', async () => {
  const at = table();
  const play = openPlay(at.model);
  play.hint();
  expect(play.answer.value).toEqual({ about: 'thinking' });
  await vi.waitFor(() => expect(play.answer.value?.about).toBe('hint'));
  expect(play.picked.value).toBe(legal(at)[2]);
  expect(at.acted).toEqual([]);
});

test('a hint that comes late changes nothing', async () => {
  const at = table();
  let answer: (hint: Awaited<ReturnType<TableModel['hint']>>) => void = () => undefined;
  const hint = () => new Promise<Awaited<ReturnType<TableModel['hint']>>>((resolve) => (answer = resolve));
  const play = openPlay({ ...at.model, hint });
  play.hint();
  play.press(legal(at)[0]);
  answer({ action: legal(at)[2], ahead: null });
  await Promise.resolve();
  expect(play.picked.value).toBe(legal(at)[0]);
  expect(play.answer.value).toBeNull();
  // Of two that were asked for, the answer to the first is not that to the second.
  play.hint();
  const first = answer;
  play.hint();
  first(null);
  await Promise.resolve();
  expect(play.answer.value).toEqual({ about: 'thinking' });
  answer({ action: legal(at)[2], ahead: null });
  await vi.waitFor(() => expect(play.picked.value).toBe(legal(at)[2]));
});

test('L finds the next open stop, and the first one after the last', () => {
  const at = table();
  const play = openPlay(at.model);
  const seen = at.model.seen.peek();
  if (seen === null) throw new Error('a position is needed');
  const open = seen.legal.flatMap((action) => positionOf(seen.s, action) ?? []);
  const stops = Array.from({ length: 14 }, (_, i) => i + 1);
  expect(nextOpen(stops, play)).toBe(open[0]);
  play.pick(seen.legal[0]);
  expect(nextOpen(stops, play)).toBe(open[1]);
  play.pick(seen.legal.at(-1) ?? '');
  expect(nextOpen(stops, play)).toBe(open[0]);
});

describe('what is kept', () => {
  test('for the same table and decision only; broken text and no store are nothing', () => {
    const store = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    });
    keepPick('a', 7, 'travel 3');
    expect(keptPick('a', 7)).toBe('travel 3');
    expect(keptPick('a', 8)).toBeNull();
    expect(keptPick('b', 7)).toBeNull();
    store.set('tokaido.pick', '{');
    expect(keptPick('a', 7)).toBeNull();
    keepPick('a', 7, null);
    expect(store.size).toBe(0);
    vi.unstubAllGlobals();
    keepPick('a', 7, 'travel 3');
    expect(keptPick('a', 7)).toBeNull();
  });

  test('a half-made choice comes back with the page', () => {
    const at = table();
    const seen = at.model.seen.peek();
    const kept = JSON.stringify([at.model.info.peek().id, seen?.turn?.number, legal(at)[1]]);
    vi.stubGlobal('sessionStorage', { getItem: () => kept, setItem() {}, removeItem() {} });
    expect(openPlay(at.model).picked.value).toBe(legal(at)[1]);
  });
});

/** Select, preview, commit; and the half-made choice that a reload restores. */

import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setting } from '../app/settings.ts';
import { tokaidoClient } from '../tokaido/client.tsx';
import { modelOf, playGame, seenBy } from '../tokaido/testkit/positions.ts';
import { whyNoUndo } from './action-bar/why-no-undo.ts';
import { draftFor } from './draft.ts';
import type { Line, Seen, TableModel } from './model.ts';
import { openSelection } from './selection.ts';

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
  let played = 0;
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
    hint: async () => hintOf(seen.peek()?.legal[2] ?? ''),
    points: async () => ({ done: (played += 6), all: 12, advice: null }),
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

/** A hint for one action, as the worker gives it. */
function hintOf(action: string): NonNullable<Awaited<ReturnType<TableModel['hint']>>> {
  const choices = [{ action, points: 1, terms: [], best: 24 }];
  return { choices, tries: 24, ahead: null, error: 0, agrees: true, nudge: 'only' };
}

// There is no device here that could buzz.
setting('haptics').value = false;

const open = (model: TableModel) => openSelection(model, (decision) => tokaidoClient.board.asks(decision));

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
    const selection = open(at.model);
    const [action] = legal(at);
    selection.press(action!);
    expect(selection.picked.value).toBe(action);
    expect(at.acted).toEqual([]);
    selection.press(action!);
    expect(at.acted).toEqual([action]);
    expect(selection.picked.value).toBeNull();
  });

  test('a press elsewhere looks elsewhere', () => {
    const at = table();
    const selection = open(at.model);
    const [first, second] = legal(at);
    selection.press(first!);
    selection.press(second!);
    expect(at.acted).toEqual([]);
    expect(selection.picked.value).toBe(second);
  });

  test('a closed stop never walks, however often it is pressed', () => {
    const at = table();
    const selection = open(at.model);
    for (let i = 0; i < 3; i++) selection.press('travel 40');
    expect(at.acted).toEqual([]);
    expect(selection.picked.value).toBe('travel 40');
  });

  test('with one tap an open stop is walked to at once, a closed one still answers', () => {
    setting('oneTap').value = true;
    const at = table();
    const selection = open(at.model);
    selection.press('travel 40');
    expect(at.acted).toEqual([]);
    selection.press(legal(at)[1]!);
    expect(at.acted).toEqual([legal(at)[1]]);
  });

  test('nothing is sent twice while a command is on its way', () => {
    const at = table();
    const selection = open({ ...at.model, busy: signal(true) });
    selection.press(legal(at)[0]!);
    selection.press(legal(at)[0]!);
    expect(at.acted).toEqual([]);
  });
});

test('a new decision forgets what was picked', () => {
  const at = table();
  const selection = open(at.model);
  selection.press(legal(at)[0]!);
  const { seen, turn } = asked(at);
  at.show({ ...seen, turn: { ...turn, number: turn.number + 1 } });
  expect(selection.picked.value).toBeNull();
});

test('undo acts where it can and explains itself where it cannot', () => {
  const at = table();
  const selection = open(at.model);
  selection.undo();
  expect(at.undone.count).toBe(1);
  const { seen, turn } = asked(at);
  at.show({ ...seen, turn: { ...turn, undo: false } });
  selection.undo();
  expect(at.undone.count).toBe(1);
  expect(selection.answer.value).toEqual({ about: 'undo' });
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
    const selection = open({ ...at.model, journal: signal(lines(seen.me)) });
    selection.undo();
    expect(selection.answer.value).toEqual({ about: 'undo' });
    return whyNoUndo(selection.model);
  };

  test('my own move brought something to light', () => {
    expect(because((me) => [line(me)])).toBe('drawn');
  });

  test('somebody else, or a bot in my place, has decided since', () => {
    expect(because((me) => [line(me), line((me + 1) % 4, 'bot')])).toBe('passed');
    expect(because((me) => [line(me, 'stand-in')])).toBe('passed');
  });
});

/** Asks the coach, and waits until it says this. */
async function ask(selection: ReturnType<typeof open>, says: string | undefined): Promise<void> {
  selection.hint();
  await vi.waitFor(() => expect(selection.help.value?.says).toBe(says));
}

describe('the coach', () => {
  beforeEach(() => {
    setting('coach').value = true;
  });
  afterEach(() => {
    setting('coach').value = false;
  });

  test('says more each time it is asked, takes nothing, and is silent again after the most', async () => {
    const at = table();
    const selection = open(at.model);
    await ask(selection, 'nudge');
    expect(selection.hinted.value, 'a nudge names no choice').toEqual([]);
    expect(selection.picked.value).toBeNull();
    await ask(selection, 'choices');
    expect(selection.hinted.value).not.toEqual([]);
    expect(selection.picked.value).toBe(legal(at)[2]);
    // Looking at another choice leaves it open.
    selection.pick(legal(at)[0]!);
    await ask(selection, 'points');
    await vi.waitFor(() => expect(selection.help.value).toMatchObject({ points: { done: 12 } }));
    await ask(selection, undefined);
    expect(selection.hinted.value).toEqual([]);
    expect(selection.picked.value).toBe(legal(at)[0]);
    expect(at.acted).toEqual([]);
  });

  test('goes with its decision, and begins anew at the next', async () => {
    const at = table();
    const selection = open(at.model);
    await ask(selection, 'nudge');
    await ask(selection, 'choices');
    const { seen, turn } = asked(at);
    at.show({ ...seen, turn: { ...turn, number: turn.number + 1 } });
    expect(selection.help.value).toBeNull();
    await ask(selection, 'nudge');
  });

  test('that answers late says nothing of a decision that is over, and leaves alone what is looked at', async () => {
    const at = table();
    let answer: (hint: Awaited<ReturnType<TableModel['hint']>>) => void = () => undefined;
    const hint = vi.fn(
      () => new Promise<Awaited<ReturnType<TableModel['hint']>>>((resolve) => (answer = resolve)),
    );
    const selection = open({ ...at.model, hint });
    await ask(selection, 'thinking');
    await vi.waitFor(() => expect(hint).toHaveBeenCalledOnce());
    // Impatience asks for no more than was asked.
    selection.hint();
    await new Promise((resolve) => setTimeout(resolve));
    expect(selection.help.value).toEqual({ says: 'thinking' });
    selection.press(legal(at)[0]!);
    const { seen, turn } = asked(at);
    at.show({ ...seen, turn: { ...turn, number: turn.number + 1 } });
    answer(hintOf(legal(at)[2]!));
    await new Promise((resolve) => setTimeout(resolve));
    expect(selection.help.value).toBeNull();
    expect(selection.picked.value).toBeNull();
  });

  test('that is off, or may not be used here, says so and asks nobody', async () => {
    setting('coach').value = false;
    const at = table();
    const hint = vi.fn(async () => at.model.hint());
    await ask(open({ ...at.model, hint }), 'off');
    setting('coach').value = true;
    const online = (more: object) => ({
      ...at.model,
      hint,
      local: false,
      info: signal({ ...at.model.info.peek(), ...more }),
    });
    await ask(open(online({ listed: true, coach: false })), 'listed');
    await ask(open(online({})), 'old');
    expect(hint).not.toHaveBeenCalled();
  });

  test('lights the lantern before it says a word, and says none where that fails', async () => {
    const at = table();
    const you = asked(at).seen.me;
    const told: unknown[] = [];
    let refusal: Awaited<ReturnType<TableModel['command']>> = null;
    const hint = vi.fn(async () => {
      expect(told).toEqual([{ t: 'coach', on: true }]);
      return at.model.hint();
    });
    const model: TableModel = {
      ...at.model,
      hint,
      local: false,
      you: signal(you),
      info: signal({ ...at.model.info.peek(), coach: true }),
      async command(command) {
        told.push(command);
        return refusal;
      },
    };
    await ask(open(model), 'nudge');
    refusal = { code: 'coach-off', message: '' };
    await ask(open(model), 'none');
    expect(hint).toHaveBeenCalledOnce();
  });
});

describe('a half-made choice', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    });
  });

  test('comes back with the page, and goes once it is taken', () => {
    const at = table();
    open(at.model).press(legal(at)[1]!);
    const again = open(at.model);
    expect(again.picked.value).toBe(legal(at)[1]);
    again.commit();
    expect(store.size).toBe(0);
  });

  test('is not that of a form', () => {
    const at = table();
    const { seen, turn } = asked(at);
    at.show({ ...seen, turn: { ...turn, decision: 'buy' } });
    draftFor(at.model, turn.number).set(legal(at)[1]!);
    const selection = open(at.model);
    expect(selection.picked.value).toBeNull();
    selection.pick(null);
    expect(draftFor(at.model, turn.number).get()).toBe(legal(at)[1]);
  });
});

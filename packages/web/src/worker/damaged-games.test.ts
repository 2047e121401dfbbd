/** Games whose data make no sense: they are listed and exported, and nothing crashes. */

import type { Entry } from '@tokaido/table';
import { describe, expect, it } from 'vitest';
import { settled, TestDevice } from '../table/testkit/device.ts';
import type { Row, Store } from './store.ts';
import { memoryStore } from './store.ts';
import { SOLO, step } from './testkit/local-games.ts';

describe('damaged games', () => {
  async function kept(): Promise<{ store: Store; id: string; entries: unknown[]; row: Row }> {
    const store = memoryStore();
    const device = new TestDevice({ seed: 6, store });
    const id = await device.host.ask('create', { setup: SOLO });
    const model = await device.open(id);
    for (let i = 0; i < 6; i++) await step(model, i);
    await settled(model);
    model.close();
    return { store, id, entries: await store.read(id), row: (await store.list())[0]![1] as Row };
  }

  /** A store that holds just this. */
  async function holding(entries: readonly unknown[], row: Row): Promise<TestDevice> {
    const store = memoryStore();
    await store.append(1, entries, row);
    return new TestDevice({ seed: 7, store });
  }

  it('never crash, are marked once opened, and can be exported', async () => {
    const { id, entries, row } = await kept();
    const acted = entries.findIndex((entry) => (entry as Entry).kind === 'acted');
    const broken: Record<string, readonly unknown[]> = {
      'nothing at all': [null],
      'no opening': entries.slice(1),
      'no beginning': entries.slice(0, 1),
      'an action missing': entries.filter((_, i) => i !== acted),
      'an action that is none': entries.map((entry, i) =>
        i === acted ? { ...(entry as Entry), action: 'fly 3' } : entry,
      ),
      'an action of nobody': entries.map((entry, i) =>
        i === acted ? { ...(entry as Entry), seat: 9 } : entry,
      ),
      'an entry of another kind': [...entries, { kind: 'married', at: 1 }],
      'no secret': [{ ...(entries[0] as Entry), secret: 7 }, ...entries.slice(1)],
      'other options': [
        {
          ...(entries[0] as Entry),
          plan: { ...(entries[0] as { plan: object }).plan, options: 'boxes=moon' },
        },
        ...entries.slice(1),
      ],
    };
    for (const [what, found] of Object.entries(broken)) {
      const device = await holding(found, row);
      await expect(device.open(id), what).rejects.toMatchObject({ code: 'damaged' });
      expect(await device.host.ask('list', {}), what).toMatchObject([{ id, damaged: 'broken' }]);
      expect(JSON.parse(await device.host.ask('record', { id })), what).toEqual(found);
    }
  });

  it('are listed whatever their row looks like', async () => {
    const { entries, row } = await kept();
    const rows: unknown[] = [
      {},
      { ...row, seats: 'four' },
      { ...row, points: null },
      { ...row, seats: [null] },
    ];
    for (const found of rows) {
      const device = await holding(entries, { ...(found as Row), id: 'x' });
      expect(await device.host.ask('list', {})).toMatchObject([{ id: 'x', damaged: 'broken' }]);
    }
  });

  it('are whole without places, as older editions wrote them, or with places that are none', async () => {
    const { entries, row } = await kept();
    const { places: _none, ...older } = row as Row & { readonly places?: unknown };
    for (const found of [older, { ...row, places: 'first' }, { ...row, places: ['1'] }]) {
      const [game] = await (await holding(entries, found)).host.ask('list', {});
      expect(game).toMatchObject({ damaged: null });
      expect(game).not.toHaveProperty('places');
    }
  });

  it('of other rules are not played on', async () => {
    const { id, entries, row } = await kept();
    const under = (rules: number) =>
      entries.map((entry) => ((entry as Entry).kind === 'began' ? { ...(entry as Entry), rules } : entry));
    for (const [version, damaged] of [
      [1, 'older-rules'],
      [99, 'newer-rules'],
    ] as const) {
      const device = await holding(under(version), { ...row, version } as Row);
      await expect(device.open(id)).rejects.toMatchObject({ code: 'damaged' });
      expect(await device.host.ask('list', {})).toMatchObject([{ damaged }]);
    }
  });

  it('of rules that an older edition did not play are whole for one that does', async () => {
    const { id, entries, row } = await kept();
    const device = await holding(entries, { ...row, damaged: 'newer-rules' } as Row);
    expect(await device.host.ask('list', {})).toMatchObject([{ damaged: null }]);
    expect((await device.open(id)).info.peek().phase).toBe('playing');
  });
});

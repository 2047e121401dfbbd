/** Sprites are fetched once, joined with what they need, and asked for again after a failure. */

import { afterEach, expect, test, vi } from 'vitest';

type Sheets = typeof import('./sheets.ts');

/** A fresh copy of the module, which remembers what it has fetched. */
async function fresh(answer: (address: string) => Response): Promise<{ sheets: Sheets; asked: string[] }> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer(address));
  });
  vi.resetModules();
  return { sheets: await import('./sheets.ts'), asked };
}

const named = (address: string) => /([\w-]+)\.svg/.exec(address)?.[1] ?? '';
const good = (address: string) =>
  new Response(`<svg xmlns="x"><defs><g id="${named(address)}"/></defs></svg>\n`);

afterEach(() => vi.unstubAllGlobals());

test('a sprite comes as one drawing with the parts it is made of', async () => {
  const { sheets } = await fresh(good);
  expect(await sheets.sheetText('bands')).toBe(
    '<svg xmlns="x"><defs><g id="kit"/></defs><defs><g id="bands"/></defs></svg>\n',
  );
});

test('a sprite is fetched once, however many ask for it', async () => {
  const { sheets, asked } = await fresh(good);
  await Promise.all([sheets.sheetText('bands'), sheets.sheetText('scrolls'), sheets.sheetText('bands')]);
  expect(asked.map(named).sort()).toEqual(['bands', 'kit', 'scrolls']);
});

test('after a failure the next use asks again', async () => {
  let online = false;
  const { sheets } = await fresh((address) => (online ? good(address) : new Response('', { status: 503 })));
  await expect(sheets.sheetText('table')).rejects.toThrow('"table" did not load (503)');
  online = true;
  await expect(sheets.sheetText('table')).resolves.toContain('id="table"');
});

test('outside a browser nothing is fetched for a page that is not there', async () => {
  const { sheets, asked } = await fresh(good);
  sheets.show('table');
  expect(asked).toEqual([]);
});

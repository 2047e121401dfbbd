import { afterAll, beforeAll, it } from 'vitest';
import { App, PHONE } from './kit.ts';
import { positionWhere } from './positions.ts';
import { Typist } from './typist.ts';
let app: App;
beforeAll(async () => { app = await App.start(); });
afterAll(() => app.stop());
it('debug', async () => {
  const seed = 468715;
  const game = positionWhere({ options: 'boxes=crossroads', seed, until: (table) => table.match !== null });
  const page = await app.page(`/g/${game.id}`, { settings: { speed: 'instant' }, viewport: PHONE, game });
  const log: string[] = [];
  const describe = () => page.evaluate(() => { const a = document.activeElement as HTMLElement; return `${a.tagName}.${a.className} stop=${a.dataset['stop']} picked=${document.querySelector<HTMLElement>('.stop.picked')?.dataset['stop']} homes=${[...document.querySelectorAll<HTMLElement>('[data-focus-home]')].map((e) => e.dataset['stop'])}`; });
  class T extends Typist {
    override async press(key: string) {
      const a = await describe();
      await page.keyboard.press(key);
      log.push(`${key}: ${a} -> ${await describe()}`);
    }
  }
  const t = new T(page, seed, { before: async (s) => { log.push(JSON.stringify(s)); } });
  try { await t.toTheEnd(); } catch (e) { console.log(log.slice(-14).join('\n')); throw e; }
});

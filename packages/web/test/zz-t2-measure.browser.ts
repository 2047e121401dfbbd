import { appendFileSync, writeFileSync } from 'node:fs';
const out = process.env.OUTFILE ?? '/tmp/t2/out.txt'; writeFileSync(out, ''); const log = (...a: unknown[]) => appendFileSync(out, a.join(' ') + '\n');
import { App, DESKTOP, PHONE } from './kit.ts';
import { PAGES, SHEETS, TABLES, settle, show } from './scenes.ts';
import { cutOff, overfull, overlapping, smallTargets } from './measure.ts';
const only = process.env.ONLY ? new RegExp(process.env.ONLY) : /./;
const langs = (process.env.LANGS ?? 'en').split(',');
await import('vitest').then(({it}) => it('x', async () => {
const app = await App.start();
const all: Record<string, string[]> = {};
for (const scene of [...PAGES, ...TABLES, ...SHEETS]) {
  if (!only.test(scene.name)) continue;
  try {
    for (const lang of langs) {
      const page = await show(app, scene, { settings: { locale: lang } });
      for (const [n, viewport] of [['phone', PHONE], ['desktop', DESKTOP]] as const) {
        await page.setViewportSize(viewport);
        await settle(page);
        const f = { cut: await page.evaluate(cutOff), over: await page.evaluate(overfull), lap: await page.evaluate(overlapping), small: await page.evaluate(smallTargets, 44) };
        for (const [kind, list] of Object.entries(f)) for (const l of list) (all[`${kind}: ${l}`] ??= []).push(`${scene.name}/${n}/${lang}`);
      }
      await page.context().close();
    }
  } catch (e) { log('FAILED', scene.name, String(e).slice(0, 600)); }
  await app.tidy();
}
for (const [k, v] of Object.entries(all).sort()) log(`${k}\n      ${v.length} × ${v.slice(0, 4).join(', ')}`);
await app.stop();
}, 1200000));

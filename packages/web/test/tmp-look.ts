import { App, DESKTOP, PHONE } from './kit.ts';
import { PAGES, SHEETS, TABLES, show } from './scenes.ts';
const only = process.argv[2] ? new RegExp(process.argv[2]) : /./;
const langs = (process.argv[3] ?? 'en').split(',');
const app = await App.start();
for (const scene of [...PAGES, ...TABLES, ...SHEETS]) {
  if (!only.test(scene.name)) continue;
  const t0 = performance.now();
  try {
    for (const lang of langs) {
    const page = await show(app, scene, { settings: { locale: lang } });
    const t1 = performance.now();
    for (const [n, viewport] of [['phone', PHONE], ['desktop', DESKTOP]] as const) {
      await page.setViewportSize(viewport);
      for (const colorScheme of (process.argv[4] ?? 'light').split(',') as ('light'|'dark')[]) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(50);
        await page.screenshot({ path: `/tmp/t2/shots/${scene.name.replace(/\W+/g, '-')}-${n}-${colorScheme}-${lang}.png` });
      }
    }
    console.log(scene.name, lang, Math.round(t1 - t0), Math.round(performance.now() - t1));
    await page.context().close();
    }
  } catch (e) { console.log('FAILED', scene.name, String(e).slice(0, 600)); }
  const bad = await app.tidy(); if (bad.length) console.log(scene.name, bad);
}
await app.stop();

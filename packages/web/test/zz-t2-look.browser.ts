import { it } from 'vitest';
import { App, DESKTOP, PHONE } from './kit.ts';
import { PAGES, SHEETS, settle, show, speak, TABLES } from './scenes.ts';

// SHOTS: scene|device|lang|percent|scheme;...
it('x', async () => {
  const app = await App.start();
  for (const one of (process.env.SHOTS ?? '').split(';')) {
    const [name, device, lang = 'en', percent = '100', scheme = 'light', extra = ''] = one.split('|');
    const scene = [...PAGES, ...TABLES, ...SHEETS].find((s) => s.name === name);
    if (!scene) {
      console.log('no', name);
      continue;
    }
    const [w, h] = device.includes('x') ? device.split('x').map(Number) : [];
    const page = await show(app, scene, {
      viewport: w ? { width: w, height: h } : device === 'phone' ? PHONE : DESKTOP,
      colorScheme: scheme as 'light',
      ...(extra === 'forced' ? { forcedColors: 'active' } : {}),
    });
    if (percent !== '100') {
      const c = await page.context().newCDPSession(page);
      await c.send('Page.setFontSizes', { fontSizes: { standard: (16 * Number(percent)) / 100, fixed: 13 } });
    }
    if (extra === 'wide')
      await page.evaluate(() => {
        const s = new CSSStyleSheet();
        s.replaceSync(
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
        );
        document.adoptedStyleSheets = [s];
      });
    if (lang !== 'en') await speak(page, lang);
    await settle(page);
    await page.screenshot({
      path: `/tmp/t2/shots/x-${name.replace(/\W+/g, '-')}-${device}-${lang}-${percent}-${scheme}${extra}.png`,
      fullPage: extra === 'full',
    });
    await page.context().close();
  }
  await app.stop();
}, 600000);

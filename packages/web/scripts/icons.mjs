// Renders public/favicon.svg into the icons that installers want. Run by hand after a change of the drawing:
//   CHROME_PATH=/usr/bin/chromium node packages/web/scripts/icons.mjs

import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8');

/** A badge in the color of a turn, ringed in paper so that it shows on every tab. */
const badge = '<circle cx="392" cy="120" r="112" fill="#B5321E" stroke="#FFFBF2" stroke-width="28"/>';
writeFileSync(new URL('favicon-turn.svg', folder), drawing.replace('</svg>', `${badge}\n</svg>`));

// The corners are rounded like cut paper; the maskable one fills its square, as the system cuts it itself.
const icons = [
  { file: 'icon-192.png', size: 192, corner: '18%' },
  { file: 'icon-512.png', size: 512, corner: '18%' },
  { file: 'icon-maskable-512.png', size: 512, corner: '0' },
  { file: 'icon-180.png', size: 180, corner: '0' },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? chromium.executablePath(),
});
try {
  const page = await browser.newPage();
  for (const { file, size, corner } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px;border-radius:${corner}}</style>${drawing}`,
    );
    writeFileSync(new URL(file, folder), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}

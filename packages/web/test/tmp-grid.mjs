import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const [out, h, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const p = await b.newPage({ viewport: { width: 2000, height: 900 } });
const imgs = files.map(f => `<figure style="margin:4px;display:inline-block;vertical-align:top"><img style="height:${h}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}"></figure>`).join('');
await p.setContent(`<body style="margin:0;width:max-content;background:#888;width:1900px!important;white-space:normal">${imgs}`);
await p.locator('body').screenshot({ path: out });
await b.close();

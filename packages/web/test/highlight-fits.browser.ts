/** A card is whole inside the window, beside its foot, at every size of the design and with large text. */

import { it } from './app-test.ts';
import { HIGHLIGHTS } from './highlight-scenes.ts';
import { cutOff } from './page-measures.ts';
import { shareOf } from './random-seed.ts';
import { settle, show } from './scene.ts';
import { PHONE, SIZES } from './viewports.ts';

const WINDOWS = [
  ...SIZES,
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 2560, height: 1440 },
].map((size) => ({ ...size, text: 16 }));
const LARGE_TEXT = { ...PHONE, text: 32 };

/** Runs in the page: what is wrong with the card that stands. */
function faults(): string[] {
  const found: string[] = [];
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [card, foot, button] = ['.event', '.highlight-foot', '.highlight-on'].map(box);
  if (card === undefined || foot === undefined || button === undefined) return ['there is no card'];
  for (const [name, { left, right, top, bottom }] of Object.entries({ card, foot, button }))
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      found.push(`the ${name} reaches out of the window`);
  const isApart =
    card.right <= foot.left || card.left >= foot.right || card.bottom <= foot.top || card.top >= foot.bottom;
  if (!isApart) found.push('the card lies over its foot');
  const title = box('.event h2');
  if (title === undefined || title.top < card.top || title.bottom > card.bottom)
    found.push('its title is cut off');
  return found;
}

/** The largest come first. */
const cards = shareOf(
  HIGHLIGHTS.toSorted((a, b) => Number(b.name === 'card two sets') - Number(a.name === 'card two sets')),
);

it.for(cards)('$name fits everywhere', async (scene, { app, expect }) => {
  const page = await show(app, scene);
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { text, ...size } of [...WINDOWS, LARGE_TEXT]) {
    await page.setViewportSize(size);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
    await settle(page);
    const look = async () => [
      ...(await page.evaluate(faults)),
      ...(await page.evaluate(cutOff)).filter(isOfCard),
    ];
    let wrong = await look();
    // Another layout finds its places within a few frames.
    for (let i = 0; i < 20 && wrong.length > 0; i++) {
      await page.waitForTimeout(50);
      wrong = await look();
    }
    found.push(...wrong.map((fault) => `${size.width} by ${size.height}, text ${text}: ${fault}`));
  }
  expect(found).toEqual([]);
});

/** The board behind it has tests of its own. */
function isOfCard(fault: string): boolean {
  return /event|highlight|stair|step|block|tally|hop|purse-change|sources|bet/.test(fault);
}

/** A person who plays by keyboard alone. After every key the focus must be somewhere, and in sight. */

import type { Asked } from './player.ts';
import { Player } from './player.ts';

/** More stops of the Tab key than any page has between two things. */
const MOST_TABS = 40;

/** Runs in the page: what is wrong with the focus; empty when one can see where it is. */
function focusFault(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'the focus is lost';
  const name = `${focused.tagName} "${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}"`;
  // A field that is drawn by its label has its ring there.
  const drawn = focused.closest('.offer, .duo-offer, .wt') ?? focused;
  const box = drawn.getBoundingClientRect();
  const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
  const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
  if (box.width === 0 || box.height === 0) return `${name} has the focus and no size`;
  if (box.right <= 0 || box.left >= innerWidth || box.bottom <= 0 || box.top >= innerHeight)
    return `${name} has the focus outside of the window`;
  const top = document.elementFromPoint(x, y);
  if (top === null || !(drawn.contains(top) || top.contains(drawn)))
    return `${name} has the focus and is covered by ${top?.tagName}.${top?.className}`;
  // A heading that is only read from has no ring.
  if (!focused.matches('button, a, input, select, summary')) return '';
  const hasRing = [focused, drawn].some((each) => getComputedStyle(each).outlineStyle !== 'none');
  return hasRing ? '' : `${name} has the focus and no ring`;
}

export class KeyboardPlayer extends Player {
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    // Behind the last thing of a page the browser's own things come, then its first again.
    if (key === 'Tab' && (await this.isAt('body'))) await this.page.keyboard.press(key);
    const fault = await this.page.evaluate(focusFault);
    if (fault !== '') throw new Error(`after ${key}: ${fault}`);
  }

  /** Goes on to what a selector names, by Tab. */
  async tabTo(selector: string): Promise<void> {
    for (let i = 0; i < MOST_TABS; i++) {
      if (await this.isAt(selector)) return;
      await this.press('Tab');
    }
    throw new Error(`${selector} is not reached by Tab`);
  }

  isAt(selector: string): Promise<boolean> {
    return this.page.evaluate((at) => document.activeElement?.matches(at) ?? false, selector);
  }

  /** Which element has the focus, as a path from the top of the page. */
  where(): Promise<string> {
    return this.page.evaluate(() => {
      const steps: number[] = [];
      let at = document.activeElement;
      for (; at?.parentElement; at = at.parentElement) steps.push([...at.parentElement.children].indexOf(at));
      return steps.reverse().join('.');
    });
  }

  protected answer(asked: Asked): Promise<void> {
    if (asked.kind === 'curtain') return this.push('.curtain button');
    if (asked.kind === 'island') return this.takeDie(asked);
    return asked.kind === 'road' ? this.walk(asked) : this.choose();
  }

  /** Arrows among the dice, then among the places of one; or one key from place to place of all of them. */
  private async takeDie({ dice, others }: Extract<Asked, { kind: 'island' }>): Promise<void> {
    const other = '.tb-bar .quiet.go:not(.skip-moves)';
    const isOpen = (await this.page.locator('.target.open').count()) > 0;
    if (others > 0 && (this.chance(25) || (dice.length === 1 && !isOpen))) {
      await this.push(other);
      if ((await this.page.locator('.tb-bar .primary.go').count()) > 0)
        await this.push('.tb-bar .primary.go');
      return;
    }
    if (dice.length > 1 && this.chance(50)) {
      await this.tabTo('.die');
      for (let i = 1 + this.below(2); i > 0; i--) await this.press('ArrowRight');
    }
    const commit = this.page.locator('.tb-bar .primary.go');
    // The keys of the map come a moment after it.
    for (let i = 0, presses = this.below(4); i < presses || (i < 20 && (await commit.count()) === 0); i++)
      await this.press('l');
    await this.press('Enter');
  }

  private async push(selector: string): Promise<void> {
    await this.tabTo(selector);
    await this.press('Enter');
  }

  private async walk({ open, others }: Extract<Asked, { kind: 'road' }>): Promise<void> {
    if (others > 0 && this.chance(25)) {
      await this.push('.tb-bar .tb-amulets button');
      return this.push('.tb-bar .primary.go');
    }
    for (let i = this.stopOf(open.length); i >= 0; i--) await this.press('l');
    await this.press('Enter');
  }

  private async choose(): Promise<void> {
    const sheet = this.page.locator('.sheet.asks');
    const count = (selector: string) => sheet.locator(selector).count();
    if (await this.page.locator('.sheet.asks.duo-form').count()) return this.fillForm(count);
    if (this.chance(20) && (await count('.sheet-other')) > 0) return this.push('.sheet-other');
    if ((await count('.offer.card')) > 0) await this.fillBasket();
    else if ((await count('input[type="radio"]')) > 0) await this.turn();
    else if (this.chance(50) && (await count('.amulet-chip.open')) > 0) {
      await this.tabTo('.amulet-chip.open input');
      await this.press('Space');
      // One that can bring nothing asks once more.
      if (await this.isAt('.amulet-chip.open input')) await this.press('Space');
    }
    if ((await count('button[type="submit"][aria-disabled="true"]')) > 0)
      throw new Error(`nothing could be chosen at "${await sheet.locator('h2').first().textContent()}"`);
    // Enter sends a form from any of its fields.
    const inField = await this.isAt('.sheet.asks input');
    await (inField && this.chance(50) ? this.press('Enter') : this.push('.sheet.asks button[type="submit"]'));
  }

  /** A form of Duo: another choice by arrows, or what is chosen already. */
  private async fillForm(count: (selector: string) => Promise<number>): Promise<void> {
    if (this.chance(20) && (await count('.sheet-other')) > 0) return this.push('.sheet-other');
    if ((await count('input[type="radio"]')) > 1 && this.chance(60)) {
      await this.tabTo('.sheet.asks input[type="radio"]');
      await this.press('ArrowDown');
    } else if ((await count('.ways .way')) > 1 && this.chance(60)) await this.push('.ways .way');
    if ((await count('button[type="submit"][aria-disabled="true"]')) > 0) {
      await this.tabTo('.sheet.asks :is(input[type="radio"], .way)');
      await this.press('Space');
    }
    await this.push('.sheet.asks button[type="submit"]');
  }

  /** Some of the goods. */
  private async fillBasket(): Promise<void> {
    const cards = this.page.locator('.sheet.asks .offer.card');
    const all = await cards.count();
    const wanted = this.below(all);
    for (let i = 0; i < all; i++) {
      await this.tabTo(`.offer.card:nth-child(${i + 1}) input`);
      if (i >= wanted && (await this.isAt('.offer.open input'))) await this.press('Space');
    }
    // Those that were wanted may be too dear; then whatever can be paid for.
    const open = this.page.locator('.sheet.asks .offer.card.open');
    const isEmpty = (await this.page.locator('.sheet.asks .offer.card.chosen').count()) === 0;
    if (isEmpty && (await open.count()) > 0) {
      await this.tabTo('.offer.card.open input');
      await this.press('Space');
    }
  }

  /** Arrow keys through a group, at least until something is chosen. */
  private async turn(): Promise<void> {
    await this.tabTo('.sheet.asks input[type="radio"]');
    const submit = this.page.locator('.sheet.asks button[type="submit"]');
    const turns = this.below(3);
    for (let i = 0; i < 12; i++) {
      if (i >= turns && (await submit.getAttribute('aria-disabled')) !== 'true') return;
      await this.press(i === 0 ? 'Space' : 'ArrowDown');
    }
  }
}

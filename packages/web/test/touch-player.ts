/** A person who plays by touch: looks, chooses, confirms. Clicks only what is there to be clicked. */

import type { Locator } from 'playwright-core';
import type { Asked } from './player.ts';
import { Player } from './player.ts';

export class TouchPlayer extends Player {
  protected answer(asked: Asked): Promise<void> {
    if (asked.kind === 'curtain') return this.page.locator('.curtain button.primary').click();
    return asked.kind === 'road' ? this.walk(asked) : this.choose();
  }

  private async walk({ open, others }: Extract<Asked, { kind: 'road' }>): Promise<void> {
    const commit = this.page.locator('.tb-bar .primary.go');
    if (others > 0 && this.chance(25)) {
      await this.page.locator('.tb-bar .tb-amulets button').nth(this.below(others)).click();
      return commit.click();
    }
    const stop = this.page.locator(`.stop.open[data-stop="${open[this.stopOf(open.length)]}"]`);
    await stop.click();
    // The button, or the same stop again.
    return (this.chance(50) ? commit : stop).click();
  }

  private async choose(): Promise<void> {
    const sheet = this.page.locator('.sheet.asks');
    const nothing = sheet.locator('.sheet-other');
    const open = sheet.locator('.offer.open');
    if (this.chance(20) && (await nothing.count()) > 0) return nothing.click();
    for (let more = true; more && (await open.count()) > 0; more = this.chance(50)) {
      await faceOf(open.nth(this.below(await open.count()))).click();
      // Only goods are taken together.
      if ((await sheet.locator('.offer.card.open').count()) === 0) break;
    }
    // An amulet that can bring nothing asks once more.
    const chips = sheet.locator('.amulet-chip.open');
    const closed = sheet.locator('button[type="submit"][aria-disabled="true"]');
    for (let i = 0; i < 2 && (await closed.count()) > 0 && (await chips.count()) > 0; i++)
      await faceOf(chips.first()).click();
    await sheet.locator('button[type="submit"]:not([aria-disabled="true"])').click();
  }
}

/** What of an offer is pressed; the link to its rule is another thing. */
function faceOf(offer: Locator): Locator {
  return offer
    .locator('label')
    .or(offer.and(offer.page().locator('label')))
    .first();
}

/** A person who plays by touch: looks, chooses, confirms. Clicks only what is there to be clicked. */

import type { Page } from 'playwright-core';
import type { PlayedLocator, PlayedPage } from './played-page.ts';
import type { Asked } from './player.ts';
import { Player } from './player.ts';

export class TouchPlayer<P extends PlayedPage = Page> extends Player<P> {
  protected answer(asked: Asked): Promise<void> {
    if (asked.kind === 'curtain') return this.page.locator('.curtain button.primary').click();
    if (asked.kind === 'island') return this.takeDie(asked);
    return asked.kind === 'road' ? this.walk(asked) : this.choose();
  }

  /** A die, a place on the map or in the list behind the die, and the button or the same place again. */
  private async takeDie({ dice, others }: Extract<Asked, { kind: 'island' }>): Promise<void> {
    const { page } = this;
    const other = page.locator('.tb-bar .quiet.go:not(.skip-moves)');
    const commit = page.locator('.tb-bar .primary.go');
    if (others > 0 && (dice.length === 0 || this.chance(25))) return press(other, commit);
    const die = page.locator(`.die[data-die="${dice[this.below(dice.length)]}"]`);
    if ((await die.getAttribute('aria-checked')) !== 'true') await die.click();
    const targets = page.locator('.target.open');
    // A Merchant whose ways are all closed stays.
    if ((await targets.count()) === 0) return press(other, commit);
    if (this.chance(30)) {
      await die.click();
      const rows = page.locator('.target-list button.target-row');
      await rows.nth(this.below(await rows.count())).click();
      return commit.click();
    }
    const place = await targets.nth(this.below(await targets.count())).getAttribute('data-place');
    const target = page.locator(`.target.open[data-place="${place}"]`);
    await target.click();
    // The nearest place to a finger may be another one: that is what is picked then.
    return this.chance(50) ? commit.click() : page.locator('.target.picked').click();
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

  /** A form of Duo: something is chosen already, or something else, or nothing where that is possible. */
  private async fillForm(sheet: PlayedLocator): Promise<void> {
    const nothing = sheet.locator('.sheet-other');
    if (this.chance(20) && (await nothing.count()) > 0) return nothing.click();
    const open = sheet.locator('.duo-offer.open label, .ways .way');
    const submit = sheet.locator('button[type="submit"]');
    if ((await open.count()) > 0 && this.chance(60)) await open.nth(this.below(await open.count())).click();
    // A pack can be emptied of what is to be kept; what is there fills it again.
    if ((await submit.getAttribute('aria-disabled')) === 'true') await open.first().click();
    await submit.click();
  }

  private async choose(): Promise<void> {
    const sheet = this.page.locator('.sheet.asks');
    if ((await sheet.and(this.page.locator('.duo-form')).count()) > 0) return this.fillForm(sheet);
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

/** Taken at once, or picked first and then taken. */
async function press(button: PlayedLocator, commit: PlayedLocator): Promise<void> {
  await button.first().click();
  if ((await commit.count()) > 0) await commit.click();
}

/** What of an offer is pressed; the link to its rule is another thing. */
function faceOf(offer: PlayedLocator): PlayedLocator {
  return offer
    .locator('label')
    .or(offer.and(offer.page().locator('label')))
    .first();
}

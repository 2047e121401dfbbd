/** Firefox over WebDriver BiDi, and Chromium to compare with: both by puppeteer-core, which downloads no browser. */

import type { Browser, LaunchOptions, Page } from 'puppeteer-core';
import { launch } from 'puppeteer-core';
import { FLAGS } from '../programs.ts';
import type { Driver, Engine, Size } from './driver.ts';

/** Without these the whole run would wait for what a fresh profile wants to fetch. */
const QUIET: Record<string, unknown> = {
  'browser.shell.checkDefaultBrowser': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'en-GB, en',
};

export async function puppeteerEngine(browser: 'firefox' | 'chrome', path: string): Promise<Engine> {
  const options: LaunchOptions = {
    browser,
    executablePath: path,
    headless: true,
    ...(browser === 'firefox' ? { extraPrefsFirefox: QUIET } : { args: FLAGS }),
  };
  const first = await launch(options);
  const version = await first.version();
  await first.close();
  return {
    title: version.replace('firefox/', 'Firefox ').replace(/^(Headless)?Chrome\//, 'Chromium '),
    launch: async () => PuppeteerDriver.over(await launch(options)),
  };
}

class PuppeteerDriver implements Driver {
  private readonly browser: Browser;
  private readonly page: Page;
  private readonly found: string[] = [];

  private constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
    page.on('pageerror', (problem) => this.found.push(String(problem)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.found.push(message.text());
    });
  }

  static async over(browser: Browser): Promise<Driver> {
    return new PuppeteerDriver(browser, await browser.newPage());
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  resize(size: Size): Promise<void> {
    return this.page.setViewport(size);
  }

  picture(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  async faults(): Promise<readonly string[]> {
    return this.found;
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** Finds the engines on this machine, and says how those that are not here can be had. */

import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser } from '../../../../scripts/find-browser.mjs';
import type { Engine, Missing } from './driver.ts';
import { puppeteerEngine } from './puppeteer-driver.ts';
import { webkitEngine } from './webkit-driver.ts';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The first of some programs that is on the path, or at one of some other places. */
function program(names: readonly string[], places: readonly string[] = []): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(
    isExecutable,
  );
}

/** What a variable names instead; it must be there then. */
function named(variable: string): string | undefined {
  const path = process.env[variable];
  if (path !== undefined && !isExecutable(path))
    throw new Error(`${variable} is ${path}, which is no executable file`);
  return path;
}

const FIREFOX_APPS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

async function firefox(): Promise<Engine | Missing> {
  const path = named('FIREFOX_PATH') ?? program(['firefox-esr', 'firefox'], FIREFOX_APPS);
  if (path !== undefined) return puppeteerEngine('firefox', path);
  return {
    missing: 'neither firefox-esr nor firefox was found',
    install: 'apt-get install firefox-esr, or set FIREFOX_PATH to its executable',
  };
}

/** Folders in which distributions put the small browser that comes with the driver. */
function miniBrowsers(): readonly string[] {
  const within = (folder: string, name: RegExp) => {
    try {
      return readdirSync(folder)
        .filter((each) => name.test(each))
        .map((each) => join(folder, each));
    } catch {
      return [];
    }
  };
  const roots = ['/usr/lib', '/usr/libexec', '/usr/lib64', ...within('/usr/lib', /-linux-gnu/)];
  return roots.flatMap((root) => within(root, /^webkit(2gtk|gtk)-/)).map((each) => join(each, 'MiniBrowser'));
}

async function webkit(): Promise<Engine | Missing> {
  const install = 'apt-get install webkit2gtk-driver xvfb';
  const driver = program(['WebKitWebDriver']);
  if (driver === undefined) return { missing: 'WebKitWebDriver was not found', install };
  const browser = named('MINIBROWSER_PATH') ?? program([], miniBrowsers());
  if (browser === undefined)
    return {
      missing: 'WebKitWebDriver is here, but not its MiniBrowser',
      install: `${install}, or set MINIBROWSER_PATH to its executable`,
    };
  const xvfb = program(['Xvfb']) ?? null;
  const hasDisplay = (process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'] ?? '') !== '';
  if (xvfb === null && !hasDisplay)
    return { missing: 'WebKitWebDriver is here, but neither Xvfb nor a display', install };
  return webkitEngine({ driver, browser, xvfb });
}

export const ENGINES = {
  firefox,
  webkit,
  /** Which the tests run in: to compare with, and for guests at a table. */
  chromium: async () => puppeteerEngine('chrome', await findBrowser()),
} satisfies Record<string, () => Promise<Engine | Missing>>;

export type EngineName = keyof typeof ENGINES;

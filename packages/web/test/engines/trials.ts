/** What each engine must be able to do: a whole game, a table online, and a start without a network. */

import { recordFromText, verify } from '@tokaido/kernel';
import { recordText } from '@tokaido/table';
import { tokaido } from '@tokaido/tokaido';
import { countOf } from '../drawn-board.ts';
import { FlakyProxy } from '../flaky-proxy.ts';
import { wholeCopy } from '../offline-copy.ts';
import { openTable, sitDown } from '../online-table.ts';
import { tableOf } from '../saved-games.ts';
import { TouchPlayer } from '../touch-player.ts';
import { PHONE } from '../viewports.ts';
import { DrivenPage } from './driven-page.ts';
import type { Driver, Engine } from './driver.ts';

export interface Trial {
  readonly engine: Engine;
  /** Another engine, for the guest at a table. */
  readonly other: Engine;
  /** Where our server is. */
  readonly server: string;
  readonly seed: number;
  readonly tell: (words: string) => void;
  /** Called in the middle of a game. */
  readonly show?: (driver: Driver) => Promise<void>;
}

const DECISIONS_OFFLINE = 3;
const DECISIONS_BEFORE_PICTURES = 4;

/** Runs in the page: what the settings page would have stored. */
function store(settings: Readonly<Record<string, unknown>>): null {
  localStorage.setItem('tokaido.settings', JSON.stringify(settings));
  return null;
}

/** A window at the home page of a device that reads English. */
async function openHome(engine: Engine, url: string, pace: 'normal' | 'instant'): Promise<DrivenPage> {
  const driver = await engine.launch();
  await driver.resize(PHONE);
  const page = new DrivenPage(driver);
  await page.goto(url);
  await page.evaluate(store, { pace, locale: 'en' });
  await page.goto(url);
  return page;
}

/** Runs in the page: how many games the device has. Two programs that both think they run its tables make two. */
async function countGames(): Promise<number> {
  const request = indexedDB.open('tokaido', 1);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const count = request.result.transaction('games').objectStore('games').count();
  await new Promise((resolve) => count.addEventListener('success', resolve));
  request.result.close();
  return count.result;
}

/** A note of the browser's that its next frame has more to lay out, as after a window has been resized. */
const NO_FAULT = /^ResizeObserver loop/;

/** Fails if anything went wrong on a page that nobody saw. */
async function checkFaults({ driver }: DrivenPage, tolerated = NO_FAULT): Promise<void> {
  const faults = (await driver.faults()).filter((fault) => !tolerated.test(fault) && !NO_FAULT.test(fault));
  if (faults.length > 0) throw new Error(`in the console:\n${faults.join('\n')}`);
}

/** The final points of a record that follows the rules, highest first. */
function verifiedPoints(text: string): readonly number[] {
  const record = recordFromText(text);
  if (!record.ok) throw new Error(record.error);
  const verified = verify(tokaido, record.value);
  if (!verified.ok) throw new Error(verified.error);
  if (!verified.value.sealed) throw new Error('the record shows no seed');
  return [...(record.value.result ?? [])].sort((one, other) => other - one);
}

/** What the end screen shows must be what the record says; returns the points. */
function compareWithRecord(shown: readonly string[], record: string): string {
  const onScreen = shown.map((line) => Number(/^\d+\. (\d+)/.exec(line)?.[1])).sort((a, b) => b - a);
  const recorded = verifiedPoints(record);
  if (onScreen.join() !== recorded.join())
    throw new Error(`the screen shows ${onScreen.join()}, the record says ${recorded.join()}`);
  return `points ${recorded.join(', ')} as in the record`;
}

/** From the home page to the count, against bots. */
export async function wholeGame({ engine, server, seed, tell, show }: Trial): Promise<string> {
  const page = await openHome(engine, server, 'instant');
  try {
    await page.getByRole('button', { name: 'Walk the road' }).click();
    const player = new TouchPlayer<DrivenPage>(page, seed);
    await player.play(DECISIONS_BEFORE_PICTURES);
    await player.asked();
    tell('at the table');
    await show?.(page.driver);
    await player.play();
    tell(`over after ${player.decisions} decisions`);
    await page.locator('.end-rank .rank-total').first().waitFor();
    const points = compareWithRecord(await countOf(page), recordText(await tableOf(page)));
    const games = await page.evaluate(countGames);
    if (games !== 1) throw new Error(`one game was played, and the device has ${games}`);
    await checkFaults(page);
    return `${player.decisions} decisions, ${points}`;
  } finally {
    await page.driver.close();
  }
}

/** Host in one engine, guest in another, both played to the end. */
export async function onlineTable({ engine, other, server, seed, tell }: Trial): Promise<string> {
  const [host, guest] = await Promise.all([
    openHome(engine, server, 'instant'),
    openHome(other, server, 'instant'),
  ]);
  try {
    const path = await openTable(host);
    await guest.goto(new URL(path, server).href);
    await sitDown(guest);
    tell(`guest in ${other.title} is seated`);
    await host.getByRole('button', { name: 'Start the walk' }).click();
    const people = [host, guest].map((page, i) => new TouchPlayer<DrivenPage>(page, seed + i));
    await Promise.all(people.map((person) => person.play()));
    const decisions = people.map((person) => person.decisions);
    tell(`over after ${decisions.join(' + ')} decisions`);
    const [count, same] = await Promise.all([countOf(host), countOf(guest)]);
    if (count.join('\n') !== same.join('\n'))
      throw new Error(`the host reads\n${count.join('\n')}\nand the guest\n${same.join('\n')}`);
    const answer = await fetch(new URL(`/api${path.replace('/t/', '/tables/')}/record`, server));
    const points = compareWithRecord(count, await answer.text());
    await checkFaults(host);
    await checkFaults(guest);
    return `${decisions.join(' + ')} decisions with a guest in ${other.title}, ${points}`;
  } finally {
    await Promise.all([host.driver.close(), guest.driver.close()]);
  }
}

/** Runs in the page: whether a service worker answered for it, and whether the server can be reached. */
async function lineOf(): Promise<{ byWorker: boolean; reached: boolean }> {
  const reached = await fetch('/api/health').then(
    () => true,
    () => false,
  );
  return { byWorker: navigator.serviceWorker.controller !== null, reached };
}

/** One visit, then the server is gone; the page is opened again and played on. */
export async function offlineStart({ engine, server, seed, tell }: Trial): Promise<string> {
  const proxy = await FlakyProxy.to(server);
  const page = await openHome(engine, proxy.url, 'normal');
  try {
    if (!(await page.evaluate(() => 'serviceWorker' in navigator)))
      throw new Error('this engine has no service worker');
    await wholeCopy(page);
    tell('the copy is whole; the server goes away');
    await page.goto('about:blank');
    proxy.stop();
    await page.goto(proxy.url);
    const { byWorker, reached } = await page.evaluate(lineOf);
    if (!byWorker || reached) throw new Error(reached ? 'the server still answers' : 'no worker answered');
    await page.getByRole('button', { name: 'Walk the road' }).click();
    const player = new TouchPlayer<DrivenPage>(page, seed);
    await player.play(DECISIONS_OFFLINE);
    await player.asked();
    // A page that is away from its server may say so.
    await checkFaults(page, /NetworkError|network error|net::ERR_|Could not connect|Failed to (fetch|load)/i);
    return `opened without a server, ${player.decisions} decisions`;
  } finally {
    await page.driver.close();
    proxy.stop();
  }
}

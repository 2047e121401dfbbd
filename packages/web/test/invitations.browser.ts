/** Invitations: an address that friends can open, a seat with a name and a color, a code for another device, a scanner. */

import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { bringCamera, bringEmptyReader, refuseCamera, runningCameras, showToCamera } from './code-camera.ts';
import { sitDown } from './online-table.ts';
import { nextSituation } from './situation.ts';

interface Company {
  readonly open: number;
  readonly bots?: number;
}

/** Akiko in the lobby of a table of five seats, of which so many are open or a bot's; the others are closed. */
async function hostWith(app: App, { open, bots = 0 }: Company): Promise<{ host: Page; path: string }> {
  const others = Array.from({ length: 4 }, (_, i) => {
    if (i < open) return { kind: 'open' };
    return i < open + bots ? { kind: 'bot', level: 'porter' } : { kind: 'closed' };
  });
  const plan = {
    game: 'tokaido',
    options: '',
    seats: [{ kind: 'me' }, ...others],
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: 'porter',
  };
  const answer = await fetch(`${app.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan, name: 'Akiko' }),
  });
  const { table, secret } = (await answer.json()) as { readonly table: string; readonly secret: string };
  const stored = {
    'tokaido.settings': { pace: 'instant' },
    'tokaido.seats': { [table]: { secret, bytes: '', at: Date.now() } },
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const storageState = { cookies: [], origins: [{ origin: app.url, localStorage }] };
  const context = await app.device({ storageState });
  const host = await context.newPage();
  await host.goto(`${app.url}/t/${table}`);
  await host.locator('.lobby .share').waitFor();
  return { host, path: `/t/${table}` };
}

/** Others use the machine too. */
const PATIENCE = { timeout: 20_000 };

const seats = (page: Page) => page.locator('.guests h2 small').innerText();
const row = (page: Page, name: string) => page.locator('.guest', { hasText: name });
const pawnOf = (page: Page, name: string) =>
  row(page, name).locator('> svg use').first().getAttribute('href');

/** Answers as a server at another address would. */
const addressed = (page: Page, answer: object) =>
  page.route('**/api/address', (route) =>
    route.fulfill({ json: { publicUrl: '', onlyHere: false, network: [], ...answer } }),
  );

it('seats five friends by a link, each with one press, and tells the sixth that all seats are taken', async ({
  app,
  expect,
}) => {
  const { host, path } = await hostWith(app, { open: 4 });
  expect(await seats(host)).toBe('1 person is here');
  const guests = await Promise.all([1, 2, 3, 4].map(() => app.page(path)));
  const suggested = await Promise.all(guests.map((guest) => guest.getByLabel('Your name').inputValue()));
  for (const name of suggested) expect(name).toMatch(/^\S+ \S+$/);
  await Promise.all(guests.map((guest) => sitDown(guest)));
  await expect.poll(() => seats(host), PATIENCE).toBe('5 people are here');
  for (const name of suggested) await row(host, name).first().waitFor();
  // With a color for each there is none left to choose.
  expect(await host.locator('.color-choice').count()).toBe(0);

  const sixth = await app.page(path);
  await expect
    .poll(() => sixth.locator('.lobby-foot').innerText(), PATIENCE)
    .toMatch(/^All seats are taken\.\s+You are watching$/);
  expect(await sixth.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  expect(await sixth.getByLabel('Your name').count()).toBe(0);

  // Whoever is away is not here, whoever stands up makes room.
  await guests[0]!.close();
  await expect.poll(() => seats(host), PATIENCE).toBe('4 people are here');
  await guests[1]!.getByRole('button', { name: 'Stand up' }).click();
  await sitDown(sixth);
  await expect.poll(() => seats(host), PATIENCE).toBe('4 people are here');
});

it('asks for a name, and lets everybody change name and color until the game begins', async ({
  app,
  expect,
}) => {
  const { host, path } = await hostWith(app, { open: 2, bots: 2 });
  expect(await seats(host)).toBe('1 person is here · 2 bots');
  const guest = await app.page(path);
  const name = guest.getByLabel('Your name');
  const first = await name.inputValue();
  await bringAxe(guest);
  expect(await violations(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Suggest another name' }).click();
  expect(await name.inputValue()).not.toBe(first);
  await name.fill(' Ren ');
  await name.press('Enter');
  await guest.getByRole('button', { name: 'I am ready' }).waitFor();
  await row(host, 'Ren').waitFor();
  expect(await guest.evaluate(() => localStorage.getItem('tokaido.settings'))).toContain('"name":"Ren"');

  // A color of nobody, then by keyboard the next one, which passes over that of the host.
  expect(await pawnOf(host, 'Ren')).toBe('#pawn-shu');
  const colors = guest.getByRole('group', { name: 'Your color' });
  await colors.getByRole('radio', { name: 'Fuji, purple hexagon' }).check();
  await expect.poll(() => pawnOf(host, 'Ren'), PATIENCE).toBe('#pawn-fuji');
  expect(await colors.getByRole('radio', { name: 'Ai, indigo circle: Akiko has it' }).isDisabled()).toBe(
    true,
  );
  await colors.getByRole('radio', { name: 'Fuji' }).press('ArrowRight');
  await expect.poll(() => pawnOf(host, 'Ren'), PATIENCE).toBe('#pawn-shu');
  await colors.getByRole('radio', { name: 'Matsu' }).check();
  await expect.poll(() => pawnOf(host, 'Ren'), PATIENCE).toBe('#pawn-matsu');
  // The bot or seat that had it goes by another one: no two are alike.
  const pawns = await host
    .locator('.guest > svg use')
    .evaluateAll((all) => all.map((use) => use.getAttribute('href')));
  expect(new Set(pawns).size).toBe(5);
  for (const page of [host, guest]) {
    await bringAxe(page);
    expect(await violations(page)).toEqual([]);
  }

  const mine = guest.getByLabel('Your name');
  await mine.fill('Renata');
  await mine.press('Enter');
  await row(host, 'Renata').waitFor();

  await host.getByRole('button', { name: 'Start the walk' }).click();
  await nextSituation(host);
  await expect
    .poll(
      () => host.locator('.man', { hasText: 'Renata' }).locator('use').first().getAttribute('href'),
      PATIENCE,
    )
    .toBe('#pawn-matsu');
  expect(await host.locator('.painted use[href="#pawn-matsu"]').count()).toBe(1);
});

it('sends an address that friends can open, and says where there is none', async ({ app, expect }) => {
  const { host, path } = await hostWith(app, { open: 1 });
  const note = host.locator('.reach');
  // The server of these tests listens to this machine alone.
  expect(await note.innerText()).toMatch(/cannot open this link[^]*npm start -- serve --host 0\.0\.0\.0/);

  const shown = async (answer: object) => {
    await host.unroute('**/api/address');
    await addressed(host, answer);
    await host.reload();
    return link();
  };
  const link = () => host.locator('.share-link').innerText();
  /** What a camera would read from the code; whole paths would make a long message. */
  const leadsTo = async (url: string) => {
    const drawn = await host.locator('.share .code path').last().getAttribute('d');
    return drawn === toSvgPath(generate(url));
  };

  expect(await shown({ network: ['http://192.168.1.20:8080', 'http://10.0.0.7:8080'] })).toBe(
    `192.168.1.20:8080${path}`,
  );
  expect(await note.innerText()).toContain('in the same network');
  await expect.poll(() => leadsTo(`http://192.168.1.20:8080${path}`), PATIENCE).toBe(true);
  await host.getByRole('button', { name: 'Try another address' }).click();
  expect(await link()).toBe(`10.0.0.7:8080${path}`);
  // A code for another device has the same address.
  await host.getByRole('button', { name: 'Continue on another device' }).click();
  await expect
    .poll(() => host.locator('dialog .share-link').innerText(), PATIENCE)
    .toMatch(/^192\.168\.1\.20:8080\/join#device=/);

  expect(await shown({ publicUrl: 'https://tokaido.example' })).toBe(`tokaido.example${path}`);
  expect(await note.count()).toBe(0);
  await expect.poll(() => leadsTo(`https://tokaido.example${path}`), PATIENCE).toBe(true);

  expect(await shown({})).toContain('127.0.0.1');
  expect(await note.innerText()).toMatch(/only works on this computer[^]*--public-url/);
});

it('brings a seat to another device once, and then says what to do', async ({ app, expect }) => {
  app.tolerate(/status of 404/);
  const { host } = await hostWith(app, { open: 1 });
  await host.getByRole('button', { name: 'Continue on another device' }).click();
  const link = `http://${await host.locator('dialog .share-link').innerText()}`;
  const { pathname, hash } = new URL(link);
  const phone = await app.page(`${pathname}${hash}`);
  await phone.getByRole('button', { name: 'Start the walk' }).waitFor();
  const late = await app.page(`${pathname}${hash}`);
  const alert = late.getByRole('alert');
  await expect
    .poll(() => alert.innerText(), PATIENCE)
    .toMatch(/used already, or it is older than five minutes\. Make a new one/);
  expect(await late.getByText('no free seat').count()).toBe(0);
});

it('reads the code on another screen with the camera', async ({ app, expect }) => {
  const { path } = await hostWith(app, { open: 1 });
  const guest = await app.page('/join', { watch: bringCamera });
  const scan = guest.getByRole('button', { name: 'Scan the code' });
  const says = guest.getByRole('dialog').getByRole('status');

  await refuseCamera(guest, 'NotAllowedError');
  await scan.click();
  await expect.poll(() => says.innerText(), PATIENCE).toContain('The camera is not allowed here');
  await guest.keyboard.press('Escape');
  await refuseCamera(guest, 'NotFoundError');
  await scan.click();
  await expect.poll(() => says.innerText(), PATIENCE).toContain('No camera was found');
  await guest.keyboard.press('Escape');

  await refuseCamera(guest, '');
  await scan.click();
  await expect.poll(() => says.innerText(), PATIENCE).toContain('Point the camera');
  await bringAxe(guest);
  expect(await violations(guest)).toEqual([]);
  expect(await runningCameras(guest)).toBe(1);
  await guest.keyboard.press('Escape');
  await expect.poll(() => runningCameras(guest), PATIENCE).toBe(0);
  expect(await scan.evaluate((button) => button === document.activeElement)).toBe(true);

  await scan.click();
  await hide(guest, true);
  await expect.poll(() => runningCameras(guest), PATIENCE).toBe(0);
  await hide(guest, false);
  await expect.poll(() => runningCameras(guest), PATIENCE).toBe(1);
  await showToCamera(guest, `https://elsewhere.example${path}`);
  await expect.poll(() => says.innerText(), PATIENCE).toContain('does not lead to a table of this server');
  await showToCamera(guest, `${app.url}${path}`);
  await sitDown(guest);
  expect(await runningCameras(guest)).toBe(0);

  // Where a browser cannot do it there is no button, but the hint to use the camera of the device.
  for (const page of [await app.page('/join'), await app.page('/join', { watch: bringEmptyReader })]) {
    await page.getByText('Or point your camera').waitFor();
    expect(await page.getByRole('button', { name: 'Scan the code' }).count()).toBe(0);
  }
});

/** The page goes out of sight, or comes back, as when somebody looks at another tab. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

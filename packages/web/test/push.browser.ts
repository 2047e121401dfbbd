/**
 * Told with the page closed: a browser subscribes, the server sends to a push service of our own over TLS, and what it
 * decrypts is delivered to the service worker of the closed page. Only the subscription itself is made up, since Chromium
 * would ask a server of its maker for it.
 */

import type { Browser, BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { CERTIFICATE, startPushService } from '../../../scripts/push-service.mjs';
import { callApi } from './api-call.ts';
import { App } from './app.ts';
import { it } from './app-test.ts';
import { browserOptions, startServer } from './programs.ts';

const NOTIFY = { name: 'Tell me when it is my turn' };
const PATIENCE = { timeout: 30_000 };

/** The browser that all tests share may be one that has no notifications. */
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await browserOptions(true));
});
afterAll(() => browser.close());

/** A device whose browser is allowed to notify, and whose push service has given it a subscription. */
async function toldDevice(app: App, url: string, subscription: object): Promise<BrowserContext> {
  const context = await app.device({ serviceWorkers: 'allow' }, url);
  await context.grantPermissions(['notifications'], { origin: url });
  await context.addInitScript((given) => {
    let current: object | null = null;
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      current = { ...given, options, toJSON: () => given };
      return current as PushSubscription;
    };
  }, subscription);
  return context;
}

/** A table on a server, opened and played by somebody without a browser. */
class Host {
  private readonly url: string;
  private table = '';
  private secret = '';
  private asked = 0;

  constructor(url: string) {
    this.url = url;
  }

  async open(): Promise<string> {
    const plan = {
      game: 'tokaido',
      options: '',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: { kind: 'correspondence', days: 3 },
      listed: false,
      chat: false,
      takeover: false,
      level: 'pilgrim',
    };
    const opened = await callApi<{ table: string; secret: string }>(this.url, '/api/tables', {
      body: { plan, name: 'Aki' },
    });
    this.table = opened.table;
    this.secret = opened.secret;
    return `/t/${this.table}`;
  }

  start(): Promise<unknown> {
    return this.command({ t: 'start' });
  }

  /** Decides for as long as it is the host's turn. */
  async play(): Promise<void> {
    for (;;) {
      const { turn } = await callApi<{ turn: Turn }>(this.url, `/api/tables/${this.table}`, {
        secret: this.secret,
      });
      if (turn.seat !== 0) return;
      await this.command({ t: 'act', number: turn.number, action: turn.legal?.[0] });
    }
  }

  private command(command: object): Promise<unknown> {
    const body = { id: `c${++this.asked}`, command };
    return callApi(this.url, `/api/tables/${this.table}/commands`, { body, secret: this.secret });
  }
}

interface Turn {
  readonly seat: number;
  readonly number: number;
  readonly legal?: readonly string[];
}

/** The service worker of a device, and a way to hand it what a push service would. */
async function workerOf(
  context: BrowserContext,
  url: string,
): Promise<{ readonly worker: Worker; readonly deliver: (text: string) => Promise<void> }> {
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${url}/`);
      if (ours !== undefined) resolve(ours.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const id = await registrationId;
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('there is no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { pushes: number } & EventTarget;
    scope.pushes = 0;
    scope.addEventListener('push', () => scope.pushes++);
  });
  const pushes = () => worker.evaluate(() => (globalThis as unknown as { pushes: number }).pushes);
  return {
    worker,
    // As a push service does: what does not arrive is sent again.
    async deliver(text) {
      const before = await pushes();
      await vi.waitUntil(async () => {
        await session.send('ServiceWorker.deliverPushMessage', {
          origin: url,
          registrationId: id,
          data: text,
        });
        return vi.waitUntil(async () => (await pushes()) > before, { timeout: 5000 }).catch(() => false);
      }, PATIENCE);
    },
  };
}

/** How many windows of the device have a table open. */
function tablesOf(worker: Worker): Promise<number> {
  return worker.evaluate(async () => {
    const { clients } = globalThis as unknown as {
      clients: { matchAll(options: object): Promise<readonly { readonly url: string }[]> };
    };
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    return windows.filter(({ url }) => url.includes('/t/')).length;
  });
}

/** What the device shows. */
function shownBy(worker: Worker): Promise<readonly { title: string; body: string; tag: string }[]> {
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** Touches the notification that is shown; resolves with the page that the worker opens. */
function touch(worker: Worker): Promise<string> {
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(path: string): Promise<null> };
      dispatchEvent(event: Event): void;
    };
    const [notification] = await scope.registration.getNotifications();
    // Only a true touch may open a window.
    const opened = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (path) => (resolve(path), null);
    });
    const { NotificationEvent: Touched } = globalThis as unknown as {
      NotificationEvent: new (type: string, init: object) => Event;
    };
    scope.dispatchEvent(new Touched('notificationclick', { notification }));
    return opened;
  });
}

const noteOf = (page: Page) => page.locator('.turn-notice [role=status]');

it('tells a closed page that it is its turn: subscribed, encrypted, sent, decrypted, shown, opened', async ({
  expect,
}) => {
  const service = await startPushService();
  const flags = ['--push-hosts', service.host, '--push-private', 'yes', '--push-ca', CERTIFICATE];
  const server = await startServer(flags);
  const app = new App(server.url, browser);
  try {
    const device = service.device();
    const host = new Host(server.url);
    const path = await host.open();
    const context = await toldDevice(app, server.url, device.subscription);
    const page = await context.newPage();
    await page.goto(`${server.url}${path}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', NOTIFY).click();
    await noteOf(page).getByText('Also while this page is closed').waitFor(PATIENCE);
    const told = page.getByRole('button', { name: 'You are told when it is your turn' });
    expect(await told.getAttribute('aria-pressed')).toBe('true');
    // Off and on again; the choice is of this table.
    await told.click();
    await page.getByRole('button', NOTIFY).click();
    await told.waitFor();
    await page.reload();
    await told.waitFor();
    await host.start();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    const { worker, deliver } = await workerOf(context, server.url);
    await page.close();
    // A worker that still sees the page shows nothing.
    await expect.poll(() => tablesOf(worker), PATIENCE).toBe(0);
    await host.play();

    await expect.poll(() => device.messages.length, PATIENCE).toBe(1);
    expect(service.errors).toEqual([]);
    const { text } = device.messages[0]!;
    await deliver(text);
    const notice = { title: 'Your turn', body: 'Your table with Aki waits for you.', tag: `tokaido-${path}` };
    await expect.poll(() => shownBy(worker), PATIENCE).toEqual([notice]);
    // A newer one of the same table takes its place.
    await deliver(JSON.stringify({ ...JSON.parse(text), title: '2 hours left' }));
    await expect.poll(() => shownBy(worker), PATIENCE).toEqual([{ ...notice, title: '2 hours left' }]);
    expect(await touch(worker)).toBe(path);

    const again = await context.newPage();
    await again.goto(`${server.url}${path}`);
    await again.getByText('Your turn').first().waitFor();
    // Whoever looks is shown nothing, and what was shown goes away.
    await expect.poll(() => shownBy(worker), PATIENCE).toEqual([]);
    await deliver(text);
    const other = { ...JSON.parse(text), table: 'another', path: '/t/another', title: 'Elsewhere' };
    await deliver(JSON.stringify(other));
    await expect
      .poll(() => shownBy(worker), PATIENCE)
      .toMatchObject([{ title: 'Elsewhere', tag: 'tokaido-/t/another' }]);
    expect(device.calls).toBe(1);
  } finally {
    expect(await app.tidy()).toEqual([]);
    await server.stop();
    await service.stop();
  }
});

it('says plainly where nobody can be told with the page closed', async ({ app: shared, expect }) => {
  const app = new App(shared.url, browser);
  app.tolerate(/status of 422/);
  const service = await startPushService();
  // The server of the tests knows push services of browsers alone.
  const path = await new Host(app.url).open();
  const context = await toldDevice(app, app.url, service.device().subscription);
  const page = await context.newPage();
  await page.goto(`${app.url}${path}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', NOTIFY).click();
  const refused = noteOf(page).getByText('This server does not know the push service of your browser.');
  await refused.waitFor(PATIENCE);
  expect(await noteOf(page).innerText()).toContain('while the table is open in a tab');
  await service.stop();

  const phone = await app.page(await new Host(app.url).open(), {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  });
  await phone.getByRole('button', { name: 'Sit down' }).click();
  await noteOf(phone).getByText('Add to Home Screen').waitFor();
  expect(await phone.getByRole('button', NOTIFY).count()).toBe(0);
  expect(await app.tidy()).toEqual([]);
});

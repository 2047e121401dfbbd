import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowNotifications, notifyTurn } from './device-notification.ts';
import { setting } from './settings.ts';

/** What the device was asked to show, and by whom. */
let shown: string[];

/** A browser whose player answers `answer` when asked. */
function browser(answer: NotificationPermission, hasWorker: boolean): void {
  class Notice extends EventTarget {
    static permission: NotificationPermission = 'default';
    static requestPermission(): Promise<NotificationPermission> {
      Notice.permission = answer;
      return Promise.resolve(answer);
    }
    constructor(title: string) {
      super();
      shown.push(`page: ${title}`);
    }
  }
  const registration = {
    active: {},
    showNotification: (title: string) => Promise.resolve(void shown.push(`worker: ${title}`)),
  };
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('document', { title: 'Table · Tōkaidō' });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(hasWorker ? registration : undefined) },
  });
}

beforeEach(() => {
  shown = [];
  setting('notify').value = false;
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is shown before the player has asked for it', async () => {
  browser('granted', false);
  await notifyTurn();
  expect(shown).toEqual([]);
});

test.each([
  ['by the page', false, 'page: Your turn'],
  ['by the service worker where there is one', true, 'worker: Your turn'],
])('then a turn is told %s', async (_, hasWorker, notice) => {
  browser('granted', hasWorker);
  expect(await allowNotifications()).toBe(true);
  expect(setting('notify').value).toBe(true);
  await notifyTurn();
  expect(shown).toEqual([notice]);
});

test('a browser that blocks notices is believed', async () => {
  browser('denied', false);
  expect(await allowNotifications()).toBe(false);
  expect(setting('notify').value).toBe(false);
  await notifyTurn();
  expect(shown).toEqual([]);
});

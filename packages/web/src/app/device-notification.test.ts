import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowNotifications, notifyTurn } from './device-notification.ts';
import { setting } from './settings.ts';
import { checkPermission, choose, isTold, readChoices } from './turn-choice.ts';

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
  vi.stubGlobal('location', { pathname: '/t/abc' });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(hasWorker ? registration : undefined) },
  });
}

beforeEach(() => {
  shown = [];
  setting('notify').value = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  checkPermission();
});

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
  await notifyTurn();
  expect(shown).toEqual([notice]);
});

test('a browser that blocks notices is believed', async () => {
  browser('denied', false);
  expect(await allowNotifications()).toBe(false);
  expect(isTold('abc')).toBe(false);
  await notifyTurn();
  expect(shown).toEqual([]);
});

test('each table has a choice of its own, and the setting is for those without one', async () => {
  browser('granted', false);
  await allowNotifications();
  choose('abc', false, '');
  expect([isTold('abc'), isTold('xyz')]).toEqual([false, true]);
  await notifyTurn();
  expect(shown).toEqual([]);
  setting('notify').value = false;
  choose('abc', true, '');
  expect([isTold('abc'), isTold('xyz')]).toEqual([true, false]);
  await notifyTurn();
  expect(shown).toEqual(['page: Your turn']);
});

test('stored choices that are broken or too old are left out', () => {
  const now = 1e12;
  const good = { on: true, sent: 'en x', at: now - 1 };
  const stored = { good, old: { ...good, at: 1 }, bad: { ...good, on: 'yes' }, none: null };
  expect(readChoices(stored, now)).toEqual({ good });
  for (const broken of [null, 7, [], 'x']) expect(readChoices(broken, now)).toEqual({});
});

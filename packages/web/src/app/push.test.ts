import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDevice, keepTold, pushAbility, turnOff, turnOn } from './push.ts';
import { setting } from './settings.ts';
import { checkPermission, forgetChoices, isTold } from './turn-choice.ts';

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
const KEYS = { p256dh: 'key', auth: 'secret' };

/** What was asked of the server and of the push service. */
let asked: string[];
let serverKey: string | null;
let answer: NotificationPermission;
let refusal: object | null;
let subscription: PushSubscription | null;
let addresses: number;

function newSubscription(options: PushSubscriptionOptionsInit): PushSubscription {
  const endpoint = `https://push.example/${++addresses}`;
  const { applicationServerKey } = options as { applicationServerKey: Uint8Array };
  const made = {
    endpoint,
    options: { applicationServerKey: applicationServerKey.buffer },
    toJSON: () => ({ endpoint, keys: KEYS }),
    unsubscribe: async () => {
      asked.push('unsubscribe');
      subscription = null;
      return true;
    },
  };
  return made as unknown as PushSubscription;
}

beforeEach(() => {
  [asked, serverKey, answer, refusal, subscription, addresses] = [[], KEY, 'granted', null, null, 0];
  const notice = {
    permission: 'default' as NotificationPermission,
    requestPermission: async () => (notice.permission = answer),
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      asked.push('subscribe');
      subscription = newSubscription(options);
      return subscription;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('Notification', notice);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox',
    platform: 'Linux',
    maxTouchPoints: 0,
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body = '' }: { method?: string; body?: string }) => {
      asked.push(`${method} ${path} ${body}`.trim());
      if (path === '/api/push') return Response.json({ key: serverKey });
      return refusal === null ? Response.json({}) : Response.json({ refused: refusal }, { status: 422 });
    },
  );
  setting('notify').value = false;
});
afterEach(() => {
  forgetChoices();
  vi.unstubAllGlobals();
  checkPermission();
});

const put = (address: number) =>
  `PUT /api/tables/abc/push ${JSON.stringify({ endpoint: `https://push.example/${address}`, keys: KEYS, language: 'en' })}`;

test('turned on, the server is given the address once, and again when it has changed', async () => {
  expect(await turnOn('abc', 's')).toEqual({ how: 'push' });
  expect(asked).toEqual(['GET /api/push', 'subscribe', put(1)]);
  expect([isTold('abc'), setting('notify').value]).toEqual([true, true]);
  asked.length = 0;
  expect(await keepTold('abc', 's')).toEqual({ how: 'push' });
  expect(asked).toEqual(['GET /api/push']);
  // The server has lost its keys, and with them everything.
  asked.length = 0;
  serverKey = KEY.replace('BNcR', 'BNcS');
  expect(await keepTold('abc', 's')).toEqual({ how: 'push' });
  expect(asked).toEqual(['GET /api/push', 'unsubscribe', 'subscribe', put(2)]);
});

test('turned off, the server forgets the address, and no other table changes', async () => {
  await turnOn('abc', 's');
  asked.length = 0;
  await turnOff('abc', 's');
  expect(asked).toEqual(['DELETE /api/tables/abc/push {"endpoint":"https://push.example/1"}']);
  expect([isTold('abc'), isTold('xyz')]).toEqual([false, true]);
  expect(await keepTold('abc', 's')).toBeNull();
});

test('whoever says no to the browser is asked for nothing', async () => {
  answer = 'denied';
  expect(await turnOn('abc', 's')).toEqual({ how: 'blocked' });
  expect(asked).toEqual([]);
  expect([isTold('abc'), setting('notify').value]).toEqual([false, false]);
});

test('an open page still tells where server or browser has no push, or the server refuses', async () => {
  serverKey = null;
  expect(await turnOn('abc', 's')).toEqual({ how: 'page', why: 'server' });
  serverKey = KEY;
  refusal = { code: 'bad-push', message: 'unknown' };
  expect(await turnOn('abc', 's')).toEqual({ how: 'page', why: refusal });
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')));
  expect(await turnOn('abc', 's')).toMatchObject({ how: 'page', why: { code: 'unreachable' } });
  Reflect.deleteProperty(globalThis, 'PushManager');
  expect(await turnOn('abc', 's')).toEqual({ how: 'page', why: 'browser' });
  expect(isTold('abc')).toBe(true);
});

test('it is known what a device can do', () => {
  expect(pushAbility()).toBe('push');
  vi.stubGlobal('isSecureContext', false);
  expect(pushAbility()).toBe('insecure');
  vi.stubGlobal('isSecureContext', true);
  Reflect.deleteProperty(globalThis, 'Notification');
  expect(pushAbility()).toBe('none');
  vi.stubGlobal('navigator', { userAgent: 'iPhone', serviceWorker: {} });
  expect(pushAbility()).toBe('install');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('Notification', {});
  expect(pushAbility()).toBe('push');
});

test('a device whose data is deleted is told nothing any more', async () => {
  await turnOn('abc', 's');
  asked.length = 0;
  await forgetDevice([
    ['abc', 's'],
    ['never told', 't'],
  ]);
  expect(asked).toEqual(['DELETE /api/tables/abc/push {"endpoint":"https://push.example/1"}', 'unsubscribe']);
  setting('notify').value = false;
  expect(isTold('abc')).toBe(false);
});

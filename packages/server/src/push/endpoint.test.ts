import { describe, expect, it, test } from 'vitest';
import { KNOWN_PUSH_HOSTS, parsePushHosts, readEndpoint } from './endpoint.ts';
import { isPublicAddress, leadsInside, PRIVATE_ADDRESS, publicLookup } from './public-address.ts';

function hosts(text: string) {
  const parsed = parsePushHosts(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const known = hosts(KNOWN_PUSH_HOSTS);

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://fcm.googleapis.com:443/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QAbc',
  ])('may be %s', (endpoint) => expect(readEndpoint(endpoint, known).ok).toBe(true));

  it.each([
    ['http://fcm.googleapis.com/x', /https/],
    ['ftp://fcm.googleapis.com/x', /https/],
    ['https://127.0.0.1/x', /a name, not a number/],
    ['https://2130706433/x', /a name, not a number/],
    ['https://0x7f.1/x', /a name, not a number/],
    ['https://[::1]/x', /a name, not a number/],
    ['https://[::ffff:10.0.0.1]/x', /a name, not a number/],
    ['https://localhost/x', /does not know/],
    ['https://push.example/x', /does not know/],
    ['https://fcm.googleapis.com.evil.example/x', /does not know/],
    ['https://evilfcm.googleapis.com/x', /does not know/],
    ['https://notify.windows.com/x', /does not know/],
    ['https://evil-push.apple.com.example/x', /does not know/],
    ['https://fcm.googleapis.com:8443/x', /does not know/],
    ['https://user:pass@fcm.googleapis.com/x', /cannot be read/],
    ['https://fcm.googleapis.com@evil.example/x', /cannot be read/],
    ['fcm.googleapis.com', /cannot be read/],
    [`https://fcm.googleapis.com/${'x'.repeat(1024)}`, /cannot be read/],
  ])('may not be %s', (endpoint, sentence) =>
    expect(readEndpoint(endpoint, known)).toEqual({ ok: false, error: expect.stringMatching(sentence) }),
  );

  it('may be one that the operator names, at the port that they name', () => {
    const own = hosts('push.home:8443, *.push.example');
    expect(readEndpoint('https://push.home:8443/x', own).ok).toBe(true);
    expect(readEndpoint('https://a.push.example/x', own).ok).toBe(true);
    for (const other of ['https://push.home/x', 'https://a.push.home:8443/x', 'https://fcm.googleapis.com/x'])
      expect(readEndpoint(other, own).ok).toBe(false);
  });

  it.each(['', '127.0.0.1', 'https://push.example', '*', 'a b', '[::1]', 'push.example:70000'])(
    'is not allowed by "%s"',
    (text) =>
      expect(parsePushHosts(text)).toMatchObject({ ok: false, error: expect.stringContaining('must be') }),
  );
});

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['64:ff9b::808:808', true],
  ['::ffff:8.8.8.8', true],
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'not an address',
  ].map((address): [string, boolean] => [address, false]),
])('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

describe('a name', () => {
  const answering = (...addresses: readonly string[]) =>
    publicLookup((_, _options, then) =>
      then(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );

  it('that leads to a private address is refused, also beside a public one', async () => {
    expect(await leadsInside('push.example', answering('8.8.8.8'))).toBe(false);
    expect(await leadsInside('push.example', answering('10.0.0.1'))).toBe(true);
    expect(await leadsInside('push.example', answering('8.8.8.8', '::1'))).toBe(true);
  });

  it('is asked for again by the connection itself, so that a later answer changes nothing', () => {
    const answers = ['8.8.8.8', '127.0.0.1'];
    const lookup = publicLookup((_, _options, then) =>
      then(null, [{ address: answers.shift() ?? '', family: 4 }]),
    );
    const seen: unknown[] = [];
    for (const all of [true, false])
      lookup('push.example', { all }, (error, found) => seen.push(error?.code ?? found));
    expect(seen).toEqual([[{ address: '8.8.8.8', family: 4 }], PRIVATE_ADDRESS]);
  });
});

// A push service for tests, over TLS on this machine: it checks the signature of each message (RFC 8292) and decrypts it
// with the keys of the device (RFC 8291), as a browser would.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { fileURLToPath } from 'node:url';

const file = (/** @type {string} */ name) => new URL(`push-service/test-only.${name}.pem`, import.meta.url);

/** The file of the certificate, for whoever must trust this service. It is of no use anywhere else. */
export const CERTIFICATE = fileURLToPath(file('cert'));

/**
 * @typedef {object} Message
 * @property {string} text
 * @property {Readonly<Record<string, string | string[] | undefined>>} headers
 * @property {Readonly<Record<string, unknown>>} claims of the signature
 *
 * @typedef {object} Device
 * @property {{ endpoint: string, keys: { p256dh: string, auth: string } }} subscription as its browser would give it
 * @property {Message[]} messages that arrived, decrypted
 * @property {number} calls how often it was called at all
 * @property {(() => number)} answer the status it is answered with
 */

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** The claims of a signature that is right; throws otherwise. */
function claimsOf(/** @type {string} */ header, /** @type {string} */ origin) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const left = claims.exp - Date.now() / 1000;
  if (!signed || claims.aud !== origin || left <= 0 || left > 86_400) throw new Error('a bad signature');
  return { ...claims, key };
}

/** @param {Buffer} body @param {import('node:crypto').ECDH} ecdh @param {Buffer} auth */
function decrypt(body, ecdh, auth) {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (/** @type {string} */ name, /** @type {number} */ bytes) =>
    Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The text ends with a 2, and zeros may follow.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

export async function startPushService() {
  /** @type {Map<string, Device & { readonly open: (body: Buffer) => string }>} */
  const devices = new Map();
  /** @type {string[]} */
  const errors = [];
  const server = createServer(
    { key: readFileSync(file('key')), cert: readFileSync(file('cert')) },
    async (request, response) => {
      const device = devices.get(request.url ?? '');
      const body = await bodyOf(request);
      if (device === undefined) return response.writeHead(404).end();
      device.calls++;
      const status = device.answer();
      try {
        const claims = claimsOf(request.headers.authorization ?? '', origin);
        if (status === 201)
          device.messages.push({ text: device.open(body), headers: request.headers, claims });
      } catch (error) {
        errors.push(String(error));
      }
      return response.writeHead(status, status === 302 ? { location: `${origin}/elsewhere` } : {}).end();
    },
  );
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const host = `localhost:${typeof address === 'object' ? address?.port : 0}`;
  const origin = `https://${host}`;
  return {
    /** As `--push-hosts` takes it. */
    host,
    origin,
    /** Messages that were not as they should be. */
    errors,
    /** @returns {Device} */
    device() {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      const device = {
        subscription: { endpoint: `${origin}${path}`, keys },
        /** @type {Message[]} */
        messages: [],
        calls: 0,
        answer: () => 201,
        open: (/** @type {Buffer} */ body) => decrypt(body, ecdh, auth),
      };
      devices.set(path, device);
      return device;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startPushService>>} PushService */

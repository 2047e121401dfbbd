/**
 * Sends messages to push services: encrypted for the device, signed with this server's keys, a few at a time. A service
 * that does not answer, or not with success, is asked again a few times; one that says that the device is gone is believed.
 */

import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { rootCertificates } from 'node:tls';
import webPush from 'web-push';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { PushAddress, PushKeys } from '../store/push-store.ts';
import type { PushHost } from './endpoint.ts';
import { readEndpoint } from './endpoint.ts';
import { PRIVATE_ADDRESS, publicLookup } from './public-address.ts';

export interface SenderOptions {
  readonly keys: PushKeys;
  /** The subject of the signature, see `contactOf`. */
  readonly contact: string;
  readonly hosts: readonly PushHost[];
  readonly allowsPrivate: boolean;
  /** The file of a certificate that is trusted beside those known to Node; empty for none. */
  readonly ca: string;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Pauses before another try, in ms. */
  readonly retries?: readonly number[];
  /** A device that its push service no longer knows. */
  gone(endpoint: string): Promise<void>;
}

export interface Delivery {
  /** Seconds for which the service keeps the message while the device is off. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** Messages of the same topic replace each other while the device is off: up to 32 letters of base64url. */
  readonly topic: string;
}

type Outcome = 'sent' | 'gone' | 'refused' | 'later';

const AT_A_TIME = 8;
/** More than this can only come of a service that hangs; then new ones are dropped, and tried again later. */
const MOST_WAITING = 2_000;
const TIMEOUT = 10_000;
const LONGEST_ANSWER = 16_384;
const RETRIES = [2_000, 15_000, 60_000];

export class PushSender {
  private readonly options: SenderOptions;
  private readonly agent: Agent;
  private readonly waiting: (() => Promise<void>)[] = [];
  private readonly pauses = new Set<() => void>();
  private running = 0;
  private stopped = false;
  private idle: () => void = () => {};

  constructor(options: SenderOptions) {
    this.options = options;
    this.agent = new Agent({
      keepAlive: true,
      maxSockets: AT_A_TIME,
      timeout: TIMEOUT,
      ...(options.allowsPrivate ? {} : { lookup: publicLookup() }),
      ...(options.ca === '' ? {} : { ca: [...rootCertificates, readFileSync(options.ca, 'utf8')] }),
    });
  }

  /** `done` is called once there is nothing more to try; not where this process stops or has too much to do. */
  send(to: PushAddress, message: object, delivery: Delivery, done: () => void): void {
    if (this.stopped) return;
    if (this.waiting.length >= MOST_WAITING) return this.count('dropped');
    this.waiting.push(async () => {
      if (await this.deliver(to, JSON.stringify(message), delivery)) done();
    });
    this.next();
  }

  /** Lets what is on its way arrive; nothing is begun or tried again. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.waiting.length = 0;
    for (const wake of this.pauses) wake();
    if (this.running > 0)
      await new Promise<void>((resolve) => {
        this.idle = resolve;
      });
    this.agent.destroy();
  }

  private next(): void {
    while (this.running < AT_A_TIME) {
      const work = this.waiting.shift();
      if (work === undefined) break;
      this.running++;
      void work().finally(() => {
        this.running--;
        this.next();
      });
    }
    if (this.running === 0) this.idle();
  }

  /** False where this process stopped before there was an answer. */
  private async deliver(to: PushAddress, text: string, delivery: Delivery): Promise<boolean> {
    const { log, retries = RETRIES } = this.options;
    for (const pause of [...retries, null]) {
      const outcome = await this.tryOnce(to, text, delivery).catch((error: unknown) => outcomeOf(error));
      if (outcome !== 'later' || pause === null || this.stopped) {
        this.count(outcome === 'later' ? 'failed' : outcome);
        if (outcome === 'refused')
          log.warn(
            { host: new URL(to.endpoint).hostname },
            'a message to a push service was refused, by it or by the rules of this server',
          );
        if (outcome === 'gone') await this.options.gone(to.endpoint).catch(() => undefined);
        return outcome !== 'later' || !this.stopped;
      }
      await this.pause(pause);
    }
    return true;
  }

  private async tryOnce(to: PushAddress, text: string, delivery: Delivery): Promise<Outcome> {
    const { keys, contact, hosts } = this.options;
    // The list may have changed since the device subscribed.
    const url = readEndpoint(to.endpoint, hosts);
    if (!url.ok) return 'refused';
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      text,
      {
        TTL: delivery.ttl,
        urgency: delivery.urgency,
        topic: delivery.topic,
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: 'aes128gcm',
      },
    );
    return statusOutcome(await this.post(url.value, headers, body));
  }

  /** The status of the answer. Redirects are not followed: Node does so only when told. */
  private post(url: URL, headers: webPush.Headers, body: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      const call = request(url, {
        method: 'POST',
        headers,
        agent: this.agent,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      call.on('error', reject);
      call.on('response', (response: IncomingMessage) => {
        let length = 0;
        response.on('data', (part: Buffer) => {
          length += part.length;
          if (length > LONGEST_ANSWER) call.destroy();
        });
        response.on('error', reject);
        response.on('close', () => resolve(response.statusCode ?? 0));
      });
      call.end(body);
    });
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.pauses.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      timer.unref();
      this.pauses.add(wake);
    });
  }

  private count(outcome: Outcome | 'failed' | 'dropped'): void {
    this.options.metrics.pushed(outcome);
  }
}

function statusOutcome(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** A name that leads into the server's own network is not tried again; its name server may be right the next time. */
function outcomeOf(error: unknown): Outcome {
  const { code } = error as NodeJS.ErrnoException;
  return code === PRIVATE_ADDRESS ? 'refused' : 'later';
}

/** The page's side of the worker that runs the tables of this device: requests to it, and links to its tables. */

import { signal } from '@preact/signals';
import { PROTOCOL } from '@tokaido/table';
import type { Ask, AskName, Asks, FromWorker, ToWorker } from '../worker/messages.ts';
import { LocalTableError } from '../worker/messages.ts';
import type { Link } from './link.ts';

/** A worker, as far as it is used; tests put another in its place. */
export interface Port {
  post(message: ToWorker): void;
  listen(onMessage: (message: FromWorker) => void, onFailure: () => void): void;
}

/** A link that knows of curtains. */
export interface LocalLink extends Link {
  /** The person who must decide holds the device now. */
  lift(): void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: LocalTableError) => void;
}

type Listeners = Parameters<Link['listen']>;

const FAILED = 'the worker with the games of this device does not run';

export class Host {
  /** Whether games outlive the page; false must be shown. */
  readonly persistent = signal(true);
  private readonly port: Port;
  private readonly waiting = new Map<number, Waiting>();
  private readonly links = new Map<number, Listeners>();
  private next = 1;
  private hasFailed = false;

  constructor(port: Port) {
    this.port = port;
    port.listen(
      (message) => this.receive(message),
      () => this.fail(),
    );
  }

  ask<K extends AskName>(name: K, ask: Asks[K]['ask']): Promise<Asks[K]['answer']> {
    if (this.hasFailed) return Promise.reject(new LocalTableError('failed', FAILED));
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.port.post({ to: 'ask', id, ask: { name, ...ask } as unknown as Ask });
    });
  }

  link(table: string): LocalLink {
    const link = this.next++;
    const post = (message: Parameters<Link['send']>[0]) =>
      this.port.post({ to: 'table', link, table, message });
    return {
      send: post,
      listen: (onMessage, onState) => {
        this.links.set(link, [onMessage, onState]);
        onState(this.hasFailed ? 'closed' : 'connecting');
        post({ t: 'hello', protocol: PROTOCOL });
      },
      lift: () => this.port.post({ to: 'lift', link }),
      close: () => {
        this.links.get(link)?.[1]('closed');
        this.links.delete(link);
        this.port.post({ to: 'leave', link });
      },
    };
  }

  private receive(message: FromWorker): void {
    if (message.from === 'persistence') {
      this.persistent.value = message.persistent;
    } else if (message.from === 'table') {
      const [onMessage, onState] = this.links.get(message.link) ?? [];
      if (message.message.t === 'welcome') onState?.('open');
      onMessage?.(message.message);
      if (message.message.t === 'bye') onState?.('closed');
    } else {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.from === 'answer') waiting?.resolve(message.answer as never);
      else waiting?.reject(new LocalTableError(message.code, `the worker refused: ${message.code}`));
    }
  }

  /** The worker could not be loaded, or broke down: nothing waits for it any longer. */
  private fail(): void {
    this.hasFailed = true;
    for (const { reject } of this.waiting.values()) reject(new LocalTableError('failed', FAILED));
    this.waiting.clear();
    for (const [, onState] of this.links.values()) onState('closed');
  }
}

/** A module worker as a port. */
export function workerPort(url: string): Port {
  const worker = new Worker(url, { type: 'module', name: 'tokaido-host' });
  return {
    post: (message) => worker.postMessage(message, []),
    listen(onMessage, onFailure) {
      worker.addEventListener('message', ({ data }) => onMessage(data as FromWorker));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        onFailure();
      });
    },
  };
}

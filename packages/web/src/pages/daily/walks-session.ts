/** The road of a date as the page sees it: what is known of it, and the walks of the bots as they come in. */

import { dailyWorkerUrl } from 'virtual:daily-worker-url';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { JsonStorage } from '../../app/storage.ts';
import { deviceStorage } from '../../app/storage.ts';
import { WALKS } from '../../worker/daily-road.ts';
import { countOf } from './distribution.ts';
import type { WalkedLevels } from './walks-store.ts';
import { readWalks, writeWalks } from './walks-store.ts';
import type { FromWalker, RoadSummary, ToWalker } from './worker/messages.ts';

export interface RoadSession {
  /** Null until it is known. */
  readonly road: ReadonlySignal<RoadSummary | null>;
  /** `none`: there is no road on that date. `failed`: it cannot be dealt on this device now. */
  readonly problem: ReadonlySignal<'none' | 'failed' | null>;
  readonly walked: ReadonlySignal<WalkedLevels>;
  readonly isWalking: ReadonlySignal<boolean>;
  /** Has the bots walk until all walks are there; what is stored counts. */
  walk(): void;
  /** Stops them; what they have walked stays. */
  rest(): void;
  close(): void;
}

/** A worker, as far as it is used; tests put another in its place. */
export interface WalkerPort {
  post(message: ToWalker): void;
  listen(onMessage: (message: FromWalker) => void, onFailure: () => void): void;
  end(): void;
}

/** More are not faster on a phone, and one core is left for the page. */
const MOST_WORKERS = 4;

interface SessionOptions {
  readonly open?: () => WalkerPort;
  readonly storage?: JsonStorage;
  readonly cores?: number;
}

export function openRoad(date: string, options: SessionOptions = {}): RoadSession {
  const { open = workerPort, storage = deviceStorage, cores = navigator.hardwareConcurrency } = options;
  const road = signal<RoadSummary | null>(null);
  const problem = signal<'none' | 'failed' | null>(null);
  const walked = signal<WalkedLevels>(new Map());
  const isWalking = signal(false);
  let ports: WalkerPort[] = [];
  let isWanted = false;
  let busy = 0;

  const start = (receive: (message: FromWalker) => void): WalkerPort => {
    const port = open();
    ports.push(port);
    port.listen(receive, () => receive({ from: 'failed' }));
    return port;
  };
  const end = (port: WalkerPort) => {
    port.end();
    ports = ports.filter((each) => each !== port);
  };

  const looker = start((message) => {
    end(looker);
    if (message.from !== 'road') problem.value = 'failed';
    else if (message.road === null) problem.value = 'none';
    else {
      road.value = message.road;
      walked.value = readWalks(storage, date, message.road.deal);
      if (isWanted) walkOn(message.road);
    }
  });
  looker.post({ to: 'look', date });

  function walkOn({ levels, deal }: RoadSummary): void {
    const known = walked.peek();
    const left = levels
      .map((level) => [level, countOf(known.get(level) ?? new Map())] as const)
      .filter(([, done]) => done < WALKS);
    const many = Math.max(1, Math.min(left.length, MOST_WORKERS, (cores || 2) - 1));
    if (left.length === 0 || isWalking.peek()) return;
    isWalking.value = true;
    busy = many;
    for (let i = 0; i < many; i++) {
      const port = start((message) => {
        if (message.from === 'walked') add(message.level, message.points, deal);
        else {
          end(port);
          busy--;
          isWalking.value = busy > 0;
        }
      });
      port.post({ to: 'walk', date, done: Object.fromEntries(left.filter((_, at) => at % many === i)) });
    }
  }

  function add(level: string, points: readonly number[], deal: string): void {
    const counts = new Map(walked.peek().get(level) ?? []);
    for (const each of points) counts.set(each, (counts.get(each) ?? 0) + 1);
    walked.value = new Map(walked.peek()).set(level, counts);
    writeWalks(storage, date, deal, walked.value);
  }

  return {
    road,
    problem,
    walked,
    isWalking,
    walk() {
      isWanted = true;
      const known = road.peek();
      if (known !== null) walkOn(known);
    },
    rest() {
      for (const port of ports) port.end();
      ports = [];
      isWalking.value = false;
    },
    close() {
      for (const port of ports) port.end();
      ports = [];
    },
  };
}

function workerPort(): WalkerPort {
  const worker = new Worker(dailyWorkerUrl, { type: 'module', name: 'tokaido-daily' });
  return {
    post: (message) => worker.postMessage(message, []),
    listen(onMessage, onFailure) {
      worker.addEventListener('message', ({ data }) => onMessage(data as FromWalker));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        onFailure();
      });
    },
    end: () => worker.terminate(),
  };
}

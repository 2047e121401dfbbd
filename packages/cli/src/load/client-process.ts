/** A part of the players in a process of its own: one process alone would be slower than the server. */

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { errorText, OK } from '../exit.ts';
import type { GroupSettings } from './load-group.ts';
import { LoadGroup } from './load-group.ts';
import { ownLauncher } from './server-process.ts';
import type { Counted } from './stats.ts';
import { addUp } from './stats.ts';

/** What the client is told to do, one after the other. */
type Order =
  | { readonly t: 'open'; readonly settings: GroupSettings }
  | { readonly t: 'begin' }
  | { readonly t: 'measure' }
  | { readonly t: 'end' };

/** Each order is answered. */
type Answer =
  | { readonly t: 'done' }
  | { readonly t: 'counted'; readonly counted: Counted }
  | { readonly t: 'failed'; readonly why: string };

/** The hidden command that a client process is started with. */
export const CLIENT_COMMAND = 'load-client';

export class ClientProcess {
  private readonly child: ChildProcess;

  constructor() {
    this.child = fork(ownLauncher(), [CLIENT_COMMAND], { serialization: 'advanced' });
  }

  async open(settings: GroupSettings): Promise<void> {
    await this.order({ t: 'open', settings });
  }

  async begin(): Promise<void> {
    await this.order({ t: 'begin' });
  }

  async measure(): Promise<void> {
    await this.order({ t: 'measure' });
  }

  async end(): Promise<Counted> {
    const answer = await this.order({ t: 'end' });
    if (answer.t !== 'counted') throw new Error('a client counted nothing');
    return answer.counted;
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }

  private order(order: Order): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error('a client process ended'));
      this.child.once('exit', ended);
      this.child.once('message', (answer: Answer) => {
        this.child.off('exit', ended);
        if (answer.t === 'failed') reject(new Error(answer.why));
        else resolve(answer);
      });
      this.child.send(order);
    });
  }
}

/** The client's side: carries out orders until its parent is gone. */
export async function runClient(): Promise<number> {
  const groups: LoadGroup[] = [];
  process.on('message', (order: Order) => {
    void carryOut(order, groups)
      .catch((error: unknown): Answer => ({ t: 'failed', why: errorText(error) }))
      .then((answer) => process.send?.(answer));
  });
  await new Promise<void>((resolve) => process.once('disconnect', () => resolve()));
  for (const group of groups) group.stop();
  return OK;
}

async function carryOut(order: Order, groups: LoadGroup[]): Promise<Answer> {
  if (order.t === 'open') {
    const group = new LoadGroup(order.settings);
    groups.push(group);
    await group.open();
  } else if (order.t === 'end') {
    return { t: 'counted', counted: addUp(groups.map((group) => group.end())) };
  } else {
    for (const group of groups) group[order.t]();
  }
  return { t: 'done' };
}

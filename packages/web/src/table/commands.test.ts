import type { ClientMessage } from '@tokaido/table';
import { describe, expect, it } from 'vitest';
import { Commands } from './commands.ts';

const NO = { code: 'stale', message: 'too late' } as const;

function open(): { sent: ClientMessage[]; commands: Commands } {
  const sent: ClientMessage[] = [];
  return { sent, commands: new Commands((message) => sent.push(message), 'page') };
}

describe('a command', () => {
  it('is under way until what it did has arrived, not merely until it is answered', async () => {
    const { commands } = open();
    const answer = commands.give({ t: 'start' });
    commands.ok('page-0', 7, 6);
    expect(commands.busy.peek()).toBe(true);
    commands.arrived(7);
    expect(commands.busy.peek()).toBe(false);
    expect(await answer).toBeNull();
  });

  it('is answered by its own id, in whatever order answers come', async () => {
    const { sent, commands } = open();
    const [one, two] = [commands.give({ t: 'start' }), commands.give({ t: 'leave' })];
    expect(sent.map((message) => (message.t === 'do' ? message.id : ''))).toEqual(['page-0', 'page-1']);
    commands.no('page-1', NO);
    commands.ok('page-0', 3, 3);
    commands.ok('page-0', 3, 3);
    commands.ok('nobody-5', 3, 3);
    expect([await one, await two]).toEqual([null, NO]);
  });

  it('holds nobody up once something else is asked', async () => {
    const { commands } = open();
    const answer = commands.give({ t: 'act', number: 4, action: 'travel 5' });
    commands.asked(4);
    expect(commands.busy.peek()).toBe(true);
    commands.asked(5);
    expect(commands.busy.peek()).toBe(false);
    commands.ok('page-0', 9, 9);
    expect(await answer).toBeNull();
  });

  it('holds nobody up when it is about no decision', async () => {
    const { commands } = open();
    const word = commands.give({ t: 'say', phrase: 'hello' });
    expect(commands.busy.peek()).toBe(false);
    const move = commands.give({ t: 'act', number: 4, action: 'travel 5' });
    expect(commands.busy.peek()).toBe(true);
    commands.ok('page-1', 9, 9);
    expect(commands.busy.peek()).toBe(false);
    commands.ok('page-0', 10, 10);
    expect([await word, await move]).toEqual([null, null]);
  });

  it('is given up with the connection', async () => {
    const { commands } = open();
    const answers = [commands.give({ t: 'start' }), commands.give({ t: 'leave' })];
    commands.giveUp(NO);
    expect(await Promise.all(answers)).toEqual([NO, NO]);
    expect(commands.busy.peek()).toBe(false);
  });
});

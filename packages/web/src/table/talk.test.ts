/** What is said at a table: from the welcome and line by line, each once and in order. */

import { signal } from '@preact/signals';
import type { ClientMessage, Said, ServerMessage } from '@tokaido/table';
import { PROTOCOL } from '@tokaido/table';
import { expect, it } from 'vitest';
import type { Link } from '../connection/link.ts';
import { tokaidoClient } from '../tokaido/client.tsx';
import { connectTable } from './connect.ts';
import { unknownTable } from './known-table.ts';
import { TestClock } from './testkit/clock.ts';

/** A page at a table whose messages the test makes up. */
function open() {
  let hear: (message: ServerMessage) => void = () => {};
  const sent: ClientMessage[] = [];
  const link: Link = {
    send: (message) => void sent.push(message),
    close() {},
    listen(onMessage) {
      hear = onMessage;
    },
  };
  const muted = signal(-1);
  const clock = new TestClock();
  const model = connectTable('t', link, {
    isLocal: false,
    likelyGame: 'tokaido',
    loadGame: () => tokaidoClient,
    speed: () => 1,
    isStill: () => false,
    undoTime: () => 0,
    now: clock.now,
    later: clock.later,
    mark: 'x',
    advise: () => Promise.resolve(null),
    record: () => Promise.resolve(''),
    lift() {},
    isMuted: (seat) => seat === muted.value,
  });
  const { info, turn, view } = unknownTable('t');
  const welcome = (talk: Said[]) =>
    hear({
      t: 'welcome',
      protocol: PROTOCOL,
      n: 3,
      you: 0,
      info,
      turn,
      view,
      clock: null,
      present: [],
      news: [],
      talk,
    });
  const told = () => model.talk.value.map(({ n }) => n);
  return { model, welcome, told, sent, muted, hear: (message: ServerMessage) => hear(message) };
}

const line = (n: number, seat = 1): Said => ({ n, seat, name: 'Ren', text: `line ${n}` });

it('is there from the welcome, and goes on line by line', () => {
  const { welcome, told, hear } = open();
  welcome([line(1), line(2)]);
  hear({ t: 'said', said: line(3) });
  expect(told()).toEqual([1, 2, 3]);
});

it('keeps what was known when the connection breaks, and nothing comes twice', () => {
  const { welcome, told, hear } = open();
  welcome([line(1), line(2)]);
  hear({ t: 'said', said: line(3) });
  welcome([line(3), line(4)]);
  hear({ t: 'said', said: line(4) });
  expect(told()).toEqual([1, 2, 3, 4]);
  welcome([]);
  expect(told()).toEqual([1, 2, 3, 4]);
});

it('hides what a muted player says until they are unmuted', () => {
  const { welcome, told, muted } = open();
  welcome([line(1, 1), line(2, 0), line(3, 1)]);
  muted.value = 1;
  expect(told()).toEqual([2]);
  muted.value = -1;
  expect(told()).toEqual([1, 2, 3]);
});

it('is no part of the journal, and its refusals are none of the game', async () => {
  const { model, welcome, sent, hear } = open();
  welcome([line(1)]);
  expect(model.journal.value).toEqual([]);
  const answer = model.command({ t: 'say', phrase: 'hello' });
  const [command] = sent;
  const refused = { code: 'too-fast', message: 'at most 5 lines in 15 seconds' } as const;
  hear({ t: 'no', id: command?.t === 'do' ? command.id : '', refused });
  expect(await answer).toEqual(refused);
  expect(model.refused.value).toBeNull();
});

/** What is read off the messages of a table of the server. */

import type { ClientMessage, ServerMessage } from '@tokaido/table';
import { PROTOCOL } from '@tokaido/table';
import { expect, it } from 'vitest';
import type { LinkState } from '../connection/link.ts';
import { unknownTable } from './known-table.ts';
import { onlineParts } from './online-parts.ts';

function open() {
  const sent: ClientMessage[] = [];
  const unsent = new Set<string>();
  const heard: ServerMessage[] = [];
  let tell: (message: ServerMessage) => void = () => {};
  let become: (state: LinkState) => void = () => {};
  let state: LinkState = 'connecting';
  const wire = {
    send(message: ClientMessage) {
      sent.push(message);
      if (message.t === 'do' && state !== 'open') unsent.add(message.id);
    },
    withdraw: (id: string) => unsent.delete(id),
    listen(onMessage: (message: ServerMessage) => void, onState: (state: LinkState) => void) {
      tell = onMessage;
      become = (next) => {
        state = next;
        if (next === 'open') unsent.clear();
        onState(next);
      };
    },
    close() {},
  };
  const clock = { now: 1_000_000 };
  const { link, parts } = onlineParts(wire, () => clock.now);
  link.listen(
    (message) => heard.push(message),
    () => {},
  );
  const { info, turn, view } = unknownTable('t');
  const welcome = (more: Partial<Extract<ServerMessage, { t: 'welcome' }>> = {}) =>
    tell({
      t: 'welcome',
      protocol: PROTOCOL,
      n: 3,
      you: 0,
      info,
      turn,
      view,
      clock: null,
      present: [true, true],
      news: [],
      talk: [],
      ...more,
    });
  const act = (id: string) =>
    link.send({ t: 'do', id, command: { t: 'act', number: 4, action: 'travel 5' } });
  return {
    parts,
    clock,
    heard,
    sent,
    welcome,
    act,
    tell: (m: ServerMessage) => tell(m),
    become: (s: LinkState) => become(s),
  };
}

it('knows banks from the welcome and from every update that has them', () => {
  const { parts, welcome, tell } = open();
  welcome({ banks: [60_000, 60_000] });
  expect(parts.banks.value).toEqual([60_000, 60_000]);
  const news = { n: 4, seat: 0, kind: 'act', by: 'person', events: [] } as const;
  tell({ t: 'update', n: 4, news: { ...news, events: [] }, turn: null, clock: null });
  expect(parts.banks.value).toEqual([60_000, 60_000]);
  tell({ t: 'update', n: 5, news: { ...news, events: [] }, turn: null, clock: null, banks: [1, 2] });
  expect(parts.banks.value).toEqual([1, 2]);
  welcome();
  expect(parts.banks.value).toBeNull();
});

it('counts absence from what the server says, or from when it was first heard', () => {
  const { parts, welcome, tell, clock } = open();
  welcome({ present: [true, false], away: [0, 40_000] });
  expect(parts.gone.value).toEqual([null, 960_000]);
  tell({ t: 'present', present: [true, true], away: [0, 0] });
  expect(parts.gone.value).toEqual([null, null]);
  // An older server says only that somebody is gone.
  tell({ t: 'present', present: [true, false] });
  clock.now += 5_000;
  tell({ t: 'present', present: [false, false] });
  expect(parts.gone.value).toEqual([1_005_000, 1_000_000]);
});

it('shows a decision that waits for the line, until it is answered', () => {
  const { parts, become, act, tell } = open();
  become('open');
  become('lost');
  act('a');
  expect(parts.waiting.value).toMatchObject({ isHere: true });
  // It leaves once the line is back; if that breaks again, nobody knows how far it came.
  become('open');
  expect(parts.waiting.value).toBeNull();
  become('lost');
  expect(parts.waiting.value).toMatchObject({ isHere: false });
  become('open');
  tell({ t: 'ok', id: 'a', n: 9 });
  become('lost');
  expect(parts.waiting.value).toBeNull();
});

it('takes back what has not left, and nothing else', () => {
  const { parts, become, act, heard } = open();
  become('open');
  act('a');
  become('lost');
  parts.withdraw();
  expect(parts.waiting.value).toMatchObject({ isHere: false });
  act('b');
  parts.withdraw();
  expect(parts.waiting.value).toBeNull();
  expect(heard).toEqual([{ t: 'ok', id: 'b', n: 0 }]);
});

it('is none of it for words and seats', () => {
  const { parts, become } = open();
  become('lost');
  expect(parts.waiting.value).toBeNull();
});

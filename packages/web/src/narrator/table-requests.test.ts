import '@tokaido/words/locales/en/all';
import '@tokaido/words/locales/en/narrator';
import type { SeatInfo, UndoInfo } from '@tokaido/table';
import { expect, test } from 'vitest';
import { unknownTable } from '../table/known-table.ts';
import type { Seen } from '../table/model.ts';
import type { Narrated } from './game-narrator.ts';
import { undo } from './table-requests.ts';

const ME = 0;
const NUMBER = 7;

const seat = (kind: SeatInfo['kind']): SeatInfo => ({
  kind,
  name: kind,
  level: '',
  ready: true,
  standIn: false,
  votes: [],
  host: false,
});

interface Situation {
  readonly others?: SeatInfo['kind'];
  readonly isMineAlone?: boolean;
  readonly isLocal?: boolean;
  readonly hasDecided?: boolean;
  readonly asked?: UndoInfo;
}

/** What a typed line asks of a table at which something of mine was decided. */
function typed(
  words: readonly string[],
  { others = 'person', isMineAlone = false, isLocal = false, hasDecided = true, asked }: Situation = {},
) {
  const info = {
    ...unknownTable('t', 'tokaido').info,
    phase: 'playing',
    seats: [seat('person'), seat(others)],
    ...(asked && { undo: asked }),
  };
  const journal = hasDecided ? [{ kind: 'act', seat: ME, by: 'person' }] : [];
  const model = { info: { value: info }, journal: { value: journal }, local: isLocal } as unknown as Narrated;
  const seen = { me: ME, turn: { number: NUMBER, undo: isMineAlone } } as unknown as Seen;
  return undo(words, seen, model);
}

test('what is mine alone to take back is taken back', () => {
  expect(typed([], { isMineAlone: true })).toEqual({ say: [], ask: 'undo' });
});

test('where others must agree, it says how to ask them, and asks them when that is typed', () => {
  expect(typed([]).say.join(' ')).toContain('Type “undo ask” to ask the others.');
  expect(typed(['ask'])).toEqual({
    say: [],
    command: { t: 'ask-undo', number: NUMBER },
    done: 'You asked to take your decision back.',
  });
  // With bots alone nobody has to be asked, and the news says that it is done.
  expect(typed([], { others: 'bot' }).say.join(' ')).toContain('there are only bots');
  expect(typed(['ask'], { others: 'bot' })).toEqual({ say: [], command: { t: 'ask-undo', number: NUMBER } });
});

test('nobody is asked on a device, without a decision of mine, or twice', () => {
  const none = [
    { isLocal: true },
    { hasDecided: false },
    { asked: { state: 'asked', seat: 1, agreed: [] } as unknown as UndoInfo },
    { asked: { state: 'refused', seat: ME, agreed: [] } as unknown as UndoInfo },
  ];
  for (const situation of none) {
    const { command, say } = typed(['ask'], situation);
    expect([command, say.length]).toEqual([undefined, 1]);
  }
});

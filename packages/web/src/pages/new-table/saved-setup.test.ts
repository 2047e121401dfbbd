/** The last setup, read again from what the browser stored. */

import { expect, test } from 'vitest';
import { newDraft, setSeat, toggleBox } from './draft.ts';
import { parseDraft } from './saved-setup.ts';

test('a draft comes back as it was', () => {
  const draft = {
    ...setSeat(toggleBox(newDraft('porter'), 'matsuri'), 4, { kind: 'open' }),
    pace: { kind: 'correspondence', days: 7 } as const,
    listed: true,
    chat: false,
    tiles: 'any' as const,
  };
  expect(parseDraft(draft, 'porter')).toEqual(draft);
});

test('the seats of Duo and who begins come back, unless they make no sense', () => {
  const preset = newDraft('porter');
  const duo = { seats: [{ kind: 'bot', level: 'daimyo' }, { kind: 'me' }], first: 'green' };
  expect(parseDraft({ ...preset, game: 'duo', duo }, 'porter')).toMatchObject({ game: 'duo', duo });
  for (const broken of [
    null,
    { seats: [{ kind: 'me' }, { kind: 'closed' }], first: 'red' },
    { seats: [{ kind: 'open' }, { kind: 'open' }] },
  ])
    expect(parseDraft({ duo: broken }, 'porter').duo).toEqual(preset.duo);
});

test('bots keep their tempers, but not one that is not known', () => {
  const preset = newDraft('porter');
  const seats = (temper: string) => [{ kind: 'me' }, { kind: 'bot', level: 'porter', temper }];
  const duo = (temper: string) => parseDraft({ duo: { seats: seats(temper) } }, 'porter').duo.seats;
  expect(duo('devout')).toEqual(seats('devout'));
  expect(duo('angry')).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'porter' }]);
  expect(parseDraft(preset, 'porter').seats).toEqual(preset.seats);
});

test('each part that makes no sense falls back to that of a new table', () => {
  const preset = newDraft('porter');
  for (const stored of [null, 7, [], '']) expect(parseDraft(stored, 'porter')).toEqual(preset);
  const broken = {
    boxes: ['crossroads', 'nonsense'],
    variations: 'gastronomy',
    tiles: 4,
    seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    pace: { kind: 'live', seconds: 1, bank: 0 },
    listed: 'yes',
  };
  expect(parseDraft(broken, 'porter')).toEqual({ ...preset, boxes: ['crossroads'] });
});

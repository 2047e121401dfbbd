import { tokaidoTable } from '@tokaido/table';
import { describe, expect, it } from 'vitest';
import { readSettings, TEMPER_IDS } from '../../app/settings.ts';
import { minutesFor, quickSetup } from './quick-table.ts';

describe('the quick table', () => {
  const preset = readSettings(null);

  it('seats me first and then the bots of my level', () => {
    const { seats, options } = quickSetup({ ...preset, bots: 2, level: 'daimyo', name: 'Aki' });
    expect(options).toBe('');
    expect(seats).toMatchObject([
      { kind: 'me', name: 'Aki' },
      { kind: 'bot', level: 'daimyo', name: '' },
      { kind: 'bot', level: 'daimyo', name: '' },
    ]);
  });

  it('gives no two bots the same temper, any of them first, and a fourth one none', () => {
    const tempers = (random: number) =>
      quickSetup({ ...preset, bots: 4 }, () => random).seats.flatMap((seat) =>
        seat.kind === 'bot' ? [seat.temper] : [],
      );
    for (const random of [0, 0.5, 0.99]) {
      expect(new Set(tempers(random)).size).toBe(4);
      expect(new Set(tempers(random).slice(0, 3))).toEqual(new Set(TEMPER_IDS));
    }
    expect(new Set([0, 0.5, 0.99].map((random) => tempers(random)[0])).size).toBe(3);
  });

  it.each(['', 'crossroads', 'crossroads,matsuri'])(
    'with the boxes "%s" has options that the game reads',
    (boxes) => {
      const { options, seats } = quickSetup({ ...preset, boxes });
      const words = tokaidoTable.optionWords(options, seats.length);
      expect(tokaidoTable.game.rules.parseOptions(words)).toMatchObject({ ok: true });
    },
  );

  it('of Duo seats me and one bot in the colors of the game', () => {
    const setup = quickSetup({ ...preset, game: 'duo', bots: 4, level: 'daimyo' });
    expect(setup).toMatchObject({ game: 'duo', options: '' });
    expect(setup.seats.map(({ kind }) => kind)).toEqual(['me', 'bot']);
    expect(setup.seats.some((seat) => seat.color !== undefined)).toBe(false);
  });

  it('is about eight minutes as it comes, and longer with more to do', () => {
    expect(minutesFor(preset)).toBe(8);
    expect(minutesFor({ ...preset, bots: 4, boxes: 'crossroads,matsuri' })).toBeGreaterThan(
      minutesFor({ ...preset, bots: 4, boxes: '' }),
    );
  });
});

/** Holds the palette to what the design measured, so that nobody makes it nicer and unreadable. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, distance, distanceOfLab, readColor, seenBy, VISIONS } from './color.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('tokens.css');

type Colors = Readonly<Record<string, string>>;

/** The color of that name; a name that nobody gave fails the test. */
function colorOf(theme: Colors, name: string): string {
  const hex = theme[name];
  if (hex === undefined) throw new Error(`there is no color "${name}"`);
  return hex;
}

/** The colors of the first block of a style sheet that opens with a selector. */
function block(selector: string, sheet: string): Colors {
  const start = sheet.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const text = sheet.slice(start, sheet.indexOf('\n  }', start));
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gi)].map(([, name, hex]) => [name, hex]),
  );
}

const light = block(':root', css);
const dark = { ...light, ...block('[data-theme="dark"]', css) };
const THEMES = { light, dark };

const between = (theme: Colors, a: string, b: string) =>
  contrast(readColor(colorOf(theme, a)), readColor(colorOf(theme, b)));

const SEATS = ['ai', 'shu', 'matsu', 'yamabuki', 'fuji'];
const STOPS = ['farm', 'village', 'temple', 'spring', 'encounter', 'paddy', 'mountain', 'sea', 'inn'];
/** Stops whose glyph is of ink; the others are dark and carry paper. */
const PALE_STOPS = new Set(['farm', 'spring', 'encounter', 'paddy']);

/** The pair that is hardest to tell apart, over all four visions. */
function closest(colors: readonly string[]): { readonly least: number; readonly pair: string } {
  let [least, pair] = [Number.POSITIVE_INFINITY, ''];
  for (const vision of VISIONS) {
    const seen = colors.map((hex) => seenBy(vision, readColor(hex)));
    for (const [i, one] of seen.entries()) {
      for (let j = 0; j < i; j++) {
        const separation = distance(one, seen[j]!);
        if (separation < least)
          [least, pair] = [separation, `${colors[i]} and ${colors[j]} to ${vision} eyes`];
      }
    }
  }
  return { least, pair };
}

describe('the instruments', () => {
  it('measure contrast as WCAG does', () => {
    expect(contrast(readColor('#000000'), readColor('#FFFFFF'))).toBeCloseTo(21, 5);
    expect(contrast(readColor('#777777'), readColor('#FFFFFF'))).toBeCloseTo(4.478, 3);
  });

  it('measure distance as the published examples of CIEDE2000', () => {
    expect(distanceOfLab([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(distanceOfLab([50, 2.49, -0.001], [50, -2.49, 0.0009])).toBeCloseTo(7.1792, 4);
    expect(distanceOfLab([50, 2.5, 0], [58, 24, 15])).toBeCloseTo(19.4535, 4);
    expect(distanceOfLab([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  });

  it('leave gray as it is to every eye', () => {
    const gray = readColor('#808080');
    for (const vision of VISIONS) expect(distance(seenBy(vision, gray), gray), vision).toBeLessThan(0.5);
  });
});

describe.each(Object.entries(THEMES))('theme %s', (name, theme) => {
  it.each([
    ['ink', 11.5],
    ['ink-2', 5.5],
    ['line', 3.1],
    ['indigo', 4.5],
    ['vermilion', 4.5],
    ['pine', 4.5],
    ['ochre', 4.5],
  ])('%s reads on paper, raised and sunk paper', (token, least) => {
    for (const ground of ['paper', 'raised', 'sunk']) {
      expect(between(theme, token, ground), `${token} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });

  it('has readable words on its buttons', () => {
    expect(between(theme, 'on-indigo', 'indigo')).toBeGreaterThanOrEqual(8);
    expect(between(theme, 'on-vermilion', 'vermilion')).toBeGreaterThanOrEqual(5.5);
  });

  it('has a focus ring of which one tone always stands out', () => {
    for (const ground of ['paper', 'raised', 'sunk', 'indigo', 'vermilion']) {
      const tones = ['ring-in', 'ring-out'].map((tone) => between(theme, tone, ground));
      expect(Math.max(...tones), ground).toBeGreaterThanOrEqual(3);
    }
    expect(between(theme, 'ring-in', 'ring-out')).toBeGreaterThanOrEqual(3);
  });

  it('tells its five travelers apart, for every eye', () => {
    const { least, pair } = closest(SEATS.map((seat) => colorOf(theme, seat)));
    expect(least, pair).toBeGreaterThanOrEqual(17);
  });

  it('has travelers whose mark and outline can be seen', () => {
    for (const seat of SEATS) {
      expect(between(theme, `${seat}-mark`, seat), `mark of ${seat}`).toBeGreaterThanOrEqual(3);
    }
    for (const ground of ['paper', 'raised', 'sunk']) {
      expect(between(theme, 'keyline', ground), `outline on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    if (name === 'dark') {
      for (const seat of SEATS) expect(between(theme, seat, 'raised'), seat).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('stops', () => {
  it('are told apart, for every eye', () => {
    const { least, pair } = closest(STOPS.map((stop) => colorOf(light, stop)));
    expect(least, pair).toBeGreaterThanOrEqual(17);
  });

  it('do not repeat the mistakes of the cardboard', () => {
    expect(closest(['farm', 'paddy'].map((stop) => colorOf(light, stop))).least).toBeGreaterThanOrEqual(18.4);
    expect(closest(['spring', 'sea'].map((stop) => colorOf(light, stop))).least).toBeGreaterThanOrEqual(52.5);
  });

  it('have glyphs that can be read', () => {
    for (const stop of STOPS) {
      const glyph = PALE_STOPS.has(stop) ? 'on-light' : 'on-dark';
      expect(between(light, glyph, stop), stop).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are the same by night', () => {
    for (const stop of STOPS) expect(dark[stop]).toBe(light[stop]);
  });
});

describe('Duo', () => {
  const plates = read('../art/duo.css');
  const ground = read('../duo/island/ground.css');
  const drawn = {
    light: { ...light, ...block('[data-theme="light"]', plates), ...block('.island', ground) },
    dark: {
      ...dark,
      ...block('[data-theme="dark"]', plates),
      ...block('.island', ground),
      ...block('[data-theme="dark"] .island', ground),
    },
  };
  const AREAS = ['mountain', 'moon', 'waterfall', 'bamboo'];

  describe.each(Object.entries(drawn))('theme %s', (_, theme) => {
    it('has readable names on its dice, and numbers on towns and boutiques', () => {
      for (const plate of ['pilgrim', 'merchant', 'artist', 'hill', 'tag'])
        expect(between(theme, `d-on-${plate}`, `d-${plate}`), plate).toBeGreaterThanOrEqual(4.5);
      expect(between(theme, 'd-on-wave', 'd-wave')).toBeGreaterThanOrEqual(3);
    });

    it('has rings around open places that stand out from their gap and from every area', () => {
      expect(between(theme, 'indigo', 'raised')).toBeGreaterThanOrEqual(3);
      for (const area of AREAS)
        for (const end of [0, 1])
          expect(between(theme, 'indigo', `i-${area}-${end}`), area).toBeGreaterThanOrEqual(3);
    });
  });

  // Name and sign tell them apart as well; at night red and brown are near to each other.
  it('tells the dice of the three characters apart by day, for every eye', () => {
    const { least, pair } = closest(
      ['d-pilgrim', 'd-merchant', 'd-artist'].map((die) => colorOf(drawn.light, die)),
    );
    expect(least, pair).toBeGreaterThanOrEqual(13);
  });
});

/** What may be typed at a decision, undo, saving and resuming. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tokaido } from '../../test/command.ts';
import type { Answer, Played } from '../../test/player.ts';
import { anyNumber, openNumbers, player } from '../../test/player.ts';
import type { PlayFlags } from './command.ts';
import { play } from './command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokaido-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Without tiles, and with a seed by which the person leaves first: the bots have no say in what is seen. */
const FIRST: PlayFlags = { variants: 'initiation', seed: 'hakone' };

const save = () => join(folder, 'game.txt');
const read = () => readFileSync(save(), 'utf8');

async function played(answer: Answer, flags: PlayFlags = {}): Promise<Played> {
  const person = player(answer);
  const start = flags.resume === undefined ? { seed: 'fuji', level: 'pilgrim', save: save() } : {};
  expect(await play({ lang: 'en', ...start, ...flags }, person)).toBe(0);
  return person;
}

/** Types these lines one after the other, then leaves. */
const lines =
  (...typed: string[]): Answer =>
  (_screen, count) =>
    typed[count] ?? 'q';

/** The number of the first open row whose line has this in it. */
function numberOf(screen: string, text: string): string {
  const open = openNumbers(screen);
  const found = open.find((n) =>
    screen.split('\n').some((line) => new RegExp(`^ +${n}  .*${text}`).test(line)),
  );
  return String(found ?? '');
}

describe('keys', () => {
  it('each has its page, and none of them changes the game', async () => {
    const person = await played(lines('1', '?', 'h', 'j', 'j 1', 'c', 'd', 'm', 's', 'help', ''));
    const quiet = read();
    const text = person.all();
    for (const part of [
      'stands there',
      'Advice, not a rule',
      'Journal, page 1',
      'Collections',
      'What is left',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of ['The road', 'Saved to', 'What you can type', '--resume'])
      expect(text).toContain(part);
    rmSync(save());
    await played(lines('1'));
    expect(read()).toBe(quiet);
  });

  it('? gives the reason of every closed choice, ? 5 that of one, and a closed number says the same', async () => {
    const any = anyNumber(2);
    let closed: readonly [number: string, name: string, why: string] | null = null;
    let asked: string[] = [];
    const person = await played((screen, count) => {
      if (closed !== null) return asked.shift() ?? 'q';
      const [, number, name = '', why = ''] =
        /^ *\((\d+)\) \S (\S+).* {2,}(\S.* stands there\.)$/m.exec(screen) ?? [];
      if (number === undefined) return any(screen, count);
      closed = [number, name, why];
      asked = [`? ${number}`, `?${number}`, number, '? 99'];
      return '?';
    });
    const [number, name, why] = closed ?? ['', '', ''];
    const [all, one, glued, typed, none] = person.screens.slice(-5);
    for (const screen of [all, one, glued]) expect(screen).toContain(`${number}. ${name}`);
    for (const screen of [all, one, glued, typed]) expect(screen).toContain(why);
    expect(typed).toContain(`${name}: `);
    expect(none).toContain('There is no choice 99');
  });

  it('bad input loses nothing', async () => {
    const rubbish = [
      '',
      'x',
      '0',
      '99',
      '-1',
      '1 2',
      '1,99',
      '?x',
      'j 999',
      '🗻',
      'constructor',
      '1 1 1 9',
      'eat soba',
    ];
    const calm = anyNumber(3);
    await played(calm);
    const wanted = read();
    rmSync(save());
    const wild = anyNumber(3);
    let shown = '';
    await played((screen, count) => {
      if (screen.includes('──') || shown === '') shown = screen;
      if (screen.includes('Another game')) return 'n';
      return rubbish[count % (rubbish.length + 1)] ?? wild(shown, count);
    });
    expect(read()).toBe(wanted);
  });
});

describe('a shop', () => {
  /** Goes to the shop and types what `then` says there. */
  const atShop = (...then: string[]): Answer => {
    let at = -1;
    return (screen) => {
      if (screen.includes('What do you buy?')) at = 0;
      if (at >= 0) return then[at++] ?? 'q';
      return numberOf(screen, 'Village');
    };
  };
  const shopping = async (...then: string[]) =>
    (await played(atShop(...then), FIRST)).all().replaceAll(/\s+/g, ' ');

  it('several numbers buy several things, with the total first', async () => {
    const text = await shopping('1 2', '');
    expect(text).toMatch(/together: \+\d+p −\d+c\. Enter takes them/);
    expect(text).toMatch(/You buy \S+ and \S+ for \d coins/);
  });

  it('after the total other numbers may be typed', async () => {
    expect(await shopping('1 2', '1')).toMatch(/You buy \S+ for \d coin/);
  });

  it('things that cannot go together are refused', async () => {
    const text = await shopping('1 4', '1 9');
    expect(text).toContain('These cannot be chosen together');
    expect(text).toContain('There is no choice 9');
    expect(text).not.toContain('You buy');
  });
});

describe('undo', () => {
  it('goes back to the last decision while nothing has come to light', async () => {
    const before: string[] = [];
    const person = await played((screen) => {
      if (screen.includes('undone')) return 'q';
      if (screen.includes('How many coins')) return 'u';
      before.push(read());
      return numberOf(screen, 'Temple');
    }, FIRST);
    expect(person.screens.at(-1)).toContain('Your turn.');
    expect(read()).toBe(before[0]);
  });

  it('does not go behind a card that was drawn', async () => {
    const person = await played((screen) => {
      if (screen.includes('No undo')) return 'q';
      return screen.includes('What do you buy?') ? 'u' : numberOf(screen, 'Village');
    }, FIRST);
    expect(person.screens.at(-1)).toContain('brought something to light');
  });

  it('does not go behind what somebody else has done, nor before the start', async () => {
    const person = await played(lines('u', '1', 'u'));
    expect(person.screens[1]).toContain('nothing has been decided yet');
    expect(person.screens[3]).toMatch(/No undo: \w+ has acted since/);
  });

  it('does not go behind a menu that only the person has seen', async () => {
    const person = await played((screen) => {
      if (screen.includes('No undo')) return 'q';
      if (screen.includes('What do you eat?')) return 'u';
      if (screen.includes('Who will')) return '1';
      return numberOf(screen, 'Inn') || '1';
    });
    expect(person.screens.at(-1)).toContain('brought something to light');
  });
});

describe('save and resume', () => {
  it.each([
    ['base', {}],
    ['boxes', { boxes: 'crossroads,matsuri', players: 3 }],
    ['duo', { game: 'duo' }],
  ] satisfies [string, PlayFlags][])('a game in pieces is the same game: %s', async (_name, flags) => {
    await played(anyNumber(5), flags);
    const whole = read();
    rmSync(save());
    const answer = anyNumber(5);
    let pieces = 0;
    const inPieces = (): Answer => {
      let typed = 0;
      return (screen, count) => (typed++ === 4 ? null : answer(screen, count));
    };
    await played(inPieces(), flags);
    while (!/^result /m.test(read())) {
      await played(inPieces(), { resume: save() });
      pieces++;
    }
    expect(pieces).toBeGreaterThan(1);
    expect(read()).toBe(whole);
  });

  it('a record is a save: replay and verify read it', async () => {
    await played(lines('1', '1'));
    expect(tokaido(['verify', save()]).code).toBe(0);
    expect(tokaido(['replay', save()]).out).toContain('The line-up');
  });

  it('an existing file is not written over', async () => {
    writeFileSync(save(), 'precious');
    const { code, err } = tokaido(['play', '--save', save()]);
    expect([code, err]).toEqual([2, expect.stringMatching(/^tokaido: .*is there already.*\n$/)]);
    expect(read()).toBe('precious');
  });

  it('a rematch has a file of its own', async () => {
    const again = anyNumber(1);
    let games = 0;
    await played((screen, count) => {
      if (!screen.includes('Another game')) return again(screen, count);
      return games++ === 0 ? 'y' : 'n';
    });
    expect(existsSync(join(folder, 'game-2.txt'))).toBe(true);
  });

  it('Ctrl-C or the end of the input saves and says how to go on', () => {
    const { code, out } = tokaido(['play', '--seed', 'fuji', '--save', save()], '1\n');
    expect(code).toBe(0);
    expect(out).toContain(`npx tokaido play --resume ${save()}`);
    expect(read()).toContain('choose ');
  });
});

const underRules = (version: number) => (text: string) =>
  text.replace(/^game tokaido \d+$/m, `game tokaido ${version}`);

/** How a save may be spoilt, and what the one line says. */
const SPOILT: readonly (readonly [string, (text: string) => string, string])[] = [
  ['not a save', () => 'hello', 'line 1'],
  ['a bare record', (text) => text.replaceAll(/^#.*\n/gm, ''), 'it does not say who plays'],
  ['an unknown level', (text) => text.replace('level=pilgrim', 'level=shogun'), 'shogun'],
  ['another phrase', (text) => text.replace('phrase fuji', 'phrase edo'), 'seed'],
  ['a seat that is not there', (text) => text.replace('seat=1', 'seat=9'), 'no seat 9'],
  ['another card', (text) => text.replace(/> (\w+)/, '> naiade'), 'naiade'],
  ['a move that cannot be', (text) => `${text}travel 54\n`, 'travel 54'],
  ['an unknown game', (text) => text.replace(/^game tokaido/m, 'game chess'), 'unknown game'],
  ['older rules', underRules(1), 'before program 0.1.0'],
  ['newer rules', underRules(9), 'update the program'],
];

describe('a damaged save: one clear line, exit code 2', () => {
  it.each(SPOILT)('%s', async (_name, spoil, says) => {
    await played(lines('1'));
    writeFileSync(save(), spoil(read()));
    const { code, out, err } = tokaido(['play', '--resume', save()]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^tokaido: .*\n$/);
    expect(err).toContain(says);
  });
});

describe('bad usage: one clear line, exit code 2', () => {
  it.each([
    [['--level', '9'], '1 pilgrim'],
    [['--seat', '5'], 'seats are 1 to 4'],
    [['--players', '1'], '2 to 5'],
    [['--boxes', 'matsuri'], 'crossroads'],
    [['--game', 'duo', '--players', '3'], 'two players'],
    [['--resume', 'no-such-file'], 'no such file'],
    [['--resume', 'no-such-file', '--players', '3'], '--players is settled'],
    [['--save', '/dev/null/x/game.txt'], 'cannot save'],
  ])('%j', (args, says) => {
    const { code, out, err } = tokaido(['play', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^tokaido: .*\n$/);
    expect(err).toContain(says);
  });
});

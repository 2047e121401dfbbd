import type { Result } from '@tokaido/kernel';
import { Actions, FastChance, fail, ok } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { begin } from '../../test/tables.ts';
import { AT_ONCE } from '../bot.ts';
import { identityOf } from '../league/entrant.ts';
import { botFor, gameKnowledge } from '../strategies/registry.ts';
import type { NetFile } from './net-files.ts';
import { netFileBots, netFileOf, netFileReader } from './net-files.ts';
import { NET_TASKS, NET_WEIGHTS } from './nets-at-start.ts';
import type { WeightsFile } from './weights.ts';

function weights(id: string): WeightsFile {
  const file = NET_WEIGHTS.get(id);
  if (file === undefined) throw new Error(`no net ${id}`);
  return file;
}

/** Any net of Tokaido that comes with the game, and a table that it was trained at. */
const ID = [...NET_WEIGHTS.keys()].find((id) => id.startsWith('tokaido')) ?? '';
const TASK = NET_TASKS.get(ID)?.();
const TABLE = TASK?.game.rules.optionWords(TASK.tables[0]) ?? '';

const NET = weights(ID);
const FILES: Readonly<Record<string, string>> = {
  'tokaido.json': JSON.stringify(NET),
  'duo.json': JSON.stringify(weights('duo')),
  'old.json': JSON.stringify({ ...NET, schema: '00000000' }),
  'next.json': JSON.stringify({ ...NET, format: 99 }),
  'cut.json': JSON.stringify({ ...NET, weights: NET.weights.slice(0, 4000) }),
  'odd.json': JSON.stringify({ ...NET, biases: `${NET.biases.slice(0, -8)}!!!!????` }),
  'poem.txt': 'an old silent pond',
  'list.json': '[]',
  'few.json': '{"format": 1, "about": "nothing"}',
};

const read = (file: string): Result<string> =>
  FILES[file] === undefined ? fail(`cannot read ${file}`) : ok(FILES[file]);
const nets = netFileReader(read);
const bots = netFileBots(nets);

function netOf(file: string): NetFile {
  const net = nets(file);
  if (!net.ok) throw new Error(net.error);
  return net.value;
}

function errorOf(words: string): string {
  const found = bots.read(words);
  return found === null || found.ok ? '' : found.error;
}

function misfit(file: string, game: string, options: string): string | null {
  const known = gameKnowledge(game).game;
  const parsed = known.rules.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.error);
  return bots.misfit?.(`net=${file}`, known, parsed.value) ?? null;
}

describe('a net from a file', () => {
  it('plays like the same net that comes with the game', () => {
    const maker = bots.read('net=tokaido.json');
    if (!maker?.ok) throw new Error('no bot');
    const { known, s } = begin('tokaido', TABLE, new FastChance(5));
    const own = maker.value('tokaido', 1, AT_ONCE);
    const shipped = botFor('net', 'tokaido', 1);
    const rng = new FastChance(6);
    const legal = new Actions();
    let choices = 0;
    for (let open = known.game.legal(s, legal); open > 0; open = known.game.legal(s, legal)) {
      const view = known.game.observe(s, known.game.rules.frames.seat(s));
      const action = own.decide(view);
      expect(action).toBe(shipped.decide(view));
      if (open > 1) choices++;
      known.game.play(s, action, { chance: rng, tell: null });
    }
    expect(choices).toBeGreaterThan(30);
  });

  it('is asked for with or without search, and with a budget', () => {
    for (const words of ['net=duo.json', 'net-rollouts=duo.json', 'net-rollouts=duo.json:250']) {
      expect(netFileOf(words)).toBe('duo.json');
      expect(bots.read(words)?.ok, words).toBe(true);
    }
    expect(netFileOf('net-rollouts=duo.json@100')).toBe('duo.json');
    for (const words of ['net', 'net-rollouts:250', 'exec:net=duo.json', 'uct=duo.json']) {
      expect(netFileOf(words)).toBeNull();
      expect(bots.read(words)).toBeNull();
    }
  });

  it('is refused at tables of another game, another number of players or boxes that it does not know', () => {
    expect(misfit('tokaido.json', 'tokaido', TABLE)).toBeNull();
    expect(misfit('tokaido.json', 'tokaido', `${TABLE} variations=preparations`)).toBeNull();
    const other = TASK?.seats === 5 ? 4 : 5;
    expect(misfit('tokaido.json', 'tokaido', `players=${other}`)).toBe(
      `the net tokaido.json is for ${ID}, not for tokaido players=${other}`,
    );
    expect(misfit('tokaido.json', 'duo', 'board=reconstructed-1')).toContain('not for duo');
    expect(misfit('duo.json', 'duo', 'board=reconstructed-1 first=green')).toBeNull();
    expect(misfit('duo.json', 'tokaido', 'players=2')).toContain('is for duo');
  });

  it('knows the boxes that it was trained with', () => {
    for (const [id, file] of NET_WEIGHTS) {
      const task = NET_TASKS.get(id)?.();
      if (task === undefined || id === 'duo') continue;
      const bot = netFileBots(netFileReader(() => ok(JSON.stringify(file))));
      const at = (boxes: readonly string[]) =>
        bot.misfit?.('net=x', task.game, { players: task.seats, boxes, variations: [] }) ?? null;
      const trained = new Set(task.tables.flatMap((table) => (table as { boxes: string[] }).boxes));
      expect(at([...trained]), id).toBeNull();
      for (const box of ['crossroads', 'new-encounters']) {
        if (!trained.has(box)) expect(at([...trained, box]), id).toContain(box);
      }
    }
  });

  it('is refused with a sentence if it cannot be used', () => {
    expect(errorOf('net=absent.json')).toBe('cannot read absent.json');
    for (const file of ['poem.txt', 'list.json', 'few.json']) {
      expect(errorOf(`net=${file}`)).toBe(
        `${file} is no net: it must be a file that the trainer has written`,
      );
    }
    expect(errorOf('net=old.json')).toContain('trained on other features (schema 00000000)');
    expect(errorOf('net=next.json')).toContain('unknown format');
    for (const file of ['cut.json', 'odd.json']) expect(errorOf(`net=${file}`)).toContain('is damaged');
  });

  it('has an identity of its own, whatever its file is called', () => {
    const known = gameKnowledge('duo').game;
    const options = known.rules.parseOptions('board=reconstructed-1');
    if (!options.ok) throw new Error(options.error);
    const identity = (words: string, file = 'duo.json') =>
      identityOf(
        words,
        known,
        options.value,
        netFileReader(() => read(file)),
      );
    expect(identity('net=a.json:5')).toBe(identity('net=b.json:5'));
    expect(identity('net=a.json')).not.toBe(identity('net=a.json', 'tokaido.json'));
    expect(identity('net')).toBe(`net#${netOf('duo.json').fingerprint}`);
    expect(identity('daimyo')).toBe(`daimyo#${netOf('duo.json').fingerprint}`);
    expect([identity('uct:5'), identity('exec:node x')]).toEqual(['uct:5', 'exec:node x']);
  });
});

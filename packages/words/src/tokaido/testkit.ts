/** Tables for tests: whole random games as each seat sees them, without a link or a worker. */

import type { Score } from '@tokaido/kernel';
import { Actions, FastChance, HiddenFamily, only, reaches } from '@tokaido/kernel';
import type { Event, Options, State } from '@tokaido/tokaido';
import { BOXES, DISHES, ENCOUNTERS, SOUVENIRS, TRAVELERS, tokaido } from '@tokaido/tokaido';
import '../locales/en/boxes.ts';
import '../locales/en/underway.ts';
import './box-actions.ts';
import { cardId, printed, spaceAt } from './names.ts';
import type { Line, Seen, TokaidoTurn } from './seen.ts';

const NAMES = ['Aki', 'Botan', 'Chiyo', 'Daisuke', 'Emi'];

/** Every mix of boxes, with every variation somewhere among them. */
export const MIXES: readonly Options[] = [
  { players: 2, boxes: [], variations: [] },
  { players: 3, boxes: [], variations: ['initiation', 'return-trip'] },
  { players: 5, boxes: [], variations: ['gastronomy', 'preparations'], tiles: 2 },
  { players: 4, boxes: ['crossroads'], variations: ['good-luck'] },
  { players: 2, boxes: ['crossroads'], variations: ['rare-and-precious'] },
  { players: 4, boxes: ['new-encounters'], variations: [] },
  { players: 3, boxes: ['crossroads', 'promo-travelers'], variations: [], tiles: 3 },
  { players: 5, boxes: ['crossroads', 'matsuri'], variations: [], tiles: 'any' },
  {
    players: 2,
    boxes: ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'],
    variations: ['return-trip'],
    tiles: 'any',
  },
  {
    players: 4,
    boxes: ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'],
    variations: ['good-luck'],
    tiles: 'any',
  },
];

export function nameMix({ players, boxes, variations }: Options): string {
  return `${players} players, ${['base', ...boxes].join(' + ')}${variations.map((v) => `, ${v}`).join('')}`;
}

function seatInfo(seat: number) {
  const name = NAMES[seat] ?? '';
  const kind: 'open' | 'closed' | 'person' | 'bot' = 'person';
  const votes: number[] = [];
  return { kind, name, level: '', ready: true, standIn: false, votes, host: seat === 0 };
}

/** A table as the protocol describes it, so that clients can use it in their tests too. */
export function tableInfo(options: Options) {
  const bytes: string[] = [];
  return {
    id: 'test',
    game: 'tokaido',
    version: 1,
    options: tokaido.rules.optionWords(options),
    pace: { kind: 'none' as const },
    listed: false,
    chat: false,
    takeover: false,
    phase: 'playing' as const,
    seats: Array.from({ length: options.players }, (_, seat) => seatInfo(seat)),
    commit: '',
    bytes,
    seed: null,
    next: null,
  };
}

/** A game that is played in the test, and what each seat sees of it. */
export class TestTable {
  readonly info: ReturnType<typeof tableInfo>;
  readonly s: State;
  readonly rng: FastChance;
  private told: (readonly [Event, number])[] = [];
  private n = 0;

  constructor(options: Options, seed: number) {
    this.info = tableInfo(options);
    this.rng = new FastChance(seed);
    this.s = tokaido.setup(options, this.dealer());
  }

  private dealer() {
    return { chance: this.rng, tell: (event: Event, to: number) => this.told.push([event, to]) };
  }

  get over(): boolean {
    return tokaido.isOver(this.s);
  }

  /** The seat that must decide; −1 when the game is over. */
  get turn(): number {
    return tokaido.pending(this.s)?.seat ?? -1;
  }

  get scores(): readonly Score[] {
    return tokaido.scores(this.s);
  }

  seen(me: number): Seen<TokaidoTurn & { readonly undo: boolean }> {
    const view = tokaido.observe(this.s, me);
    const pending = tokaido.pending(this.s);
    const mine = pending !== null && pending.seat === me;
    const actions = new Actions();
    if (mine) tokaido.legal(this.s, actions);
    return {
      me,
      view,
      s: tokaido.fromView(view),
      turn: pending === null ? null : { ...pending, undo: false },
      mine,
      legal: actions.toArray().map((action) => tokaido.rules.describe(action)),
    };
  }

  /** Plays an action of whoever must decide. */
  act(words: string): void {
    const action = tokaido.rules.parse(words);
    if (action === null) throw new Error(`no action: ${words}`);
    const actions = new Actions();
    tokaido.legal(this.s, actions);
    if (!actions.has(action)) throw new Error(`closed: ${words}`);
    tokaido.play(this.s, action, this.dealer());
  }

  /** What happened since it was last asked, as a seat may know it: one line of the journal. */
  line(me: number, seat: number): Line {
    const events = this.told.flatMap(([event, to]) => (reaches(to, me) ? [event] : []));
    return { n: this.n, seat, kind: this.n === 0 ? 'begin' : 'act', by: 'person', events };
  }

  turnPage(): void {
    this.told = [];
    this.n++;
  }
}

const SUPPLY = 0;
/** Where the hands begin among the piles of amulets. */
const HANDS = 2;

/** The first to move is this traveler, with coins enough and Devotion in hand. */
export function withDevotion(traveler: string): TestTable {
  const boxes = ['crossroads', 'promo-travelers'];
  const table = new TestTable({ players: 3, boxes, variations: [], tiles: 'any' }, 1);
  for (let seen = table.seen(table.turn); seen.turn?.decision !== 'travel'; seen = table.seen(table.turn))
    table.act(seen.legal.at(-1) ?? '');
  const { s } = table;
  const p = s.all[table.turn];
  const amulets = tokaido.rules.layout.families.find(({ name }) => name === 'amulets');
  if (p === undefined || !(amulets instanceof HiddenFamily)) throw new Error('no place for an amulet');
  p.traveler = TRAVELERS.findIndex(({ id }) => id === traveler);
  p.coins = 9;
  const devotion = BOXES.get('crossroads')?.cards.amulet?.indexOf('devotion') ?? -1;
  amulets.move(s.m, SUPPLY, HANDS + p.seat, devotion, only(p.seat));
  return table;
}

/** Walks to the next stop of a kind and does there what is said. */
export function walkTo(table: TestTable, stop: string, ...actions: readonly string[]): void {
  const { s, legal } = table.seen(table.turn);
  const at = (words: string) => spaceAt(s, printed(s, Number(words.split(' ')[1])));
  for (const words of [legal.find((each) => at(each) === stop) ?? '', ...actions]) table.act(words);
}

/** Leads to the rarest decisions: a pledge among several purchases, a collection, a second roll. */
const EAGER =
  /^(choose (rakuren|iyasaka|yoshiyasu|sasayakko)|option (collection|amulet|gaming-room)|amulet devotion|use devotion|collect(-legend)? \w+ \w+|buy \w+ \w+|festival (o-bon|gion|o-tsukimi|hadaka))/;

/** A player who does what has been done least, so that few games meet everything. */
export class Curious {
  private readonly done = new Map<string, number>();

  pick(all: readonly string[], rng: FastChance): string {
    const eager = all.filter((words) => EAGER.test(words));
    const legal = eager.length > 0 && rng.below(2) === 0 ? eager : all;
    const count = (words: string) => this.done.get(words) ?? 0;
    const least = Math.min(...legal.map(count));
    const rarest = legal.filter((words) => count(words) === least);
    const chosen = rarest[rng.below(rarest.length)] ?? '';
    this.done.set(chosen, least + 1);
    return chosen;
  }
}

/** Ids that never are words of a sentence. */
const IDS = new Set([
  ...DISHES,
  ...SOUVENIRS,
  ...TRAVELERS.map(({ id }) => id).filter((id) => id !== 'nobody'),
  ...ENCOUNTERS.map(({ id }) => id),
  ...Array.from({ length: 6 }, (_, card) => cardId('crossroads', 'legend', card)),
  ...Array.from({ length: 20 }, (_, card) => cardId('matsuri', 'festival', card)),
]);

/** What is wrong with a text that people read; empty when nothing is. */
export function faults(text: string): string[] {
  const found: string[] = [];
  if (text.trim() === '') found.push('empty');
  if (/[{}]|undefined|null|NaN|\[object/.test(text)) found.push('not filled in');
  if (/ {2}|\.\.|!/.test(text)) found.push('spaces or marks');
  for (const word of text.match(/[\p{L}-]+/gu) ?? []) if (IDS.has(word)) found.push(`raw id ${word}`);
  if (/(^|\s)[a-z]+-[a-z]+/.test(text)) found.push('raw id with a hyphen');
  return found;
}

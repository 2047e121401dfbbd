/** What a move or a choice brings, in a sentence, and what the button that takes it says. */

import type { Event } from '@tokaido/duo';
import { CHARACTERS, ICONS } from '@tokaido/duo';
import { list, paragraph, t } from '@tokaido/words';
import { forecast, sayAction, sideName } from '@tokaido/words/duo';
import { boutiqueAt, holdingsOf, waveSides } from '../boards/holdings.ts';
import type { Seen } from '../model.ts';
import { targetOf } from '../targets.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf } from './outcome.ts';

/** Empty where nothing comes of it. */
export function sayOutcome(seen: Seen, action: string): string {
  const outcome = outcomeOf(seen, action);
  const said = [doneThere(seen, outcome), ...outcome.events.map((event) => sayEffect(seen, event))];
  const text = paragraph(said.filter((part) => part !== ''));
  return text === '' && targetOf(action) !== null ? nothingThere(seen, action, outcome) : text;
}

/** What is done at the place, before its effects. */
function doneThere(seen: Seen, { next, best }: Outcome): string {
  if (next === null) return '';
  const waves = next.legal.filter((words) => words.startsWith('wave '));
  if (waves.length > 0)
    return t('duo.bar.wave', {
      waves: list(
        waves.map((words) => waveOf(seen, words)),
        'or',
      ),
    });
  const [verb = '', count = '', object = ''] = (best ?? '').split(' ');
  if (verb === 'sell') return sayWares(seen, next, Number(count), object);
  if (verb === 'draw') return sayDraw(next, Number(count));
  if (verb === 'paint') return t('duo.bar.paint', { n: Number(count) });
  return '';
}

function waveOf(seen: Seen, words: string): string {
  const character = (CHARACTERS as readonly string[]).indexOf(words.slice('wave '.length));
  return sideName(character, waveSides(seen)[character] ?? 0);
}

function sayWares(seen: Seen, next: Seen, n: number, ware: string): string {
  const town = next.s.players[seen.me]?.merchant ?? -1;
  const value = boutiqueAt(seen, town)?.value ?? 0;
  return t('duo.bar.sell', { wares: t('duo.wares', { ware, n }), value });
}

function sayDraw(next: Seen, n: number): string {
  const { wares, places } = holdingsOf(next, next.me);
  const room = places - wares.reduce((sum, count) => sum + count, 0);
  return room < n ? t('duo.bar.draw.room', { n, room }) : t('duo.bar.draw', { n });
}

/** A place where nothing can be done: what it is for. */
function nothingThere(seen: Seen, action: string, { next }: Outcome): string {
  const { note } = sayAction(action, seen);
  const ware = next === null && note !== undefined ? note : '';
  return ware === '' ? t('duo.bar.nothing') : t('duo.bar.nothing.here', { note: ware });
}

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Effects = { readonly [T in Event['type']]?: (event: Told<T>, seen: Seen) => string };

const EFFECTS: Effects = {
  temple: ({ slot }, { s }) => t('duo.bar.temple', { slot, of: s.island.board.temple.length }),
  garden: ({ slot }, { s }) => t('duo.bar.garden', { slot, of: s.island.board.garden.length }),
  coins: ({ coins }) => (coins > 0 ? t('duo.bar.coins', { n: coins }) : ''),
  slab: ({ slabs }) => t('duo.bar.slab', { n: slabs }),
  'spring-taken': () => t('duo.bar.spring'),
  gifted: ({ icon, gifts }) => t('duo.bar.gift', { icon: ICONS[icon] ?? '', n: gifts }),
  'last-turn': () => t('duo.bar.last'),
};

function sayEffect(seen: Seen, event: Event): string {
  const say = EFFECTS[event.type] as ((event: Event, seen: Seen) => string) | undefined;
  return say?.(event, seen) ?? '';
}

/** My points before and after an action with the best choice that follows it. */
export function pointsAfter(seen: Seen, action: string): readonly [before: number, after: number] {
  const before = holdingsOf(seen, Math.max(0, seen.me)).total;
  const { after } = outcomeOf(seen, action);
  if (after !== null && seen.me >= 0) return [before, holdingsOf(after, seen.me).total];
  return [before, before + forecast(seen, action).points[0]];
}

/** `+7`; empty where no points come. */
export function sayPoints(seen: Seen, action: string): string {
  const [before, after] = pointsAfter(seen, action);
  return after === before ? '' : t('duo.bar.points', { n: after - before });
}

const COMMIT = {
  sell: 'duo.bar.go.sell',
  draw: 'duo.bar.go.draw',
  paint: 'duo.bar.go.paint',
  gift: 'duo.bar.go.gift',
} as const;

const VISITS: Readonly<Record<string, 'temple' | 'garden' | 'coins' | 'spring'>> = {
  temple: 'temple',
  garden: 'garden',
  coins: 'coins',
  'spring-taken': 'spring',
};

/** What a station gives: temple, garden, coins or spring; null for nothing of that. */
export function visitOf(seen: Seen, action: string): 'temple' | 'garden' | 'coins' | 'spring' | null {
  const { events } = outcomeOf(seen, action);
  return events.map(({ type }) => VISITS[type]).find((name) => name !== undefined) ?? null;
}

/** What the button says that takes an action: what follows from it. */
export function commitWord(action: string, seen: Seen): string {
  if (targetOf(action) === null) return t(action === 'pass' ? 'duo.bar.keep' : 'table.do');
  const { next, best } = outcomeOf(seen, action);
  if (next?.legal.some((words) => words.startsWith('wave ')) === true) return t('duo.bar.go.wave');
  if (best === 'visit') {
    const visit = visitOf(seen, action);
    return t(visit === null ? 'duo.bar.go' : `duo.bar.go.${visit}`);
  }
  const [verb = ''] = (best ?? '').split(' ');
  return t(verb in COMMIT ? COMMIT[verb as keyof typeof COMMIT] : 'duo.bar.go');
}

/** What is always in sight on the road: the festival, the order of march, one's own purse and collection. */

import { members } from '@tokaido/kernel';
import type { Player, State } from '@tokaido/tokaido';
import { BOXES } from '@tokaido/tokaido';
import { capital } from '../../sentences.ts';
import type { Fact, Seen } from '../face.ts';
import type { Ink } from '../ink.ts';
import { amounts, mark } from '../ink.ts';
import { askedOf } from './candidates.ts';
import { FESTIVALS, named } from './cards.ts';
import { collectionFacts } from './collection.ts';
import { inns, isReturning, march, nameOf } from './road.ts';

export function title({ s, me, pending }: Seen<State>): string {
  const leg = Math.min(4, inns(s).filter((inn) => inn <= s.all[me].position).length);
  const way = isReturning(s) ? 'to Kyoto' : 'to Edo';
  if (pending.decision === 'choose') return 'Before the journey';
  const inn = inns(s).indexOf(s.all[me].position);
  if (inn > 0 && pending.decision !== 'travel')
    return `At inn ${inn + 1} of 5, your turn as ${nameOf(s, me)}`;
  return `Leg ${leg} of 4 on the road ${way}, your turn as ${nameOf(s, me)}`;
}

export function facts(seen: Seen<State>, ink: Ink): Fact[][] {
  const { s, me } = seen;
  if (s.all[me].traveler === 0 && seen.pending.decision === 'choose') return [];
  return [...festivals(s, ink), marching(s, me, ink), collectionFacts(seen, me, ink)];
}

/** The festivals in force. */
function festivals(s: State, ink: Ink): Fact[][] {
  // Without the box the state ends before the field.
  const ids = members(s.festivals ?? 0).map((card) => BOXES.get('matsuri')?.cards.festival?.[card] ?? '');
  return ids.map((id) => {
    const { name, does } = named(FESTIVALS, id);
    return [
      { short: `${ink.tint('red', '❖')} ${name}: ${does}`, full: `Festival in force: ${name}, ${does}.` },
    ];
  });
}

function marching(s: State, me: number, ink: Ink): Fact[] {
  return march(s).map((p, i) => {
    const name = p.seat === me ? 'You' : nameOf(s, p.seat);
    const purse = p.seat < s.players ? ` ${amounts(ink, p.points, p.coins)}` : '';
    const short = `${mark(ink, p.seat, s.players)}${name}${purse}`;
    const place = i === 0 ? 'Last on the road, so the next to move' : `Number ${i + 1} from behind`;
    return { short: p.seat === me ? ink.bold(short) : short, full: `${place}: ${name}${spoken(p, s, ink)}.` };
  });
}

function spoken(p: Player, s: State, ink: Ink): string {
  return p.seat < s.players ? `, ${amounts(ink, p.points, p.coins)}` : '';
}

export const QUESTIONS: Readonly<Record<string, string>> = {
  choose: 'Who will you be?',
  travel: 'Where do you go?',
  buy: 'What do you buy? (several numbers buy several things)',
  collect: 'What do you buy? (several numbers buy several things)',
  give: 'How much do you give to the temple?',
  donate: 'How much do you give to the temple?',
  keep: 'Whom do you meet?',
  invite: 'Whom do you meet?',
  panorama: 'Which panorama do you paint?',
  eat: 'What do you eat?',
  treat: 'A meal is offered to you. Do you take it?',
  option: 'What do you do here?',
  pledge: 'Whose coins go to the temple?',
  leave: 'When do you leave the inn?',
  roll: 'Do you keep the roll?',
  luck: 'An amulet before you leave?',
  bet: 'Do you bet?',
  amulet: 'Which amulet do you take?',
  calligraphy: 'Which calligraphy do you take?',
  legend: 'Which legendary object do you buy?',
  festival: 'Which festival is held?',
  meet: 'An encounter before the bath?',
  publish: 'Which calligraphy do you lay open for all?',
  rest: 'You lead. Do you go on or rest?',
};

export function question(seen: Seen<State>): string {
  const asked = askedOf(seen);
  if (asked.decision === 'travel' && asked.details.mover !== seen.me)
    return 'Where does the neutral traveler go?';
  if (asked.decision === 'roll') return `The die shows ${asked.details.face}. Do you keep the roll?`;
  if (asked.decision === 'travel' && seen.s.joining) return 'Whom do you join?';
  return QUESTIONS[asked.decision] ?? `${capital(asked.decision)}: pay a coin?`;
}

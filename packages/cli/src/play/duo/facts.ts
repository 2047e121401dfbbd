/** What is always in sight in Duo: the dice, the tokens, and both players' boards in a few lines. */

import type { Player, State } from '@tokaido/duo';
import { CHARACTERS, commerce, culture, faith, ICONS, stored, WARES, WAVES } from '@tokaido/duo';
import { capital, listed } from '../../sentences.ts';
import type { Fact, Seen } from '../face.ts';
import type { Ink } from '../ink.ts';
import { amounts, mark } from '../ink.ts';
import { areaName, colorName, stationName, townName } from './places.ts';

export const PLAYERS = 2;

export function title({ s, me }: Seen<State>): string {
  const last = s.ending === 0 ? '' : ', the last one';
  return `Turn ${s.turn}${last}, your choice as ${colorName(me)}`;
}

export function facts(seen: Seen<State>, ink: Ink): Fact[][] {
  const { me } = seen;
  return [[dice(seen), ...tokens(seen)], ...[me, 1 - me].flatMap((seat) => board(seen, seat, ink))];
}

function dice({ view, s }: Seen<State>): Fact {
  const values = view.table.dice as readonly number[];
  const left = values.flatMap((value, i) => (value === 0 ? [] : [`${CHARACTERS[i]} ${value}`]));
  const who = colorName(s.roller);
  return {
    short: `dice: ${left.join(', ') || 'none'} (${who} rolled)`,
    full: `Dice left: ${listed(left)}, rolled by ${who}.`,
  };
}

/** Who holds the wave tiles and the hot spring. */
function tokens({ view, s, me }: Seen<State>): Fact[] {
  const holders = view.table.waveHolders as readonly number[];
  const sides = view.table.waveSides as readonly number[];
  const holder = (h: number) => (h === 0 ? 'the board' : h - 1 === me ? 'you' : colorName(h - 1));
  const held = [
    ...holders.map((h, i) => [WAVES[i]?.[sides[i]] ?? '', h] as const),
    ['hot spring', s.spring] as const,
  ];
  return held.flatMap(([name, h]) =>
    h === 0 ? [] : [{ short: `${name}: ${holder(h)}`, full: `${capital(name)} is with ${holder(h)}.` }],
  );
}

/** A player's boards: two lines for the eye. */
function board(seen: Seen<State>, seat: number, ink: Ink): Fact[][] {
  const { s, me } = seen;
  const p = s.players[seat];
  const who = seat === me ? `You (${colorName(seat)})` : colorName(seat);
  const points = faith(s, p) + commerce(s, p) + culture(s, p);
  const head = `${mark(ink, seat, PLAYERS)}${ink.bold(who)} ${amounts(ink, points, p.coins)}`;
  const spoken = `${who}: ${amounts(ink, points, p.coins)}.`;
  return [
    [{ short: head, full: spoken }, ...pegs(seen, p)],
    [{ short: `  at ${listed(whereabouts(s, p))}`, full: `Standing at ${listed(whereabouts(s, p))}.` }],
  ];
}

function pegs(seen: Seen<State>, p: Player): Fact[] {
  const { s } = seen;
  const fact = (short: string, full: string) => ({ short, full: `${full}.` });
  const wares = WARES.flatMap((ware, kind) => {
    const n = stored(s, p.seat, kind);
    return n === 0 ? [] : [`${n} ${ware}`];
  });
  const shown = [
    fact(`temple ${p.temple}, garden ${p.garden}`, `Temple peg at ${p.temple}, garden peg at ${p.garden}`),
    fact(`gold ${p.slabs}`, `Gold slabs: ${p.slabs}`),
    fact(`wares ${wares.join(' ') || 'none'}`, `Wares: ${listed(wares)}`),
    fact(`gifts ${p.gifted}`, `Paintings given away: ${p.gifted}`),
  ];
  const paintings = turned(seen, p);
  if (paintings.length > 0)
    shown.push(
      fact(`to give: ${paintings.join(' ')}`, `Paintings to give, first first: ${listed(paintings)}`),
    );
  return shown;
}

/** Painted tiles that are still there, the first to go first. */
function turned({ view }: Seen<State>, p: Player): string[] {
  const tiles = view.seats[p.seat].tiles as readonly number[];
  return tiles.slice(p.gifted, p.revealed).map((icon) => ICONS[icon - 1] ?? '?');
}

function whereabouts(s: State, p: Player): string[] {
  return [stationName(s, p.pilgrim), townName(s, p.merchant), areaName(s, p.artist)];
}

const QUESTIONS: Readonly<Record<string, string>> = {
  die: 'Which die do you take, and where does it lead?',
  again: 'Spend the hot spring token to use the die again?',
  visit: 'What does the Pilgrim do here?',
  trade: 'What does the Merchant do here?',
  keep: 'Which wares do you keep?',
  return: 'Which ware do you give back?',
  compose: 'What does the Artist do here?',
};

export function question({ pending }: Seen<State>): string {
  return QUESTIONS[pending.decision] ?? 'Your choice?';
}

/** Cards of the boxes that are worth something only later: calligraphy, amulets, scripts. */

import { HiddenFamily, popcount } from '@tokaido/kernel';
import type { Box, Player, State } from '@tokaido/tokaido';
import { ACHIEVEMENTS, BOXES, TRAVELERS, tokaido } from '@tokaido/tokaido';
import type { Weights } from './weights.ts';

const CHATTERBOX = ACHIEVEMENTS.indexOf('chatterbox');
const SILENT = {
  chance: {
    draw(): number {
      throw new Error('nothing is drawn at the end of a journey');
    },
  },
  tell: null,
};

/** What is asked of the boxes again and again. */
interface KnownBoxes {
  readonly all: readonly Box[];
  /** The bit of Crossroads. */
  readonly crossroads: number;
  /** Legendary objects that grow with every thing bought later, as a set. */
  readonly scripts: number;
  readonly amulets: HiddenFamily | null;
}

let known: KnownBoxes | null = null;

/** Asked first at a table with boxes: a browser loads them later than this file. */
function knownBoxes(): KnownBoxes {
  known ??= {
    all: [...BOXES.values()],
    crossroads: BOXES.get('crossroads')?.bit ?? 0,
    scripts: scripts(),
    amulets: amuletFamily(),
  };
  return known;
}

function amuletFamily(): HiddenFamily | null {
  const family = tokaido.rules.layout.families.find(({ name }) => name === 'amulets');
  return family instanceof HiddenFamily ? family : null;
}

export function hasCrossroads(s: State): boolean {
  return s.boxes !== 0 && (s.boxes & knownBoxes().crossroads) !== 0;
}

/** Found by asking which objects alone gain points when a souvenir lies beside them. */
function scripts(): number {
  const box = BOXES.get('crossroads');
  if (box === undefined) return 0;
  const s = tokaido.rules.wrap(new Array(tokaido.rules.layout.size).fill(0));
  const p = s.all[0];
  const worth = (legend: number, souvenirs: number) => {
    p.legends = 1 << legend;
    p.souvenirs = souvenirs;
    return box.recount(s, p);
  };
  let set = 0;
  for (const card of (box.cards.legend ?? []).keys()) if (worth(card, 1) > worth(card, 0)) set |= 1 << card;
  return set;
}

/** `mine` if the seat knows what it holds; of the others only the number of cards is known. */
export function boxCards(s: State, p: Player, left: number, mine: boolean, w: Weights): number {
  if (!hasCrossroads(s)) return 0;
  let worth = w.amulet * amuletsOf(s, p) * Math.min(1, 2 * left);
  const cards = calligraphyOf(s, p);
  if (cards > 0) worth += w.scroll * cards * left;
  worth += w.script * popcount((p.legends ?? 0) & knownBoxes().scripts) * left;
  if (mine) worth += (left > 0 ? w.scrollNow : 1) * ifItEndedNow(s, p);
  else worth += w.scroll * 2 * cards * (1 - left);
  return worth;
}

/** Calligraphy counts as people met; how many each player has is open to all. */
function calligraphyOf(s: State, p: Player): number {
  let count = 0;
  for (const box of knownBoxes().all) if (s.boxes & box.bit) count += box.moreFor(p, CHATTERBOX);
  return count;
}

/** Piles of the family: the supply, the new ones, then a hand for each seat. How many they are is public. */
function amuletsOf(s: State, p: Player): number {
  const { amulets } = knownBoxes();
  if (amulets === null) return 0;
  return amulets.size(s.m, 2 + p.seat) + (s.newOwner === p.seat ? amulets.size(s.m, 1) : 0);
}

/** What boxes and traveler would add if the journey ended here. */
function ifItEndedNow(s: State, p: Player): number {
  const traveler = TRAVELERS[p.traveler];
  const silentAtEnd = traveler.atEnd === TRAVELERS[0].atEnd;
  const shared = s.sharedCalligraphy ?? 0;
  if (calligraphyOf(s, p) === 0 && shared === 0 && silentAtEnd) return 0;
  const end = tokaido.clone(s);
  for (const box of knownBoxes().all) if (s.boxes & box.bit) box.atEnd(end, SILENT);
  traveler.atEnd(end, end.all[p.seat], SILENT);
  return end.all[p.seat].points - p.points;
}

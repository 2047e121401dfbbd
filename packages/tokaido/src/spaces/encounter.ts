/** Encounter: the top card of the deck, its effect, and then into the collection. */

import { act, EVERYBODY, HiddenFamily, lowest, members, objectOf, only, verbOf } from '@tokaido/kernel';
import { KEEP } from '../actions.ts';
import { boxesIn } from '../box.ts';
import { draw, ENCOUNTER_CARD } from '../chance.ts';
import { ENCOUNTER } from '../data/road.ts';
import { decision } from '../decisions.ts';
import { ENCOUNTER_CARDS, ENCOUNTERS } from '../encounters/deck.ts';
import type { Deal } from '../moments.ts';
import { travelerOf } from '../moments.ts';
import { CHOOSE_ENCOUNTER, ENCOUNTER_OPTION } from '../numbers.ts';
import type { Option, Parts } from '../parts.ts';
import { NOT_OFFERED, OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { always, OPTIONS, space } from './space.ts';

/** Encounter cards: the deck, the cards a traveler has drawn to keep one, and those put under the deck. */
const deck = new HiddenFamily('encounters', ENCOUNTER_CARDS, 12);
const DRAW = 0;
const DRAWN = 1;
const UNDER = 2;

export const encounter = space({
  arrive(s, p, d) {
    if (bringsSomebody(s, p)) beginEncounter(s, p, d);
  },
});

const meeting: Option = { id: 'encounter', box: 0, closed: always, take: meetOnTheRoad };

/** The deck of those cards that are in play. */
export function shuffleEncounters(s: State, cards: number): void {
  deck.reset(s.m, cards, UNDER);
}

/** What happens before any encounter, even if a calligraphy is bought instead. */
// ruling umegae-order
function beginEncounter(s: State, p: Player, d: Deal): void {
  p.meetings++;
  travelerOf(p).beforeEncounter(s, p, d);
}

/** Whether the stop has an encounter to offer: a card of the deck, or what a box sells for the coin that comes with it. */
// ruling no-card-no-gain
function bringsSomebody(s: State, p: Player): boolean {
  return (
    !isDeckEmpty(s) ||
    encounter.options.some(
      (option) => s.boxes & OPTIONS[option].box && OPTIONS[option].closed(s, p, p.coins + 1) === null,
    )
  );
}

export function isDeckEmpty(s: State): boolean {
  return nextPile(s.m) < 0;
}

/** An encounter that a power brings, away from an encounter space. */
export function meetSomebody(s: State, p: Player, d: Deal): void {
  if (isDeckEmpty(s)) return;
  beginEncounter(s, p, d);
  drawEncounter(s, p, d);
}

/** The encounter of the space, unless a box brings another. */
function meetOnTheRoad(s: State, p: Player, d: Deal): void {
  for (const box of boxesIn(s)) if (box.insteadOfEncounter(s, p, d)) return;
  drawEncounter(s, p, d);
}

/** The kinds still in the deck, each once; everybody can work that out. */
export function kindsInDeck(s: State): number[] {
  const kinds: number[] = [];
  for (let pile = 0; pile < deck.count(s.m); pile++) {
    for (const card of members(deck.cards(s.m, pile))) kinds.push(ENCOUNTER_CARDS[card]);
  }
  return [...new Set(kinds)].sort((a, b) => a - b);
}

/** Somebody looks through the deck, takes a card and shuffles the rest. */
export function pickFromDeck(s: State, p: Player, d: Deal, kind: number): void {
  const m = s.m;
  while (deck.count(m) > UNDER) {
    deck.moveAll(m, UNDER, DRAW);
    deck.close(m, UNDER);
  }
  deck.move(m, DRAW, DRAWN, deck.ofKind(m, DRAW, kind), only(p.seat));
  keep(s, p, d, kind);
}

/** Draws, keeps one card and resolves it. */
export function drawEncounter(s: State, p: Player, d: Deal): void {
  const guest = travelerOf(p);
  const m = s.m;
  for (let i = 0; i < guest.encounterDraw; i++) {
    const from = nextPile(m);
    if (from < 0) break;
    const card = deck.canonical(m, from, draw(s, d, ENCOUNTER_CARD, deck.cards(m, from)));
    deck.move(m, from, DRAWN, card, only(p.seat));
    if (from >= UNDER && deck.cards(m, from) === 0) deck.close(m, from);
  }
  const drawn = deck.size(m, DRAWN);
  if (drawn === 1) keep(s, p, d, ENCOUNTER_CARDS[lowest(deck.cards(m, DRAWN))]);
  if (drawn > 1) {
    d.tell?.({ type: 'encounters', seat: p.seat, kinds: drawnKinds(s) }, only(p.seat));
    frames.push(s, CHOOSE_ENCOUNTER, p.seat);
  }
}

/** The pile the next card comes from: the deck, then what was put under it, oldest first; −1 for none. */
function nextPile(m: readonly number[]): number {
  if (deck.cards(m, DRAW) !== 0) return DRAW;
  return deck.count(m) > UNDER ? UNDER : -1;
}

function drawnKinds(s: State): number[] {
  const kinds: number[] = [];
  for (let rest = deck.cards(s.m, DRAWN); rest !== 0; rest &= rest - 1) {
    kinds.push(ENCOUNTER_CARDS[lowest(rest)]);
  }
  return kinds;
}

function keep(s: State, p: Player, d: Deal, kind: number): void {
  deck.reveal(s.m, DRAWN, deck.ofKind(s.m, DRAWN, kind));
  p.encounters += 1 << (2 * kind);
  d.tell?.({ type: 'encounter', seat: p.seat, kind }, EVERYBODY);
  ENCOUNTERS[kind].meet(s, p, d);
}

/** Not quiet: the cards are secret, so the player is asked even if both are the same. */
// ruling yoshiyasu-order
const chooseEncounter = decision({
  name: 'keep',
  shows: [deck, DRAWN],

  legal(s, out) {
    let last = -1;
    for (let rest = deck.cards(s.m, DRAWN); rest !== 0; rest &= rest - 1) {
      const kind = ENCOUNTER_CARDS[lowest(rest)];
      if (kind !== last) out.add(act(KEEP, kind));
      last = kind;
    }
  },

  play(s, action, d, seat) {
    const m = s.m;
    const p = s.all[seat];
    const kept = deck.ofKind(m, DRAWN, objectOf(action));
    const refused = deck.cards(m, DRAWN) & ~(1 << kept);
    for (let rest = refused; rest !== 0; rest &= rest - 1) {
      deck.move(m, DRAWN, deck.open(m), lowest(rest), only(seat));
    }
    keep(s, p, d, objectOf(action));
  },

  explain: (_s, action) => (verbOf(action) === KEEP ? NOT_OFFERED : OTHER_DECISION),
});

export const encounterParts: Parts = {
  options: [[ENCOUNTER_OPTION, meeting, [ENCOUNTER]]],
  steps: [[CHOOSE_ENCOUNTER, chooseEncounter]],
  families: [deck],
};

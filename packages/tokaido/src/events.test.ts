/** Events alone tell a viewer all that is open: coins, points, places and cards. */

import type { Dealer } from '@tokaido/kernel';
import { Actions, FastChance, maskOf } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import type { Event } from './index.ts';
import { row, SEAT_AT, SPRING_POINTS, tokaido } from './index.ts';

/** What a viewer writes down of a traveler who only hears events. */
function hear(players: number) {
  return Array.from({ length: players }, () => ({
    coins: 0,
    points: 0,
    at: 0,
    souvenirs: [] as number[],
    dishes: [] as number[],
    encounters: 0,
    panoramas: [0, 0, 0],
    springs: [0, 0],
    offerings: 0,
    achievements: [] as number[],
  }));
}

function note(seats: ReturnType<typeof hear>, event: Event): void {
  if (!('seat' in event)) return;
  const seat = seats[event.seat];
  if (event.type === 'traveler') seat.coins = event.coins;
  if (event.type === 'coins') seat.coins += event.coins;
  if (event.type === 'points') seat.points += event.points;
  if (event.type === 'travel') seat.at = event.to;
  if (event.type === 'souvenir') seat.souvenirs.push(event.souvenir);
  if (event.type === 'ate') seat.dishes.push(event.dish);
  if (event.type === 'panorama') seat.panoramas[event.kind] = event.section;
  if (event.type === 'spring') seat.springs[SPRING_POINTS.indexOf(event.points)]++;
  if (event.type === 'encounter') seat.encounters += 1 << (2 * event.kind);
  if (event.type === 'achievement') seat.achievements.push(event.achievement);
  if (event.type === 'offering') {
    seat.offerings += event.coins;
    if (!event.bank) seat.coins -= event.coins;
  }
}

/** Plays a game and gives what a spectator has written down next to the truth. */
function spectate(players: number, variations: string[], seed: number) {
  const chance = new FastChance(seed);
  const seats = hear(Math.max(players, 3));
  const dealer: Dealer<Event> = {
    chance,
    tell: (event, audience) => {
      if (audience === -1) note(seats, event);
    },
  };
  const legal = new Actions();
  const s = tokaido.setup({ players, boxes: [], variations }, dealer);
  while (!tokaido.isOver(s)) {
    const count = tokaido.legal(s, legal);
    tokaido.play(s, legal.list[chance.below(Math.min(count, 5))], dealer);
  }
  const truth = s.all.slice(0, s.players).map((p) => ({
    coins: p.coins,
    points: p.points,
    at: 54,
    souvenirs: p.souvenirs,
    dishes: p.dishes,
    panoramas: [0, 1, 2].map((i) => row(p, SEAT_AT.panoramas, i)),
    encounters: p.encounters,
    springs: [0, 1].map((i) => row(p, SEAT_AT.springs, i)),
    offerings: p.offerings,
    achievements: p.achievements,
  }));
  const heard = seats.slice(0, s.players).map((seat) => ({
    ...seat,
    souvenirs: maskOf(seat.souvenirs),
    dishes: maskOf(seat.dishes),
    achievements: maskOf(seat.achievements),
  }));
  return { heard, truth };
}

test('[events.complete] a spectator who only hears events knows every collection (40 games, seeds 0 to 39)', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { heard, truth } = spectate(2 + (seed % 4), [], seed);
    expect(heard).toEqual(truth);
  }
});

test('[events.complete] the coins of Preparations are told too', () => {
  const { heard, truth } = spectate(4, ['preparations'], 1);
  expect(heard).toEqual(truth);
});

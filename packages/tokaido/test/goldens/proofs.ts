/** For each traveler, card and festival of the boxes: whether a game shows it. */

import { popcount } from '@tokaido/kernel';
import { END_ACHIEVEMENTS, tally } from '../../src/end.ts';
import type { Event } from '../../src/index.ts';
import {
  ACHIEVEMENTS,
  BOXES,
  DISH_PRICES,
  ENCOUNTERS,
  PANORAMA_LENGTHS,
  ROADS,
  SOUVENIR_PRICES,
  SPACE_NAMES,
  TRAVELERS,
  tokaido,
} from '../../src/index.ts';
import type { ReplayedGame, Step } from './replayed-game.ts';

export type Proof = (game: ReplayedGame) => boolean;

const INNS = /^travel (14|27|41)$/;
const some = (game: ReplayedGame, test: (event: Event, step: Step) => boolean): boolean =>
  game.steps.some((step) => step.events.some((event) => test(event, step)));
const did =
  (action: RegExp, traveler?: string): Proof =>
  (game) =>
    game.steps.some(
      (step) => action.test(step.action) && (traveler === undefined || step.traveler === traveler),
    );
const coinsFrom =
  (from: string): Proof =>
  (game) =>
    some(game, (event) => event.type === 'coins' && event.from === from) ||
    game.opening.some((event) => event.type === 'coins' && event.from === from);

/** Whether the traveler's own power has scored, at an action or at the end. */
const scores =
  (traveler: string, action: RegExp): Proof =>
  (game) =>
    some(
      game,
      (event, step) =>
        event.type === 'points' &&
        event.source === 'traveler' &&
        TRAVELERS[game.state.all[event.seat].traveler].id === traveler &&
        action.test(step.action),
    );

/** Two options in one stop. */
const both =
  (traveler: string, one: string, other: string): Proof =>
  (game) =>
    game.steps.some((step, at) => {
      if (step.traveler !== traveler || step.action !== `option ${one}`) return false;
      const near = game.steps.slice(Math.max(0, at - 3), at + 4).filter(({ seat }) => seat === step.seat);
      return near.some(({ action, decision }) => decision === 'option' && action === `option ${other}`);
    });

const arrives =
  (traveler: string, type: Event['type']): Proof =>
  (game) =>
    some(game, (event, step) => event.type === type && step.traveler === traveler && INNS.test(step.action));

const PRINTED = (cards: readonly number[]) => cards.reduce((sum, card) => sum + SOUVENIR_PRICES[card], 0);

const TRAVELER_PROOFS: Readonly<Record<string, Proof>> = {
  jirocho: did(/^bet yes/),
  daigoro: arrives('daigoro', 'souvenir'),
  nampo: scores('nampo', /^eat /),
  gotozaemon: coinsFrom('gotozaemon'),
  miyataka: both('miyataka', 'offering', 'amulet'),
  kita: both('kita', 'encounter', 'calligraphy'),
  kushinada: coinsFrom('kushinada'),
  mutsumi: did(/^leave first/),
  takeru: coinsFrom('takeru'),
  titia: (game) =>
    some(
      game,
      (event, step) =>
        event.type === 'bought' && step.traveler === 'titia' && event.paid < PRINTED(event.souvenirs),
    ),
  rakuren: did(/^collect(-legend)? [a-z]/),
  kamui: scores('kamui', /^eat -/),
  mari: scores('mari', /^give /),
  yashima: arrives('yashima', 'hiddenCard'),
  kidzuna: did(/^accept /, 'kidzuna'),
  chihaya: arrives('chihaya', 'spring'),
  marihito: scores('marihito', /^eat /),
  iyasaka: did(/^roll again/),
  suseri: scores('suseri', /^eat /),
  musubi: coinsFrom('musubi'),
  ayumu: (game) =>
    some(
      game,
      (event, step) =>
        event.type === 'ate' &&
        step.traveler === 'ayumu' &&
        event.paid === 1 &&
        DISH_PRICES[event.dish] === 3,
    ),
  misaki: coinsFrom('misaki'),
  eriku: did(/^accept /, 'eriku'),
  felicia: (game) => some(game, (event) => event.type === 'haggled' && event.won > 0),
  antoine: winsTie,
  naiade: (game) =>
    some(
      game,
      (event) =>
        event.type === 'panorama' &&
        event.section === PANORAMA_LENGTHS[event.kind] &&
        TRAVELERS[game.state.all[event.seat].traveler].id === 'naiade',
    ),
};

/** An achievement of the end that Antoine alone has, tied with somebody. */
function winsTie(game: ReplayedGame): boolean {
  const { state } = game;
  const players = state.all.slice(0, state.players);
  const self = players.find((p) => TRAVELERS[p.traveler].id === 'antoine');
  if (self === undefined) return false;
  return END_ACHIEVEMENTS.some(
    (achievement) =>
      (self.achievements >> achievement) & 1 &&
      players.some((p) => p !== self && tally(state, p, achievement) === tally(state, self, achievement)),
  );
}

const ids = (box: string, kind: string): readonly string[] => BOXES.get(box)?.cards[kind] ?? [];
const FESTIVALS = ids('matsuri', 'festival');

/** A festival with an event in the very step in which it began. */
const atOnce =
  (festival: string, test: (event: Event) => boolean): Proof =>
  (game) =>
    game.steps.some(
      ({ events }) =>
        events.some((event) => event.type === 'festival' && FESTIVALS[event.festival] === festival) &&
        events.some(test),
    );

const begins = (festival: string): Proof => atOnce(festival, () => true);

/** What happens while a festival lasts, from its beginning to the next inn. */
function during(game: ReplayedGame, festival: string): readonly Step[] {
  const from = game.steps.findIndex(({ events }) =>
    events.some((event) => event.type === 'festival' && FESTIVALS[event.festival] === festival),
  );
  if (from < 0) return [];
  const next = game.steps.findIndex(
    ({ events }, at) => at > from && events.some((event) => event.type === 'festivals'),
  );
  return game.steps.slice(from, next < 0 ? undefined : next);
}

const lasts =
  (festival: string, test: (event: Event, step: Step) => boolean): Proof =>
  (game) =>
    during(game, festival).some((step) => step.events.some((event) => test(event, step)));

const spaceOf = (action: string) => Number(action.split(' ')[1]);

/** Nobody stops on a single space of the kind on a leg that has one, and somebody on a double one. */
const shuts =
  (festival: string, kind: string): Proof =>
  (game) => {
    const stops = during(game, festival)
      .filter(({ action }) => action.startsWith('travel '))
      .map(({ action }) => spaceOf(action))
      .filter((to) => SPACE_NAMES[ROADS[0].space[to]] === kind);
    return stops.length > 0 && stops.every((to) => ROADS[0].places[to] === 2);
  };

const FESTIVAL_PROOFS: Readonly<Record<string, Proof>> = {
  'o-bon': did(/^donate [1-3]/),
  'tori-no-ichi': atOnce('tori-no-ichi', (event) => event.type === 'hiddenCard'),
  'hina-matsuri': atOnce('hina-matsuri', (event) => event.type === 'doll'),
  tango: atOnce('tango', (event) => event.type === 'doll'),
  hanabi: (game) =>
    begins('hanabi')(game) && game.steps.flatMap(({ events }) => events).filter(isFestival).length === 5,
  'o-fune-matsuri': atOnce('o-fune-matsuri', (event) => event.type === 'panorama'),
  'o-shogatsu': atOnce('o-shogatsu', (event) => event.type === 'coins'),
  setsubun: atOnce('setsubun', (event) => event.type === 'points'),
  tanabata: atOnce('tanabata', (event) => event.type === 'points'),
  'o-tsukimi': did(/^publish /),
  shishimai: atOnce('shishimai', (event) => event.type === 'points'),
  'cho-yo': lasts('cho-yo', (event) => event.type === 'ate' && event.paid < DISH_PRICES[event.dish]),
  'yama-no-ko': lasts(
    'yama-no-ko',
    (event, step) => event.type === 'panorama' && step.action === 'bonus yes',
  ),
  'o-taue-matsuri': lasts(
    'o-taue-matsuri',
    (event, step) => event.type === 'offering' && step.action === 'bonus yes',
  ),
  'hadaka-matsuri': did(/^meet yes/),
  'o-hanami': coinsFrom('o-hanami'),
  'gion-matsuri': did(/^invite [a-z]/),
  kamiarisai: shuts('kamiarisai', 'temple'),
  'toka-ebisu': shuts('toka-ebisu', 'shop'),
  'mura-matsuri': shuts('mura-matsuri', 'farm'),
};

function isFestival(event: Event): boolean {
  return event.type === 'festival';
}

function eachOf(names: readonly string[], proof: (id: string, at: number) => Proof): Record<string, Proof> {
  return Object.fromEntries(names.map((id, at) => [id, proof(id, at)]));
}

const kindOf = (id: string) => ENCOUNTERS.findIndex((encounter) => encounter.id === id);

/** By kind and id. */
export const PROOFS: Readonly<Record<string, Readonly<Record<string, Proof>>>> = {
  traveler: TRAVELER_PROOFS,
  festival: FESTIVAL_PROOFS,
  amulet: eachOf(ids('crossroads', 'amulet'), (id) => did(new RegExp(`^use ${id}$`))),
  calligraphy: eachOf(
    ids('crossroads', 'calligraphy'),
    (_, card) => (game) =>
      some(
        game,
        (event) => event.type === 'calligraphyScored' && event.calligraphy === card && event.points > 0,
      ),
  ),
  legend: eachOf(
    ids('crossroads', 'legend'),
    (_, card) => (game) => some(game, (event) => event.type === 'legend' && event.legend === card),
  ),
  encounter: {
    ...eachOf(
      ['itamae', 'kitoushi', 'takuhatsuso'],
      (id) => (game) => game.steps.some((step) => step.decision === id && step.action === 'pay yes'),
    ),
    saru: (game) => some(game, (event) => event.type === 'encounter' && event.kind === kindOf('saru')),
  },
  variation: {
    'good-luck': did(/^luck yes/),
    'rare-and-precious': (game) => {
      const left = popcount(game.state.amuletsInPlay ?? 0) + popcount(game.state.calligraphyInPlay ?? 0);
      return left === 2 * (game.options.players < 4 ? 4 : 5);
    },
  },
  /** Ways to set up a table. */
  table: {
    'two players': (game) => game.options.players === 2 && some(game, (event) => event.type === 'discarded'),
    'three tiles': (game) =>
      game.opening.filter((event) => event.type === 'tiles' && event.tiles.length === 3).length ===
      game.options.players,
    'every achievement': (game) => {
      const got = game.steps
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.type === 'achievement' ? [event.achievement] : []));
      return new Set(got).size === ACHIEVEMENTS.length && tokaido.isOver(game.state);
    },
  },
};

/** The golden records: for each file what it shows, and how to look for such a game. */

import { popcount } from '@tokaido/kernel';
import type { Event, Options } from '../../src/index.ts';
import {
  ACHIEVEMENTS,
  DISH_PRICES,
  ROADS,
  SOUVENIR_PRICES,
  SPACE_NAMES,
  TRAVELERS,
  tokaido,
} from '../../src/index.ts';
import { BOX_GOLDENS } from './boxes.ts';
import type { Golden, Taste } from './golden.ts';
import type { ReplayedGame, Step } from './replayed-game.ts';

const table = (players: number, ...variations: string[]): Options => ({ players, boxes: [], variations });

const spaceOf = (action: string): string => SPACE_NAMES[ROADS[0].space[Number(action.split(' ')[1])]];
const stroll: Taste = () => 0;

/** Chooses the traveler when it can, and likes stops of some kinds. */
function likes(traveler: string, ...spaces: string[]): Taste {
  return (action) => {
    if (action === `choose ${traveler}`) return 1;
    return action.startsWith('travel ') && spaces.includes(spaceOf(action)) ? 1 : 0;
  };
}

/** Never passes a shop, works on farms, buys as much as it can. */
const shopping: Taste = (action) => {
  if (/^choose (zen-emon|sasayakko|yoshiyasu)/.test(action)) return 1;
  if (action.startsWith('buy ')) return action === 'buy -' ? 0 : action.split(' ').length;
  if (action.startsWith('eat ')) return action === 'eat -' ? 1 : 0;
  if (action.startsWith('give ')) return -Number(action.split(' ')[1]);
  if (!action.startsWith('travel ')) return 0;
  const space = spaceOf(action);
  return (
    (space === 'shop' ? 100 : space === 'farm' ? 90 : space === 'inn' ? -100 : 0) -
    Number(action.split(' ')[1])
  );
};

/** Collects panoramas and meets people. */
const painting: Taste = (action) => {
  if (action === 'choose hiroshige') return 1;
  if (!action.startsWith('travel ')) return 0;
  return spaceOf(action).startsWith('panorama')
    ? 100 - Number(action.split(' ')[1])
    : spaceOf(action) === 'encounter'
      ? 50
      : 0;
};

const events = (game: ReplayedGame): Event[] => game.steps.flatMap((step) => step.events);
const some = (game: ReplayedGame, test: (event: Event, step: Step) => boolean): boolean =>
  game.steps.some((step) => step.events.some((event) => test(event, step)));

const isIntermediateInn = (action: string) => /^travel (14|27|41)$/.test(action);

/** A souvenir purchase below the printed total. */
function bargain(traveler: string): (game: ReplayedGame) => boolean {
  return (game) =>
    some(game, (event, step) => {
      if (event.type !== 'bought' || step.traveler !== traveler) return false;
      return event.paid < event.souvenirs.reduce((sum, card) => sum + SOUVENIR_PRICES[card], 0);
    });
}

const TRAVELER_GAMES: readonly Golden[] = [
  {
    name: 'traveler-hiroshige',
    shows: 'Hiroshige chooses a panorama section at two intermediate inns or more',
    options: table(3),
    taste: likes('hiroshige'),
    holds: (game) =>
      game.steps.filter(
        (step, at) => step.decision === 'panorama' && isIntermediateInn(game.steps[at - 1].action),
      ).length >= 2,
  },
  {
    name: 'traveler-chuubei',
    shows: 'Chuubei meets somebody at all three intermediate inns',
    options: table(4),
    taste: likes('chuubei'),
    holds: (game) =>
      game.steps.filter(
        (step) =>
          step.traveler === 'chuubei' &&
          isIntermediateInn(step.action) &&
          step.events.some((event) => event.type === 'encounter'),
      ).length === 3,
  },
  {
    name: 'traveler-kinko',
    shows: 'Kinko eats a meal of 1 for nothing and another one for a coin less',
    options: table(3),
    taste: likes('kinko'),
    holds: (game) =>
      some(game, (event, step) => event.type === 'ate' && step.traveler === 'kinko' && event.paid === 0) &&
      some(
        game,
        (event) => event.type === 'ate' && event.paid === DISH_PRICES[event.dish] - 1 && event.paid > 0,
      ),
  },
  {
    name: 'traveler-yoshiyasu',
    shows: 'Yoshiyasu keeps one of two encounters, and once of two equal ones',
    options: table(4),
    taste: likes('yoshiyasu', 'encounter'),
    holds: (game) =>
      game.steps.some((step) => step.decision === 'keep' && step.legal === 2) &&
      game.steps.some((step) => step.decision === 'keep' && step.legal === 1),
  },
  {
    name: 'traveler-satsuki',
    shows: 'Satsuki accepts a free meal, refuses one, and once must refuse a dish she has eaten',
    options: table(4),
    taste: likes('satsuki'),
    holds: (game) =>
      game.steps.some((step) => step.action.startsWith('accept')) &&
      game.steps.some((step) => step.action === 'refuse' && step.legal === 2) &&
      game.steps.some((step) => step.action === 'refuse' && step.legal === 1),
  },
  {
    name: 'traveler-mitsukuni',
    shows: 'Mitsukuni gains a point more for springs and for achievements',
    options: table(3),
    taste: likes('mitsukuni', 'hot-spring'),
    holds: (game) => {
      const mine = game.state.all.find((p) => TRAVELERS[p.traveler].id === 'mitsukuni');
      return (
        mine !== undefined &&
        popcount(mine.achievements) >= 2 &&
        (scoreOf(game, mine.seat).traveler ?? 0) >= 5
      );
    },
  },
  {
    name: 'traveler-sasayakko',
    shows: 'Sasayakko has the cheapest of several souvenirs for nothing',
    options: table(3),
    taste: likes('sasayakko', 'shop'),
    holds: bargain('sasayakko'),
  },
  {
    name: 'traveler-hirotada',
    shows: 'the bank adds a coin to each of two offerings of Hirotada',
    options: table(3),
    taste: likes('hirotada', 'temple'),
    holds: (game) =>
      game.steps.filter(
        (step) =>
          step.traveler === 'hirotada' &&
          step.action.startsWith('give') &&
          step.events.some((event) => event.type === 'offering' && event.bank),
      ).length >= 2,
  },
  {
    name: 'traveler-umegae',
    shows: 'Umegae gains a point and a coin before each of two encounters',
    options: table(3),
    taste: likes('umegae', 'encounter'),
    holds: (game) =>
      events(game).filter((event) => event.type === 'coins' && event.from === 'umegae').length >= 2,
  },
  {
    name: 'traveler-zen-emon',
    shows: 'Zen-emon buys his dearest souvenir for a coin',
    options: table(3),
    taste: likes('zen-emon', 'shop'),
    holds: bargain('zen-emon'),
  },
];

function scoreOf(game: ReplayedGame, seat: number): Readonly<Record<string, number>> {
  return tokaido.scores(game.state)[seat].by;
}

const firstMenu = (game: ReplayedGame): number | undefined => {
  const looks = events(game).find((event) => event.type === 'looks');
  return looks?.type === 'looks' ? looks.cards : undefined;
};

const VARIATION_GAMES: readonly Golden[] = [
  {
    name: 'variation-initiation',
    shows: 'Journey of Initiation: no tiles, seven coins',
    options: table(3, 'initiation'),
    taste: stroll,
    holds: (game) => game.steps[0].decision === 'travel' && game.steps[0].coins === 7,
  },
  {
    name: 'variation-return-trip',
    shows: 'Return trip: from Edo to Kyoto',
    options: table(3, 'return-trip'),
    taste: stroll,
    holds: (game) => game.steps.filter((step) => step.action === 'travel 0').length === 3,
  },
  {
    name: 'variation-gastronomy',
    shows: 'Gastronomy: four meals for four players',
    options: table(4, 'gastronomy'),
    taste: stroll,
    holds: (game) => firstMenu(game) === 4,
  },
  {
    name: 'variation-preparations',
    shows: 'Preparations: the first to leave has a coin less than his tile says',
    options: table(5, 'preparations'),
    taste: stroll,
    holds: (game) => {
      const first = game.steps.find((step) => step.decision === 'travel');
      const tile = TRAVELERS.find((t) => t.id === first?.traveler);
      return first !== undefined && tile !== undefined && first.coins === tile.coins - 1;
    },
  },
  {
    name: 'variation-all',
    shows: 'all four variations at once',
    options: table(4, 'initiation', 'return-trip', 'gastronomy', 'preparations'),
    taste: stroll,
    holds: (game) => game.options.variations.length === 4 && firstMenu(game) === 4,
  },
  {
    name: 'variation-all-two-players',
    shows: 'all four variations with two players: menus of three',
    options: table(2, 'initiation', 'return-trip', 'gastronomy', 'preparations'),
    taste: stroll,
    holds: (game) => game.options.variations.length === 4 && [2, 3].includes(firstMenu(game) ?? 0),
  },
];

const NEUTRAL = 2;
const discards = (step: Step) => step.events.some((event) => event.type === 'discarded');

const PLAYER_GAMES: readonly Golden[] = [
  {
    name: 'players-2',
    shows: 'two players: the neutral traveler stops at a temple and spoils a menu that has been seen',
    options: table(2),
    taste: stroll,
    holds: (game) =>
      some(game, (event) => event.type === 'offering' && event.seat === NEUTRAL) &&
      game.steps.some(
        (step) => discards(step) && step.events.some((e) => e.type === 'travel' && e.place === 2),
      ),
  },
  {
    name: 'players-2-neutral-first',
    shows: 'the neutral traveler arrives first at an inn, and takes a donor rank from a player',
    options: table(2),
    taste: stroll,
    holds: (game) =>
      game.steps.some(
        (step) => discards(step) && step.events.some((e) => e.type === 'travel' && e.place === 1),
      ) &&
      game.state.all[NEUTRAL].offerings > Math.min(game.state.all[0].offerings, game.state.all[1].offerings),
  },
  {
    name: 'players-3',
    shows: 'three players: second places stay empty',
    options: table(3),
    taste: stroll,
    holds: (game) =>
      game.options.players === 3 &&
      !some(
        game,
        (event, step) => event.type === 'travel' && event.place > 1 && spaceOf(step.action) !== 'inn',
      ),
  },
  {
    name: 'players-4',
    shows: 'four players: somebody takes a second place',
    options: table(4),
    taste: stroll,
    holds: (game) =>
      game.options.players === 4 &&
      some(
        game,
        (event, step) => event.type === 'travel' && event.place === 2 && spaceOf(step.action) !== 'inn',
      ),
  },
  {
    name: 'players-5',
    shows: 'five players: six meals on the first menu',
    options: table(5),
    taste: stroll,
    holds: (game) => game.options.players === 5 && firstMenu(game) === 6,
  },
];

/** The final points, places and achievements of the players, best first. */
function ranking(game: ReplayedGame) {
  return tokaido
    .scores(game.state)
    .map(({ seat, points, place }) => ({ points, place, cards: popcount(game.state.all[seat].achievements) }))
    .sort((a, b) => a.place - b.place);
}

const TIE_GAMES: readonly Golden[] = [
  {
    name: 'tie-broken-by-achievements',
    shows: 'two players lead with equal points; the one with more achievements wins',
    options: table(4),
    taste: stroll,
    holds: (game) => {
      const [first, second] = ranking(game);
      return first.points === second.points && first.cards > second.cards && second.place === 2;
    },
  },
  {
    name: 'tie-shared-first-place',
    shows: 'two players are equal in points and achievements and share the first place',
    options: table(4),
    taste: stroll,
    holds: (game) => {
      const [first, second, third] = ranking(game);
      return first.points === second.points && second.place === 1 && third.place === 3;
    },
  },
  {
    name: 'tie-donors',
    shows: 'two donors are tied for the first rank; the next one takes 7 and the last 4 points',
    options: table(4),
    taste: stroll,
    holds: (game) => {
      const points = events(game).flatMap((event) => (event.type === 'donors' ? [event.points] : []));
      return points.sort((a, b) => b - a).join() === '10,10,7,4';
    },
  },
  {
    name: 'tie-achievement',
    shows: 'two players are tied for an achievement at the end and both get it',
    options: table(4),
    taste: stroll,
    holds: (game) => {
      const got = events(game).flatMap((event) =>
        event.type === 'achievement' ? [ACHIEVEMENTS[event.achievement]] : [],
      );
      return new Set(got).size < got.length;
    },
  },
  {
    name: 'achievement-nobody',
    shows: 'nobody has an encounter card, so nobody is the Chatterbox',
    options: table(2, 'initiation'),
    taste: (action) => (action.startsWith('travel ') && spaceOf(action) === 'encounter' ? -1 : 0),
    holds: (game) => game.state.all.every((p) => p.encounters === 0),
  },
];

const offers = (size: number) => (game: ReplayedGame) =>
  some(game, (event) => event.type === 'offer' && event.souvenirs.length === size);

const RARE_GAMES: readonly Golden[] = [
  {
    name: 'souvenirs-two-left',
    shows: 'the souvenir deck is short: a shop offers two',
    options: table(5, 'preparations'),
    taste: shopping,
    holds: offers(2),
  },
  {
    name: 'souvenirs-one-left',
    shows: 'the souvenir deck is short: a shop offers one',
    options: table(5, 'preparations'),
    taste: shopping,
    holds: offers(1),
  },
  {
    name: 'souvenirs-none-left',
    shows: 'the souvenir deck is empty: a shop offers nothing',
    options: table(5, 'preparations'),
    taste: shopping,
    holds: offers(0),
  },
  {
    name: 'guide-declined',
    shows: 'the panorama of a guide is complete; the player declines another one',
    options: table(3, 'initiation'),
    taste: painting,
    holds: (game) => game.steps.some((step) => step.action === 'panorama -'),
  },
  {
    name: 'guide-another',
    shows: 'the panorama of a guide is complete; the player takes another one',
    options: table(3, 'initiation'),
    taste: painting,
    holds: (game) =>
      game.steps.some(
        (step, at) =>
          step.decision === 'panorama' &&
          step.action !== 'panorama -' &&
          !isIntermediateInn(game.steps[at - 1].action),
      ),
  },
  {
    name: 'panorama-achievement-at-inn',
    shows: 'Hiroshige completes a panorama first at an inn',
    options: table(3),
    taste: painting,
    holds: (game) =>
      game.steps.some(
        (step, at) =>
          step.decision === 'panorama' &&
          isIntermediateInn(game.steps[at - 1].action) &&
          step.events.some((event) => event.type === 'achievement'),
      ),
  },
];

export const GOLDENS: readonly Golden[] = [
  ...TRAVELER_GAMES,
  ...VARIATION_GAMES,
  ...PLAYER_GAMES,
  ...TIE_GAMES,
  ...RARE_GAMES,
  ...BOX_GOLDENS,
];

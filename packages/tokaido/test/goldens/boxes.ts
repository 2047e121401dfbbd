/** The golden records of the boxes: several things in one game, all of them in its name or its sentence. */

import type { Options } from '../../src/index.ts';
import { ROADS, SPACE_NAMES } from '../../src/index.ts';
import type { Golden, Taste } from './golden.ts';
import { PROOFS } from './proofs.ts';

export interface BoxGolden extends Golden {
  /** What it shows: a kind of `PROOFS` and the ids. */
  readonly of: readonly (readonly [kind: string, ids: readonly string[]])[];
}

const CROSSROADS = ['crossroads'];
const MATSURI = ['crossroads', 'matsuri'];
const NEW_ENCOUNTERS = ['new-encounters'];
const PROMO_TRAVELERS = ['promo-travelers'];
const ALL = ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'];

const spaceOf = (action: string) => SPACE_NAMES[ROADS[0].space[Number(action.split(' ')[1])]];

/** Takes what it is asked to like, and otherwise both options of a stop and whatever is offered. */
function likes(wanted: RegExp, ...spaces: string[]): Taste {
  return (action) => {
    if (wanted.test(action)) return 2;
    if (/^(option -|refuse|bet no|leave in-turn|roll stand|pay no|meet no|luck no)/.test(action)) return -1;
    return action.startsWith('travel ') && spaces.includes(spaceOf(action)) ? 1 : 0;
  };
}

function golden(
  name: string,
  of: BoxGolden['of'],
  options: Omit<Options, 'variations'> & { readonly variations?: readonly string[] },
  taste: Taste,
): BoxGolden {
  const shows = of.map(([kind, ids]) => `${kind}: ${ids.join(', ')}`).join('; ');
  const holds: Golden['holds'] = (game) =>
    of.every(([kind, ids]) => ids.every((id) => PROOFS[kind][id](game)));
  return { name, shows, of, options: { variations: [], ...options }, taste, holds };
}

/** A game in which exactly these travelers meet. */
function travelers(boxes: readonly string[], ids: string, wanted: string, ...spaces: string[]): BoxGolden {
  const tiles = ids.split(' ');
  const box = boxes.at(-1) ?? 'base';
  const prefix = box.endsWith('travelers') ? box : `${box}-travelers`;
  return golden(
    `${prefix}-${tiles.join('-')}`,
    [['traveler', tiles]],
    { players: tiles.length, boxes, tiles: 'any' },
    likes(new RegExp(`^(choose (${tiles.join('|')})$|${wanted})`), ...spaces),
  );
}

/** A game in which these festivals are held. */
function festivals(ids: string, wanted: string, ...spaces: string[]): BoxGolden {
  const cards = ids.split(' ');
  // What is shut is the same for all, so those need no tiles.
  const variations = cards.includes('kamiarisai') ? ['initiation'] : [];
  return golden(
    `matsuri-festivals-${cards.join('-')}`,
    [['festival', cards]],
    { players: 4, boxes: MATSURI, variations },
    likes(new RegExp(`^(festival (${cards.join('|')})$|${wanted})`), ...spaces),
  );
}

const NEVER = 'never';

export const BOX_GOLDENS: readonly BoxGolden[] = [
  travelers(CROSSROADS, 'jirocho daigoro nampo', 'bet yes'),
  travelers(CROSSROADS, 'gotozaemon miyataka kita', NEVER, 'temple', 'encounter'),
  travelers(MATSURI, 'kushinada mutsumi takeru titia', 'leave first|buy ', 'encounter', 'shop'),
  travelers(
    MATSURI,
    'rakuren kamui mari yashima',
    'option (collection|offering)|collect [a-z]',
    'shop',
    'temple',
  ),
  travelers(
    MATSURI,
    'kidzuna chihaya marihito iyasaka',
    'option (gaming-room|calligraphy)|roll again',
    'farm',
  ),
  travelers(
    MATSURI,
    'suseri musubi ayumu misaki',
    'eat (donburi|fugu|sashimi|tai-meshi|udon|unagi)',
    'temple',
  ),
  travelers(PROMO_TRAVELERS, 'eriku felicia antoine naiade', 'accept |buy ', 'shop'),
  golden(
    'new-encounters-itamae-kitoushi-saru-takuhatsuso',
    [['encounter', ['itamae', 'kitoushi', 'saru', 'takuhatsuso']]],
    { players: 5, boxes: NEW_ENCOUNTERS },
    likes(/^pay yes/, 'encounter'),
  ),
  golden(
    'crossroads-amulets-vitality-fortune-health',
    [['amulet', ['vitality', 'fortune', 'health']]],
    { players: 4, boxes: CROSSROADS },
    likes(/^(use (vitality|fortune|health)|option amulet|amulet (vitality|fortune|health))/, 'temple'),
  ),
  golden(
    'crossroads-amulets-friendship-hospitality-devotion',
    [['amulet', ['friendship', 'hospitality', 'devotion']]],
    { players: 3, boxes: CROSSROADS },
    likes(/^(use (fri|hos|dev)|option amulet|amulet (fri|hos|dev))/, 'temple'),
  ),
  golden(
    'crossroads-calligraphy',
    [['calligraphy', ['foresight', 'contemplation', 'nostalgia', 'patience', 'perfection', 'fasting']]],
    { players: 5, boxes: CROSSROADS },
    likes(/^option calligraphy/, 'encounter'),
  ),
  golden(
    'crossroads-legendary-objects',
    [['legend', ['shodo', 'emaki', 'buppatsu', 'ema', 'murasame', 'masamune']]],
    { players: 5, boxes: CROSSROADS },
    likes(/^(option legendary-object|legend [a-z])/, 'shop', 'farm'),
  ),
  golden(
    'crossroads-variation-rare-and-precious',
    [['variation', ['rare-and-precious']]],
    { players: 3, boxes: CROSSROADS, variations: ['rare-and-precious'] },
    likes(/^never/),
  ),
  golden(
    'crossroads-variation-good-luck',
    [['variation', ['good-luck']]],
    { players: 4, boxes: CROSSROADS, variations: ['good-luck'] },
    likes(/^never/),
  ),
  golden(
    'matsuri-table-two-players-three-tiles',
    [['table', ['two players', 'three tiles']]],
    { players: 2, boxes: MATSURI, tiles: 3 },
    likes(/^never/),
  ),
  golden(
    'table-all-boxes-every-achievement',
    [['table', ['every achievement']]],
    {
      players: 5,
      boxes: ALL,
      variations: ['gastronomy', 'preparations', 'rare-and-precious', 'good-luck'],
      tiles: 3,
    },
    likes(/^never/, 'panorama-paddy', 'panorama-mountain', 'panorama-sea'),
  ),
  festivals('o-bon tori-no-ichi hina-matsuri', 'donate [1-3]'),
  festivals('tango hanabi', NEVER),
  festivals('o-fune-matsuri o-shogatsu setsubun', NEVER),
  festivals('tanabata o-tsukimi shishimai', NEVER, 'temple'),
  festivals('cho-yo yama-no-ko o-taue-matsuri', 'bonus yes', 'panorama-mountain', 'panorama-paddy'),
  festivals(
    'hadaka-matsuri o-hanami gion-matsuri',
    'meet yes|option encounter|invite [a-z]',
    'hot-spring',
    'encounter',
  ),
  festivals('kamiarisai toka-ebisu mura-matsuri', NEVER, 'temple', 'farm', 'shop'),
];

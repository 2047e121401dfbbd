/** The names of what events are about: cards and people by their numbers. */

import { DISHES, ENCOUNTERS, SOUVENIRS } from '@tokaido/tokaido';
import { nameOf } from '../messages/index.ts';
import { cardId } from './names.ts';

export const dishName = (number: number) => nameOf('dish', DISHES[number] ?? '');
export const souvenirName = (number: number) => nameOf('souvenir', SOUVENIRS[number] ?? '');
export const personName = (kind: number) => nameOf('encounter', ENCOUNTERS[kind]?.id ?? '');
export const amuletName = (card: number) => nameOf('amulet', cardId('crossroads', 'amulet', card));
export const calligraphyName = (card: number) =>
  nameOf('calligraphy', cardId('crossroads', 'calligraphy', card));
export const legendName = (card: number) => nameOf('legend', cardId('crossroads', 'legend', card));
export const festivalName = (card: number) => nameOf('festival', cardId('matsuri', 'festival', card));

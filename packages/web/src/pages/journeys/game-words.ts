/** What a game of the list is called. */

import '@tokaido/words/locales/en/journeys';
import '@tokaido/words/locales/en/settings';
import { list, nameOf, t } from '@tokaido/words';
import { dateWords } from '../../app/dates.ts';
import type { LocalGame } from '../../table/open-local.ts';
import { boardOf, boxesOf, placeOf } from './results.ts';

/** Who walked, and with which boxes. */
export function titleOf(game: LocalGame): string {
  return partsOf(game).join(' · ');
}

/** In the names of buttons: no two games of a day have the same hour, so the date says which one it is. */
export function calledOf(game: LocalGame): string {
  return t('journeys.called', { title: partsOf(game).join(', '), date: dateWords(game.touched) });
}

function partsOf(game: LocalGame): readonly string[] {
  const people = game.seats.filter(({ kind }) => kind === 'person');
  const bots = game.seats.filter(({ kind }) => kind === 'bot').length;
  const names = people.length > 1 ? people.map(({ name }) => name) : [];
  const company = [...names, ...(bots > 0 ? [t('home.bots', { bots })] : [])];
  return [list(company), playedAs(game)].filter((part) => part !== '');
}

/** Which game it is, with what. */
export function playedAs({ game, options }: Pick<LocalGame, 'game' | 'options'>): string {
  if (game === 'duo') return list([t('home.game.duo'), ...boardOf(options)]);
  return boxesName(boxesOf(options));
}

export function boxesName(boxes: readonly string[]): string {
  return boxes.length > 0 ? list(boxes.map((box) => nameOf('box', box))) : t('settings.boxes.base');
}

/** How it stands, or how it ended. */
export function standingOf(game: LocalGame): string {
  if (game.damaged !== null) return t(`journeys.${game.damaged}`);
  if (game.phase === 'playing') {
    const stage = Math.max(1, game.leg);
    const where =
      game.game === 'duo' ? t('journeys.turn', { turn: stage }) : t('journeys.where', { leg: stage });
    return game.yours ? `${where} · ${t('journeys.yours')}` : where;
  }
  const people = game.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const results = people.map((seat) => {
    const name = game.seats[seat]?.name ?? '';
    const words = `${t('journeys.place', placeOf(game, seat))}, ${t('journeys.points', { points: game.points[seat] ?? 0 })}`;
    return people.length > 1 && name !== '' ? `${name}: ${words}` : words;
  });
  return results.join(' · ');
}

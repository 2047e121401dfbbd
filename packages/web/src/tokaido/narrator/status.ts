/** Where the game stands, in a few sentences. */

import { members } from '@tokaido/kernel';
import type { TableInfo } from '@tokaido/table';
import { rearmost } from '@tokaido/tokaido';
import { list, nameOf, t } from '@tokaido/words';
import {
  cardId,
  festivalsHeld,
  innName,
  inns,
  legOf,
  march,
  playerOrYou,
  printed,
  sayQuestion,
  spokenOf,
} from '@tokaido/words/tokaido';
import type { Seen } from '../model.ts';

/** Before the line at the first inn is drawn nobody has a place. */
function isUnderWay(s: Seen['s']): boolean {
  return s.all.slice(0, s.travelers).some(({ place }) => place > 0);
}

/** The leg that is being walked: that of the rearmost traveler. */
function whereabouts({ s }: Seen): string {
  const rear = rearmost(s);
  if (!isUnderWay(s)) return t('tell.before');
  const everybody = s.all.slice(0, s.travelers);
  const inn = inns(s).indexOf(rear.position);
  if (inn > 0 && everybody.every(({ position }) => position === rear.position))
    return t('tell.atInn', { inn: innName(s, rear.position) });
  const goal = printed(s, 0) === 0 ? 'edo' : 'kyoto';
  return t('tell.leg', { leg: legOf(s, rear.position + 1).number, place: nameOf('place', goal) });
}

export function sayFestivals(seen: Seen): string[] {
  return festivalsHeld(seen).map((id) =>
    t('tell.festival', { festival: nameOf('festival', id), does: nameOf('festival', `${id}.does`) }),
  );
}

/** Calligraphy that a festival has laid open for everybody. */
export function sayShared({ s }: Seen): string[] {
  const cards = members(s.sharedCalligraphy ?? 0).map((card) =>
    nameOf('calligraphy', cardId('crossroads', 'calligraphy', card)),
  );
  return cards.length === 0 ? [] : [t('tell.shared', { cards: list(cards) })];
}

export function statusOf(seen: Seen, info: TableInfo): string[] {
  const said = [whereabouts(seen)];
  const p = seen.s.all[seen.me];
  if (p !== undefined && seen.me < seen.s.players)
    said.push(t('tell.me', { ...spokenOf(seen.me, seen, info), points: p.points, coins: p.coins }));
  if (isUnderWay(seen.s))
    said.push(
      t('tell.march', { names: list(march(seen.s).map(({ seat }) => playerOrYou(seat, seen, info))) }),
    );
  return [...said, ...sayFestivals(seen), ...sayShared(seen), sayQuestion(seen, info)];
}

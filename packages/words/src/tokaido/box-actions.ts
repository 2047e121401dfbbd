/** The actions that only boxes bring, in words: added to those of the base game once this is loaded. */

import { SOUVENIR_PRICES, SOUVENIRS } from '@tokaido/tokaido';
import { nameOf, t } from '../messages/index.ts';
import type { Say } from './actions.ts';
import { addActions, card, give, goods, meet, NONE } from './actions.ts';
import { isIdleUse } from './idle-amulet.ts';
import { purchaseBy } from './paying.ts';
import type { Phrase, Seen } from './seen.ts';
import { festivalOf, hasPlayed, isExtra, legendOf } from './turn-details.ts';

/** What a purchase comes to, and what of it the temple gets. */
function paying(name: string, seen: Seen, words: string): Phrase {
  const purchase = purchaseBy(seen, words);
  return purchase === null ? { name } : { name, note: t('act.note.paying', { ...purchase }) };
}

/** Rounds that are played for a souvenir, one for each coin. */
function rounds(id: string): number {
  return SOUVENIR_PRICES[SOUVENIRS.indexOf(id)] ?? 0;
}

/** A verb whose object is one of a few words. */
function either(verb: string): Say {
  return ([id = '']) => ({ name: nameOf('act', `${verb}.${id}`) });
}

addActions({
  collect: (ids, seen, words) => goods(ids[0] === NONE ? [] : ids, seen, words),
  'collect-legend': (ids, seen, words) => {
    const id = legendOf(seen.turn);
    if (ids[0] !== NONE) return goods(ids, seen, words, [nameOf('legend', id)]);
    return card('legend', id, t('act.buy', { cards: nameOf('legend', id) }));
  },
  donate: give,
  invite: meet,
  option: ([id = '']) =>
    id === NONE
      ? { name: t('act.option.none') }
      : { ...card('option', id), short: nameOf('option', `${id}.short`) },
  pledge: ([id = '']) => ({ name: nameOf('souvenir', id) }),
  'pledge-legend': () => ({ name: t('act.pledge-legend') }),
  discount: ([id = ''], seen, words) =>
    paying(id === NONE ? t('act.full') : t('act.discount', { card: nameOf('souvenir', id) }), seen, words),
  challenge: ([id = ''], seen, words) =>
    id === NONE
      ? paying(t(hasPlayed(seen.turn) ? 'act.rest-full' : 'act.full'), seen, words)
      : {
          name: t('act.challenge', { card: nameOf('souvenir', id) }),
          note: t('act.note.rounds', { rounds: rounds(id) }),
        },
  waive: () => ({ name: t('act.full'), note: t('act.note.waive') }),
  rob: either('rob'),
  bonus: ([id = ''], { turn }) => {
    const festival = festivalOf(turn);
    if (id === 'no') return { name: t('act.bonus.no') };
    return { name: t('act.bonus.yes', { festival }), note: nameOf('act.note.bonus', festival) };
  },
  look: ([id = ''], { turn }) => {
    const name = nameOf('act.look', id);
    return id === 'no'
      ? { name }
      : { name, note: t('act.note.look', { extra: isExtra(turn) ? 'yes' : 'no' }) };
  },
  leave: either('leave'),
  roll: either('roll'),
  luck: either('luck'),
  bet: either('bet'),
  pay: either('pay'),
  meet: either('meet'),
  rest: () => ({ name: t('act.rest') }),
  amulet: ([id = '']) => card('amulet', id),
  use: ([id = ''], seen, words) => {
    const said = card('amulet', id, t('act.use', { card: nameOf('amulet', id) }));
    return isIdleUse(seen, words) ? { ...said, note: t('act.note.idle') } : said;
  },
  calligraphy: ([id = '']) => card('calligraphy', id),
  publish: ([id = '']) => card('calligraphy', id),
  festival: ([id = '']) => card('festival', id),
  legend: ([id = '']) => (id === NONE ? { name: t('act.legend.none') } : card('legend', id)),
});

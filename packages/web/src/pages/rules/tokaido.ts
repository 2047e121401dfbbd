/** The book of Tokaido and its boxes. */

// The variations are named where tables are prepared.
import '@tokaido/words/locales/en/online';
import { DISHES, SOUVENIR_TYPE, SOUVENIR_TYPES, SOUVENIRS } from '@tokaido/tokaido';
import { nameOf } from '@tokaido/words';
import { FACTS } from './numbers.ts';
import { Table } from './tables.tsx';
import { textsOf } from './texts.ts';
import { BOX_IDS } from './topic.ts';
import { TOPICS } from './topics.ts';
import type { Volume } from './volume.ts';
import { loadWords } from './words.ts';

export const tokaido: Volume = {
  id: 'tokaido',
  boxes: BOX_IDS,
  topics: TOPICS,
  lead: 'rules.lead',
  boxName: (box) => nameOf('box', box),
  async loadTexts(wanted) {
    const { lang, words } = await loadWords(wanted);
    return textsOf(wanted, lang, words, FACTS);
  },
  Table,
  // A dish or a souvenir is found where it is listed.
  tableWords(table) {
    if (table === 'meals') return DISHES.map((id) => named('dish', id));
    if (table !== 'souvenirs') return [];
    return SOUVENIRS.map((id, card) => {
      const type = nameOf('type', SOUVENIR_TYPES[SOUVENIR_TYPE[card] ?? -1] ?? '');
      return `${named('souvenir', id)} (${type}).`;
    });
  },
};

function named(kind: string, id: string): string {
  return `${nameOf(kind, id)}, ${nameOf(kind, `${id}.is`)}`;
}

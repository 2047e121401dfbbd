/** The book of Duo. */

import { t } from '@tokaido/words';
import { textsOf } from '../texts.ts';
import type { Volume } from '../volume.ts';
import { areaRows, stationRows, townRows, waveRows } from './island-rows.ts';
import { DUO_FACTS } from './numbers.ts';
import { DuoTable } from './tables.tsx';
import { DUO_TOPICS } from './topics.ts';
import { loadDuoWords } from './words.ts';

export const duoVolume: Volume = {
  id: 'duo',
  boxes: ['duo'],
  topics: DUO_TOPICS,
  lead: 'duo-rules.lead',
  boxName: () => t('duo.name'),
  async loadTexts(wanted) {
    const { lang, words } = await loadDuoWords(wanted);
    return textsOf(wanted, lang, words, DUO_FACTS);
  },
  Table: DuoTable,
  // A town, an area or a wave is found where it is listed.
  tableWords(table) {
    if (table === 'towns') return townRows().map(({ name }) => `${name}.`);
    if (table === 'areas') return areaRows().map(({ name }) => `${name}.`);
    if (table === 'stations') return stationRows().map(({ name }) => `${name}.`);
    return table === 'waves' ? waveRows().map(({ name, does }) => `${name}: ${does}`) : [];
  },
};

/** The contents of Duo's rules. Ids are addresses (`/rules/duo-waves`) and stay as they are for good. */

import type { Topic } from '../topic.ts';

type Listed = Omit<Topic, 'box'>;

const LISTED: readonly Listed[] = [
  { id: 'duo-aim', sign: { icon: 'flag' }, see: ['duo-turn', 'duo-scoring'] },
  {
    id: 'duo-components',
    sign: { icon: 'cards' },
    tables: ['components', 'dice', 'boutiques'],
    doubts: ['R14'],
    see: ['duo-setup', 'duo-board'],
  },
  { id: 'duo-setup', sign: { icon: 'table' }, see: ['duo-components', 'duo-turn'] },
  {
    id: 'duo-turn',
    sign: { icon: 'people' },
    doubts: ['R03', 'R04'],
    see: ['duo-pilgrim', 'duo-merchant', 'duo-artist', 'duo-spring'],
  },
  {
    id: 'duo-pilgrim',
    sign: { character: 'pilgrim' },
    tables: ['stations'],
    doubts: ['R05', 'R07'],
    see: ['duo-spring', 'duo-waves', 'duo-scoring'],
  },
  {
    id: 'duo-merchant',
    sign: { character: 'merchant' },
    tables: ['towns'],
    doubts: ['R09', 'R10', 'R11', 'R12', 'R13'],
    see: ['duo-components', 'duo-scoring', 'duo-end'],
  },
  {
    id: 'duo-artist',
    sign: { character: 'artist' },
    tables: ['areas'],
    doubts: ['R16', 'R17', 'R18', 'R19'],
    see: ['duo-scoring', 'duo-end'],
  },
  {
    id: 'duo-spring',
    sign: { stop: 'hot-spring' },
    doubts: ['R20', 'R21', 'R22', 'R23'],
    see: ['duo-pilgrim', 'duo-turn'],
  },
  {
    id: 'duo-waves',
    sign: { stop: 'panorama-sea' },
    tables: ['waves'],
    doubts: ['R06', 'R24', 'R25', 'R26'],
    see: ['duo-pilgrim', 'duo-merchant', 'duo-artist'],
  },
  { id: 'duo-end', sign: { icon: 'flag' }, doubts: ['R27'], see: ['duo-scoring'] },
  {
    id: 'duo-scoring',
    sign: { emblem: 'point' },
    tables: ['tracks', 'slabs', 'gifts'],
    doubts: ['R29'],
    see: ['duo-end', 'duo-pilgrim', 'duo-merchant', 'duo-artist'],
  },
  { id: 'duo-board', sign: { icon: 'info' }, tables: ['basis'], see: ['duo-file'] },
  { id: 'duo-file', sign: { icon: 'download' }, see: ['duo-board'] },
];

export const DUO_TOPICS: readonly Topic[] = LISTED.map((topic) => ({ ...topic, box: 'duo' }));

/** The journal, the move being shown, the news and the pace, fetched once the table is there: nothing has happened before. */

import { whenIdle } from '../../app/idle.ts';
import { later } from '../../app/load-later.tsx';

const lines = async () => {
  await whenIdle();
  return import('./journal-lines.tsx');
};

export const JournalPanel = later(async () => (await lines()).JournalPanel);
const news = async () => {
  await whenIdle();
  return import('../news/news.tsx');
};

export const News = later(async () => (await news()).News);
export const BarNews = later(async () => (await news()).BarNews);
export const NewsSlip = later(async () => (await news()).NewsSlip);
export const PaceButton = later(async () => {
  await whenIdle();
  return (await import('../news/pace-button.tsx')).PaceButton;
});

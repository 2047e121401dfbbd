/** The journal, the move being shown and the news, fetched once the table is there: nothing has happened before. */

import { whenIdle } from '../../app/idle.ts';
import { later } from '../../app/load-later.tsx';

const lines = async () => {
  await whenIdle();
  return import('./journal-lines.tsx');
};

export const JournalPanel = later(async () => (await lines()).JournalPanel);
export const Running = later(async () => (await lines()).Running);
export const News = later(async () => {
  await whenIdle();
  return (await import('../news/news.tsx')).News;
});

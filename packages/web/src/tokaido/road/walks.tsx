/** The pawns that walk and the steps that they leave, fetched once the table is there: nobody has moved before. */

import { whenIdle } from '../../app/idle.ts';
import { later } from '../../app/load-later.tsx';

export const Walks = later(async () => {
  await whenIdle();
  return (await import('./walk.ts')).Walks;
});
export const Footsteps = later(async () => {
  await whenIdle();
  return (await import('./footsteps.tsx')).Footsteps;
});

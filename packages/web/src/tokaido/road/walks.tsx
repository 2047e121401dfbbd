/** The motions of the road, fetched once the table is there: nobody has moved before. */

import { whenIdle } from '../../app/idle.ts';
import { later } from '../../app/load-later.tsx';

const motions = async () => {
  await whenIdle();
  return import('./walk.ts');
};

export const Walks = later(async () => (await motions()).Walks);
/** From one leg to the next. */
export const LegChange = later(async () => (await motions()).LegRoll);
export const Footsteps = later(async () => {
  await whenIdle();
  return (await import('./footsteps.tsx')).Footsteps;
});

/** The motion from one leg to the next; fetched once the table is there, like the other motions of the road. */

import { whenIdle } from '../../app/idle.ts';
import { later } from '../../app/load-later.tsx';

export const LegChange = later(async () => {
  await whenIdle();
  return (await import('./leg-roll.ts')).LegRoll;
});

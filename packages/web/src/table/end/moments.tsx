/** The place of the three moments on an end screen: they are worked out once it is drawn and the device is idle. */

import { whenIdle } from '../../app/idle.ts';
import { later } from '../../app/load-later.tsx';

export const EndMoments = later(async () => {
  await whenIdle();
  return (await import('../../analysis/three-moments.tsx')).ThreeMoments;
});

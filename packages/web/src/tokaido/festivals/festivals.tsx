/** The festivals in force, where a screen has room for them; fetched with the first festival of a game. */

import { later } from '../../app/load-later.tsx';

export const Festivals = later(async () => (await import('./banner.tsx')).Banner);

/** What the tempers of bots are fond of in Tokaido. */

import type { Likes } from '@tokaido/bots';
import { TOKAIDO_LIKES } from '@tokaido/bots';
import type { State } from '@tokaido/kernel';

export const likes = TOKAIDO_LIKES as unknown as Likes<State>;

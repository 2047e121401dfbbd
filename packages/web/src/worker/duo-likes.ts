/** What the tempers of bots are fond of in Duo. */

import type { Likes } from '@tokaido/bots';
import { DUO_LIKES } from '@tokaido/bots';
import type { State } from '@tokaido/kernel';

export const likes = DUO_LIKES as unknown as Likes<State>;

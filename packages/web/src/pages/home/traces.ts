/** What earlier visits have left on the device: known before anything is fetched. */

import { deviceStorage } from '../../app/storage.ts';

const isThere = (name: string) => deviceStorage.get(name) !== null;

/** There was a game to go on with when the first page was last looked at. */
export const mayContinue = () => isThere('continue');

/** No lesson, no game, no table of the server. */
export const isFirstVisit = () => !['met', 'lessons', 'continue', 'seats'].some(isThere);

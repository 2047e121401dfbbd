/** The English words of the boxes beside the base game; `messages/index.ts` fetches them when one is first missed. */

import { addEnglish } from '../../messages/english.ts';
import { addActions } from '../../tokaido/actions.ts';
import { BOX_ACTIONS } from '../../tokaido/box-actions.ts';
import words from './boxes.json' with { type: 'json' };

addEnglish(words);
addActions(BOX_ACTIONS);

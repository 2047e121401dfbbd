/** Our best player of any game, once its nets have been added. */

export { levelNet } from '@tokaido/bots';

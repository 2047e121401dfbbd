/** The rules and the lower levels of Duo for the worker, in a file of their own: most devices play Tokaido. */

export { duoKnowledge } from '@tokaido/bots';
export { duoTable } from '@tokaido/table';

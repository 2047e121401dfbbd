/** Loading boxes, in a file of its own: the pages that are there from the start must not bring the rules along. */

export { loadBoxes } from '@tokaido/tokaido';

/** Parts of the screen that lessons point at. */

/** A stop, by its number from the start of the journey. */
export const stop = (position: number) => `[data-stop="${position}"]`;

/** The panoramas among what I have collected. */
export const PAINTINGS = '.strip .prints';
/** My coins there. */
export const COINS = '.strip .purse';

/** A place of Duo's map while its die is chosen, else the die. */
export const place = (action: string, die: number) =>
  `.target[data-target="${action}"], .die[data-die="${die}"]`;

/** The database of the analyses: of its own, so that the one of the games keeps its layout. */

export const DATABASE = 'tokaido-analyses';

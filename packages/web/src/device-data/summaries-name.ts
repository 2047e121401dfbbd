/** The database of the summaries: of its own, so that the one of the games keeps its layout. */

export const SUMMARIES = 'tokaido-journeys';

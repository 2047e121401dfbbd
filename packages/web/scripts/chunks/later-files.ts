/**
 * Files that are loaded after the first table, and what is in them; the first that matches counts. What several of them
 * use is in `common` and `online-words`, so that no page loads another one.
 */

import { english, web, words } from './module-patterns.ts';

/** Rules that no table asks: only a count does. */
export const COUNTING = /[\\/]tokaido[\\/]src[\\/](count[\\/]|recount\.ts$)/;

const LATER_FILES: readonly (readonly [file: string, modules: RegExp])[] = [
  // Page and worker both read records: apart from whatever draws.
  [
    'device-records',
    web(
      'worker/(rare-requests|record|record-entries|outcome|foreign-game|remove|branch|branch-rules|daily|opening-error|lesson-room)\\.ts',
    ),
  ],
  ['device-records', /[\\/]table[\\/]src[\\/](record|branch-match|daily-table)\.ts$/],
  ['records', /[\\/]table[\\/]src[\\/]daily-id\.ts$/],
  // By which page and worker know an analysis.
  ['records', web('analysis/worker/record-key')],
  ['records', /[\\/]kernel[\\/]src[\\/](record|replay|version-error|branch|branch-words|deal-again)\.ts$/],
  [
    'common',
    web(
      'app/(page-head|save-file|dates|offline-copy|line-use|load-again|worker-registration|update-offer|update-bar\\.css)|connection/(api|seat-secrets|invitation)|styles/',
    ),
  ],
  ['common', /[\\/]words[\\/]src[\\/]speech\.ts$/],
  [
    'online-words',
    web(
      'connection/(refusal-text|travel-names|table-note)|table/chat/chat|pages/home/(table-offer|online-tables)',
    ),
  ],
  ['online-words', english('online')],
  // Drawn at tables of the server alone.
  [
    'online-widgets',
    web(
      'table/(online-widgets|action-bar/waiting|clocks/|notices/online-notices|chat/(bubble|end-talk|talk-button|unheard))',
    ),
  ],
  // The rules of Duo are asked only about a board that somebody loads.
  ['board-file', web('pages/new-table/board-file')],
  [
    'online',
    web(
      'pages/(lobby|join|table/online-table|new-table/(draft|duo-draft|played-words|seat-|table-words))|table/(chat|share|people|open-online)|connection/|app/(device-notification|push|turn-choice|turn-sight)',
    ),
  ],
  ['online', english('company')],
  ['new-table', web('pages/new-table/')],
  ['qr', /[\\/]lean-qr[\\/]/],
  // Page and both workers deal with it.
  ['daily-deal', web('worker/daily-road')],
  ['daily-deal', /[\\/]table[\\/]src[\\/]daily-(road|start)\.ts$/],
  ['daily', web('pages/daily/(?!worker/)')],
  ['daily', english('daily')],
  // Whoever counts the one game needs no rules of the other.
  ['count-duo', web('pages/count/duo-')],
  ['count-duo', /[\\/]duo[\\/]src[\\/]count\.ts$/],
  ['count-rules', COUNTING],
  ['count', web('pages/count/')],
  ['count', english('count')],
  // Of the settings and the journeys.
  ['device-data', web('device-data/')],
  ['device-data', english('journeys')],
  // Apart from the settings: they ask the table for the games on this device.
  ['journeys', web('pages/journeys/')],
  ['settings', web('pages/(settings|about)/|app/(stored-items|missing-page)')],
  ['settings', english('settings')],
  // Apart: readers of the other book need no rules of Duo.
  ['duo-rules', web('pages/rules/duo/')],
  ['rules', web('pages/rules/')],
  ['rules', /[\\/]rules-page\.json$/],
  ['replay', web('table/branch/(replay-branch|branch-opener)')],
  ['branch', web('table/branch/')],
  ['en-branch', english('branch')],
  ['common', web('table/replay/narrow-window')],
  ['replay', web('(table|pages)/replay/')],
  ['replay', english('replay')],
  ['replay', /[\\/](kernel[\\/]src[\\/](compact-record|game-link)|table[\\/]src[\\/]timeline)\.ts$/],
  // Apart from the index, which needs no table.
  [
    'lesson',
    web(
      'learn/(lesson-room|lesson-table|open-lesson|slip|place-slip|stored-decisions)|pages/learn/lesson-page',
    ),
  ],
  ['learn', web('learn/|pages/(learn/|learn-pages)')],
  ['learn', english('learn')],
  ['puzzles', web('puzzles/|pages/puzzles/')],
  ['puzzles', english('puzzles')],
  ['hand-over', web('table/hand-over/')],
  ['highlights', web('table/highlights/')],
  ['tokaido-highlights', web('tokaido/highlights/')],
  ['tokaido-highlights', english('highlights|results|peaks')],
  ['keys', web('narrator/(keys|announce\\.)|table/keyboard')],
  ['tokaido-end', web('tokaido/end/')],
  ['duo-end', web('duo/end/')],
  ['duo-end', english('duo-end')],
  ['analysis', web('analysis/(?!worker/|database)')],
  ['analysis', english('analysis')],
  ['end', web('table/(end/|rematch)')],
  ['end', english('end')],
  [
    'underway',
    web(
      'narrator/(announcer|live-regions|status-queue|device-holder)|app/(persistent-storage|back-closes|turn-signal)|table/(sheet|sounds|journal|menu|news|notices|action-bar/(answer|why-no-undo))',
    ),
  ],
  [
    'tokaido-underway',
    web(
      'tokaido/(collection|decisions|festivals|first-lines|inn)/|tokaido/(narrator/status|road/(walk|footsteps|leg-roll|turn-cost|bar-parts|leg-buttons)|event-text|hand-over|journal-points|own-seat|rule-links|sounds)',
    ),
  ],
  // Apart: the rules need the words, but no table.
  ['en-underway', english('underway|told|cards|sheets|news')],
  ['underway', words('subjects')],
  [
    'tokaido-underway',
    words('tokaido/(events|event-names|journal-line|move-line|move-steps|cards-left|idle-amulet|pledge)'),
  ],
  [
    'duo-underway',
    web(
      'duo/(boards|decisions|dice|first-lines|table|highlights|coach|event-text|hand-over|rectangle|sounds)',
    ),
  ],
  ['duo-underway', words('duo/(events|hints|journal-line|move-line|points|status|waves)')],
  ['duo-underway', english('duo-(hints|underway|told|sheets)')],
  ['en-bots', english('bots')],
  ['underway', web('table/players/bot-note')],
  // Two small style sheets are not worth two files.
  ['common', web('pages/home/(first-visit|resume)\\.css')],
  ['underway', web('table/first-lines/first-bar\\.css')],
  ['home-offers', web('pages/home/(first-visit|continue-offer|saved-games)')],
  ['home-offers', english('offers')],
  // Only for newcomers.
  ['first-lines', english('first')],
  ['first-lines', web('table/first-lines/|learn/first-game')],
  ['coach', web('table/coach/')],
  ['coach', words('hints|coach')],
  ['coach', english('coach|hints')],
  ['tokaido-coach', web('tokaido/coach/')],
  ['tokaido-coach', words('tokaido/hints')],
  ['tokaido-narrator', web('tokaido/narrator/')],
  ['tokaido-narrator', words('tokaido/collection')],
  ['duo-narrator', web('duo/narrator/')],
  ['duo-narrator', english('duo-narrator')],
  ['narrator', web('narrator/')],
  ['narrator', english('narrator')],
  ['en-boxes', english('boxes')],
];

export function laterFile(id: string): string | null {
  return LATER_FILES.find(([, modules]) => modules.test(id))?.[0] ?? null;
}

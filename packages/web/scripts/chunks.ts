/**
 * Which file of the build each module goes into. A few large files compress better than many small ones, so modules
 * that are always waited for together share one: what every page needs, what page and worker share, the table, and for
 * each game its rules and its screens, so that a table of one game waits for nothing of the other. What comes later
 * shares files too, by what people do next (`LATER_FILES`): each file is one request of a first visit. Everything else
 * is left to the bundler.
 */

import { join } from 'node:path';

/** What is asked of the bundler. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const PAGE = ['src/main.tsx'];
const WORKER = ['src/worker/worker.ts'];
const TABLE = ['src/pages/table/table-page.tsx'];
/** The screens of each game, and its rules as the worker has them. */
const GAMES: readonly Game[] = ['tokaido', 'duo'].map((name) => ({
  name,
  screens: [`src/${name}/client.tsx`],
  rules: [`src/worker/${name}-rules.ts`],
  isScreen: new RegExp(
    `/(web|words)/src/(${name}|art/(sprites/)?${name}|locales/en/${name})`.replaceAll('/', '[\\\\/]'),
  ),
  isRule: new RegExp(`/packages/(${name}/|table/src/${name}\\.ts$)`.replaceAll('/', '[\\\\/]')),
}));

interface Game {
  readonly name: string;
  readonly screens: readonly string[];
  readonly rules: readonly string[];
  /** What draws or words this game and no other. */
  readonly isScreen: RegExp;
  readonly isRule: RegExp;
}

/** The game whose table has several layouts. */
const ROAD = 'tokaido';
/** One of these is drawn, by the width of the window. */
const LAYOUTS = ['hanging', 'bands', 'sideways'].map((name) => `src/tokaido/road/${name}.tsx`);

/** What other pages draw with too: they must not load a table for it. */
const SHARED = /[\\/]web[\\/]src[\\/](art|app)[\\/](?!scenes\.)[\w-]+\.tsx?$/;

/** Drawn by the numbers of the rules, on pages that show much of a table anyway. */
const SCENES = /[\\/]art[\\/]scenes\.tsx$/;

/** What page and worker share: what all rules are made of, and what the two say to each other. */
const ENGINE =
  /[\\/]packages[\\/]kernel[\\/]|[\\/]@noble[\\/]|[\\/](table[\\/]src[\\/](patch|constants|bot-seed)|web[\\/]src[\\/]worker[\\/]messages)\.ts$/;

/** The program of the worker, but for the few lines that start it. */
const DEVICE_TABLES =
  /[\\/](table[\\/]src|web[\\/]src[\\/]worker|bots[\\/]src[\\/]default-level\.ts)([\\/]|$)/;

/**
 * The bots: what the lower levels know of a game comes with its rules; players that look ahead, and their nets, are
 * fetched later, those of a game for its tables only.
 */
const BOTS: readonly (readonly [file: string, modules: RegExp])[] = [
  [
    'tokaido-engine',
    bots(
      'src/strategies/(road-ahead|box-cards-on-demand|races|powers|heuristic|tokaido-heuristic|weights|own-traveler)\\.ts',
    ),
  ],
  ['tokaido-engine', web('worker/tokaido-rules')],
  ['duo-engine', bots('src/strategies/duo(-weights)?\\.ts')],
  ['duo-engine', web('worker/duo-rules')],
  // Pages that describe a level need its data and no player.
  ['bot-skills', bots('src/(level-skills|trained-nets)\\.ts|weights/about\\.json')],
  // Fetched beside the first table, which does not wait for them.
  [
    'bot-levels',
    bots(
      'src/(levels|tempers|temper-names|strategies/(lookahead|heuristic-rater|action-rater|common-chance))\\.ts',
    ),
  ],
  ['bot-levels', bots('src/bot\\.ts')],
  ['bot-levels', web('worker/device-game')],
  ['daily-deal', bots('src/net-name')],
  // Each net is a file of its own: a table needs one of them.
  ...['duo', 'tokaido-2', 'tokaido-3', 'tokaido-4', 'tokaido-5'].map((net): readonly [string, RegExp] => [
    `strong-net-${net}`,
    bots(`weights/${net}\\.json`),
  ]),
  ['puzzles-tokaido', bots('puzzles/tokaido\\.json')],
  ['puzzles-duo', bots('puzzles/duo\\.json')],
  ['puzzles', bots('src/puzzles/puzzle')],
  ['analysis-duo', bots('src/analysis/duo')],
  ['analysis-tokaido', bots('src/analysis/tokaido|src/strategies/greedy')],
  ['analysis-engine', bots('src/analysis/')],
  ['strong-duo', bots('src/(net|hints)/duo')],
  ['strong-tokaido', bots('src/(net/tokaido|hints/tokaido|strategies/heuristic-terms)')],
  ['strong-bots', bots('src/(net|hints)/')],
  ['strong-bots', web('worker/strong-player')],
];

/**
 * Modules that an index exports beside others, and that nothing of the first table uses: the bundler only sees that
 * the index is imported.
 */
const LATER =
  /[\\/](kernel[\\/]src[\\/](record|replay|version-error|compact-record|game-link|branch|branch-words|deal-again)|table[\\/]src[\\/](record|branch-match|timeline|daily-\w+)|words[\\/]src[\\/](duo[\\/](events|journal-line|move-line|status)|tokaido[\\/](events|journal-line|collection|cards-left|pledge)))\.ts$/;

/** Rules that no table asks: only a count does. */
const COUNTING = /[\\/]tokaido[\\/]src[\\/](count[\\/]|recount\.ts$)/;

/** Exported beside the messages that every page needs, but only for a table: they ask the rules. */
const NOT_ON_A_PAGE = /[\\/]words[\\/]src[\\/](forecast|change)\.ts$/;

/**
 * Files that are loaded after the first table, and what is in them; the first that matches counts. What several of them
 * use is in `common` and `online-words`, so that no page loads another one.
 */
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
  ['replay', web('table/branch/replay-branch')],
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
      'narrator/(announcer|live-regions|device-holder)|app/(persistent-storage|back-closes|turn-signal)|table/(sheet|sounds|journal|menu|news|notices|action-bar/(answer|why-no-undo))',
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

/** Modules of the client whose path begins so. */
function web(paths: string): RegExp {
  return new RegExp(`/web/src/(${paths})`.replaceAll('/', '[\\\\/]'));
}

/** Modules of the bots whose path begins so. */
function bots(paths: string): RegExp {
  return new RegExp(`/packages/bots/(${paths})`.replaceAll('/', '[\\\\/]'));
}

/** Modules of the words whose path begins so. */
function words(paths: string): RegExp {
  return new RegExp(`/words/src/(${paths})\\.ts$`.replaceAll('/', '[\\\\/]'));
}

/** Words in English, which every page has at hand. */
function english(names: string): RegExp {
  return new RegExp(`/locales/en/(${names})\\.(ts|json)$`.replaceAll('/', '[\\\\/]'));
}

export function chunksFor(root: string): (id: string, graph: Graph) => string | null {
  const known = new Map<string, ReadonlySet<string>>();

  /** Everything that some entries load at once, one import after the other. */
  function loadedBy(entries: readonly string[], graph: Graph): ReadonlySet<string> {
    const key = entries.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const loaded = new Set<string>();
    const waiting = entries.map((entry) => join(root, entry));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (loaded.has(id)) continue;
      loaded.add(id);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    known.set(key, loaded);
    return loaded;
  }

  return (id, graph) => {
    // Where the worker is: one line, not worth a file.
    if (id.endsWith('virtual:worker-url')) return 'table';
    if (id.endsWith('virtual:analysis-worker-url')) return 'analysis';
    if (id.endsWith('virtual:daily-worker-url')) return 'daily';
    // What the bundler makes up itself; page and worker need both of these.
    if (id.startsWith('\0')) return /preload-helper|rolldown/.test(id) ? 'preload-helper' : null;
    const isIn = (entries: readonly string[]) => loadedBy(entries, graph).has(id);
    // Drawings of a table's pages count them: a handful of numbers must not bring the rules.
    if (/[\\/]tokaido[\\/]src[\\/]data[\\/]panoramas\.ts$/.test(id)) return 'engine';
    const ruled = GAMES.find(({ isRule }) => isRule.test(id));
    if (ruled !== undefined)
      return isIn(ruled.rules) && !COUNTING.test(id) ? `${ruled.name}-engine` : laterFile(id);
    const bot = BOTS.find(([, modules]) => modules.test(id));
    if (bot !== undefined) return bot[0];
    if (LATER.test(id)) return laterFile(id);
    // A worker has no document: it must never load what draws a page.
    if (isIn(WORKER)) return workerFile(id, join(root, ...WORKER));
    if (isIn(PAGE) && !NOT_ON_A_PAGE.test(id)) return 'page';
    // A file of its own for what two layouts share would cost more than one of them saves.
    const isInLayouts = LAYOUTS.filter((layout) => isIn([layout])).length > 1;
    const played = GAMES.filter(({ name, screens }) => isIn(screens) || (name === ROAD && isInLayouts));
    const [game, other] = played;
    if (game?.name === ROAD && SHARED.test(id)) return 'page';
    // Style sheets in one file compress better than in two, and this one is small.
    const isOfAnyGame = other !== undefined || (game !== undefined && !game.isScreen.test(id));
    if (isIn(TABLE) || isOfAnyGame || SCENES.test(id)) return id.endsWith('.css') ? 'page' : 'table';
    return game === undefined ? laterFile(id) : game.name;
  };
}

/**
 * A worker's own file must be imported by no other: WebKit runs it once more for whoever does, and every table would
 * have two hosts. So it holds nothing that others need.
 */
function workerFile(id: string, entry: string): string | null {
  if (ENGINE.test(id)) return 'engine';
  return id !== entry && DEVICE_TABLES.test(id) ? 'device-tables' : null;
}

function laterFile(id: string): string | null {
  return LATER_FILES.find(([, modules]) => modules.test(id))?.[0] ?? null;
}

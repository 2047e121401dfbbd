/**
 * Which file of the build each module goes into. A few large files compress better than many small ones, so modules
 * that are always waited for together share one: what every page needs, what page and worker share, the table, and for
 * each game its rules and its screens, so that a table of one game waits for nothing of the other. What comes later
 * shares files too, by what people do next (`later-files.ts`): each file is one request of a first visit. Everything else
 * is left to the bundler.
 */

import { join } from 'node:path';
import { BOT_FILES } from './chunks/bot-files.ts';
import { COUNTING, laterFile } from './chunks/later-files.ts';

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

/** A few lines that parts of many pages need: in the file of one part they would bring that part along. */
const EVERYWHERE = /[\\/]web[\\/]src[\\/]app[\\/]page-mark\.ts$/;

/** Drawn by the numbers of the rules, on pages that show much of a table anyway. */
const SCENES = /[\\/]art[\\/]scenes\.tsx$/;

/** What page and worker share: what all rules are made of, and what the two say to each other. */
const ENGINE =
  /[\\/]packages[\\/]kernel[\\/]|[\\/]@noble[\\/]|[\\/](table[\\/]src[\\/](patch|constants|bot-seed)|web[\\/]src[\\/]worker[\\/]messages)\.ts$/;

/** The program of the worker, but for the few lines that start it. */
const DEVICE_TABLES =
  /[\\/](table[\\/]src|web[\\/]src[\\/]worker|bots[\\/]src[\\/]default-level\.ts)([\\/]|$)/;

/**
 * Modules that an index exports beside others, and that nothing of the first table uses: the bundler only sees that
 * the index is imported.
 */
const LATER =
  /[\\/](kernel[\\/]src[\\/](record|replay|version-error|compact-record|game-link|branch|branch-words|deal-again)|table[\\/]src[\\/](record|branch-match|timeline|daily-\w+)|words[\\/]src[\\/](duo[\\/](events|journal-line|move-line|status)|tokaido[\\/](events|journal-line|collection|cards-left|pledge)))\.ts$/;

/** Exported beside the messages that every page needs, but only for a table: they ask the rules. */
const NOT_ON_A_PAGE = /[\\/]words[\\/]src[\\/](forecast|change)\.ts$/;

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
    const bot = BOT_FILES.find(([, modules]) => modules.test(id));
    if (bot !== undefined) return bot[0];
    if (LATER.test(id)) return laterFile(id);
    // A worker has no document: it must never load what draws a page.
    if (isIn(WORKER)) return workerFile(id, join(root, ...WORKER));
    if (EVERYWHERE.test(id) || (isIn(PAGE) && !NOT_ON_A_PAGE.test(id))) return 'page';
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

/**
 * Which file of the build each module goes into. A few large files compress better than many small ones, so modules
 * that are always waited for together share one: what every page needs, the rules that page and worker share, and the
 * first table. Everything else is left to the bundler.
 */

import { join } from 'node:path';

/** What is asked of the bundler. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const PAGE = ['src/main.tsx'];
const WORKER = ['src/worker/worker.ts'];
const TABLE = ['src/pages/table/table-page.tsx', 'src/tokaido/client.tsx'];
/** One of these is drawn, by the width of the window. */
const LAYOUTS = ['hanging', 'bands', 'sideways'].map((name) => `src/tokaido/road/${name}.tsx`);

/** What other pages draw with too: they must not load a table for it. */
const SHARED = /[\\/]web[\\/]src[\\/](art|app)[\\/][\w-]+\.tsx?$/;

/** What page and worker share: the rules, the arithmetic under them, and what the two say to each other. */
const ENGINE =
  /[\\/]packages[\\/](kernel|tokaido)[\\/]|[\\/]@noble[\\/]|[\\/](table[\\/]src[\\/](tokaido|patch|constants)|web[\\/]src[\\/]worker[\\/]messages)\.ts$/;

/**
 * Modules that an index exports beside others, and that nothing of the first table uses: the bundler only sees that
 * the index is imported.
 */
const LATER =
  /[\\/](duo[\\/]src[\\/].*|kernel[\\/]src[\\/](record|replay)|words[\\/]src[\\/](duo[\\/].*|tokaido[\\/](events|journal-line|collection|cards-left)))\.ts$/;

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
    // What the bundler makes up itself, and what nobody waits for.
    if (id.startsWith('\0') || LATER.test(id)) return null;
    const isIn = (entries: readonly string[]) => loadedBy(entries, graph).has(id);
    // A worker has no document: it must never load what draws a page.
    if (isIn(WORKER)) return ENGINE.test(id) ? 'engine' : null;
    if (isIn(PAGE) && !NOT_ON_A_PAGE.test(id)) return 'page';
    if (!isIn(TABLE) && !LAYOUTS.every((layout) => isIn([layout]))) return null;
    return SHARED.test(id) ? 'parts' : 'table';
  };
}

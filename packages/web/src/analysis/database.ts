/** The database of the analyses: of its own, so that the one of the games keeps its layout. */

export const DATABASE = 'tokaido-analyses';

/** Resolves when it is gone, or when the browser keeps it. */
export function deleteAnalyses(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(DATABASE);
      for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
    } catch {
      resolve();
    }
  });
}

/** Resolves when the page is drawn and the browser is idle, at the latest after a moment. */

const LATEST_MS = 500;

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS / 2);
  });
}

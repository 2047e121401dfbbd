/** When the page is drawn and the browser has nothing better to do, at the latest after a moment. */

const LATEST_MS = 500;

export function atRest(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not say when that is.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS / 2);
  });
}

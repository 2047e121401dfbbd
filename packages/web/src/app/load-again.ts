/** Loads the page again, in the newest version that there is: the copy on the device may be too old for the server. */

/** A line that is half dead, or an older worker that is still busy, must not make a press do nothing. */
const PATIENCE_MS = 4000;

export async function loadAgain(): Promise<void> {
  const newer = await Promise.race([newerWorker().catch(() => null), afterPatience()]);
  if (newer === null) return location.reload();
  const takesOver = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  newer.postMessage('skip-waiting', []);
  await Promise.race([takesOver, afterPatience()]);
  location.reload();
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}

/** The worker of a newer version, once it waits to take over; null where there is none. */
async function newerWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return null;
  // One that waits already is new enough; without a network there is nothing newer.
  if (registration.waiting === null) await registration.update().catch(() => undefined);
  return installed(registration.waiting ?? registration.installing);
}

function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  return new Promise((resolve) => {
    if (worker?.state !== 'installing') return resolve(worker);
    worker.addEventListener('statechange', () => resolve(worker.state === 'installed' ? worker : null), {
      once: true,
    });
  });
}

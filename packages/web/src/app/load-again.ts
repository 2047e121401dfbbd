/** Loads the page again, in the newest version that there is: the copy on the device may be too old for the server. */

export async function loadAgain(): Promise<void> {
  const newer = await newerWorker().catch(() => null);
  if (newer === null) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  newer.postMessage('skip-waiting', []);
}

/** The worker of a newer version, once it waits to take over; null where there is none. */
async function newerWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return null;
  // Without a network there is nothing newer than what waits already.
  await registration.update().catch(() => undefined);
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

/**
 * The service worker of this page: makes the copy for offline use, and knows when a newer version lies ready. It is
 * offered, never forced: the page runs on with the version it began with until the player says so.
 */

import { copyEnvironment, makeCopy, noCopy } from './offline-copy.ts';
import { updateOffer } from './update-bar.tsx';
import { UpdateOffer } from './update-offer.tsx';

/** How often a page that stays open asks whether there is something new. */
const ASK_EVERY_MS = 3_600_000;

export async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    watch(registration);
    setInterval(() => void registration.update().catch(() => undefined), ASK_EVERY_MS);
    const ready = await navigator.serviceWorker.ready;
    await makeCopy(copyEnvironment(() => ready.active));
  } catch {
    noCopy();
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    // The first worker of all replaces nothing.
    if (worker !== null && navigator.serviceWorker.controller !== null) updateOffer.value = UpdateOffer;
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
}

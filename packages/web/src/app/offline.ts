/**
 * Keeps the program on the device by the service worker, and knows when a newer one lies ready. It is offered,
 * never forced: the page runs on with the version it began with until the player says so.
 * What is copied when: `offline-copy.ts`.
 */

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

/** Longer than a table takes to open on a slow device. */
const PATIENCE_MS = 2000;

/** How often a page that stays open asks whether there is something new. */
const ASK_EVERY_MS = 3_600_000;

const waiting = signal<ServiceWorker | null>(null);
const offered = signal(false);

/** A newer version waits, and the player has not said "later". */
export const updateReady: ReadonlySignal<boolean> = offered;

export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  // The first page comes first, with all that it draws; keeping it can wait.
  const soon = () => setTimeout(() => void register(), PATIENCE_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Begins again with the newer version. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.peek()?.postMessage('skip-waiting');
}

export function postponeUpdate(): void {
  offered.value = false;
}

async function register(): Promise<void> {
  const { copyEnvironment, makeCopy, noCopy } = await import('./offline-copy.ts');
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    watch(registration);
    setInterval(() => void registration.update().catch(() => undefined), ASK_EVERY_MS);
    const ready = await navigator.serviceWorker.ready;
    await makeCopy(copyEnvironment(() => ready.active));
  } catch {
    // Without it everything works, as long as there is a network.
    noCopy();
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    // The first worker of all replaces nothing.
    if (worker === null || navigator.serviceWorker.controller === null) return;
    waiting.value = worker;
    offered.value = true;
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
}

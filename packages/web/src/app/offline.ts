/**
 * Keeps the program on the device by the service worker. The first page comes first, with all that it draws: what is
 * about the worker is loaded after it (`worker-registration.ts`).
 */

/** Longer than a table takes to open on a slow device. */
const PATIENCE_MS = 2000;

export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const soon = () => setTimeout(() => void start(), PATIENCE_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

async function start(): Promise<void> {
  const worker = await import('./worker-registration.ts').catch(() => null);
  // Without it everything works, as long as there is a network.
  await worker?.register();
}

/** One of several processes of a server, as the primary starts it. */

import type { Config } from '../config.ts';
import { startServer } from '../server.ts';
import type { ProcessPlace, ToWorker } from './messages.ts';
import { Siblings, tellPrimary } from './siblings.ts';

/** Serves until the primary or a signal ends it; what is wrong is told to the primary. */
export async function serveAsWorker(config: Config, place: ProcessPlace): Promise<void> {
  const asked = stopAsked();
  try {
    const running = await startServer(
      { ...config, name: place.name, metrics: null },
      undefined,
      new Siblings(place),
    );
    tellPrimary({ t: 'ready', url: running.url, port: running.port });
    const error = await Promise.race([asked, running.failed]);
    if (error !== undefined) reportFailure(error);
    await running.stop();
  } catch (error) {
    reportFailure(error);
  }
  process.disconnect();
}

/** The terminal sends its signals to all processes, and the primary its own word: the first one counts. */
function stopAsked(): Promise<undefined> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => resolve(undefined));
    process.on('message', (message: ToWorker) => {
      if (message.t === 'stop') resolve(undefined);
    });
  });
}

function reportFailure(error: unknown): void {
  const { message, code } = error as NodeJS.ErrnoException;
  tellPrimary({ t: 'failed', message: message ?? String(error), code: code ?? '' });
}

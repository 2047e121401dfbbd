/** Lets a server's store thread be ended from outside: loaded before the server, so that the server knows nothing of it. */

/** Ends the thread of the SQLite store. */
export const END_THREAD: NodeJS.Signals = 'SIGUSR2';

/** Flags of Node that load it. */
export const PRELOAD = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    import { syncBuiltinESMExports } from 'node:module';
    import threads from 'node:worker_threads';
    const stores = [];
    threads.Worker = class extends threads.Worker {
      constructor(url, options) {
        super(url, options);
        if (String(url).includes('sqlite-worker')) stores.push(this);
      }
    };
    syncBuiltinESMExports();
    process.on('${END_THREAD}', () => stores.splice(0).forEach((worker) => worker.terminate()));
  `)}`,
];

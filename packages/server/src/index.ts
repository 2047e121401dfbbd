/** The server: tables that people reach by a link, stored to the last move. */

export type { Config, Flags } from './config.ts';
export { readConfig, readSetting, SETTINGS } from './config.ts';
export { isLoopback, networkUrls } from './net/network-urls.ts';
export type { ProcessPlace } from './processes/messages.ts';
export { readPlace } from './processes/messages.ts';
export { startProcesses } from './processes/primary.ts';
export { serveAsWorker } from './processes/worker.ts';
export type { Running } from './server.ts';
export { startServer } from './server.ts';
export { backupStore, openStore, openStoredTables } from './store/open.ts';
export type { StoredTables } from './store/store.ts';
export type { Inspection } from './tables/inspect.ts';
export { inspectTable } from './tables/inspect.ts';
export { tableHash } from './tables/secrets.ts';

/** The server: tables that people reach by a link, stored to the last move. */

export type { Config, Flags } from './config.ts';
export { readConfig, readSetting, SETTINGS } from './config.ts';
export type { Running } from './server.ts';
export { startServer } from './server.ts';
export { backupStore, openStore } from './store/open.ts';

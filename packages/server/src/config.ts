/** How a server is run: from flags, else from the environment, else as is usual. */

import { homedir } from 'node:os';
import { join } from 'node:path';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where the SQLite file lies, unless `database` says otherwise. */
  readonly data: string;
  /** `postgres://…` for a PostgreSQL that several processes may share; empty for SQLite. */
  readonly database: string;
  /** The address that people open, such as `https://tokaido.example`; empty to take whatever they used. */
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly keepDays: number;
  readonly logLevel: string;
  /** Threads in which bots think. */
  readonly botThreads: number;
  /** Milliseconds that a bot leaves a person to take a decision back. */
  readonly botPause: number;
  /** Only sizes are limited, not rates: for measurements and closed networks. */
  readonly unlimited: boolean;
  /** Where the client's files lie. */
  readonly web: string;
}

/** Flags by their name, each with its variable, its default and what `--help` says of it. */
export const SETTINGS = {
  host: { env: 'HOST', usual: '127.0.0.1', says: 'address to listen at; 0.0.0.0 for every interface' },
  port: { env: 'PORT', usual: '8080', says: 'port to listen at; 0 for any free one' },
  data: {
    env: 'TOKAIDO_DATA',
    usual: join(homedir(), '.tokaido', 'server'),
    says: 'folder of the SQLite file',
  },
  database: { env: 'DATABASE_URL', usual: '', says: 'postgres://… to use PostgreSQL in place of SQLite' },
  'public-url': { env: 'PUBLIC_URL', usual: '', says: 'address that people open, if not the one they used' },
  'trust-proxy': {
    env: 'TRUST_PROXY',
    usual: 'no',
    says: 'yes behind a reverse proxy: believe its X-Forwarded-For',
  },
  'keep-days': { env: 'KEEP_DAYS', usual: '90', says: 'days that a game is kept after its last move' },
  'log-level': { env: 'LOG_LEVEL', usual: 'info', says: 'trace, debug, info, warn, error or silent' },
  'bot-threads': { env: 'BOT_THREADS', usual: '1', says: 'threads in which bots think' },
  'bot-pause': { env: 'BOT_PAUSE', usual: '700', says: 'ms that a bot leaves to take a move back' },
  limits: { env: 'LIMITS', usual: 'usual', says: 'off lifts the limits on rates, for measurements' },
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Flags = Readonly<Partial<Record<SettingName, string>>>;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** The configuration, or a sentence that says what is wrong with it. */
export function readConfig(
  flags: Flags,
  env: Readonly<Record<string, string | undefined>>,
  web: string,
): Config | { readonly complaint: string } {
  const problems: string[] = [];
  const text = (name: SettingName): string => flags[name] ?? env[SETTINGS[name].env] ?? SETTINGS[name].usual;
  const where = (name: SettingName) => (flags[name] === undefined ? SETTINGS[name].env : `--${name}`);
  const number = (name: SettingName, least: number, most: number): number => {
    const value = Number(text(name));
    if (/^\d+$/.test(text(name)) && value >= least && value <= most) return value;
    problems.push(`${where(name)} must be a whole number from ${least} to ${most}, not "${text(name)}"`);
    return least;
  };
  const oneOf = (name: SettingName, allowed: readonly string[]): string => {
    if (!allowed.includes(text(name)))
      problems.push(`${where(name)} must be one of ${allowed.join(', ')}, not "${text(name)}"`);
    return text(name);
  };
  const database = text('database');
  if (database !== '' && !/^postgres(ql)?:\/\//.test(database))
    problems.push(`${where('database')} must begin with postgres://`);
  const publicUrl = text('public-url').replace(/\/$/, '');
  if (publicUrl !== '' && !/^https?:\/\/[^/\s]+$/.test(publicUrl))
    problems.push(
      `${where('public-url')} must be an address such as https://tokaido.example, without a path`,
    );
  const config: Config = {
    host: text('host'),
    port: number('port', 0, 65_535),
    data: text('data'),
    database,
    publicUrl,
    trustProxy: oneOf('trust-proxy', ['yes', 'no']) === 'yes',
    keepDays: number('keep-days', 1, 36_500),
    logLevel: oneOf('log-level', LEVELS),
    botThreads: number('bot-threads', 1, 64),
    botPause: number('bot-pause', 0, 60_000),
    unlimited: oneOf('limits', ['usual', 'off']) === 'off',
    web,
  };
  return problems.length === 0 ? config : { complaint: problems.join('; ') };
}

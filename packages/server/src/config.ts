/** How a server is run: each setting comes from its flag, else from its environment variable, else from its default. */

import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';

/** Every setting is one entry of `SETTINGS`; parsing, `--help` and docs/server.md follow from it. */
export interface Setting<T> {
  readonly flag: string;
  /** The environment variable. */
  readonly env: string;
  readonly default: string;
  /** What stands for the value in `--help`. */
  readonly placeholder: string;
  readonly help: string;
  /** The value, or what it must be ("must be …"). */
  readonly parse: (text: string) => Result<T>;
}

function setting<T>(flag: string, env: string, fallback: string, type: Type<T>, help: string): Setting<T> {
  return { flag, env, default: fallback, help, ...type };
}

type Type<T> = Pick<Setting<T>, 'placeholder' | 'parse'>;

const text = (placeholder: string): Type<string> => ({
  placeholder,
  parse: ok,
});

const whole = (least: number, most: number): Type<number> => ({
  placeholder: 'n',
  parse(digits) {
    const value = Number(digits);
    return /^\d+$/.test(digits) && value >= least && value <= most
      ? ok(value)
      : fail(`must be a whole number from ${least} to ${most}, not "${digits}"`);
  },
});

const oneOf = <T>(values: Readonly<Record<string, T>>): Type<T> => ({
  placeholder: 'word',
  parse(word) {
    const found = Object.entries(values).find(([name]) => name === word);
    return found === undefined
      ? fail(`must be one of ${Object.keys(values).join(', ')}, not "${word}"`)
      : ok(found[1]);
  },
});

const words = (...all: readonly string[]) => oneOf(Object.fromEntries(all.map((word) => [word, word])));

/** Never repeated in an error: it may hold a password. */
const postgresUrl: Type<string> = {
  placeholder: 'url',
  parse: (value) =>
    value === '' || /^postgres(ql)?:\/\//.test(value)
      ? ok(value)
      : fail('must be an address that begins with postgres://'),
};

const origin: Type<string> = {
  placeholder: 'url',
  parse: (value) =>
    value === '' || /^https?:\/\/[^/\s]+\/?$/.test(value)
      ? ok(value.replace(/\/$/, ''))
      : fail(`must be an address such as https://tokaido.example, without a path, not "${value}"`),
};

export const SETTINGS = {
  host: setting(
    'host',
    'HOST',
    '127.0.0.1',
    text('address'),
    'address to listen at; 0.0.0.0 for every interface',
  ),
  port: setting('port', 'PORT', '8080', whole(0, 65_535), 'port to listen at; 0 for any free one'),
  data: setting(
    'data',
    'TOKAIDO_DATA',
    join(homedir(), '.tokaido', 'server'),
    text('folder'),
    'folder of the SQLite file',
  ),
  database: setting(
    'database',
    'DATABASE_URL',
    '',
    postgresUrl,
    'postgres://… for PostgreSQL instead of SQLite',
  ),
  publicUrl: setting(
    'public-url',
    'PUBLIC_URL',
    '',
    origin,
    'address that people open, if it is not the one that their browser names',
  ),
  trustProxy: setting(
    'trust-proxy',
    'TRUST_PROXY',
    'no',
    oneOf({ yes: true, no: false }),
    'yes behind a reverse proxy: believe its X-Forwarded-For',
  ),
  keepDays: setting(
    'keep-days',
    'KEEP_DAYS',
    '90',
    whole(1, 36_500),
    'days to keep a game after its last move; a table where none began is kept for 7',
  ),
  logLevel: setting(
    'log-level',
    'LOG_LEVEL',
    'info',
    words('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'trace, debug, info, warn, error, fatal or silent',
  ),
  botThreads: setting('bot-threads', 'BOT_THREADS', '1', whole(1, 64), 'threads in which bots think'),
  botPause: setting(
    'bot-pause',
    'BOT_PAUSE',
    '700',
    whole(0, 60_000),
    'milliseconds that a bot waits, so that a person can take a move back',
  ),
  unlimited: setting(
    'limits',
    'LIMITS',
    'on',
    oneOf({ on: false, off: true }),
    'off: no limits on rates (sizes stay limited), for load tests and closed networks',
  ),
} as const;

type SettingName = keyof typeof SETTINGS;
type ValueOf<S> = S extends Setting<infer T> ? T : never;

export type Config = { readonly [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> } & {
  /** The folder of the built client. */
  readonly web: string;
};

/** The texts of flags, by the long name of the flag. */
export type Flags = Readonly<Record<string, string | undefined>>;
export type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration, or a sentence about what is wrong with it and where it was set. */
export function readConfig(flags: Flags, env: Environment, web: string): Result<Config> {
  const errors: string[] = [];
  const values = Object.values<Setting<unknown>>(SETTINGS).map((each) => {
    const read = readSetting(each, flags, env);
    if (!read.ok) errors.push(read.error);
    return read.ok ? read.value : undefined;
  });
  if (errors.length > 0) return fail(errors.join('; '));
  const entries = Object.keys(SETTINGS).map((name, index) => [name, values[index]]);
  return ok({ ...(Object.fromEntries(entries) as Omit<Config, 'web'>), web });
}

/** One setting. A variable that is empty counts as not set. */
export function readSetting<T>(each: Setting<T>, flags: Flags, env: Environment): Result<T> {
  const given = flags[each.flag];
  const [where, value] =
    given === undefined ? [each.env, env[each.env] || each.default] : [`--${each.flag}`, given];
  const read = each.parse(value);
  return read.ok ? read : fail(`${where} ${read.error}`);
}

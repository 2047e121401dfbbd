/** How a server is run: each setting comes from its flag, else from its environment variable, else from its default. */

import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { TrustedProxies } from './net/address.ts';
import { PUSH_SETTINGS } from './push/settings.ts';

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

/** As browsers write it, since links are made of it and pages are known by it. */
const origin: Type<string> = {
  placeholder: 'url',
  parse: (value) =>
    value === '' || (/^https?:\/\/[^/?#@\s]+\/?$/i.test(value) && URL.canParse(value))
      ? ok(value && new URL(value).origin)
      : fail(`must be an address such as https://tokaido.example, without a path, not "${value}"`),
};

/** An address, or a network such as 10.0.0.0/8. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === undefined || most === 0) return most > 0;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

const proxies: Type<TrustedProxies> = {
  placeholder: 'proxies',
  parse(value) {
    if (value === 'no') return ok(0);
    if (/^\d$/.test(value)) return ok(Number(value));
    const networks = value.split(',').map((each) => each.trim());
    return networks.every(isNetwork)
      ? ok(networks)
      : fail(
          `must be no, the number of proxies (up to 9), or their addresses such as 127.0.0.1,10.0.0.0/8, not "${value}"`,
        );
  },
};

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

const listenAddress: Type<ListenAddress | null> = {
  placeholder: 'host:port',
  parse(value) {
    if (value === '') return ok(null);
    const [, bracketed, plain, digits = ''] = /^(?:\[([^\]]+)\]|([^:\s]+)):(\d+)$/.exec(value) ?? [];
    const host = bracketed ?? plain;
    const port = whole(0, 65_535).parse(digits);
    return host !== undefined && port.ok
      ? ok({ host, port: port.value })
      : fail(`must be a host and a port such as 127.0.0.1:9100 or [::1]:9100, not "${value}"`);
  },
};

const SHORTEST_TOKEN = 16;

/** Never repeated in an error. */
const token: Type<string> = {
  placeholder: 'token',
  parse: (value) =>
    value === '' || new RegExp(`^[\\w.~+/=-]{${SHORTEST_TOKEN},200}$`).test(value)
      ? ok(value)
      : fail(`must have ${SHORTEST_TOKEN} to 200 letters, digits or signs of -._~+/=`),
};

const serverName: Type<string> = {
  placeholder: 'name',
  parse: (value) =>
    /^[\w-]{0,40}$/.test(value)
      ? ok(value)
      : fail(`must have at most 40 letters, digits, - or _, not "${value}"`),
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
    proxies,
    'behind reverse proxies: how many there are, or their addresses (CIDR, separated by commas)',
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
  metrics: setting(
    'metrics',
    'METRICS',
    '',
    listenAddress,
    'address for /metrics alone, such as 127.0.0.1:9100; anybody who reaches it may read it',
  ),
  metricsToken: setting(
    'metrics-token',
    'METRICS_TOKEN',
    '',
    token,
    'lets those who send this token read /metrics at the server’s own address',
  ),
  processes: setting(
    'processes',
    'PROCESSES',
    '1',
    whole(1, 64),
    'processes that share the port and divide the tables among them; more than 1 needs --database',
  ),
  name: setting(
    'name',
    'TOKAIDO_NAME',
    '',
    serverName,
    'name of this server among those on the same database; a new one at each start if not given',
  ),
  botThreads: setting('bot-threads', 'BOT_THREADS', '1', whole(1, 64), 'threads in which bots think'),
  botPause: setting(
    'bot-pause',
    'BOT_PAUSE',
    '5000',
    whole(0, 60_000),
    'milliseconds that a bot waits at most, so that a person can take a move back',
  ),
  unlimited: setting(
    'limits',
    'LIMITS',
    'on',
    oneOf({ on: false, off: true }),
    'off: no limits on rates (sizes stay limited), for load tests and closed networks',
  ),
  ...PUSH_SETTINGS,
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

const NEEDS_POSTGRES =
  'more than one process needs PostgreSQL, since a SQLite file is served by one process alone; ' +
  'set --database postgres://…, or leave --processes out';

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
  const config = { ...(Object.fromEntries(entries) as Omit<Config, 'web'>), web };
  if (config.processes > 1 && config.database === '') return fail(NEEDS_POSTGRES);
  return ok(config);
}

/** One setting. A variable that is empty counts as not set. */
export function readSetting<T>(each: Setting<T>, flags: Flags, env: Environment): Result<T> {
  const given = flags[each.flag];
  const [where, value] =
    given === undefined ? [each.env, env[each.env] || each.default] : [`--${each.flag}`, given];
  const read = each.parse(value);
  return read.ok ? read : fail(`${where} ${read.error}`);
}

/** The settings of notices to devices; part of `SETTINGS` in config.ts, whose shape they have. */

import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { KNOWN_PUSH_HOSTS, parsePushHosts } from './endpoint.ts';

function choice(
  flag: string,
  env: string,
  [on, off]: readonly [string, string],
  preset: string,
  help: string,
) {
  return {
    flag,
    env,
    default: preset,
    placeholder: 'word',
    help,
    parse: (word: string): Result<boolean> =>
      word === on || word === off ? ok(word === on) : fail(`must be one of ${on}, ${off}, not "${word}"`),
  };
}

function parseContact(value: string): Result<string> {
  return value === '' || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)
    ? ok(value)
    : fail(`must be mailto:you@your.domain or an address that begins with https://, not "${value}"`);
}

export const PUSH_SETTINGS = {
  push: choice(
    'push',
    'PUSH',
    ['on', 'off'],
    'on',
    'off: devices are never told of turns; an open page still tells',
  ),
  pushContact: {
    flag: 'push-contact',
    env: 'PUSH_CONTACT',
    default: '',
    placeholder: 'address',
    help: 'mailto:… or https://… by which push services reach you; --public-url if not given',
    parse: parseContact,
  },
  pushHosts: {
    flag: 'push-hosts',
    env: 'PUSH_HOSTS',
    default: KNOWN_PUSH_HOSTS,
    placeholder: 'hosts',
    help: 'push services that may be called, in place of the known ones',
    parse: parsePushHosts,
  },
  pushPrivate: choice(
    'push-private',
    'PUSH_PRIVATE',
    ['yes', 'no'],
    'no',
    'yes: those of --push-hosts may be in your own network',
  ),
  pushCa: {
    flag: 'push-ca',
    env: 'PUSH_CA',
    default: '',
    placeholder: 'file',
    help: 'certificate (PEM) of a push service that no known authority vouches for',
    parse: (value: string): Result<string> => ok(value),
  },
} as const;

/** Patterns that match modules by where they are. */

/** Modules of the client whose path begins so. */
export function web(paths: string): RegExp {
  return new RegExp(`/web/src/(${paths})`.replaceAll('/', '[\\\\/]'));
}

/** Modules of the bots whose path begins so. */
export function bots(paths: string): RegExp {
  return new RegExp(`/packages/bots/(${paths})`.replaceAll('/', '[\\\\/]'));
}

/** Modules of the words whose path begins so. */
export function words(paths: string): RegExp {
  return new RegExp(`/words/src/(${paths})\\.ts$`.replaceAll('/', '[\\\\/]'));
}

/** Words in English, which every page has at hand. */
export function english(names: string): RegExp {
  return new RegExp(`/locales/en/(${names})\\.(ts|json)$`.replaceAll('/', '[\\\\/]'));
}

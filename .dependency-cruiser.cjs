// Which folder may import which: web, server, cli -> words, bots, table -> tokaido, duo -> kernel. Run by scripts/check-arrows.mjs.

/** @param {string} from @param {string[]} allowed @param {string} comment */
function onlyImports(from, allowed, comment) {
  return {
    name: `${from}-arrows`,
    comment,
    severity: 'error',
    from: { path: `^packages/${from}/` },
    to: { path: '^packages/', pathNot: `^packages/(${[from, ...allowed].join('|')})/` },
  };
}

const BELOW = ['kernel', 'tokaido', 'duo', 'words', 'bots', 'table'];
const BOXES = '^packages/tokaido/src/(crossroads|matsuri|new-encounters|promo-travelers)/';
const GAME_SCREENS = '^packages/web/src/(tokaido|duo)/';
const TESTS = '[.]test[.]ts$|^packages/[^/]+/test/|/testkit/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    onlyImports('kernel', [], 'The kernel knows no game.'),
    onlyImports('tokaido', ['kernel'], 'The two games share nothing but the kernel.'),
    onlyImports('duo', ['kernel'], 'The two games share nothing but the kernel.'),
    onlyImports('bots', ['kernel', 'tokaido', 'duo'], 'Bots know the games, nothing above.'),
    onlyImports('table', ['kernel', 'tokaido', 'duo'], 'A table knows the games, but nobody who sits there.'),
    onlyImports('words', ['kernel', 'tokaido', 'duo'], 'Words are about the games, whoever says them.'),
    onlyImports('server', BELOW, 'Programs stand side by side.'),
    onlyImports('web', BELOW, 'Programs stand side by side.'),
    onlyImports('cli', [...BELOW, 'server'], 'The command starts the server; the client is built apart.'),
    {
      name: 'no-relative-path-into-another-package',
      comment: 'Import the package by its name.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'only-public-entries',
      comment: 'A package is used through its index (or the test kit), whatever the import looks like.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index[.]ts$',
          '^packages/kernel/src/testkit/index[.]ts$',
          // One entry for each game, and words that come later than the first table.
          '^packages/words/src/((tokaido|duo)/[^/]+|locales/.*|messages/english|speech|hints|coach)[.](ts|json)$',
          // Counting a real game, which no table needs.
          '^packages/(tokaido/src/count/index|duo/src/count)[.]ts$',
          // What nets of one game are for, and each net by itself.
          '^packages/bots/src/net/(tokaido|duo)-nets[.]ts$',
          '^packages/bots/weights/',
          // Puzzles, which no table needs.
          '^packages/bots/(src/puzzles/puzzle[.]ts|puzzles/[^/]+[.]json)$',
          // What `--help` says of the server must not load the server.
          '^packages/server/src/config[.]ts$',
        ],
      },
    },
    {
      name: 'boxes-only-through-boxes-ts',
      comment: 'An expansion is a folder that one can delete: only boxes.ts names it.',
      severity: 'error',
      from: { path: '^packages/tokaido/src/', pathNot: [BOXES, '^packages/tokaido/src/boxes[.]ts$'] },
      to: { path: BOXES },
    },
    {
      name: 'table-knows-no-game',
      comment: 'The client talks to a game through table/game.ts; only table/games.ts names one.',
      severity: 'error',
      from: {
        path: '^packages/web/src/(table|app|narrator|connection|analysis)/',
        pathNot: [
          TESTS,
          '^packages/web/src/table/games[.]ts$',
          // Each game is analysed by a file of its own.
          '^packages/web/src/analysis/worker/(tokaido|duo)-analysis[.]ts$',
        ],
      },
      to: { path: `^packages/(tokaido|duo)/|^packages/words/src/(tokaido|duo)/|${GAME_SCREENS}` },
    },
    {
      name: 'only-the-app-knows-pages',
      comment: 'Pages stand on the table and the connection, not the other way round.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: ['^packages/web/src/(app|pages)/', TESTS] },
      to: { path: '^packages/web/src/pages/' },
    },
    {
      name: 'game-screens-know-no-page',
      comment: 'What a game draws is shown by the table: it knows neither the pages nor another game.',
      severity: 'error',
      from: { path: GAME_SCREENS, pathNot: TESTS },
      to: {
        path: '^packages/web/src/',
        pathNot: ['^packages/web/src/(app|table|narrator|connection|art|styles)/', '^packages/web/src/$1/'],
      },
    },
    {
      name: 'rules-run-everywhere',
      comment: 'Kernel, games and tables also live in the browser: no module of Node.',
      severity: 'error',
      from: { path: '^packages/(kernel|tokaido|duo|words|table)/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-test-in-product',
      comment: 'Code that ships imports no test.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '[.]test[.]ts$|^packages/[^/]+/test/|^packages/web/src/.*/testkit/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      comment: 'An import that cannot be followed escapes every other rule.',
      severity: 'error',
      from: {},
      // Modules that the client's build makes up have no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

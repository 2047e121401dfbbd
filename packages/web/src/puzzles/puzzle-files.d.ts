/** The files of puzzles: their type is written down, not worked out from thousands of numbers. */

declare module '@tokaido/bots/puzzles/tokaido.json' {
  import type { PuzzleFile } from '@tokaido/bots/puzzle';

  const file: PuzzleFile;
  export default file;
}

declare module '@tokaido/bots/puzzles/duo.json' {
  import type { PuzzleFile } from '@tokaido/bots/puzzle';

  const file: PuzzleFile;
  export default file;
}

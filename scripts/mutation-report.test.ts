import { describe, expect, test } from 'vitest';
import { withMutant } from './mutant-plugin.mjs';
import { survivors, withScores } from './mutation-report.mjs';

const mutant = (status: string, line: number, column: number, length: number) => ({
  status,
  replacement: 'true',
  location: { start: { line, column }, end: { line, column: column + length } },
});

const report = {
  files: {
    'packages/tokaido/src/matsuri/doll.ts': {
      source: 'if (a > b) {\n  c();\n}\n',
      mutants: [
        mutant('Killed', 1, 5, 5),
        mutant('Timeout', 1, 5, 1),
        mutant('Survived', 1, 5, 5),
        mutant('NoCoverage', 2, 3, 4),
        mutant('CompileError', 1, 1, 2),
      ],
    },
    'packages/tokaido/src/matsuri/festival.ts': { source: 'a > b', mutants: [mutant('Killed', 1, 1, 5)] },
    'packages/tokaido/src/matsuri/numbers.ts': { source: '', mutants: [] },
  },
};

describe('the report of a mutation run', () => {
  test('puts the score of each file with survivors, of all others and of the whole into its place on the page', () => {
    const page = 'Before.\n<!-- matsuri -->\nold\n<!-- end of matsuri -->\nAfter.\n';
    expect(withScores(page, 'matsuri', report)).toBe(`Before.
<!-- matsuri -->
| file | killed | mutants | score |
| --- | --: | --: | --: |
| \`doll.ts\` | 2 | 4 | 50.0 % |
| the other 1 | 1 | 1 | 100.0 % |
| **matsuri** | 3 | 5 | 60.0 % |
<!-- end of matsuri -->
After.
`);
    expect(() => withScores('', 'matsuri', report)).toThrow('no place for "matsuri"');
  });

  test('names the survivors', () => {
    expect(survivors(report)).toBe(
      'packages/tokaido/src/matsuri/doll.ts:1 a > b → true\npackages/tokaido/src/matsuri/doll.ts:2 c(); → true\n',
    );
  });
});

test('a mutant takes the place of what it replaces, on one line or several', () => {
  const place = { file: 'doll.ts', start: { line: 1, column: 12 }, replacement: '{}' };
  const code = 'if (a > b) {\n  c();\n}\nd();\n';
  expect(withMutant(code, { ...place, end: { line: 3, column: 2 } })).toBe('if (a > b) {}\nd();\n');
  expect(withMutant(code, { ...place, start: { line: 4, column: 1 }, end: { line: 4, column: 4 } })).toBe(
    'if (a > b) {\n  c();\n}\n{};\n',
  );
});

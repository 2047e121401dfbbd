// Writes docs/scale.md: the plan for many players, with all its numbers calculated. By hand, from the root:
//   npx tsx packages/server/bench/scale.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { fillPage } from './scale/page.ts';

const text = fillPage(readFileSync(new URL('scale/page.md', import.meta.url), 'utf8'));
writeFileSync(new URL('../../../docs/scale.md', import.meta.url), text);
process.stdout.write(text);

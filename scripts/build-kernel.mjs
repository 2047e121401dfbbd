// `npm run kernel`: assembles packages/bots/src/net/kernel.wat and writes its bytes as TypeScript, which every bundler
// and test runner reads alike. The result is checked in; a test compares the two.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import loadWabt from 'wabt';
import { root } from './install.mjs';

const folder = join(root, 'packages', 'bots', 'src', 'net');
const generated = join(folder, 'kernel-bytes.ts');

/** The text of kernel-bytes.ts as it must be for the source of today. */
export async function assembleKernel() {
  const wabt = await loadWabt();
  const module = wabt.parseWat('kernel.wat', readFileSync(join(folder, 'kernel.wat'), 'utf8'), {
    simd: true,
  });
  try {
    const { buffer } = module.toBinary({});
    return [
      '/** The WebAssembly of the net, in base64. Generated from kernel.wat by `npm run kernel`. */',
      '',
      'export const KERNEL_BYTES =',
      `  '${Buffer.from(buffer).toString('base64')}';`,
      '',
    ].join('\n');
  } finally {
    module.destroy();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(generated, await assembleKernel());

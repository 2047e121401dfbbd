// A process that is killed while it writes: appends to many tables of the store at the given address, each as
// fast as it is answered, and prints `table seq` for every entry that was acknowledged. Run by store-crash.test.ts.

import { openStore } from '../src/store/open.ts';
import { appendOf } from './store-kit.ts';

const [address = '', round = '0', tables = '20'] = process.argv.slice(2);
const store = await openStore(address);

async function write(table: string): Promise<never> {
  const last = (await store.last([table])).get(table) ?? 0;
  for (let seq = last + 1; ; seq++) {
    const snapshot = seq % 10 === 0 ? { snapshot: `"at ${seq}"` } : {};
    const outcome = await store.append(
      appendOf(table, seq, [`"${table} ${seq} of round ${round}"`], snapshot),
    );
    if (outcome !== 'stored') throw new Error(`${table} ${seq} is ${outcome}`);
    process.stdout.write(`${table} ${seq}\n`);
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, index) => write(`table-${index}`)));

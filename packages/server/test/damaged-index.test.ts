/** A row of the list of tables that cannot be read is left out, and the others are shown. */

import { expect, it } from 'vitest';
import { connect } from '../src/store/sqlite-driver.ts';
import { dataFile } from '../src/store/sqlite-files.ts';
import { TestServer } from './kit.ts';

it.each(['{', '{"id":1}', ''])('lists the other tables when one has the row %j', async (body) => {
  const server = await new TestServer().start();
  try {
    const [damaged, whole] = [await server.open({ listed: true }), await server.open({ listed: true })];
    const listed = async () => (await server.call('GET', '/api/tables')).json as { tables: { id: string }[] };
    expect((await listed()).tables).toHaveLength(2);
    const database = await connect(dataFile(server.data));
    database.prepare('UPDATE store_kept SET body = ? WHERE key = ?').run(body, `open-table/${damaged.table}`);
    database.close();
    // Another process would have read it; here the list of a second ago is still good.
    await expect
      .poll(async () => (await listed()).tables.map(({ id }) => id), { timeout: 5000 })
      .toEqual([whole.table]);
  } finally {
    await server.end();
  }
});

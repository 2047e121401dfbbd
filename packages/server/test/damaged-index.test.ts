/** A line of the index that cannot be read is left out of the list of tables, and the others are shown. */

import { expect, it } from 'vitest';
import { connect } from '../src/store/sqlite-driver.ts';
import { dataFile } from '../src/store/sqlite-files.ts';
import { TestServer } from './kit.ts';

it.each(['{', '{"id":1}', ''])('lists the other tables when one has the summary %j', async (summary) => {
  const server = await new TestServer().start();
  try {
    const [damaged, whole] = [await server.open({ listed: true }), await server.open({ listed: true })];
    const database = await connect(dataFile(server.data));
    database.prepare('UPDATE table_heads SET summary = ? WHERE table_id = ?').run(summary, damaged.table);
    database.close();
    const answer = await server.call('GET', '/api/tables');
    expect(answer).toMatchObject({ status: 200, json: { tables: [{ id: whole.table }] } });
  } finally {
    await server.end();
  }
});

/** Tables as people meet them: by link, by socket and by HTTP, on a real server with a real file. */

import { recordFromText, verify } from '@tokaido/kernel';
import { gameOf } from '@tokaido/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAN, playOn, TestServer } from './kit.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

describe('a table', () => {
  it('is opened, joined by its link, played to the end and checked', async () => {
    const host = await server.open();
    expect(host).toMatchObject({ seat: 0 });
    const guest = await server.sit(host.table);
    const [aki, ben, watcher] = await Promise.all([
      server.peer(host.table, host.secret),
      server.peer(host.table, guest.secret),
      server.peer(host.table),
    ]);
    expect([aki.you, ben.you, watcher.you]).toEqual([0, 1, -1]);
    const commit = watcher.info?.commit;
    expect(await ben.do({ t: 'start' })).toMatchObject({ code: 'not-host' });
    expect(await ben.do({ t: 'ready', ready: true })).toBeTypeOf('number');
    expect(await aki.do({ t: 'start' })).toBeTypeOf('number');
    await playOn([aki, ben]);
    await watcher.until(() => watcher.info?.phase === 'over');
    expect(watcher.info?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    expect(watcher.turn).toBeNull();

    const file = await server.call('GET', `/api/tables/${host.table}/record`);
    expect(file.status).toBe(200);
    const record = recordFromText(file.text);
    if (!record.ok) throw new Error(record.error);
    expect(record.value.commit).toBe(commit);
    expect(record.value.mix).toEqual(['0a'.repeat(16), '0b'.repeat(16)]);
    expect(verify(gameOf({ game: 'tokaido' }).game, record.value)).toMatchObject({
      ok: true,
      value: { sealed: true },
    });
  });

  it('fills open seats with bots and gives no record while the game runs', async () => {
    const host = await server.open();
    const aki = await server.peer(host.table, host.secret);
    await aki.do({ t: 'start' });
    await aki.until(() => aki.info?.phase === 'playing');
    expect(aki.info?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(await server.call('GET', `/api/tables/${host.table}/record`)).toMatchObject({ status: 409 });
    await aki.until(() => aki.turn?.seat === aki.you);
  });

  it('shows one seat the same in several tabs, and takes a command once', async () => {
    const host = await server.open();
    const guest = await server.sit(host.table);
    const open = () => server.peer(host.table, host.secret);
    const tabs = await Promise.all([open(), open(), open()]);
    const ben = await server.peer(host.table, guest.secret);
    await tabs[0].do({ t: 'start' });
    for (let i = 0; i < 12; i++) {
      const everybody = [...tabs, ben];
      await ben.until(() =>
        everybody.some(({ turn, you }) => turn?.seat === you && turn.legal !== undefined),
      );
      const asked = ben.turn?.seat === ben.you ? [ben] : tabs;
      const command = {
        t: 'act',
        number: asked[0]?.turn?.number ?? 0,
        action: asked[0]?.turn?.legal?.[0] ?? '',
      } as const;
      const answers = await Promise.all(asked.map((tab) => tab.do(command, `same-${i}`)));
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toBeTypeOf('number');
      await Promise.all(everybody.map((peer) => peer.until(() => peer.n >= Number(answers[0]))));
    }
    const newest = Math.max(...tabs.map(({ n }) => n));
    await Promise.all(tabs.map((tab) => tab.until(() => tab.n >= newest)));
    expect(tabs[1].view).toEqual(tabs[0].view);
    expect(tabs[2].view).toEqual(tabs[0].view);
  });

  it('is rebuilt for people who lost the connection, with what they missed', async () => {
    const host = await server.open({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const guest = await server.sit(host.table);
    const [aki, ben] = [
      await server.peer(host.table, host.secret),
      await server.peer(host.table, guest.secret),
    ];
    await aki.do({ t: 'start' });
    for (let i = 0; i < 6; i++) {
      await aki.until(() => aki.turn !== null && (aki.turn.legal ?? ben.turn?.legal) !== undefined);
      const n = await (aki.turn?.legal === undefined ? ben : aki).act();
      await Promise.all([aki, ben].map((peer) => peer.until(() => peer.n >= Number(n))));
    }
    const { n, view } = ben;
    ben.cut();
    await ben.connect(n - 3);
    expect(ben.view).toEqual(view);
    expect(ben.welcome.news.map((news) => news.n)).toEqual([n - 2, n - 1, n]);
    await ben.connect();
    expect(ben.welcome.news).toHaveLength(n);
  });

  it('lets a seat move to another device by a code that works once', async () => {
    const host = await server.open();
    const { code } = (await server.call('POST', `/api/tables/${host.table}/device`, {}, host.secret))
      .json as { code: string };
    expect((await server.call('POST', '/api/device', { code })).json).toEqual(host);
    expect((await server.call('POST', '/api/device', { code })).status).toBe(404);
    expect((await server.call('POST', `/api/tables/${host.table}/device`, {}, 'wrong')).status).toBe(403);
  });

  it('is played again with everybody one seat on', async () => {
    const host = await server.open({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const guest = await server.sit(host.table);
    const [aki, ben] = [
      await server.peer(host.table, host.secret),
      await server.peer(host.table, guest.secret),
    ];
    expect(await aki.do({ t: 'rematch' })).toMatchObject({ code: 'not-now' });
    await aki.do({ t: 'start' });
    await playOn([aki, ben]);
    const answers = await Promise.all([aki.do({ t: 'rematch' }), ben.do({ t: 'rematch' })]);
    expect(answers.every((answer) => typeof answer === 'number')).toBe(true);
    await ben.until(() => (ben.info?.next ?? null) !== null);
    const next = ben.info?.next ?? '';
    const [again, other] = [await server.peer(next, host.secret), await server.peer(next, guest.secret)];
    expect([again.you, other.you]).toEqual([1, 0]);
    const colorOf = (peer: typeof aki) => peer.info?.seats[peer.you]?.color;
    expect([colorOf(again), colorOf(other)]).toEqual([colorOf(aki), colorOf(ben)]);
    expect(await again.do({ t: 'start' })).toBeTypeOf('number');
  });

  it('lets a guest take over a bot at an inn where the host allows it', async () => {
    const host = await server.open({ takeover: true });
    const aki = await server.peer(host.table, host.secret);
    await aki.do({ t: 'start' });
    const guest = await server.sit(host.table, 'Late');
    const late = await server.peer(host.table, guest.secret);
    expect(late.info?.seats[late.you]).toMatchObject({ kind: 'person', name: 'Late' });
    const strict = await server.open();
    const other = await server.peer(strict.table, strict.secret);
    await other.do({ t: 'start' });
    expect((await server.call('POST', `/api/tables/${strict.table}/seats`, { name: 'Late' })).status).toBe(
      404,
    );
  });

  it('passes phrases on, and words only where the table allows them', async () => {
    const host = await server.open({ chat: false });
    const aki = await server.peer(host.table, host.secret);
    expect(await aki.do({ t: 'say', phrase: 'hello' })).toBeTypeOf('number');
    expect(await aki.do({ t: 'say', text: 'hi' })).toMatchObject({ code: 'chat-off' });
  });
});

describe('the HTTP API', () => {
  it('is enough to play a whole game', async () => {
    const host = await server.open({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'pilgrim' }] });
    const path = `/api/tables/${host.table}`;
    const ask = (id: string, command: unknown) =>
      server.call('POST', `${path}/commands`, { id, command }, host.secret);
    expect((await ask('start', { t: 'start' })).status).toBe(200);
    let look = (await server.call('GET', path, undefined, host.secret)).json as Look;
    for (let i = 0; look.info.phase !== 'over' && i < 2000; i++) {
      if (look.turn?.legal !== undefined)
        await ask(`act-${i}`, { t: 'act', number: look.turn.number, action: look.turn.legal[0] });
      look = (await server.call('GET', `${path}/updates?since=${look.n}&wait=5`, undefined, host.secret))
        .json;
    }
    expect(look.info.phase).toBe('over');
  });

  it('describes itself, and every route of the document answers', async () => {
    const document = (await server.call('GET', '/api/openapi.json')).json as {
      paths: Record<string, object>;
    };
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of Object.keys(methods)) {
        const answer = await server.call(
          method.toUpperCase(),
          path.replace('{id}', 'nosuchtable'),
          method === 'post' ? {} : undefined,
        );
        expect([200, 400, 404]).toContain(answer.status);
        if (answer.status !== 200) expect(answer.json).toHaveProperty('refused.code');
      }
    }
  });

  it('sends strict headers, sets no cookie and names no other host', async () => {
    for (const path of ['/', '/api/tables', '/healthz', '/nothing.js']) {
      const { headers } = await server.call('GET', path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('refuses a plan that cannot be played, with a reason', async () => {
    const answer = await server.call('POST', '/api/tables', {
      plan: { ...PLAN, options: 'boxes=matsuri' },
      name: 'A',
    });
    expect(answer).toMatchObject({ status: 400, json: { refused: { code: 'bad-plan' } } });
    expect(answer.text).toContain('crossroads');
  });

  it('refuses bots of a level that does not exist, and names those that do', async () => {
    const known = /unknown level "uct@600000"; there are pilgrim, porter, innkeeper, merchant, daimyo/;
    const refused = { status: 400, json: { refused: { code: 'bad-plan' } } };
    const bot = { kind: 'bot', level: 'uct@600000' } as const;
    for (const plan of [{ seats: [{ kind: 'me' }, bot] }, { level: bot.level }]) {
      const answer = await server.call('POST', '/api/tables', { plan: { ...PLAN, ...plan }, name: 'A' });
      expect(answer).toMatchObject(refused);
      expect((answer.json as { refused: { message: string } }).refused.message).toMatch(known);
    }
    const host = await server.open();
    const command = { t: 'seat', seat: 1, ...bot };
    const path = `/api/tables/${host.table}/commands`;
    expect(await server.call('POST', path, { id: '1', command }, host.secret)).toMatchObject(refused);
  });

  it('refuses bots of a temper that does not exist, and seats those of one that does', async () => {
    const seats = (temper: string) => [{ kind: 'me' }, { kind: 'bot', level: 'porter', temper }];
    const open = (temper: string) =>
      server.call('POST', '/api/tables', { plan: { ...PLAN, seats: seats(temper) }, name: 'A' });
    const known = /unknown temper "angry"; there are collector, stroller, devout/;
    const refused = await open('angry');
    expect(refused).toMatchObject({ status: 400, json: { refused: { code: 'bad-plan' } } });
    expect((refused.json as { refused: { message: string } }).refused.message).toMatch(known);
    expect((await open('devout')).status).toBeLessThan(300);
  });
});

interface Look {
  readonly n: number;
  readonly info: { readonly phase: string };
  readonly turn: { readonly number: number; readonly legal?: string[] } | null;
}

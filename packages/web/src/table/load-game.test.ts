import { describe, expect, test } from 'vitest';
import type { GameClient } from './game.ts';
import { gameLoading } from './load-game.ts';

const client = (prepare: GameClient['prepare']) => ({ prepare }) as GameClient;
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the game of a table', () => {
  test('is there at once where it has been loaded and needs nothing more', () => {
    const game = client(() => null);
    const loading = gameLoading(
      () => game,
      () => expect.unreachable('it did not come late'),
    );
    loading.need({ game: 'a', options: '' }, true);
    expect(loading.client.value).toBe(game);
  });

  test('is fetched before it is played, but only then given out, and once its words are here', async () => {
    let loads = 0;
    let ready = 0;
    let spoken = () => {};
    const game = client(() => new Promise<void>((resolve) => (spoken = resolve)));
    const load = async () => {
      loads++;
      return game;
    };
    const loading = gameLoading(load, () => ready++);
    loading.need({ game: 'a', options: '' }, false);
    loading.need({ game: 'a', options: '' }, false);
    await settle();
    expect([loads, loading.client.value]).toEqual([1, null]);
    loading.need({ game: 'a', options: 'boxes=b' }, true);
    await settle();
    expect(loading.client.value).toBeNull();
    spoken();
    await settle();
    expect([ready, loading.client.value]).toEqual([1, game]);
  });

  test('that cannot be had is a failure once it is played, not before', async () => {
    const loading = gameLoading(
      () => Promise.reject(new Error('offline')),
      () => undefined,
    );
    loading.need({ game: 'a', options: '' }, false);
    await settle();
    expect(loading.failure.value).toBeNull();
    loading.need({ game: 'a', options: '' }, true);
    await settle();
    expect(loading.failure.value?.reason).toMatchObject({ message: 'offline' });
  });

  test('of another table does not come in the place of the one that is wanted now', async () => {
    const games: Record<string, GameClient> = { a: client(() => null), b: client(() => null) };
    const loading = gameLoading(
      async (id) => games[id] as GameClient,
      () => undefined,
    );
    loading.need({ game: 'a', options: '' }, true);
    loading.need({ game: 'b', options: '' }, true);
    await settle();
    expect(loading.client.value).toBe(games.b);
  });
});

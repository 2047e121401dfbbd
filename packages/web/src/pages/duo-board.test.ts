import { expect, it } from 'vitest';
import { readBoard } from './duo-board.ts';

it('a stored board is read again as it was, and not at all when a part of it is missing', () => {
  const board = { name: 'mine.json', id: 'mine', text: '{}' };
  expect(readBoard(board)).toEqual(board);
  for (const stored of [null, 7, '', {}, { ...board, text: null }, { ...board, id: 3 }])
    expect(readBoard(stored)).toBeNull();
});

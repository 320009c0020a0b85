import { expect, test } from 'vitest';
import { balanceColumns, type Block } from './balance-columns.ts';

const blocks: Block<'about' | 'credits' | 'bullets'>[] = [
  { name: 'about', mainPx: 200, sidePx: 320 },
  { name: 'credits', mainPx: 160, sidePx: 160 },
  { name: 'bullets', mainPx: 200, sidePx: 260 },
];

test('puts everything beside a long table', () => {
  expect(balanceColumns({ main: 2000, side: 400 }, blocks)).toEqual({
    main: [],
    side: ['about', 'credits', 'bullets'],
  });
});

test('fills the main column below a short table', () => {
  expect(balanceColumns({ main: 100, side: 600 }, blocks)).toEqual({ main: ['about', 'credits', 'bullets'], side: [] });
});

test('keeps both columns about equally long, with each block once', () => {
  expect(balanceColumns({ main: 500, side: 400 }, blocks)).toEqual({ main: ['credits', 'bullets'], side: ['about'] });
});

import { expect, it } from 'vitest';
import { scoreOf, tableOf, type Figure } from './bench.ts';

const figures: Figure[] = [
  { what: 'a page', measured: '90 ms', goal: '100 ms', isMet: true },
  { what: 'a longer page', measured: '900 ms', goal: '100 ms', isMet: false },
  { what: 'floor', measured: '1 ms' },
];

it('counts the goals and the met ones, and ignores figures without a goal', () => {
  expect(scoreOf(figures)).toEqual({ met: 1, goals: 2 });
});

it('aligns the columns of the table', () => {
  expect(tableOf(figures).split('\n')).toEqual([
    '                 measured  goal',
    '  a page         90 ms     100 ms  met',
    '  a longer page  900 ms    100 ms  MISSED',
    '  floor          1 ms',
  ]);
});

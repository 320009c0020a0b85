import { expect, it } from 'vitest';
import { listEntries } from './list-entries.ts';

const entry = (movieName: string, rank: number, totalCollection: number | null, changes: object = {}) => ({
  movieName,
  rank,
  totalCollection,
  totalGrossRupees: null,
  changePercent: 0,
  updatedAt: '2026-11-01',
  nativeTitle: null,
  ...changes,
});
const entries = [
  entry('War 2', 2, 50, { changePercent: 5 }),
  entry('Déjà Vu', 3, null, { totalGrossRupees: 900 }),
  entry('Rain', 1, 10, { nativeTitle: 'बारिश', updatedAt: '2026-11-20' }),
];
const names = (query: string, sort: Parameters<typeof listEntries>[1]['sort']) =>
  listEntries(entries, { query, sort }).map(({ movieName }) => movieName);

it('sorts by each choice, and lists a film with only a gross total after the others', () => {
  expect(names('', 'rank')).toEqual(['Rain', 'War 2', 'Déjà Vu']);
  expect(names('', 'total')).toEqual(['War 2', 'Rain', 'Déjà Vu']);
  expect(names('', 'name')).toEqual(['Déjà Vu', 'Rain', 'War 2']);
  expect(names('', 'change')[0]).toBe('War 2');
  expect(names('', 'updated')[0]).toBe('Rain');
});
it('finds entries by every word, ignoring case and accents, and by native title', () => {
  expect([names('deja', 'rank'), names('2 war', 'rank'), names('बारिश', 'rank'), names('none', 'rank')]).toEqual([
    ['Déjà Vu'],
    ['War 2'],
    ['Rain'],
    [],
  ]);
});

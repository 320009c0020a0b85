import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';

export const SORTS = [
  ['rank', 'Rank'],
  ['name', 'Name'],
  ['total', 'Total, highest first'],
  ['change', 'Change, highest first'],
  ['updated', 'Last updated'],
] as const;
export type Sort = (typeof SORTS)[number][0];

type Listed = Pick<
  BoxOfficeEntry,
  'movieName' | 'nativeTitle' | 'rank' | 'totalCollection' | 'totalGrossRupees' | 'changePercent' | 'updatedAt'
>;

/** Films with only a gross total are sorted after all films with a nett total. */
const total = ({ totalCollection }: Listed): number => totalCollection ?? -1;

const compare: Record<Sort, (a: Listed, b: Listed) => number> = {
  // Films without a rank come last.
  rank: (a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER),
  name: (a, b) => a.movieName.localeCompare(b.movieName, 'en'),
  total: (a, b) => total(b) - total(a) || (b.totalGrossRupees ?? -1) - (a.totalGrossRupees ?? -1),
  change: (a, b) => b.changePercent - a.changePercent,
  updated: (a, b) => (a.updatedAt < b.updatedAt ? 1 : -1),
};

/** The sorted entries that have every word of the query in their name or native title. */
export function listEntries<Entry extends Listed>(
  entries: readonly Entry[],
  by: { query: string; sort: Sort },
): Entry[] {
  const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = fold(by.query).split(/\s+/).filter(Boolean);
  const matches = (entry: Listed) =>
    words.every((word) => fold(`${entry.movieName} ${entry.nativeTitle ?? ''}`).includes(word));
  return entries.filter(matches).sort((a, b) => compare[by.sort](a, b) || a.movieName.localeCompare(b.movieName, 'en'));
}

import { expect, it } from 'vitest';
import { changedFilm, emptyFilm } from '../films/change-facts.ts';
import type { ChartEntry } from '../rollups/rollups.ts';
import { chartChoices, chartPath, filterChart, languageShares, NO_CHART_FILTER, scopeOf } from './chart-filter.ts';

const today = '2026-11-20';
let rank = 0;
const film = (
  id: string,
  releaseDate: string,
  language = 'Hindi',
  totalCollection: number | null = 10,
): ChartEntry => ({
  ...changedFilm(emptyFilm({ id, slug: id, movieName: id, updatedAt: `${today}T06:00:00.000Z` }), {
    ...{ releaseDate, language, totalCollection },
  }),
  rank: (rank += 1),
});
const running = film('running', '2026-11-06');
const ended = film('ended', '2026-01-02', 'Tamil');
const old = film('old', '2025-05-02', 'Hindi', 30);
const older = film('older', '2019-05-03');
const idsOf = (entries: readonly ChartEntry[]) => entries.map(({ id }) => id);

it('shows all films until films of several years are known, then those in cinemas', () => {
  expect(idsOf(filterChart([running, ended, old], NO_CHART_FILTER, today))).toEqual(['running', 'ended', 'old']);
  const all = [running, ended, old, older];
  expect(idsOf(filterChart(all, NO_CHART_FILTER, today))).toEqual(['running']);
  expect(idsOf(filterChart(all, { ...NO_CHART_FILTER, in: 'all' }, today))).toEqual(idsOf(all));
  expect(scopeOf({ ...NO_CHART_FILTER, language: 'Tamil' }, all, today)).toBe('all');
  // Nothing runs: an empty chart would help nobody.
  expect(scopeOf(NO_CHART_FILTER, all, '2027-11-20')).toBe('all');
});
it('filters by cinemas, language and year at once', () => {
  const all = [running, ended, old, older];
  const ids = (filter: Partial<typeof NO_CHART_FILTER>) =>
    idsOf(filterChart(all, { ...NO_CHART_FILTER, ...filter }, today));
  expect(ids({ in: 'cinemas' })).toEqual(['running']);
  expect(ids({ language: 'Hindi', year: '2026' })).toEqual(['running']);
  expect(ids({ language: 'Tamil', in: 'cinemas' })).toEqual([]);
});
it('offers the languages and years of the films, and has them in the address', () => {
  expect(chartChoices([ended, running, old])).toEqual({ languages: ['Hindi', 'Tamil'], years: ['2026', '2025'] });
  expect(chartPath(NO_CHART_FILTER)).toBe('/box-office');
  expect(chartPath({ in: 'cinemas', language: 'Hindi', year: '2026' })).toBe(
    '/box-office?in=cinemas&language=Hindi&year=2026',
  );
});
it('sums known totals by language, and nothing for a film without a total', () => {
  expect(languageShares([running, old, ended, film('new', '2026-11-20', 'Odia', null)])).toEqual([
    { name: 'Hindi', rupees: 40 },
    { name: 'Tamil', rupees: 10 },
  ]);
});

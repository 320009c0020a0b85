import { expect, it } from 'vitest';
import { emptyFilm } from '../films/change-facts.ts';
import { recordRows, RECORD_ROWS, type RecordFilm } from './records.ts';

const film = (id: string, more: Partial<RecordFilm>): RecordFilm => ({
  ...emptyFilm({ id, slug: id, movieName: id, updatedAt: '2026-11-20T06:00:00.000Z' }),
  ...more,
});
const day = (number: number, source: string) => ({
  ...{ day: number, date: `2026-11-${String(number + 5).padStart(2, '0')}`, nettRupees: 10, grossRupees: null },
  ...{ isEstimate: false, source },
});

it('has the best films first, at most ten, and none without the figure', () => {
  const films = Array.from({ length: 12 }, (_, index) =>
    film(`f${index}`, { day1Collection: index === 0 ? null : index }),
  );
  const rows = recordRows('opening-day', films);
  expect(rows).toHaveLength(RECORD_ROWS);
  expect(rows[0]).toMatchObject({ filmId: 'f11', value: 11 });
  expect(recordRows('opening-day', films.slice(0, 1))).toEqual([]);
});
it('names source and date of each figure', () => {
  const own = film('a', {
    releaseDate: '2026-11-06',
    ...{ day1Collection: 10, runDays: 3, days: [day(1, 'Opening report'), day(3, 'Trade sheet')] },
  });
  expect(recordRows('opening-day', [own])).toMatchObject([{ source: 'Opening report', date: '2026-11-06' }]);
  expect(recordRows('longest-run', [own])).toMatchObject([{ value: 3, source: 'Trade sheet', date: '2026-11-08' }]);
});
it('dates the hold of a second weekend on its Sunday, not on a later day', () => {
  const days = [1, 2, 3, 8, 9, 10, 11, 12].map((number) => day(number, number > 10 ? 'Later sheet' : 'Trade sheet'));
  const own = film('a', { releaseDate: '2026-11-06', secondWeekendHold: 60, days });
  expect(recordRows('second-weekend', [own])).toMatchObject([{ source: 'Trade sheet', date: '2026-11-15' }]);
});
it('has a re-release with its own figure and date', () => {
  const version = {
    ...({ id: 're-release-2025', name: 'Re-release 2025', kind: 're-release', startsOn: '2025-02-07' } as const),
    ...{ lastDay: 9, day1Rupees: 1, totalRupees: 40, source: 'Studio' },
  };
  const own = film('a', { releaseDate: '2019-05-03', totalCollection: 900, reReleaseRupees: 40, versions: [version] });
  expect(recordRows('re-release', [own])).toEqual([
    {
      ...{ filmId: 'a', slug: 'a', movieName: 'a', of: 'Re-release 2025', value: 40 },
      ...{ source: 'Studio', date: '2025-02-07' },
    },
  ]);
  expect(recordRows('by-year', [own])).toMatchObject([{ of: '2019', value: 900 }]);
});

import { expect, it } from 'vitest';
import { emptyBoxOfficeFilm } from './box-office.schema.ts';
import { IMPORT_COLUMNS, type ImportRow } from './import.ts';
import { mergedVersion, planVersions } from './import-versions.ts';
import { parseVersion, versionMismatch, versionSummary } from './versions.ts';

const CRORE = 10_000_000;
const updatedAt = '2026-11-21T06:00:00.000Z';
let line = 1;
const row = (more: Partial<ImportRow>): ImportRow => ({
  ...(Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, ''])) as Omit<ImportRow, 'line'>),
  line: (line += 1),
  movie: 'Rain',
  ...more,
});
const rain = {
  ...emptyBoxOfficeFilm({ id: 'rain', slug: 'rain', movieName: 'Rain', updatedAt }),
  language: 'Hindi',
  releaseDate: '2019-05-03',
  releases: [
    {
      ...({ kind: 're-release', date: '2025-02-07', platform: null, url: null } as const),
      ...{ language: null, source: null, checkedOn: null },
    },
  ],
};
const plan = (...rows: ImportRow[]) => planVersions(rows, [rain], { source: 'Trade sheet' });

it('reads a language or a re-release with its year, however it is written', () => {
  expect(parseVersion(' telugu ')).toEqual({ id: 'telugu', name: 'Telugu', kind: 'language' });
  expect(['re-release 2025', 'Rerelease-2025', 'RE-RELEASE-2025'].map((text) => parseVersion(text)?.id)).toEqual(
    Array.from({ length: 3 }, () => 're-release-2025'),
  );
  expect(['', '3D?!'.slice(2), 're-release', 're-release 25', '2025', 'तेलुगु'].map(parseVersion)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
it('gives a language the days of its film, counted from the release of the film', () => {
  const { versions, errors } = plan(
    row({ version: 'Telugu', day: '1', day_nett: '4' }),
    row({ version: 'telugu', date: '2019-05-04', day_nett: '5', shows: '900' }),
  );
  expect(errors).toEqual([]);
  expect(versions).toMatchObject([
    {
      ...{ filmId: 'rain', id: 'telugu', startsOn: '2019-05-03' },
      days: [
        { day: 1, date: '2019-05-03', nettRupees: 4 * CRORE, source: 'Trade sheet' },
        { day: 2, date: '2019-05-04', nettRupees: 5 * CRORE, shows: 900 },
      ],
    },
  ]);
});
it('counts the days of a re-release from its own date, not from the first release', () => {
  const { versions } = plan(row({ version: 're-release 2025', date: '2025-02-08', day_nett: '2' }));
  expect(versions[0]?.days.map(({ day, nettRupees }) => [day, nettRupees])).toEqual([
    [1, null],
    [2, 2 * CRORE],
  ]);
  expect(plan(row({ version: 're-release 2024', day: '1', day_nett: '2' })).errors[0]?.message).toMatch(
    'The release date of the re-release is not known',
  );
  expect(
    plan(row({ version: 're-release 2024', release_date: '2024-08-09', day: '1', day_nett: '2' })).versions[0],
  ).toMatchObject({ id: 're-release-2024', startsOn: '2024-08-09' });
});
it('names rows whose version, film or day is not known', () => {
  const messages = plan(
    row({ version: '42', day: '1', day_nett: '1' }),
    row({ version: 'Tamil', day_nett: '1' }),
    row({ version: 'Tamil', movie: 'Nobody', day: '1', day_nett: '1' }),
  ).errors.map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringMatching(/^Version '42' is not a language/),
    'A row with a version needs a day or its date',
    "No film in the box office is called 'Nobody': a version needs its film",
  ]);
});
it('changes nothing if the same file is imported again, and keeps days that the file lacks', () => {
  const [file] = plan(
    row({ version: 'Telugu', day: '1', day_nett: '4' }),
    row({ version: 'Telugu', day: '2', day_nett: '5' }),
  ).versions;
  if (file === undefined) throw new Error('no version');
  const stored = mergedVersion(undefined, file, updatedAt);
  expect(stored && mergedVersion(stored, file, updatedAt)).toBeNull();
  const [corrected] = plan(row({ version: 'Telugu', day: '2', day_nett: '6' })).versions;
  const merged = mergedVersion(stored ?? undefined, corrected ?? file, updatedAt);
  expect(merged?.days.map(({ nettRupees }) => nettRupees)).toEqual([4 * CRORE, 6 * CRORE]);
});
it('has no total of a version with an unknown day', () => {
  const [file] = plan(
    row({ version: 'Telugu', day: '1', day_nett: '4' }),
    row({ version: 'Telugu', day: '3', day_nett: '5' }),
  ).versions;
  const summary = file && versionSummary({ ...file, updatedAt });
  expect(summary).toMatchObject({ lastDay: 3, day1Rupees: 4 * CRORE, totalRupees: null });
});
it('tells the editor if languages add up to more than the film', () => {
  const day = { day: 1, date: '2019-05-03', grossRupees: null, isEstimate: false, source: null };
  const film = { movieName: 'Rain', days: [{ ...day, nettRupees: 10 * CRORE }] };
  const version = (id: string, crore: number, kind: 'language' | 're-release' = 'language') => ({
    ...{ id, name: id, kind, startsOn: day.date, updatedAt },
    days: [{ ...day, nettRupees: crore * CRORE }],
  });
  expect(versionMismatch(film, [version('hindi', 6), version('telugu', 4)])).toBeNull();
  expect(versionMismatch(film, [version('hindi', 6), version('x', 9, 're-release')])).toBeNull();
  expect(versionMismatch(film, [version('hindi', 6), version('telugu', 5)])).toBe(
    'Rain: on day 1 the languages add up to ₹11.0 Cr, more than the film’s ₹10.0 Cr. Please check both',
  );
});

import { expect, describe, it } from 'vitest';
import type { BoxOfficeFilm } from './box-office.schema.ts';
import { diffFilms } from './history.ts';
import { planBoxOfficeImport, suggestChangePercent, type ImportRow } from './import.ts';
import { rankFilms } from './suggest.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
let line = 1;
const row = (day: string, gross: string, more: Partial<ImportRow> = {}): ImportRow => ({
  line: (line += 1),
  movie: 'Rain',
  language: 'Hindi',
  release_date: '2025-05-02',
  budget_cr: '',
  day,
  date: '',
  day_nett: '',
  version: '',
  day_gross: '',
  occupancy: '',
  shows: '',
  overseas_gross: '',
  worldwide_gross: '',
  cumulative_gross_cr: gross,
  day1_nett: '',
  weekend_nett: '',
  total_nett: '',
  rank: '',
  ...more,
});
const plan = (rows: ImportRow[], known: BoxOfficeFilm[] = [], takenSlugs?: Set<string>, at = now) =>
  planBoxOfficeImport(rows, known, { now: at, takenSlugs });
const CRORE = 10_000_000;

describe('a row with a day', () => {
  it('has its own gross, occupancy and shows, which stay if a later file lacks them', () => {
    const own = row('1', '', { day_nett: '10', day_gross: '12', occupancy: '41.5 %', shows: '4,200' });
    const [film] = plan([own]).added;
    expect(film?.days[0]).toMatchObject({ grossRupees: 12 * CRORE, occupancyPercent: 41.5, shows: 4200 });
    const again = plan([row('1', '', { day_nett: '11' })], film === undefined ? [] : [film]);
    expect(again.changed[0]?.film.days[0]).toMatchObject({
      nettRupees: 11 * CRORE,
      occupancyPercent: 41.5,
      shows: 4200,
    });
    expect(plan([own], film === undefined ? [] : [film]).changed).toEqual([]);
  });
  it('has no occupancy and no shows where the file has none', () => {
    expect(plan([row('1', '', { day_nett: '10', occupancy: '-' })]).added[0]?.days[0]).not.toHaveProperty('shows');
    expect(plan([row('1', '', { day_nett: '10', occupancy: '140' })]).errors[0]?.message).toBe(
      "Occupancy '140' is not a percentage from 0 to 100",
    );
  });
});

it('keeps the higher overseas and worldwide gross, and sums neither', () => {
  const sums = { overseas_gross: '5', worldwide_gross: '40' };
  const [film] = plan([row('', '', { ...sums, total_nett: '20' })]).added;
  expect(film).toMatchObject({
    overseasGrossRupees: 5 * CRORE,
    worldwideGrossRupees: 40 * CRORE,
    totalGrossRupees: null,
  });
  const older = plan([row('', '', { overseas_gross: '4', worldwide_gross: '41' })], film === undefined ? [] : [film]);
  expect(older.changed[0]?.film).toMatchObject({
    overseasGrossRupees: 5 * CRORE,
    worldwideGrossRupees: 41 * CRORE,
  });
});

describe('a new film', () => {
  it('gets its days from the differences of the cumulative gross, without nett', () => {
    const [film] = plan([row('1', '10.5', { budget_cr: '40' }), row('2', '22'), row('3', '28')]).added;
    expect(film).toMatchObject({
      movieName: 'Rain',
      slug: 'rain',
      language: 'Hindi',
      releaseDate: '2025-05-02',
      rank: 1,
      day1Collection: null,
      weekendCollection: null,
      totalCollection: null,
      verdict: null,
      totalGrossRupees: 28 * CRORE,
      budgetRupees: 40 * CRORE,
      changePercent: -47.8,
    });
    expect(film?.days.map(({ day, date, nettRupees, grossRupees }) => [day, date, nettRupees, grossRupees])).toEqual([
      [1, '2025-05-02', null, 105_000_000],
      [2, '2025-05-03', null, 115_000_000],
      [3, '2025-05-04', null, 60_000_000],
    ]);
  });
  it('has an unknown gross on each day whose own or previous cumulative gross is missing', () => {
    const [film] = plan([row('2', '5'), row('3', '7'), row('5', '9')]).added;
    expect(film?.days.map(({ grossRupees }) => grossRupees)).toEqual([null, null, 2 * CRORE, null, null]);
    expect(film?.changePercent).toBe(0);
  });
  it('may have a total without days', () => {
    const [film] = plan([row('', '201', { budget_cr: '320' })]).added;
    expect(film).toMatchObject({ days: [], totalGrossRupees: 201 * CRORE, changePercent: 0 });
  });
  it('gets a slug and an id that differ from those of its namesakes', () => {
    const films = plan(
      [
        row('1', '3'),
        row('1', '2', { language: 'Tamil' }),
        row('1', '1', { release_date: '2024-01-05' }),
        row('1', '1', { movie: 'Terms' }),
        row('1', '1', { movie: 'மழை', language: 'Tamil' }),
        row('1', '1', { movie: '#Rain' }),
      ],
      [],
      new Set(['rain-hindi']),
    ).added;
    expect(films.map(({ slug }) => slug)).toEqual([
      'rain',
      'rain-tamil',
      'rain-2024',
      'terms-hindi',
      'movie-tamil',
      'rain-2025',
    ]);
    expect(new Set(films.map(({ id }) => id)).size).toBe(6);
  });
  it('is kept, with a note, if it may be the same film as another one', () => {
    expect(plan([row('1', '3'), row('1', '3', { movie: '#Rain' })]).notes).toEqual([
      expect.objectContaining({ message: expect.stringContaining("'#Rain' may be the same film as 'Rain'") as string }),
    ]);
  });
});

it('notes a new film that has the name of a known film', () => {
  const known = plan([row('1', '9')]).added;
  const { added, notes } = plan([row('1', '5', { movie: 'RAIN', language: 'Tamil' })], known);
  expect([added.length, notes.map(({ message }) => message)]).toEqual([
    1,
    ["'RAIN' may be the same film as 'Rain' (Hindi, 2025-05-02) in the box office: both are kept"],
  ]);
});

describe('a bad row', () => {
  it.each([
    [row('x', '1'), "Day 'x' is not a whole number from 1 to 366"],
    [row('0', '1'), "Day '0' is not a whole number from 1 to 366"],
    [row('1', ''), 'Figures are missing'],
    [row('1', '-1'), "Cumulative gross '-1' is not a number in crore"],
    [row('1', '1e9'), "Cumulative gross '1e9' is not a number in crore"],
    [row('1', '1', { budget_cr: 'lots' }), "Budget 'lots' is not a number in crore"],
    [row('1', '1', { release_date: '2025-02-30' }), "Release date '2025-02-30' is not in the format YYYY-MM-DD"],
    [row('1', '1', { release_date: '1794-05-02' }), 'No film was shown before 1895'],
    [row('', '', { day_nett: '1', date: '9999-12-31' }), 'The date is after 2099'],
    [row('1', '1', { release_date: '' }), 'A day needs a release date'],
    [row('1', '1', { movie: ' ' }), 'Film has no name'],
    [row('1', '27,25'), "Cumulative gross '27,25' is not a number in crore: write decimals with a point"],
    [row('', '', { day_nett: '1' }), 'The nett of a day needs the day or its date'],
    [row('', '', { day_nett: '1', date: '6 May' }), "Date '6 May' is not in the format YYYY-MM-DD"],
    [
      row('', '', { day_nett: '1', date: '2025-05-01' }),
      '2025-05-01 is not one of the 366 days from the release on 2025-05-02',
    ],
    [row('2', '', { day_nett: '1', date: '2025-05-04' }), 'Day 2 is not 2025-05-04, which is day 3'],
  ])('is skipped and reported with its line (case %#)', (bad, message) => {
    const result = plan([bad]);
    expect(result.errors).toEqual([{ line: bad.line, message }]);
    expect(result.added).toEqual([]);
  });
  it('is skipped if its gross falls, and the other rows of the film are used', () => {
    const rows = [row('1', '2'), row('2', '1.5'), row('3', '2.5')];
    const result = plan(rows);
    expect(result.errors).toEqual([
      { line: rows[1]?.line, message: 'Rain: the gross since release falls from 2 to 1.5 crore on day 2' },
    ]);
    expect(result.added[0]?.days.map(({ grossRupees }) => grossRupees)).toEqual([2 * CRORE, null, null]);
  });
  it('is ignored if it repeats a day, and reported if its figure differs', () => {
    expect(plan([row('1', '2'), row('1', '2')]).errors).toEqual([]);
    expect(plan([row('1', '2'), row('1', '3')]).errors).toHaveLength(1);
  });
  it('is read in the digits of any script', () => {
    const [film] = plan([row('१', '१२.५', { release_date: '२०२६-११-२०', rank: '१' })]).added;
    expect(film).toMatchObject({ releaseDate: '2026-11-20', rank: 1, totalGrossRupees: 12.5 * CRORE });
    expect(film?.days.map(({ day }) => day)).toEqual([1]);
  });
  it('is read even if a word processor changed the hyphens of its date', () => {
    expect(plan([row('1', '1', { release_date: '2025\u201105\u201109' })]).added[0]?.releaseDate).toBe('2025-05-09');
  });
});

describe('a file with the nett of each day', () => {
  const nett = (day: string, sum: string, more: Partial<ImportRow> = {}) => row(day, '', { day_nett: sum, ...more });
  const nettOf = (film: BoxOfficeFilm | undefined) =>
    film?.days.map(({ nettRupees }) => nettRupees && nettRupees / CRORE);
  const short = { language: '', release_date: '' };

  it('adds a film with its days and the collections that they give', () => {
    const [film] = plan([nett('1', '12.5'), nett('3', '10'), nett('2', '14')]).added;
    expect(nettOf(film)).toEqual([12.5, 14, 10]);
    expect(film).toMatchObject({
      day1Collection: 12.5 * CRORE,
      weekendCollection: 36.5 * CRORE,
      totalCollection: 36.5 * CRORE,
      totalGrossRupees: null,
      changePercent: -28.6,
    });
  });
  it('needs only the name and the date or the day of a known film, which has a release date', () => {
    const known = plan([row('1', '15'), row('2', '30')]).added;
    for (const rows of [
      [nett('1', '12.5', short), nett('2', '14', short), nett('3', '10', short)],
      ['02', '03', '04'].map((day, index) =>
        nett('', ['12.5', '14', '10'][index] ?? '', { ...short, date: `2025-05-${day}` }),
      ),
      [nett('1', '12.5', { release_date: '' }), nett('2', '14', short), nett('3', '10', short)],
    ]) {
      const result = plan(rows, known);
      expect([result.errors, result.added]).toEqual([[], []]);
      expect(nettOf(result.changed[0]?.film)).toEqual([12.5, 14, 10]);
      expect(result.changed[0]?.film).toMatchObject({ totalCollection: 36.5 * CRORE, totalGrossRupees: 30 * CRORE });
      expect(result.changed[0]?.film.days[0]?.grossRupees).toBe(15 * CRORE);
      expect(
        plan(
          rows,
          result.changed.map(({ film }) => film),
        ).changed,
      ).toEqual([]);
    }
  });
  it('never lowers a total', () => {
    const known = plan([nett('1', '12')]).added.map((film) => ({ ...film, totalCollection: 40 * CRORE }));
    expect(plan([nett('1', '12'), nett('2', '9')], known).changed[0]?.film.totalCollection).toBe(40 * CRORE);
  });
  it('reports a day that is in the file twice with different figures', () => {
    const rows = [nett('1', '12'), nett('1', '13'), nett('1', '12')];
    expect(plan(rows).errors).toEqual([
      { line: rows[1]?.line, message: `Rain: day 1 is also in line ${rows[0]?.line ?? 0}, with another figure` },
    ]);
  });
});

it.each(['Total', 'GRAND TOTAL:', 'कुल'])("skips the sum of the sheet '%s', with a note", (movie) => {
  const sum = row('', '99', { movie, language: '', release_date: '' });
  const result = plan([row('1', '10'), sum]);
  expect(result.added.map(({ movieName }) => movieName)).toEqual(['Rain']);
  expect(result.notes).toEqual([{ line: sum.line, message: `'${movie}' is a sum of the sheet and was skipped` }]);
  expect(plan([row('1', '10', { movie })]).added).toHaveLength(1);
});

describe('the verdict', () => {
  const nett = (release: string, dayCount: number) =>
    Array.from({ length: dayCount }, (_, index) =>
      row(String(index + 1), '', { release_date: release, day_nett: '1', budget_cr: '10' }),
    );
  it('of a new film is not given before a full week', () => {
    expect(plan(nett('2026-11-20', 2)).added[0]).toMatchObject({ totalCollection: 2 * CRORE, verdict: null });
    expect(plan(nett('2026-11-14', 7)).added[0]).toMatchObject({ totalCollection: 7 * CRORE, verdict: 'flop' });
  });
  it('of a known film comes with its first full week, unless an editor chose one', () => {
    const [early] = plan(nett('2026-11-14', 6)).added;
    if (!early) throw new Error('one film');
    const week = nett('2026-11-14', 7);
    expect(plan(week, [early]).changed[0]?.film.verdict).toBe('flop');
    expect(plan(week, [{ ...early, verdict: 'hit' }]).changed[0]?.film.verdict).toBe('hit');
  });
  it('of a film without daily figures comes seven days after its release', () => {
    const chart = (total: string) =>
      row('', '', { release_date: '2026-11-14', total_nett: total, budget_cr: '10', movie: 'Sun' });
    const early = plan([chart('20')], [], undefined, new Date('2026-11-16T06:00:00.000Z')).added[0];
    expect(early?.verdict).toBeNull();
    if (!early) throw new Error('one film');
    expect(plan([chart('30')], [early]).changed[0]?.film.verdict).toBe('blockbuster');
  });
});

describe('the same file again', () => {
  const rows = [row('1', '10'), row('2', '15'), row('1', '3', { movie: 'Sun' })];
  const first = plan(rows).added;
  it('changes nothing', () => {
    expect(plan(rows, first)).toMatchObject({ added: [], changed: [], ranks: [] });
  });
  it("changes the film that has a further day, and keeps the editors' texts", () => {
    const [rain, sun] = first;
    if (!rain || !sun) throw new Error('two films');
    const edited = {
      ...rain,
      slug: 'rain-the-film',
      about: 'A film about rain.',
      verdict: 'hit' as const,
      totalCollection: 5,
      changePercent: 99,
    };
    const result = plan([...rows, row('3', '21')], [edited, sun]);
    expect(result.changed).toHaveLength(1);
    expect(result.changed[0]).toMatchObject({
      fields: ['totalGrossRupees', 'days'],
      film: {
        slug: 'rain-the-film',
        about: 'A film about rain.',
        verdict: 'hit',
        totalCollection: 5,
        changePercent: 99,
        revision: 2,
      },
    });
    expect(plan([...rows, row('3', '21')], first).changed[0]?.film.changePercent).toBe(20);
  });
  it('finds a film under another id by name, language and day of release', () => {
    const known = first.map((film) => ({ ...film, id: `desk-${film.slug}`, movieName: film.movieName.toUpperCase() }));
    expect(plan(rows, known).added).toEqual([]);
  });
  it('sets the source of the import on changed days and on days without a source, and keeps other sources', () => {
    const from = (source: string | null, rows: ImportRow[], known: BoxOfficeFilm[] = []) =>
      planBoxOfficeImport(rows, known, { now, source });
    const figures = (film: BoxOfficeFilm | undefined) =>
      film?.days.map(({ grossRupees, source }) => [(grossRupees ?? 0) / CRORE, source]);
    const [before] = from('Producer', [row('1', '10'), row('2', '22'), row('3', '30')]).added;
    const known = before && {
      ...before,
      days: before.days.map((day) => (day.day === 1 ? { ...day, source: null } : day)),
    };
    const corrected = [row('1', '10'), row('2', '22'), row('3', '31')];
    const [change] = from('Trade desk', corrected, known ? [known] : []).changed;
    expect(figures(change?.film)).toEqual([
      [10, 'Trade desk'],
      [12, 'Producer'],
      [9, 'Trade desk'],
    ]);
    expect(change && diffFilms(change.before, change.film)).toContainEqual({
      field: 'day 3 gross',
      before: 8 * CRORE,
      after: 9 * CRORE,
      source: 'Trade desk',
    });
    expect(from('Trade desk', corrected, change ? [change.film] : []).changed).toEqual([]);
    // An import without a source still removes the former source of a corrected figure.
    expect(figures(from(null, corrected, known ? [known] : []).changed[0]?.film)).toEqual([
      [10, null],
      [12, 'Producer'],
      [9, null],
    ]);
  });
  it('never lowers a total and never replaces a budget', () => {
    const known = first.map((film) => ({ ...film, totalGrossRupees: 99 * CRORE, budgetRupees: 7 * CRORE }));
    const result = plan(
      rows.map((one) => ({ ...one, budget_cr: '8' })),
      known,
    );
    expect(result.changed).toEqual([]);
    expect(result.notes).toHaveLength(4);
  });
});

it('ranks films by nett, then by gross if there is no nett, then by name', () => {
  const film = (
    id: string,
    totalCollection: number | null,
    totalGrossRupees: number | null,
    day1Collection: number | null = null,
  ) => ({ id, movieName: id, day1Collection, weekendCollection: null, totalCollection, totalGrossRupees });
  const films = [
    film('z', null, null, 4),
    film('gross-big', null, 900),
    film('nett-small', 1, null),
    film('gross-small', null, 5),
    film('nett-big', 10, 5),
    film('a', null, null, 3),
    film('unknown', null, null),
  ];
  expect([...rankFilms(films).keys()]).toEqual(['nett-big', 'nett-small', 'gross-big', 'gross-small', 'a', 'z']);
});
it('changes the ranks of known films when a new film comes between them', () => {
  const known = plan([row('1', '9', { movie: 'Nine' }), row('1', '1', { movie: 'One' })]).added;
  const result = plan([row('1', '5', { movie: 'Five' })], known);
  expect(result.added[0]?.rank).toBe(2);
  expect(result.ranks).toMatchObject([{ id: known[1]?.id, before: 2, after: 3 }]);
});

it('suggests the change of the newest day against the previous day, from nett if both days have it', () => {
  const day = (number: number, nettRupees: number | null, grossRupees: number | null) => ({
    day: number,
    nettRupees,
    grossRupees,
  });
  expect(suggestChangePercent([day(1, 100, 120), day(2, 150, 130)])).toBe(50);
  expect(suggestChangePercent([day(1, null, 100), day(2, null, 90), day(3, null, null)])).toBe(-10);
  expect(suggestChangePercent([day(1, null, 0), day(2, null, 90)])).toBe(0);
  expect(suggestChangePercent([])).toBe(0);
});

describe('a rank that an editor set', () => {
  const known = plan([row('1', '9', { movie: 'Nine' }), row('1', '1', { movie: 'One' })]).added;
  const one = known[1];
  if (!one) throw new Error('two films');
  const pins = new Map([[one.id, 2]]);
  it('stays, with a note in the plan', () => {
    const result = planBoxOfficeImport([row('1', '5', { movie: 'Five' })], known, { now, pins });
    expect(result).toMatchObject({ added: [{ movieName: 'Five', rank: 3 }], ranks: [] });
    expect(result.notes).toEqual([
      { line: null, message: 'One keeps the rank 2 that an editor set; by total it would be 3' },
    ]);
  });
  it('causes no note if the file has nothing new', () => {
    const again = planBoxOfficeImport([row('1', '9', { movie: 'Nine' })], known, { now, pins: new Map([[one.id, 1]]) });
    expect(again).toMatchObject({ added: [], changed: [], ranks: [], notes: [] });
  });
});

it('reads amounts in lakh or rupees if that is the unit of the file', () => {
  const total = (unit: 'lakh' | 'rupees') =>
    planBoxOfficeImport([row('1', '1,250')], [], { now, unit }).added[0]?.totalGrossRupees;
  expect([total('lakh'), total('rupees')]).toEqual([125_000_000, 1250]);
  expect(planBoxOfficeImport([row('1', 'many')], [], { now, unit: 'lakh' }).errors[0]?.message).toBe(
    "Cumulative gross 'many' is not a number in lakh",
  );
});

describe('a chart', () => {
  const chart = (movie: string, day1: string, weekend: string, total: string, more: Partial<ImportRow> = {}) =>
    row('', '', {
      movie,
      release_date: '',
      language: '',
      day1_nett: day1,
      weekend_nett: weekend,
      total_nett: total,
      ...more,
    });

  it('sets India nett and no gross, and respects a unit that a cell names', () => {
    const [rain, sun] = plan([
      chart('Rain', '18.4', '₹55.2 Cr', '1,28,40,00,000', { budget_cr: '40' }),
      chart('Sun', '90 lakh', '-', '2.5'),
    ]).added;
    expect(rain).toMatchObject({
      rank: 1,
      day1Collection: 184_000_000,
      weekendCollection: 552_000_000,
      totalCollection: 1_284_000_000,
      totalGrossRupees: null,
      verdict: null,
      days: [],
    });
    expect(sun).toMatchObject({
      rank: 2,
      day1Collection: 9_000_000,
      weekendCollection: null,
      totalCollection: 25_000_000,
    });
  });
  it('updates a known film and never lowers a total', () => {
    const known = plan([chart('Rain', '18', '50', '60'), chart('Sun', '1', '2', '3')]).added;
    const result = plan([chart('Rain', '18.4', '', '128.4'), chart('Sun', '', '', '2')], known);
    expect(result.changed).toMatchObject([
      {
        fields: ['day1Collection', 'totalCollection'],
        film: { weekendCollection: 50 * CRORE, totalCollection: 128.4 * CRORE },
      },
    ]);
    expect(result.unchanged).toMatchObject([{ movieName: 'Sun' }]);
    expect(result.notes).toEqual([
      {
        line: expect.any(Number) as number,
        message: "Sun: the known total of ₹3.0 Cr is higher than the file's and stays",
      },
    ]);
    expect(plan([chart('Rain', '18', '50', '60')], known)).toMatchObject({ added: [], changed: [], ranks: [] });
  });
  it('finds a film by its name alone, apart from case and punctuation', () => {
    const known = plan([row('1', '9', { movie: 'Rain, Again' }), row('1', '1', { movie: 'Sun' })]).added;
    const result = plan([chart('RAIN – again!', '18', '', '60'), chart('Rain Again', '18', '50', '')], known);
    expect(result).toMatchObject({ added: [], ranks: [], errors: [], notes: [] });
    expect(result.changed).toMatchObject([
      {
        film: {
          id: known[0]?.id,
          movieName: 'Rain, Again',
          releaseDate: '2025-05-02',
          weekendCollection: 50 * CRORE,
          totalCollection: 60 * CRORE,
        },
      },
    ]);
    const after = result.changed.map(({ film }) => film);
    expect(plan([chart('Rain Again', '18', '50', '60')], after)).toMatchObject({ added: [], changed: [] });
  });
  it('finds the film without language and date among several of that name', () => {
    const known = plan([chart('Rain', '18', '', '60')]).added;
    const both = [...known, ...plan([row('1', '1', { language: 'Tamil' })], known).added];
    expect(both.map(({ language }) => language)).toEqual([null, 'Tamil']);
    expect(plan([chart('Rain', '18', '', '60')], both)).toMatchObject({ added: [], changed: [], errors: [] });
    const changed = plan([chart('RAIN', '18', '', '70')], both);
    expect(changed).toMatchObject({
      added: [],
      errors: [],
      changed: [{ film: { id: known[0]?.id, movieName: 'Rain' } }],
    });
  });
  it('skips a name that several known films have', () => {
    const known = plan([row('1', '9'), row('1', '1', { language: 'Tamil' })]).added;
    expect(plan([chart('Rain', '18', '', '60')], known)).toMatchObject({
      added: [],
      changed: [],
      ranks: [],
      errors: [
        { message: "Several films in the box office are called 'Rain': the row needs a language and a release date" },
      ],
    });
  });
  it('uses the ranks of the file, each once, and ranks other films by total', () => {
    const result = plan([
      chart('Small', '1', '', '1', { rank: '#1' }),
      chart('Big', '9', '', '9'),
      chart('Twice', '5', '', '5', { rank: '1' }),
      chart('Odd', '1', '', '1', { rank: 'top' }),
    ]);
    expect(Object.fromEntries(result.added.map(({ movieName, rank }) => [movieName, rank]))).toEqual({
      Small: 1,
      Big: 2,
      Twice: 3,
    });
    expect([...result.newPins]).toEqual([[result.added.find(({ movieName }) => movieName === 'Small')?.id, 1]]);
    expect(result.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Twice: Small in line \d+ has the rank 1 too; this film is ranked by total$/),
      "Rank 'top' is not a whole number from 1 to 100000",
    ]);
  });
  it('uses the first of two different totals for one film and reports the second', () => {
    const { added, errors } = plan([chart('Rain', '18', '', '60'), chart('Rain', '18', '', '70')]);
    expect([added[0]?.totalCollection, errors[0]?.message.replace(/\d+/, 'N')]).toEqual([
      60 * CRORE,
      'Rain: the total is also in line N, with another figure',
    ]);
  });
});

it('ranks the films of a file among those of the chart, also if the file does not name them', () => {
  const [nine, one] = plan([row('1', '9', { movie: 'Nine' }), row('1', '1', { movie: 'One' })]).added;
  if (!nine || !one) throw new Error('two films');
  const chart = [nine, one];
  expect(planBoxOfficeImport([row('1', 'many'), row('1', '')], [], { now, chart })).toMatchObject({
    added: [],
    changed: [],
    ranks: [],
  });
  expect(planBoxOfficeImport([row('1', '5', { movie: 'Five' })], [], { now, chart })).toMatchObject({
    added: [{ rank: 2 }],
    ranks: [{ id: one.id, movieName: 'One', before: 2, after: 3 }],
  });
});

it('changes a film of which the file has only another rank, once', () => {
  const [nine, one] = plan([row('1', '9', { movie: 'Nine' }), row('1', '1', { movie: 'One' })]).added;
  if (!nine || !one) throw new Error('two films');
  const rows = [row('1', '1', { movie: 'One', rank: '1' })];
  const first = planBoxOfficeImport(rows, [one], { now, chart: [nine, one] });
  expect(first).toMatchObject({
    changed: [{ fields: ['rank'], before: { rank: 2 }, film: { rank: 1, revision: 2 } }],
    ranks: [{ id: nine.id, before: 1, after: 2 }],
  });
  const pins = new Map([[one.id, first.newPins.get(one.id) ?? 0]]);
  const again = planBoxOfficeImport(rows, [one], { now, chart: [nine, one], pins });
  expect(again).toMatchObject({ changed: [], unchanged: [{ id: one.id }], ranks: [] });
  expect(again.newPins.size).toBe(0);
});

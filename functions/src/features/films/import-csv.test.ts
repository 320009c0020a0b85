import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planBoxOfficeImport } from '@first-show/domain/box-office/import';
import { FALLING_FILM, FILMS_OF_THE_YEAR, figuresOfAYear } from '../../testing/figures-of-a-year.ts';
import { recordedFile } from '../../testing/recorded-file.ts';
import { parseBoxOfficeCsv } from './import-csv.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const header = 'movie,language,release_date,budget_cr,day,cumulative_gross_cr';
const rowsOf = (text: string) => {
  const result = parseBoxOfficeCsv(text);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

describe('a box office CSV', () => {
  it('is read with a byte order mark, quotes, Windows line ends and empty lines; each row has its line number', () => {
    const rows = rowsOf(
      `\uFEFF${header}\r\n"Rain, ""Again""",Hindi,2025-05-02,40,1,10.5\r\n\r\nSun,Tamil,2025-05-02,,2,3\r\n`,
    );
    expect(rows).toMatchObject([
      { line: 2, movie: 'Rain, "Again"', budget_cr: '40' },
      { line: 4, movie: 'Sun', budget_cr: '', cumulative_gross_cr: '3' },
    ]);
  });
  it('may have another column order, additional columns, and rows that are too short', () => {
    expect(
      rowsOf(
        'Day,Movie,Language,Notes,Release Date,Budget_cr,CUMULATIVE_GROSS_CR\n1,Rain,Hindi,x,2025-05-02,,4\n1,Sun',
      ),
    ).toMatchObject([
      { movie: 'Rain', day: '1', cumulative_gross_cr: '4' },
      { movie: 'Sun', cumulative_gross_cr: '' },
    ]);
  });
  it('may be separated by semicolons', () => {
    expect(rowsOf(`${header.replaceAll(',', ';')}\nRain;Hindi;2025-05-02;;1;4`)).toMatchObject([
      { movie: 'Rain', cumulative_gross_cr: '4' },
    ]);
  });
  it('may have decimal commas between semicolons, and commas between thousands in any file', () => {
    const text = `sep=;\r\n${header.replaceAll(',', ';')}\r\nProbe Film;Hindi;2026-11-20;45,5;1;12,5\r\nRain;Hindi;2026-11-20;1,234;1;1,84,00,000`;
    const plan = planBoxOfficeImport(rowsOf(text), [], { now });
    expect(plan.errors).toEqual([]);
    expect(plan.added.map(({ budgetRupees, totalGrossRupees }) => [budgetRupees, totalGrossRupees])).toEqual([
      [455_000_000, 125_000_000],
      [12_340_000_000, 18_400_000],
    ]);
    const refused = planBoxOfficeImport(rowsOf(`${header}\nRain,Hindi,2026-11-20,,1,"27,25"`), [], { now });
    expect(refused.errors).toHaveLength(1);
  });
  it('may mix line ends', () => {
    const rows = rowsOf(`${header}\r\nRain,,,,,1\nSun,,,,,2\rMoon,,,,,3`);
    expect(rows.map(({ movie, line }) => [movie, line])).toEqual([
      ['Rain', 2],
      ['Sun', 3],
      ['Moon', 4],
    ]);
  });
  it('may have other headings if the mapping names them', () => {
    const result = parseBoxOfficeCsv('film,language,release_date,budget_cr,day,total\nRain,Hindi,2025-05-02,,1,4', {
      movie: 'film',
      cumulative_gross_cr: 'total',
    });
    expect(result).toMatchObject({ ok: true, value: [{ movie: 'Rain', cumulative_gross_cr: '4' }] });
  });
  it('may lack columns that the mapping sets to null, and use any other heading that the mapping names exactly', () => {
    const result = parseBoxOfficeCsv('Film,Total (Cr)\nRain,4', {
      movie: 'Film',
      language: null,
      release_date: null,
      budget_cr: null,
      day: null,
      cumulative_gross_cr: 'Total (Cr)',
    });
    expect(result).toMatchObject({
      ok: true,
      value: [{ line: 2, movie: 'Rain', language: '', day: '', cumulative_gross_cr: '4' }],
    });
  });
  it('may hold the columns of a chart instead of daily figures', () => {
    const chart = {
      movie: 'Movie',
      language: null,
      release_date: null,
      budget_cr: null,
      day: null,
      cumulative_gross_cr: null,
      day1_nett: 'Day 1',
      weekend_nett: 'Weekend',
      total_nett: 'Total',
      rank: 'Rank',
    };
    expect(parseBoxOfficeCsv('Rank,Movie,Day 1,Weekend,Total\n1,Rain,18.4,55,"1,28,40,00,000"', chart)).toMatchObject({
      ok: true,
      value: [
        {
          movie: 'Rain',
          rank: '1',
          day1_nett: '18.4',
          weekend_nett: '55',
          total_nett: '1,28,40,00,000',
          cumulative_gross_cr: '',
        },
      ],
    });
  });
  it('keeps a formula of a spreadsheet as text', () => {
    expect(rowsOf(`${header}\n"=HYPERLINK(""http://evil.example"";""x"")",Hindi,2025-05-02,,1,4`)[0]?.movie).toBe(
      '=HYPERLINK("http://evil.example";"x")',
    );
  });
  it('is refused with an explanation if it has too many rows or films, or a quote is never closed', () => {
    expect(parseBoxOfficeCsv(`${header}\n${'Rain,Hindi,2025-05-02,,1,4\n'.repeat(50_001)}`)).toEqual({
      ok: false,
      error: 'The file has more than 50,000 rows: split it and import the parts one after another.',
    });
    const films = Array.from({ length: 2_001 }, (_, index) => `Film ${index},Hindi,2025-05-02,,1,4`);
    expect(parseBoxOfficeCsv([header, ...films].join('\n'))).toEqual({
      ok: false,
      error: 'The file has more than 2,000 films: split it and import the parts one after another.',
    });
    expect(parseBoxOfficeCsv(`${header}\n"${'Rain,\n'.repeat(50_000)}`)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^This file is not valid CSV/) as string,
    });
  });
  it('is refused as a whole if headings are missing or the file is empty', () => {
    expect(parseBoxOfficeCsv('movie,day\nRain,1')).toMatchObject({
      ok: false,
      error: expect.stringContaining('language, release_date, budget_cr, cumulative_gross_cr are missing') as string,
    });
    expect(parseBoxOfficeCsv('')).toEqual({ ok: false, error: 'The file is empty.' });
    expect(parseBoxOfficeCsv('<html></html>').ok).toBe(false);
  });
  it('yields the valid rows and reports the others by line', () => {
    const text = readFileSync(new URL('../../../../tests/fixtures/box-office/odd-rows.csv', import.meta.url), 'utf8');
    const plan = planBoxOfficeImport(rowsOf(text), [], { now });
    expect(plan.added.map(({ slug, totalGrossRupees }) => [slug, totalGrossRupees])).toEqual([
      ['rain-again', 450_000_000],
      ['terms-tamil', 200_000],
      ['rain-again-tamil', 35_000_000],
      ['falling', 25_000_000],
      ['movie-tamil', 12_500_000],
    ]);
    expect(plan.errors.map((error) => error.line)).toEqual([9, 11, 12, 13, 14, 15]);
  });
});

const ranksOf = (films: number) => Array.from({ length: films }, (_, index) => index + 1);

describe('the figures of a whole year', () => {
  const { csv, fallingLine } = figuresOfAYear();
  it('create one film with its own page for each name, ranked by gross; importing them again changes nothing', () => {
    const rows = rowsOf(csv);
    const plan = planBoxOfficeImport(rows, [], { now });
    expect(plan.added).toHaveLength(FILMS_OF_THE_YEAR);
    expect(new Set(plan.added.map(({ slug }) => slug)).size).toBe(FILMS_OF_THE_YEAR);
    expect(plan.added.map(({ rank }) => rank ?? 0).sort((a, b) => a - b)).toEqual(ranksOf(FILMS_OF_THE_YEAR));
    expect(
      plan.added.every((film) => film.totalCollection === null && film.days.every((day) => day.nettRupees === null)),
    ).toBe(true);
    expect(plan.errors).toEqual([
      {
        line: fallingLine,
        message: expect.stringContaining(`${FALLING_FILM}: the gross since release falls`) as string,
      },
    ]);
    expect(plan.notes).toContainEqual({
      line: expect.any(Number) as number,
      message: expect.stringContaining("may be the same film as '#Akela'") as string,
    });
    expect(planBoxOfficeImport(rows, plan.added, { now })).toMatchObject({ added: [], changed: [], ranks: [] });
  });
});

const recorded = recordedFile('data/box-office-daywise-2025.csv');
describe.skipIf(recorded === null)('the recorded figures of 2025', () => {
  it('create 277 films with their own pages, ranked by gross; importing them again changes nothing', () => {
    const rows = rowsOf(readFileSync(recorded as URL, 'utf8'));
    const plan = planBoxOfficeImport(rows, [], { now });
    expect(plan.added).toHaveLength(277);
    expect(new Set(plan.added.map(({ slug }) => slug)).size).toBe(277);
    expect(plan.added.map(({ rank }) => rank ?? 0).sort((a, b) => a - b)).toEqual(ranksOf(277));
    expect(
      plan.added.every((film) => film.totalCollection === null && film.days.every((day) => day.nettRupees === null)),
    ).toBe(true);
    expect(plan.errors).toEqual([{ line: 628, message: expect.stringContaining('Single Salma') as string }]);
    expect(planBoxOfficeImport(rows, plan.added, { now })).toMatchObject({ added: [], changed: [], ranks: [] });
  });
});

import { expect, it } from 'vitest';
import { IMPORT_COLUMNS } from './import.ts';
import { mappingProblem, suggestMapping } from './import-mapping.ts';

it('maps a heading that is the name of a column to that column', () => {
  expect(suggestMapping([...IMPORT_COLUMNS])).toEqual(
    Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, column])),
  );
});
it('recognises other names of columns, and ignores case, punctuation and bracketed text', () => {
  expect(
    suggestMapping(['No.', 'Film', 'Release Date (IST)', 'Lang', 'Cost', 'Day No', 'Total Gross [Cr]']),
  ).toMatchObject({
    movie: 'Film',
    language: 'Lang',
    release_date: 'Release Date (IST)',
    budget_cr: 'Cost',
    day: 'Day No',
    date: null,
    day_nett: null,
    cumulative_gross_cr: 'Total Gross [Cr]',
    day1_nett: null,
    weekend_nett: null,
    total_nett: null,
    rank: null,
  });
});
it("maps 'Total' to the nett in a chart, and to the gross since release in a file with a row per day", () => {
  expect(suggestMapping(['Rank', 'Movie', 'Day 1', 'Weekend', 'Total'])).toMatchObject({
    rank: 'Rank',
    movie: 'Movie',
    day1_nett: 'Day 1',
    weekend_nett: 'Weekend',
    total_nett: 'Total',
    cumulative_gross_cr: null,
    day: null,
  });
  expect(suggestMapping(['Movie', 'Day', 'Total'])).toMatchObject({
    day: 'Day',
    cumulative_gross_cr: 'Total',
    total_nett: null,
  });
});
it("maps 'Nett' to the nett of the day in a file with a row per day, by number or by date", () => {
  expect(suggestMapping(['Film', 'Day', 'Nett'])).toMatchObject({ day: 'Day', day_nett: 'Nett', total_nett: null });
  expect(suggestMapping(['Film', 'Date', 'India Net (Cr)', 'Total'])).toMatchObject({
    date: 'Date',
    day_nett: 'India Net (Cr)',
    cumulative_gross_cr: null,
    total_nett: null,
    release_date: null,
  });
  expect(suggestMapping(['Film', 'Nett'])).toMatchObject({ day_nett: null, total_nett: 'Nett' });
  expect(mappingProblem(suggestMapping(['Film', 'Day', 'Nett']))).toBeNull();
});
it('uses each heading for one column only and ignores unknown headings', () => {
  const mapping = suggestMapping(['title', 'name', 'figure']);
  expect(mapping).toMatchObject({ movie: 'title', cumulative_gross_cr: null, day: null });
});
it('names missing columns and a heading that is chosen twice', () => {
  const good = suggestMapping([...IMPORT_COLUMNS]);
  expect(mappingProblem(good)).toBeNull();
  expect(mappingProblem({ ...good, language: null, day: null })).toBeNull();
  expect(mappingProblem({ ...good, movie: null })).toBe('Choose the column that holds ‘Film’.');
  expect(mappingProblem(suggestMapping(['Picture', 'So far']))).toBe(
    'Choose the column that holds ‘Film’, and one that holds ‘Gross since release’ or ‘Nett of the day’ or ‘Gross of the day’ or ‘Day 1’ or ‘Weekend’ or ‘Total’ or ‘Overseas gross’ or ‘Worldwide gross’.',
  );
  expect(mappingProblem({ ...good, cumulative_gross_cr: null })).toBeNull();
  expect(
    mappingProblem({
      ...good,
      day_nett: null,
      cumulative_gross_cr: null,
      day1_nett: null,
      weekend_nett: null,
      total_nett: null,
      day_gross: null,
      overseas_gross: null,
      worldwide_gross: null,
    }),
  ).toBe(
    'Choose the column that holds ‘Gross since release’ or ‘Nett of the day’ or ‘Gross of the day’ or ‘Day 1’ or ‘Weekend’ or ‘Total’ or ‘Overseas gross’ or ‘Worldwide gross’.',
  );
  expect(mappingProblem({ ...good, language: 'movie' })).toBe('‘movie’ is chosen twice.');
});

import { expect, it } from 'vitest';
import { IMPORT_COLUMNS } from './import.ts';
import { mappingProblem, suggestMapping } from './import-mapping.ts';

it('maps the headings of the day-wise file by themselves', () => {
  expect(suggestMapping([...IMPORT_COLUMNS])).toEqual(Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, column])));
});
it('knows other names, whatever their case, signs and brackets', () => {
  expect(suggestMapping(['No.', 'Film', 'Release Date (IST)', 'Lang', 'Cost', 'Day No', 'Total Gross [Cr]'])).toEqual({
    movie: 'Film', language: 'Lang', release_date: 'Release Date (IST)', budget_cr: 'Cost', day: 'Day No', cumulative_gross_cr: 'Total Gross [Cr]',
  });
});
it('gives a heading to one column only, and leaves what it does not know', () => {
  const mapping = suggestMapping(['title', 'name', 'figure']);
  expect(mapping).toMatchObject({ movie: 'title', cumulative_gross_cr: null, day: null });
});
it('says what a mapping lacks, and what it has twice', () => {
  const good = suggestMapping([...IMPORT_COLUMNS]);
  expect(mappingProblem(good)).toBeNull();
  expect(mappingProblem({ ...good, language: null, day: null })).toBeNull();
  expect(mappingProblem({ ...good, movie: null, cumulative_gross_cr: null })).toBe('Choose the column that holds ‘Movie’ and ‘Gross since release’.');
  expect(mappingProblem({ ...good, language: 'movie' })).toBe('‘movie’ is chosen twice.');
});

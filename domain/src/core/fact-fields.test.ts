import { expect, it } from 'vitest';
import { filmDayField, partialDateField, refuseOtherYears } from './fact-fields.ts';

it.each([
  ['soon', 'Please enter a valid date'],
  ['2026-02-30', 'Please enter a valid date'],
  ['1894-12-31', 'No film was shown before 1895'],
  ['2100-01-01', 'The date is after 2099'],
])('gives one reason against the day %j', (day, reason) => {
  expect(filmDayField.safeParse(day).error?.issues.map(({ message }) => message)).toEqual([reason]);
});
it.each([
  ['soon', 'A date is YYYY-MM-DD, YYYY-MM or YYYY'],
  ['2026-02-30', 'A date is YYYY-MM-DD, YYYY-MM or YYYY'],
  ['1800', 'No film was shown before 1895'],
  ['2100-01', 'The date is after 2099'],
])('gives one reason against the date %j, which may be a month or a year', (date, reason) => {
  const field = partialDateField.superRefine(refuseOtherYears);
  expect(field.safeParse(date).error?.issues.map(({ message }) => message)).toEqual([reason]);
});

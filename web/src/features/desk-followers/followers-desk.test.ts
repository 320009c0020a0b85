import { expect, it } from 'vitest';
import { newFollowers } from '@first-show/domain/followers/followers.schema';
import { countOf, type FollowerFields, fieldsOf, inputOf, mergeFields } from './followers-desk.tsx';

const settings = {
  followers: [{ profileId: 'photos', count: 12_500, asOf: '2026-11-15' }],
  updatedAt: '2026-11-15T10:00:00.000Z',
  updatedBy: 'Imtiaz',
};

it('has a row for every profile, with empty fields if there is no count', () => {
  expect(fieldsOf(settings).followers.map(({ profileId, count, asOf }) => [profileId, count, asOf])).toEqual([
    ['videos', '', ''],
    ['photos', '12500', '2026-11-15'],
    ['posts', '', ''],
    ['community', '', ''],
  ]);
});

it.each([
  ['12,500', 12_500],
  ['1,84,00,000', 18_400_000],
  [' 7 ', 7],
  ['', null],
  ['12.5k', Number.NaN],
])('reads %j as %j', (text, count) => {
  expect(countOf(text)).toBe(count);
});

const withRow = (index: number, row: Partial<FollowerFields['followers'][number]>): FollowerFields => ({
  followers: fieldsOf(settings).followers.map((one, at) => (at === index ? { ...one, ...row } : one)),
});
const issuesOf = (fields: FollowerFields) =>
  newFollowers.safeParse(inputOf(fields)).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('reports an error with the path of the invalid field', () => {
  expect(issuesOf(fieldsOf(settings))).toBeUndefined();
  expect(issuesOf(withRow(0, { count: 'many', asOf: '2026-11-15' }))).toEqual([
    ['followers.0.count', 'Followers must be a whole number'],
  ]);
  expect(issuesOf(withRow(2, { count: '40' }))).toEqual([['followers.2.asOf', 'Please enter the day of the count']]);
  expect(issuesOf(withRow(1, { count: '' }))).toBeUndefined();
});

it('merges the editor’s changes with those of a colleague, profile by profile', () => {
  const mine = withRow(0, { count: '90', asOf: '2026-11-14' });
  const theirs = withRow(1, { count: '13000' });
  expect(mergeFields(mine, fieldsOf(settings), theirs).followers.map(({ count }) => count)).toEqual([
    '90',
    '13000',
    '',
    '',
  ]);
});

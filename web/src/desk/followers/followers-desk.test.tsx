// @vitest-environment happy-dom
import { type FollowerSettings, newFollowers } from '@first-show/domain/followers/followers.schema';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderDesk } from '../../testing/render-desk.tsx';
import { countOf, type FollowerFields, fieldsOf, FollowersDesk, inputOf, mergeFields } from './followers-desk.tsx';

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
  ['१२,५००', 12_500],
  ['', null],
  ['12.5k', Number.NaN],
  ['12,5', Number.NaN],
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

describe('the form', () => {
  const PATH = '/api/admin/followers';
  const never: FollowerSettings = { followers: [], updatedAt: null, updatedBy: null };
  const savedAt = '2026-11-16T10:00:00.000Z';
  const field = (profile: string, label: 'Followers' | 'Counted on') =>
    within(screen.getByRole('group', { name: profile })).getByLabelText<HTMLInputElement>(label);
  const save = () => screen.getByRole('button', { name: 'Save counts' });

  it('shows the error at the field and focuses it', async () => {
    const future = 'The day of a count cannot be in the future';
    const { user, calls } = renderDesk(<FollowersDesk />, {
      api: {
        [`GET ${PATH}`]: () => never,
        [`PUT ${PATH}`]: () =>
          Response.json({ message: future, issues: [{ path: 'followers.1.asOf', message: future }] }, { status: 400 }),
      },
    });
    await screen.findByText('Not set yet');
    await user.type(field('Photos', 'Followers'), 'twelve{Enter}');
    expect(await screen.findByText('Followers must be a whole number')).toBeTruthy();
    expect(document.activeElement).toBe(field('Photos', 'Followers'));
    await user.clear(field('Photos', 'Followers'));
    await user.type(field('Photos', 'Followers'), '12,500{Enter}');
    expect(await screen.findByText('Please enter the day of the count')).toBeTruthy();
    expect(document.activeElement).toBe(field('Photos', 'Counted on'));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.type(field('Photos', 'Counted on'), '2099-01-01');
    await user.click(save());
    expect(await screen.findByText(future)).toBeTruthy();
  });

  it('keeps a colleague’s save, and sends the counts again with the colleague’s', async () => {
    const theirs = {
      followers: [{ profileId: 'videos', count: 77, asOf: '2026-01-04' }],
      updatedAt: savedAt,
      updatedBy: 'Sudha Krishnamoorthy',
    };
    const { user, fill, calls } = renderDesk(<FollowersDesk />, {
      api: {
        [`GET ${PATH}`]: () => never,
        [`PUT ${PATH}`]: ({ body }) => {
          const { basedOn, followers } = body as { basedOn: string | null; followers: FollowerSettings['followers'] };
          return basedOn === savedAt
            ? { followers, updatedAt: '2026-11-16T10:01:00.000Z', updatedBy: 'Imtiaz Contractor' }
            : Response.json({ message: 'Changed', current: theirs }, { status: 409 });
        },
      },
    });
    await screen.findByText('Not set yet');
    await fill(field('Photos', 'Followers'), '12,500');
    await user.type(field('Photos', 'Counted on'), '2026-01-05');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sudha Krishnamoorthy changed the counts in the meantime',
    );
    expect([field('Videos', 'Followers').value, field('Photos', 'Followers').value]).toEqual(['77', '12,500']);
    await user.click(save());
    expect(await screen.findByText(/^Saved by Imtiaz Contractor/)).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({
      followers: expect.arrayContaining([
        { profileId: 'videos', count: 77, asOf: '2026-01-04' },
        { profileId: 'photos', count: 12_500, asOf: '2026-01-05' },
      ]) as unknown,
    });
  });

  it('restores a local draft, and sends no count for a profile whose number was cleared', async () => {
    const stored = { ...settings, updatedBy: 'Imtiaz Contractor' };
    const api = { [`GET ${PATH}`]: () => stored, [`PUT ${PATH}`]: () => ({ ...never, updatedAt: savedAt }) };
    const first = renderDesk(<FollowersDesk />, { api });
    await screen.findByText(/^Saved by/);
    await first.user.clear(field('Photos', 'Followers'));
    first.unmount();
    const { user, calls } = renderDesk(<FollowersDesk />, { api });
    expect(await screen.findByText('Your unsaved changes from last time have been restored.')).toBeTruthy();
    expect(field('Photos', 'Followers').value).toBe('');
    await user.click(save());
    await expect.poll(() => calls.at(-1)?.method).toBe('PUT');
    expect(calls.at(-1)?.body).toMatchObject({
      followers: expect.arrayContaining([{ profileId: 'photos', count: null, asOf: '2026-11-15' }]) as unknown,
    });
  });
});

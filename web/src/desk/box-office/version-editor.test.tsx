// @vitest-environment happy-dom
import { emptyBoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../testing/render-desk.tsx';
import { VersionEditor } from './version-editor.tsx';

vi.mock('../lib/use-live-state.ts', () => ({ useLiveDocState: () => ({ status: 'loading', doc: null }) }));

const CRORE = 10_000_000;
const updatedAt = '2026-11-21T06:00:00.000Z';
const rain = {
  ...emptyBoxOfficeFilm({ id: 'rain', slug: 'rain', movieName: 'Rain', updatedAt }),
  releaseDate: '2026-11-06',
};
const day = {
  ...{ day: 1, date: '2026-11-06', nettRupees: 2 * CRORE, grossRupees: null, isEstimate: false, source: null },
};
const telugu = { id: 'telugu', name: 'Telugu', kind: 'language', startsOn: '2026-11-06', days: [day], updatedAt };
const API = '/api/admin/box-office/rain';
const open = (versionId: string, api: Parameters<typeof renderDesk>[1] = {}) =>
  renderDesk(<VersionEditor id="rain" versionId={versionId} />, {
    api: {
      [`GET ${API}`]: () => ({ film: rain, isRankPinned: false, versions: [] }),
      [`GET ${API}/versions/telugu`]: () => telugu,
      ...api.api,
    },
  });
const save = () => screen.getByRole('button', { name: 'Save' });

test('a new version is sent under its name, with dates from its first day', async () => {
  const desk = open('new', {
    api: {
      [`PUT ${API}/versions/tamil`]: ({ body }) => ({ version: { ...telugu, ...(body as object) }, remark: null }),
    },
  });
  await desk.fill(await screen.findByLabelText(/^Language or re-release/), 'tamil');
  await desk.user.click(screen.getByRole('button', { name: 'Add a day' }));
  await desk.fill(screen.getByLabelText('Day 1 nett'), '1.5');
  await desk.user.click(save());
  await waitFor(() => expect(desk.calls.find(({ method }) => method === 'PUT')).toBeDefined());
  expect(desk.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    ...{ name: 'tamil', startsOn: '2026-11-06', updatedAt: null },
    days: [{ day: 1, date: '2026-11-06', nettRupees: 1.5 * CRORE }],
  });
});

test('after a colleague’s save the form starts again with both changes', async () => {
  let stored = telugu;
  const desk = open('telugu', {
    api: {
      [`GET ${API}/versions/telugu`]: () => stored,
      [`PUT ${API}/versions/telugu`]: () => {
        stored = {
          ...telugu,
          days: [day, { ...day, day: 2, date: '2026-11-07' }],
          updatedAt: '2026-11-21T07:00:00.000Z',
        };
        return new Response('{"message":"Someone else changed this version in the meantime"}', { status: 409 });
      },
    },
  });
  await desk.fill(await screen.findByLabelText('Day 1 nett'), '3');
  await desk.user.click(save());
  await screen.findByLabelText('Day 2 nett');
  expect(screen.getByLabelText<HTMLInputElement>('Day 1 nett').value).toBe('3');
});

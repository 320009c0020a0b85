// @vitest-environment happy-dom
import type { BoxOfficeEntry, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { livePaths } from '@first-show/domain/core/live-paths';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../testing/render-desk.tsx';
import { AddForm } from './add-form.tsx';
import { FilmEditor } from './film-editor.tsx';

const CRORE = 10_000_000;
const film = (id: string, totalCollection: number, rank: number): BoxOfficeFilm => ({
  id,
  slug: id,
  movieName: `Film ${id}`,
  rank,
  day1Collection: null,
  weekendCollection: null,
  totalCollection,
  changePercent: 0,
  releaseDate: '2026-11-06',
  nativeTitle: null,
  language: 'Hindi',
  imageUrl: null,
  totalGrossRupees: null,
  overseasGrossRupees: null,
  worldwideGrossRupees: null,
  budgetRupees: null,
  verdict: null,
  updatedAt: '2026-11-20T06:00:00.000Z',
  about: null,
  socialBullets: [],
  director: null,
  cast: [],
  studio: null,
  runtimeMinutes: null,
  certificate: null,
  days: [],
  revision: 1,
});
/** No. 1 to 5 have 300 to 100 crore, No. 6 to 16 have 90 crore and less. */
const others: BoxOfficeEntry[] = Array.from({ length: 16 }, (_, index) =>
  film(`f${index + 1}`, (index < 5 ? 300 - index * 50 : 95 - index) * CRORE, index + 1),
);

vi.mock('../lib/use-live-state.ts', () => ({
  useLiveDocState: (path: string) =>
    path === livePaths.boxOffice ? { status: 'ready', doc: { entries: others } } : { status: 'loading', doc: null },
}));

const openForm = () =>
  renderDesk(<AddForm />, {
    path: '/admin/box-office',
    api: { 'POST /api/box-office': () => Response.json({}, { status: 201 }) },
  });
const rankField = () => screen.getByLabelText<HTMLInputElement>('Rank');
const sentTo = ({ calls }: ReturnType<typeof renderDesk>, method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => (body as { rank?: number }).rank);

test('the rank of a new film follows its total, and the server ranks it', async () => {
  const desk = openForm();
  expect(rankField().value).toBe('1');
  await desk.fill(screen.getByLabelText(/^Movie name/), 'Probe');
  await desk.fill(screen.getByLabelText('Total collection'), String(14.5 * CRORE));
  await waitFor(() => expect(rankField().value).toBe('17'));
  await desk.fill(screen.getByLabelText('Total collection'), String(260 * CRORE));
  await waitFor(() => expect(rankField().value).toBe('2'));
  await desk.user.click(screen.getByRole('button', { name: 'Add film' }));
  await waitFor(() => expect(sentTo(desk, 'POST')).toEqual([undefined]));
  await waitFor(() => expect(rankField().value).toBe('1'));
});

test('a typed rank that contradicts the total asks first', async () => {
  const desk = openForm();
  await desk.fill(screen.getByLabelText(/^Movie name/), 'Probe');
  await desk.fill(rankField(), '3');
  await desk.fill(screen.getByLabelText('Total collection'), String(14.5 * CRORE));
  expect(rankField().value).toBe('3');
  await desk.user.click(screen.getByRole('button', { name: 'Add film' }));
  const question = within(await screen.findByRole('dialog', { name: 'Save as No. 3?' }));
  expect(question.getByText(/By its total, Probe would be No. 17\./)).toBeTruthy();
  await desk.user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(sentTo(desk, 'POST')).toEqual([]);
  await desk.user.click(screen.getByRole('button', { name: 'Add film' }));
  await desk.user.click(await screen.findByRole('button', { name: 'Keep No. 3' }));
  await waitFor(() => expect(sentTo(desk, 'POST')).toEqual([3]));
});

test('the suggested rank can be taken in the question', async () => {
  const desk = openForm();
  await desk.fill(screen.getByLabelText(/^Movie name/), 'Probe');
  await desk.fill(rankField(), '3');
  await desk.fill(screen.getByLabelText('Total collection'), String(14.5 * CRORE));
  await desk.user.click(screen.getByRole('button', { name: 'Add film' }));
  await desk.user.click(await screen.findByRole('button', { name: 'Use No. 17' }));
  await waitFor(() => expect(sentTo(desk, 'POST')).toEqual([undefined]));
});

const openEditor = (saved: BoxOfficeFilm, isRankPinned: boolean) =>
  renderDesk(<FilmEditor id={saved.id} />, {
    path: `/admin/box-office/${saved.id}`,
    api: {
      [`GET /api/admin/box-office/${saved.id}`]: () => ({ film: saved, isRankPinned, versions: [] }),
      [`GET /api/admin/box-office/${saved.id}/history`]: () => [],
      [`PATCH /api/box-office/${saved.id}`]: ({ body }) => ({ ...saved, ...(body as object), revision: 2 }),
    },
  });
const sixteenDays = Array.from({ length: 16 }, (_, index) => ({
  day: index + 1,
  date: `2026-11-${String(index + 6).padStart(2, '0')}`,
  nettRupees: index === 0 ? 15 * CRORE + 100_000 : 5 * CRORE + 60_000,
  grossRupees: null,
  isEstimate: false,
  source: null,
}));

test('all suggestions together give the rank of the suggested total, and the rank follows further changes', async () => {
  const saved = { ...film('probe', 14.5 * CRORE, 17), days: sixteenDays };
  const desk = openEditor(saved, false);
  await desk.user.click(await screen.findByRole('button', { name: /^Use all/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Total nett').value).toBe('90.1');
  await waitFor(() => expect(rankField().value).toBe('6'));
  await desk.fill(screen.getByLabelText('Total nett'), '260');
  await waitFor(() => expect(rankField().value).toBe('2'));
});

test('a film that is only corrected keeps a rank that was set by hand, without a question', async () => {
  const desk = openEditor(film('probe', 14.5 * CRORE, 4), true);
  await desk.fill(await screen.findByLabelText('Total nett'), '20');
  expect(rankField().value).toBe('4');
  await desk.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(desk, 'PATCH')).toEqual([undefined]));
});

test('a rank that is typed into the editor of a film asks first if it contradicts the total', async () => {
  const desk = openEditor(film('probe', 14.5 * CRORE, 17), false);
  await desk.fill(await screen.findByLabelText('Rank'), '1');
  await desk.user.click(screen.getByRole('button', { name: 'Save' }));
  await desk.user.click(await screen.findByRole('button', { name: 'Keep No. 1' }));
  await waitFor(() => expect(sentTo(desk, 'PATCH')).toEqual([1]));
});

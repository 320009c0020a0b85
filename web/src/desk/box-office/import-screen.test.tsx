// @vitest-environment happy-dom
import type { ImportPreview } from '@first-show/domain/box-office/import-preview';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../testing/render-desk.tsx';
import { ImportScreen } from './import-screen.tsx';

const preview: ImportPreview = {
  planId: 'plan',
  rows: 1,
  counts: { added: 1, changed: 0, unchanged: 0, ranks: 0, errors: 0, notes: 0, versions: 0 },
  versions: [],
  films: [
    {
      ...{ id: 'line 2', movieName: 'Rain', language: null, releaseDate: null, kind: 'added', changeCount: 1 },
      changes: [{ field: 'genres', before: null, after: 'drama' }],
    },
  ],
  errors: [],
  notes: [],
};

test('a file of facts needs no mapping, names the columns that are not read, and is imported as previewed', async () => {
  const desk = renderDesk(<ImportScreen />, {
    path: '/admin/box-office/import?content=facts',
    api: {
      'POST /api/admin/films/import/preview': () => preview,
      'POST /api/admin/films/import': () => ({ ...preview, conflicts: [] }),
    },
  });
  expect(screen.getByText(/^One row for each film; an empty cell changes nothing\. Columns: title,/)).toBeTruthy();
  const csv = 'Title,Genres,Mood\nRain,drama,sad\n';
  await desk.user.upload(screen.getByLabelText('CSV file'), new File([csv], 'films.csv', { type: 'text/csv' }));
  expect((await screen.findByLabelText<HTMLSelectElement>('The file has')).value).toBe('facts');
  expect(screen.getByText('In this file: Title, Genres. Not read: Mood.')).toBeTruthy();
  expect(screen.queryByLabelText('Unit of the amounts')).toBeNull();
  await desk.user.click(screen.getByRole('button', { name: 'Preview' }));
  await desk.user.click(await screen.findByRole('button', { name: 'Import 1 film' }));
  await screen.findByText('Done: 1 added, 0 changed.');
  expect(screen.getByRole('link', { name: 'Back to Films' }).getAttribute('href')).toBe('/admin/films');
  expect(screen.queryByText('Rank changes only')).toBeNull();
  expect(desk.calls.find(({ path }) => path === '/api/admin/films/import')?.body).toMatchObject({
    csv,
    planId: 'plan',
  });
});

test('a file of facts that are all known has nothing to import', async () => {
  const counts = { ...preview.counts, added: 0, unchanged: 1 };
  const desk = renderDesk(<ImportScreen />, {
    api: { 'POST /api/admin/films/import/preview': () => ({ ...preview, counts, films: [] }) },
  });
  const file = new File(['Title,Genres\nRain,drama\n'], 'films.csv', { type: 'text/csv' });
  await desk.user.upload(screen.getByLabelText('CSV file'), file);
  await desk.user.click(await screen.findByRole('button', { name: 'Preview' }));
  await screen.findByText('Nothing to import: the films already have everything in the file.');
});

test('a file of figures has its columns mapped', async () => {
  const desk = renderDesk(<ImportScreen />, { api: {} });
  const csv = 'Film,Day,Nett\nRain,1,2.5\n';
  await desk.user.upload(screen.getByLabelText('CSV file'), new File([csv], 'days.csv', { type: 'text/csv' }));
  expect((await screen.findByLabelText<HTMLSelectElement>('The file has')).value).toBe('figures');
  expect(screen.getByLabelText<HTMLSelectElement>('Column for Film').value).toBe('Film');
});

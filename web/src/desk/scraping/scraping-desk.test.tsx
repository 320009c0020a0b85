// @vitest-environment happy-dom
import type { ScrapingStatus } from '@first-show/domain/scraping/scrape-job.schema';
import { newHealth, type Source } from '@first-show/domain/scraping/source.schema';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FakeApi, renderDesk } from '../../testing/render-desk.tsx';
import { ScrapingDesk } from './scraping-desk.tsx';

// Without listeners, the desk shows the sources and the last run of the API.
vi.mock('../lib/use-live-state.ts', () => ({ useLiveQueryState: () => ({ status: 'error', docs: [] }) }));

const source: Source = {
  id: 'reel',
  name: 'The Split Reel',
  kind: 'feed',
  url: 'https://reel.example/rss.xml',
  categoryId: 'film-news',
  language: 'en',
  intervalMinutes: 120,
  isActive: false,
  isTrusted: false,
  isPictureLicensed: false,
  selectors: null,
  maxItems: 5,
  health: newHealth,
  revision: 1,
  createdAt: '2026-11-20T06:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-11-20T06:00:00.000Z',
};
const status: ScrapingStatus = {
  nextRunAt: '2026-11-21T08:30:00.000Z',
  lastRun: null,
  lease: null,
  sources: [source],
  activeSources: 0,
  isEnhancementOn: true,
  alerts: [],
};

function openScraping(api: FakeApi = {}) {
  return renderDesk(<ScrapingDesk />, {
    path: '/admin/scraping',
    api: {
      'GET /api/admin/scraping/status': () => status,
      'GET /api/admin/sources/suggestions': () => [],
      'GET /api/categories': () => [{ id: 'film-news', slug: 'film-news', name: 'Film News' }],
      ...api,
    },
  });
}
const scrapeNow = async () => screen.findByRole('button', { name: 'Scrape Now' });

test('Scrape Now reports a failure, and shows the run if one is in progress already', async () => {
  const answers = [
    Response.json({ message: 'Something broke' }, { status: 400 }),
    Response.json({ message: 'Scraping is already running', jobId: 'of-another-editor' }, { status: 409 }),
  ];
  const { user } = openScraping({ 'POST /api/admin/scrape-now': () => answers.shift() });
  await user.click(await scrapeNow());
  expect(await screen.findByText('Failed to start scraping job. Please try again.')).toBeTruthy();
  await user.click(await scrapeNow());
  expect(await screen.findByText('Scraping is already running')).toBeTruthy();
  const run = screen.getByRole('region', { name: 'Current run' });
  expect(run.textContent).toContain('The run is starting.');
});

test('the scraping status can be loaded again after a failure', async () => {
  let isDown = true;
  const { user } = openScraping({
    'GET /api/admin/scraping/status': () =>
      isDown ? Response.json({ message: 'Something broke' }, { status: 400 }) : status,
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Something broke');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/14:00 IST, then every 2 hours/)).toBeTruthy();
});

test('a colleague’s changes of untouched fields of a source are kept', async () => {
  const theirs: Source = { ...source, intervalMinutes: 60, maxItems: 7, language: 'hi', revision: 2 };
  const { user, calls } = openScraping({
    'PATCH /api/admin/sources/reel': ({ body }) =>
      (body as { revision: number }).revision === 2
        ? { ...theirs, intervalMinutes: 360, revision: 3 }
        : Response.json({ message: 'Changed', current: theirs }, { status: 409 }),
  });
  await user.click(await screen.findByRole('button', { name: `Edit ${source.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit source' }));
  await user.selectOptions(dialog.getByLabelText(/^Read at most once every/), '360');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'You both changed: Read at most once every. Save again to replace their version with yours.',
  );
  expect(dialog.getByLabelText<HTMLInputElement>(/^Max stories per run/).value).toBe('7');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Source saved')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  // The second save sends only the editor's own change, on top of the colleague's version.
  expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ intervalMinutes: 360, revision: 2 });
});

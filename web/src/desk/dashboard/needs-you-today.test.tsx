import { parseHTML } from 'linkedom';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffRole } from '@first-show/domain/staff/staff.schema';

/** Fake answers by path. A path without an answer is never answered. */
const { answers } = vi.hoisted(() => ({ answers: new Map<string, unknown>() }));
vi.mock('../lib/staff-api.ts', () => ({
  secondsSinceOwnChange: () => Infinity,
  callStaffApi: (path: string) => {
    const answer = answers.get(path.split('?')[0] ?? '');
    if (answer === 'failure') return Promise.reject(new TypeError('No network'));
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(answer);
  },
}));
vi.mock('../lib/use-live-state.ts', () => ({ useLiveQueryState: () => ({ status: 'loading', docs: [] }) }));

// React's client needs a global document when it is imported.
const { window, document } = parseHTML('<!doctype html><html><head></head><body></body></html>');
Object.assign(globalThis, { window, document, IS_REACT_ACT_ENVIRONMENT: true });
vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
const { createRoot } = await import('react-dom/client');
const { notifyManager, QueryClientProvider } = await import('@tanstack/react-query');
// Report an answer at once instead of after a timeout, so that `act` includes it.
notifyManager.setScheduler((report) => report());
const { MemoryRouter } = await import('react-router-dom');
const { AppProviders } = await import('../../shared/theme/app-providers.tsx');
const { createEmotionCache } = await import('../../shared/lib/emotion-cache.ts');
const cache = createEmotionCache();
const { createQueryClient } = await import('../lib/query-client.tsx');
const { SessionProvider } = await import('../lib/session.ts');
const { NeedsYouToday } = await import('./needs-you-today.tsx');

let root: Root;
let place: HTMLElement;
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  answers.clear();
  client = createQueryClient();
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  client.clear();
});

const session = (role: StaffRole) => ({
  staff: { uid: 'gauri', displayName: 'Gauri Naik', email: 'gauri@example.org', role },
  epoch: 1,
  signOut: () => Promise.resolve(),
  signOutEverywhere: () => Promise.resolve(),
});
async function shownTo(role: StaffRole): Promise<string> {
  await act(async () =>
    root.render(
      <AppProviders cache={cache}>
        <MemoryRouter>
          <SessionProvider value={session(role)}>
            <QueryClientProvider client={client}>
              <NeedsYouToday />
            </QueryClientProvider>
          </SessionProvider>
        </MemoryRouter>
      </AppProviders>,
    ),
  );
  return place.textContent.replace(/\s+/g, ' ');
}
const isLoading = () => place.querySelector('[role="status"]')?.textContent === 'Loading';
const problem = () => place.querySelector('[role="alert"]')?.textContent;

const statsOf = ({ pending = 0, reported = 0, newMessages = 0 }) => ({ comments: { pending, reported }, newMessages });
const answerStats = (counts: Parameters<typeof statsOf>[0]) => answers.set('/api/admin/stats', statsOf(counts));
/** Refetches all counts, as the desk does every minute. */
const refetch = () => act(async () => client.refetchQueries());

test('says that nothing is waiting, and shows a count as soon as something is waiting', async () => {
  answerStats({});
  expect(await shownTo('moderator')).toBe('Needs you todayNothing is waiting for you.');
  answerStats({ pending: 1200 });
  await refetch();
  expect(await shownTo('moderator')).toContain('1,200 pending comments');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/webadmin/pending');
  expect(problem()).toBeUndefined();
});

test('waits for all counts of the role', async () => {
  answerStats({ newMessages: 3 });
  expect(await shownTo('editor')).not.toContain('new messages');
  expect(isLoading()).toBe(true);
});

test('shows the loaded counts and says that the rest failed', async () => {
  answerStats({ newMessages: 3 });
  answers.set('/api/admin/tasks', 'failure');
  expect(await shownTo('editor')).toContain('3 new messages');
  expect([isLoading(), problem()]).toEqual([false, 'Some counts could not be loaded. Reload the page to try again.']);
  expect(place.textContent).not.toContain('Nothing is waiting');
});

test('keeps the last counts when a refetch fails, and says that they are no longer updated', async () => {
  answerStats({ pending: 4 });
  await shownTo('moderator');
  answers.set('/api/admin/stats', 'failure');
  await refetch();
  expect(await shownTo('moderator')).toContain('4 pending comments');
  expect(problem()).toBe('These counts are no longer updated. Reload the page to try again.');
});

test('while offline, says that the counts will load later, or that they may be stale', async () => {
  vi.stubGlobal('navigator', { onLine: false, userAgent: '' });
  answers.set('/api/admin/stats', 'failure');
  await shownTo('moderator');
  expect([isLoading(), problem()]).toEqual([
    false,
    'You are offline. The counts will appear when the connection is back.',
  ]);
  answerStats({ pending: 4, reported: 1 });
  await refetch();
  expect(await shownTo('moderator')).toContain('1 reported comment');
  expect(problem()).toBe('You are offline. These counts may be out of date.');
});

test('says that the counts may be stale when the connection is lost, and stops saying so when it is back', async () => {
  answerStats({ pending: 4 });
  await shownTo('moderator');
  const change = (onLine: boolean) =>
    act(async () => {
      vi.stubGlobal('navigator', { onLine, userAgent: '' });
      window.dispatchEvent(new window.Event(onLine ? 'online' : 'offline'));
    });
  await change(false);
  expect(problem()).toBe('You are offline. These counts may be out of date.');
  expect(place.textContent).toContain('4 pending comments');
  await change(true);
  expect(problem()).toBeUndefined();
});

import { parseHTML } from 'linkedom';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffRole } from '@first-show/domain/staff/staff.schema';
import type { LiveStatus } from '../../lib/desk/use-live-state.ts';

type DocState = { status: LiveStatus; doc: unknown };
/** Fake live documents by path. */
const { docStates } = vi.hoisted(() => ({ docStates: new Map<string | null, DocState>() }));
vi.mock('../../lib/desk/use-live-state.ts', () => ({
  useLiveDocState: (path: string | null) => docStates.get(path) ?? { status: 'loading', doc: null },
}));

// React's client needs a global document when it is imported.
const { window, document } = parseHTML('<!doctype html><html><head></head><body></body></html>');
Object.assign(globalThis, { window, document, IS_REACT_ACT_ENVIRONMENT: true });
vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
const { createRoot } = await import('react-dom/client');
const { MemoryRouter } = await import('react-router-dom');
const { AppProviders } = await import('../../app/app-providers.tsx');
const { createEmotionCache } = await import('../../lib/emotion-cache.ts');
const cache = createEmotionCache();
const { SessionProvider } = await import('../../lib/desk/session.ts');
const { NeedsYouToday } = await import('./needs-you-today.tsx');

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  docStates.clear();
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

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
            <NeedsYouToday />
          </SessionProvider>
        </MemoryRouter>
      </AppProviders>,
    ),
  );
  return place.textContent.replace(/\s+/g, ' ');
}
const isLoading = () => place.querySelector('[role="status"]')?.textContent === 'Loading';
const problem = () => place.querySelector('[role="alert"]')?.textContent;

const COMMENTS = 'deskStats/comments';
const ready = (doc: unknown): DocState => ({ status: 'ready', doc });

test('says that nothing is waiting, and shows a count as soon as something is waiting', async () => {
  docStates.set(COMMENTS, ready({ pending: 0, reported: 0 }));
  expect(await shownTo('moderator')).toBe('Needs you todayNothing is waiting for you.');
  docStates.set(COMMENTS, ready({ pending: 1200, reported: 0 }));
  expect(await shownTo('moderator')).toContain('1,200 pending comments');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/webadmin/pending');
  expect(problem()).toBeUndefined();
});

test('waits for all counts of the role', async () => {
  docStates.set('deskStats/overview', ready({ newMessages: 3 }));
  expect(await shownTo('editor')).not.toContain('new messages');
  expect(isLoading()).toBe(true);
});

test('shows the loaded counts and says that the rest failed', async () => {
  docStates.set('deskStats/overview', ready({ newMessages: 3 }));
  docStates.set('deskStats/today', { status: 'error', doc: null });
  expect(await shownTo('editor')).toContain('3 new messages');
  expect([isLoading(), problem()]).toEqual([false, 'Some counts could not be loaded. Reload the page to try again.']);
  expect(place.textContent).not.toContain('Nothing is waiting');
});

test('keeps the last counts when a listener fails, and says that they are no longer updated', async () => {
  docStates.set(COMMENTS, { status: 'error', doc: { pending: 4, reported: 0 } });
  expect(await shownTo('moderator')).toContain('4 pending comments');
  expect(problem()).toBe('These counts are no longer updated. Reload the page to try again.');
});

test('while offline, says that the counts will load later, or that they may be stale', async () => {
  vi.stubGlobal('navigator', { onLine: false, userAgent: '' });
  await shownTo('moderator');
  expect([isLoading(), problem()]).toEqual([
    false,
    'You are offline. The counts will appear when the connection is back.',
  ]);
  docStates.set(COMMENTS, ready({ pending: 4, reported: 1 }));
  expect(await shownTo('moderator')).toContain('1 reported comment');
  expect(problem()).toBe('You are offline. These counts may be out of date.');
});

test('says that the counts may be stale when the connection is lost, and stops saying so when it is back', async () => {
  docStates.set(COMMENTS, ready({ pending: 4, reported: 0 }));
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

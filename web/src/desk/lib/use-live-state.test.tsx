import { parseHTML } from 'linkedom';
import { act, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { listen as realListen } from '../../shared/lib/live/listen.client.ts';
import type { LiveQuery } from './use-live-state.ts';

/** A fake of Firestore. `listeners`: the attached ones, by path or collection. */
const { listeners, listen } = vi.hoisted(() => {
  const attached = new Map<string, Parameters<typeof realListen>[2]>();
  return {
    listeners: attached,
    listen: vi.fn<typeof realListen>((_firestore, source, on) => {
      const name = source.kind === 'doc' ? source.path : source.collection;
      if (attached.has(name)) throw new Error(`Two listeners for ${name}`);
      attached.set(name, on);
      return () => attached.delete(name);
    }),
  };
});
vi.mock('../../shared/lib/live/listen.client.ts', () => ({ listen }));

// React's client needs a global document when it is imported.
const { window, document } = parseHTML('<!doctype html><html><body></body></html>');
Object.assign(globalThis, { window, document, IS_REACT_ACT_ENVIRONMENT: true });
const { createRoot } = await import('react-dom/client');
const { FirebaseAppProvider, FirestoreProvider } = await import('reactfire');
const { SessionProvider } = await import('./session.ts');
const { useLiveDocState, useLiveQueryState } = await import('./use-live-state.ts');

const app = { name: 'desk' } as never;
const firestore = { app } as never;

let root: Root;
beforeEach(() => {
  listen.mockClear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

const show = (content: ReactNode, { epoch = 1, uid = 'gauri' } = {}) =>
  act(async () => {
    const staff = { uid, displayName: 'Gauri Naik', email: 'gauri@example.org', role: 'moderator' as const };
    root.render(
      <FirebaseAppProvider firebaseApp={app}>
        <FirestoreProvider sdk={firestore}>
          <SessionProvider
            value={{ staff, epoch, signOut: () => Promise.resolve(), signOutEverywhere: () => Promise.resolve() }}
          >
            {content}
          </SessionProvider>
        </FirestoreProvider>
      </FirebaseAppProvider>,
    );
  });
const say = (name: string, value: unknown) => act(async () => listeners.get(name)?.next(value));
const refuse = (name: string) => act(async () => listeners.get(name)?.error(new Error('permission-denied')));

/** The last values that the components rendered. */
const seen: Record<string, unknown> = {};
function Doc({ path, as = 'doc' }: { path: string | null; as?: string }) {
  seen[as] = useLiveDocState(path);
  return null;
}

test('shares one listener per document and detaches it with the last component', async () => {
  await show([<Doc key="1" path="articles/a" />, <Doc key="2" path="articles/a" as="second" />]);
  expect(seen.doc).toEqual({ status: 'loading', doc: null });
  await say('articles/a', { revision: 7 });
  expect([seen.doc, seen.second]).toEqual(Array(2).fill({ status: 'ready', doc: { revision: 7 } }));
  expect(listen).toHaveBeenCalledTimes(1);
  await show([<Doc key="1" path="articles/a" />]);
  expect(listeners.size).toBe(1);
  await show(null);
  expect(listeners.size).toBe(0);
});

test('starts without a value after the last component has unmounted, and reports a missing document', async () => {
  await show(<Doc path="articles/b" />);
  await say('articles/b', { revision: 7 });
  await show(null);
  await show(<Doc path="articles/b" />);
  expect(seen.doc).toEqual({ status: 'loading', doc: null });
  expect(listen).toHaveBeenCalledTimes(2);
  await say('articles/b', null);
  expect(seen.doc).toEqual({ status: 'ready', doc: null });
});

test('keeps the listener and its value if the next page uses the same document', async () => {
  await show(<Doc key="page" path="articles/c" />);
  await say('articles/c', { revision: 7 });
  await show(<Doc key="next page" path="articles/c" />);
  expect(seen.doc).toEqual({ status: 'ready', doc: { revision: 7 } });
  expect(listen).toHaveBeenCalledTimes(1);
});

test('keeps the last value on an error and restarts in a new session', async () => {
  await show(<Doc path="articles/d" />);
  await say('articles/d', { revision: 7 });
  await refuse('articles/d');
  expect(seen.doc).toEqual({ status: 'error', doc: { revision: 7 } });
  await show(<Doc path="articles/d" />, { epoch: 2 });
  expect(seen.doc).toEqual({ status: 'ready', doc: { revision: 7 } });
  expect(listen).toHaveBeenCalledTimes(2);
  await say('articles/d', { revision: 8 });
  expect(seen.doc).toEqual({ status: 'ready', doc: { revision: 8 } });
});

test('clears an error when the next component uses the document', async () => {
  await show(<Doc path="articles/e" />);
  await refuse('articles/e');
  expect(seen.doc).toEqual({ status: 'error', doc: null });
  await show(null);
  await show(<Doc path="articles/e" />);
  expect(seen.doc).toEqual({ status: 'loading', doc: null });
});

test("hides one person's data from the next person at this browser", async () => {
  await show(<Doc path="articles/f" />);
  await say('articles/f', { revision: 7 });
  await show(<Doc key="other" path={null} />, { uid: 'tara' });
  await show(<Doc key="other" path="articles/f" />, { uid: 'tara' });
  expect(seen.doc).toEqual({ status: 'loading', doc: null });
});

test('attaches no listener without a path', async () => {
  await show(<Doc path={null} />);
  expect(seen.doc).toEqual({ status: 'loading', doc: null });
  expect(listen).not.toHaveBeenCalled();
});

test('restarts the listener of a query for a new attempt', async () => {
  const query: LiveQuery = { collection: 'commentQueue', where: [], orderBy: [['createdAt', 'desc']], limit: 50 };
  function List({ attempt = 0 }: { attempt?: number }) {
    seen.list = useLiveQueryState(query, attempt);
    return null;
  }
  await show(<List />);
  expect(seen.list).toEqual({ status: 'loading', docs: [] });
  await say('commentQueue', [{ id: 'a' }]);
  await refuse('commentQueue');
  expect(seen.list).toEqual({ status: 'error', docs: [{ id: 'a' }] });
  await show(<List attempt={1} />);
  expect(seen.list).toEqual({ status: 'ready', docs: [{ id: 'a' }] });
  expect([...listeners.keys()]).toEqual(['commentQueue']);
});

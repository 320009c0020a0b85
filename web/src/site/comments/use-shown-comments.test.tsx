// @vitest-environment happy-dom
import type { Comment } from '@first-show/domain/comments/comment.schema';
import { livePaths } from '@first-show/domain/core/live-paths';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '../../shared/lib/call-api.ts';
import { liveStore } from '../../shared/lib/live/live-store.ts';
import { useShownComments } from './use-shown-comments.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
vi.mock('../../shared/lib/call-api.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  callApi: vi.fn(),
}));
afterEach(cleanup);

/** Comments 60 to 1, newest first. The page shows the first fifty of them live. */
const all: Comment[] = Array.from({ length: 60 }, (_, index) => ({
  id: `c${60 - index}`,
  authorName: 'Meher',
  content: 'Saw it at Liberty',
  createdAt: new Date(Date.UTC(2026, 10, 14, 9, 60 - index)).toISOString(),
  parentId: null,
}));
const newest = all.slice(0, 50);
const tell = (total: number) =>
  act(async () => liveStore.publish(livePaths.shownComments('a'), { comments: newest, commentTotal: total }));

function open() {
  const { result } = renderHook(() => useShownComments({ articleId: 'a', comments: newest, commentTotal: 60 }));
  return {
    ids: () => result.current.shown.map(({ id }) => id),
    loadOlder: () => act(() => result.current.loadOlder(document.body)),
  };
}

test('drops an earlier comment that was withdrawn after it was loaded', async () => {
  const page = open();
  await tell(60);
  vi.mocked(callApi).mockResolvedValueOnce(all.slice(50));
  await page.loadOlder();
  expect(page.ids()).toHaveLength(60);

  vi.mocked(callApi).mockResolvedValueOnce(all.slice(50).filter(({ id }) => id !== 'c5'));
  await tell(59);
  await vi.waitFor(() => expect(page.ids()).not.toContain('c5'));
  expect(page.ids()).toHaveLength(59);
  expect(callApi).toHaveBeenLastCalledWith(expect.stringContaining('after=c11&total=59'), { isPublic: true });
});

test('drops all earlier comments if they cannot be loaded again after a withdrawal', async () => {
  const page = open();
  await tell(60);
  vi.mocked(callApi).mockResolvedValueOnce(all.slice(50));
  await page.loadOlder();
  vi.mocked(callApi).mockRejectedValueOnce(new TypeError('The network is away'));
  await tell(59);
  await vi.waitFor(() => expect(page.ids()).toEqual(newest.map(({ id }) => id)));
});

test('shows no comment of a story that is withdrawn while the page is open', async () => {
  const page = open();
  await tell(60);
  await act(async () => liveStore.publish(livePaths.shownComments('a'), null));
  expect(page.ids()).toEqual([]);
});

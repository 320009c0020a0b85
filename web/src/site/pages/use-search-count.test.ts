// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_COUNTED_AFTER_MS } from '@first-show/domain/core/limits';
import { callApi } from '../../shared/lib/call-api.ts';
import { useSearchCount } from './use-search-count.ts';

vi.mock(import('../../shared/lib/call-api.ts'), { spy: true });
const counted = () => vi.mocked(callApi).mock.calls.map(([, options]) => options?.body);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(callApi).mockReset().mockResolvedValue(undefined);
});
afterEach(() => void vi.useRealTimers());

it('counts a search whose results were visible for two seconds', () => {
  renderHook(() => useSearchCount('Riyaaz'));
  vi.advanceTimersByTime(SEARCH_COUNTED_AFTER_MS - 1);
  expect(counted()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(counted()).toEqual([{ query: 'Riyaaz' }]);
});
it('does not count a search that the reader replaces or leaves sooner', () => {
  const { rerender, unmount } = renderHook(({ query }) => useSearchCount(query), { initialProps: { query: 'Riyaaz' } });
  vi.advanceTimersByTime(SEARCH_COUNTED_AFTER_MS - 1);
  rerender({ query: 'Riyaaz songs' });
  vi.advanceTimersByTime(SEARCH_COUNTED_AFTER_MS - 1);
  unmount();
  vi.advanceTimersByTime(SEARCH_COUNTED_AFTER_MS);
  expect(counted()).toEqual([]);
});

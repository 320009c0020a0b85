// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../testing/render-desk.tsx';
import { useEntries } from './use-entries.ts';

const live = vi.hoisted(() => ({ current: { status: 'loading', doc: null as { updatedAt: string } | null } }));
vi.mock('../lib/use-live-state.ts', () => ({ useLiveDocState: () => live.current }));

function Films({ isListening }: { isListening: boolean }) {
  live.current = isListening ? { status: 'ready', doc: { updatedAt: 'now' } } : { status: 'loading', doc: null };
  const { status, entries } = useEntries();
  return <p>{`${status}, ${entries.length} films`}</p>;
}

test('loads all films once, after the listener has loaded', async () => {
  const api = { 'GET /api/box-office': () => [{ id: 'rain' }] };
  const { calls, unmount } = renderDesk(<Films isListening={false} />, { api });
  expect(screen.getByText('loading, 0 films')).toBeTruthy();
  expect(calls).toEqual([]);
  unmount();
  const listening = renderDesk(<Films isListening />, { api });
  expect(await screen.findByText('ready, 1 films')).toBeTruthy();
  expect(listening.calls).toHaveLength(1);
});

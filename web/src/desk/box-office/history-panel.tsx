import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { FilmHistoryEntry } from '@first-show/domain/box-office/history';
import { callStaffApi } from '../lib/staff-api.ts';
import { LoadMorePages } from '../ui/load-more.tsx';
import { Panel } from '../ui/panel.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { DividedList } from '../ui/stack.ts';
import { Meta } from '../ui/text.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { ChangeList } from './change-list.tsx';

const PAGE = 10;
/** The number of visible changes per save. Others are collapsed: an import may have many. */
const SHOWN = 8;

const deed: Record<FilmHistoryEntry['kind'], string> = {
  create: 'added the film',
  edit: 'changed',
  import: 'imported',
};

/** The changes of a film, newest first, with their authors. Loads again for each `revision`. */
export function HistoryPanel({ id, revision }: { id: string; revision: number }) {
  const list = useInfiniteQuery({
    queryKey: ['film-history', id, revision],
    queryFn: ({ pageParam, signal }) =>
      callStaffApi<FilmHistoryEntry[]>(
        `/api/admin/box-office/${encodeURIComponent(id)}/history?limit=${PAGE}${pageParam && `&after=${pageParam}`}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? null : page.at(-1)?.id),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const entries = list.data?.pages.flat();

  return (
    <Panel title="History">
      <QueryState query={list} what="the history" lines={1} />
      {entries?.length === 0 && <p>No changes yet</p>}
      <DividedList
        as="ol"
        sx={{ '& > li': { display: 'block', py: 3.5 }, '& > li:first-of-type': { borderTop: 0, pt: 0 } }}
      >
        {entries?.map((entry) => (
          <li key={entry.id}>
            <Meta sx={{ mb: 2, '& b': { color: 'text.primary' } }}>
              <b>{entry.by}</b> {deed[entry.kind]} <RelativeTime iso={entry.at} />
            </Meta>
            <ChangeList changes={entry.changes.slice(0, SHOWN)} />
            {entry.changes.length > SHOWN && (
              <details>
                <summary style={{ minHeight: 44, alignContent: 'center', cursor: 'pointer', fontWeight: 700 }}>
                  {entry.changes.length - SHOWN} more
                </summary>
                <ChangeList changes={entry.changes.slice(SHOWN)} />
              </details>
            )}
          </li>
        ))}
      </DividedList>
      <LoadMorePages list={list} failed="The earlier changes could not be loaded" label="Show earlier changes" />
    </Panel>
  );
}

import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { FilmHistoryEntry } from '@first-show/domain/box-office/history';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { LoadMore } from '../../ui/desk/load-more.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { HISTORY_PAGE, loadHistory } from './box-office-api.ts';
import { ChangeList } from './change-list.tsx';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Entry = styled('li')({
  padding: '14px 0',
  borderTop: '1px solid var(--fs-palette-divider)',
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
});
const Who = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  margin: '0 0 8px',
  color: 'var(--fs-palette-text-disabled)',
  '& b': { color: 'var(--fs-palette-text-primary)' },
}));
/** Further changes of one save (an import) are collapsed. */
const SHOWN = 8;

const deed: Record<FilmHistoryEntry['kind'], string> = {
  create: 'added the film',
  edit: 'changed',
  import: 'imported',
};

type State = { key: string; entries: readonly FilmHistoryEntry[]; hasMore: boolean; problem: unknown };

/** Who changed which figure, newest first. Reloads with each `revision`. */
export function HistoryPanel({ id, revision }: { id: string; revision: number }) {
  const [tries, setTries] = useState(0);
  const key = `${id} ${revision} ${tries}`;
  const [state, setState] = useState<State | null>(null);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    loadHistory(id, null, abort.signal).then(
      (entries) => setState({ key, entries, hasMore: entries.length === HISTORY_PAGE, problem: null }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ key, entries: [], hasMore: false, problem: error });
      },
    );
    return () => abort.abort();
  }, [id, key]);

  const more = async () => {
    const last = state?.entries.at(-1);
    if (isLoading || state === null || last === undefined) return;
    setLoading(true);
    try {
      const next = await loadHistory(id, last.id);
      setState({ ...state, entries: [...state.entries, ...next], hasMore: next.length === HISTORY_PAGE });
    } catch (error) {
      setState({ ...state, problem: error });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Panel title="History">
      {state === null && <Skeleton height={72} />}
      {state !== null && state.entries.length === 0 && state.problem === null && <p>No changes yet</p>}
      {state !== null && (
        <List>
          {state.entries.map((entry) => (
            <Entry key={entry.id}>
              <Who>
                <b>{entry.by}</b> {deed[entry.kind]} <RelativeTime iso={entry.at} />
              </Who>
              <ChangeList changes={entry.changes.slice(0, SHOWN)} />
              {entry.changes.length > SHOWN && (
                <details>
                  <summary style={{ minHeight: 44, alignContent: 'center', cursor: 'pointer', fontWeight: 700 }}>
                    {entry.changes.length - SHOWN} more
                  </summary>
                  <ChangeList changes={entry.changes.slice(SHOWN)} />
                </details>
              )}
            </Entry>
          ))}
        </List>
      )}
      {state !== null && state.problem !== null && (
        <LoadFailed what="the history" error={state.problem} onRetry={() => setTries((count) => count + 1)} />
      )}
      <LoadMore
        hasMore={state?.hasMore === true && state.problem === null}
        isLoading={isLoading}
        label="Show earlier changes"
        onLoad={more}
      />
    </Panel>
  );
}

import { styled } from '@mui/material/styles';
import type { FilmHistoryEntry } from '@first-show/domain/box-office/history';
import { useEffect, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { HISTORY_PAGE, loadHistory } from './box-office-api.ts';
import { ChangeList } from './change-list.tsx';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Entry = styled('li')({ padding: '14px 0', borderTop: '1px solid var(--fs-palette-divider)', '&:first-of-type': { borderTop: 0, paddingTop: 0 } });
const Who = styled('p')(({ theme }) => ({ ...theme.typography.meta, margin: '0 0 8px', color: 'var(--fs-palette-text-disabled)', '& b': { color: 'var(--fs-palette-text-primary)' } }));
/** More than a few changes in one go (an import) are folded. */
const SHOWN = 8;

const deed: Record<FilmHistoryEntry['kind'], string> = { create: 'added the film', edit: 'changed', import: 'imported' };

type State = { key: string; entries: readonly FilmHistoryEntry[]; hasMore: boolean; problem: string | null };

/** Who changed which figure, newest first. `revision` says that there may be something new. */
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
        if (!abort.signal.aborted) setState({ key, entries: [], hasMore: false, problem: failureText(error, 'The history could not be loaded.') });
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
      setState({ ...state, problem: failureText(error, 'The history could not be loaded.') });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Panel title="History">
      {state === null && <SkeletonLine height={72} />}
      {state !== null && state.entries.length === 0 && state.problem === null && <p>No change was recorded yet.</p>}
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
                  <summary style={{ minHeight: 44, alignContent: 'center', cursor: 'pointer', fontWeight: 700 }}>{entry.changes.length - SHOWN} more</summary>
                  <ChangeList changes={entry.changes.slice(SHOWN)} />
                </details>
              )}
            </Entry>
          ))}
        </List>
      )}
      {state?.problem && (
        <div role="alert">
          <p>{state.problem}</p>
          <Button variant="outlined" onClick={() => setTries((count) => count + 1)} sx={{ mt: 2 }}>
            Try again
          </Button>
        </div>
      )}
      {state?.hasMore === true && state.problem === null && (
        <Button variant="outlined" onClick={() => void more()} aria-disabled={isLoading}>
          {isLoading ? 'Loading...' : 'Show earlier changes'}
        </Button>
      )}
    </Panel>
  );
}

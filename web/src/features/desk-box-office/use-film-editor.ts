import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { ApiError } from '../../lib/call-api.ts';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { failureText } from '../../lib/failure-text.ts';
import { readLocal, writeLocal } from '../../lib/local-store.ts';
import { loadDeskFilm, saveFilm } from './box-office-api.ts';
import { draftFilm, isSame, judge, mergeValues, valuesOf, type FilmValues } from './film-values.ts';

export type EditorState = {
  /** The film that the form is based on. */
  base: BoxOfficeFilm;
  values: FilmValues;
  isRankPinned: boolean;
  /** The film as somebody else saved it since `base`, while there is unsaved work here. */
  theirs: BoxOfficeFilm | null;
  /** The form holds what a former visit had not saved. */
  isRestored: boolean;
};
type Loading = { status: 'loading' } | { status: 'missing' } | { status: 'failed'; text: string };
type Draft = { base: BoxOfficeFilm; values: FilmValues };

const draftKey = (id: string): string => `fs-desk-film-${id}`;
const revisionOf = (film: Pick<BoxOfficeFilm, 'revision'>): number => film.revision ?? 1;

export type SaveOutcome = { outcome: 'saved' } | { outcome: 'stale' } | { outcome: 'invalid' } | { outcome: 'failed'; text: string };

/**
 * A film under the hands of an editor: loaded, followed while others change it, kept on this device until it is saved. Nothing that was
 * typed is ever replaced without being asked, and no save overwrites what was not seen.
 */
export function useFilmEditor(id: string) {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  const [state, setState] = useState<EditorState | null>(null);
  const [messages, setMessages] = useState<Partial<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);
  const [tries, setTries] = useState(0);

  const live = useLiveDocState<BoxOfficeFilm>(`boxOffice/${id}`);
  const baseRevision = state === null ? null : Math.max(revisionOf(state.base), state.theirs === null ? 0 : revisionOf(state.theirs));
  const liveRevision = live.doc === null ? null : revisionOf(live.doc);
  const isBehind = baseRevision !== null && liveRevision !== null && liveRevision > baseRevision;
  const isDeleted = state !== null && live.status === 'ready' && live.doc === null;

  useEffect(() => {
    const abort = new AbortController();
    loadDeskFilm(id, abort.signal).then(
      ({ film, isRankPinned }) => setState((before) => take(before, film, isRankPinned)),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const isMissing = error instanceof ApiError && error.status === 404;
        setLoading(isMissing ? { status: 'missing' } : { status: 'failed', text: failureText(error, 'The film could not be loaded.') });
      },
    );
    return () => abort.abort();
    // Once more when somebody else has saved.
  }, [id, tries, isBehind]);

  const isDirty = useMemo(() => state !== null && !isSame(state.values, valuesOf(state.base)), [state]);
  useEffect(() => {
    if (state !== null) writeLocal(draftKey(id), isDirty ? ({ base: state.base, values: state.values } satisfies Draft) : null);
  }, [id, state, isDirty]);

  const change = useCallback((next: (values: FilmValues) => FilmValues) => {
    setState((before) => (before === null ? null : { ...before, values: next(before.values) }));
    setMessages({});
  }, []);

  const save = async (): Promise<SaveOutcome> => {
    if (state === null || busy.current) return { outcome: 'invalid' };
    const { base, values } = state;
    const judged = judge(values, base);
    if (!judged.ok) {
      setMessages(judged.messages);
      return { outcome: 'invalid' };
    }
    busy.current = true;
    setSaving(true);
    try {
      const saved = await saveFilm(id, judged.changes, revisionOf(base));
      if (saved.outcome === 'stale') {
        setState((before) => before && { ...before, theirs: saved.current });
        return { outcome: 'stale' };
      }
      const { film } = saved;
      setMessages({});
      setState((before) => {
        if (before === null) return null;
        // What was typed while it was saved stays.
        const merged = isSame(before.values, values) ? valuesOf(film) : mergeValues(values, before.values, valuesOf(film)).merged;
        return { ...before, base: film, values: merged, theirs: null, isRestored: false };
      });
      setTries((count) => count + 1);
      return { outcome: 'saved' };
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) setMessages(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])));
      const isGone = error instanceof ApiError && error.status === 404;
      return { outcome: 'failed', text: isGone ? 'This film was deleted meanwhile. What you typed is kept on this device.' : failureText(error, 'Failed to save the film. Please try again.') };
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return {
    loading,
    state,
    messages,
    isSaving,
    isDirty,
    isDeleted,
    change,
    save,
    retry: () => {
      setLoading({ status: 'loading' });
      setTries((count) => count + 1);
    },
    /** Throws away what is not saved. */
    discard: () => {
      setState((before) => before && { ...before, base: before.theirs ?? before.base, values: valuesOf(before.theirs ?? before.base), theirs: null, isRestored: false });
      setMessages({});
    },
    /** The form goes on from what others saved, with what was changed here on top. */
    merge: () =>
      setState((before) => {
        if (before === null || before.theirs === null) return before;
        const { merged } = mergeValues(valuesOf(before.base), before.values, valuesOf(before.theirs));
        return { ...before, base: before.theirs, values: merged, theirs: null };
      }),
    /** The film as the form has it. */
    draft: useMemo(() => (state === null ? null : draftFilm(state.values, state.base)), [state]),
  };
}

/** What comes from the server goes into the form only where nothing of the editor's stands in its way. */
function take(before: EditorState | null, film: BoxOfficeFilm, isRankPinned: boolean): EditorState {
  if (before === null) {
    const draft = readLocal<Draft>(draftKey(film.id));
    if (draft === null || isSame(draft.values, valuesOf(film))) {
      return { base: film, values: valuesOf(film), isRankPinned, theirs: null, isRestored: false };
    }
    const isNewer = revisionOf(film) > revisionOf(draft.base);
    return { base: isNewer ? draft.base : film, values: draft.values, isRankPinned, theirs: isNewer ? film : null, isRestored: true };
  }
  if (revisionOf(film) <= revisionOf(before.base)) return { ...before, isRankPinned };
  if (isSame(before.values, valuesOf(before.base))) return { base: film, values: valuesOf(film), isRankPinned, theirs: null, isRestored: false };
  return { ...before, isRankPinned, theirs: film };
}

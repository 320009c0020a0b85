import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import type { FilmVersion } from '@first-show/domain/box-office/versions';
import { changeableFilm, type FilmChanges } from '@first-show/domain/box-office/change-film';
import { changesOf } from '../lib/form-draft.ts';
import { openedQuery } from '../lib/queries.ts';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { FormProblem, useDeskForm } from '../lib/use-desk-form.ts';
import { useLiveDocState } from '../lib/use-live-state.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { draftFilm, type FilmValues, mergeFilm, type TextField, toInput, valuesOf } from './film-values.ts';

/** `versions`: the languages and re-releases that have days of their own. */
export type DeskFilm = { film: BoxOfficeFilm; isRankPinned: boolean; versions: readonly FilmVersion[] };

export const revisionOf = ({ revision }: BoxOfficeFilm): number => revision ?? 1;

/** The saved film. When somebody saves it, it is loaded again. */
export function useFilm(id: string) {
  const query = useQuery(openedQuery<DeskFilm>(['film', id], `/api/admin/box-office/${encodeURIComponent(id)}`));
  const { data, refetch } = query;
  const live = useLiveDocState<BoxOfficeFilm>(`films/${id}`);
  const isBehind = data !== undefined && live.doc !== null && revisionOf(live.doc) > revisionOf(data.film);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return { query, isDeleted: data !== undefined && live.status === 'ready' && live.doc === null };
}

export type FilmForm = ReturnType<typeof useFilmForm>;

/**
 * The form of a film. `film`: the newest saved version. `base`: the saved version that the form is
 * based on. `theirs`: a colleague's version that is newer than `base`. A form without changes takes
 * it at once; otherwise the editor chooses.
 */
export function useFilmForm(film: BoxOfficeFilm, onSaved: () => void) {
  const [base, setBase] = useState(film);
  const [isComparing, setComparing] = useState(false);
  const form = useDeskForm<FilmValues, FilmChanges>({
    initial: valuesOf(film),
    schema: changeableFilm,
    toInput: (values) => toInput(values, base),
    draftKey: `film:${film.id}`,
    revision: revisionOf(film),
    merge: mergeFilm,
    send: async (changes) => {
      const body = { ...changesOf(base, changes), revision: revisionOf(base) };
      const path = `/api/box-office/${encodeURIComponent(film.id)}`;
      const saved = await callStaffApi<BoxOfficeFilm>(path, { method: 'PATCH', body }).catch((error: unknown) => {
        if (currentOf(error) === null) throw error;
        onSaved();
        setComparing(true);
        throw new FormProblem('Someone else changed this film in the meantime. Compare the versions, then save again.');
      });
      onSaved();
      setBase(saved);
      showToast({ title: 'Saved', description: `${saved.movieName} is saved.` });
      return { values: valuesOf(saved), revision: revisionOf(saved) };
    },
    failedText: 'Failed to save the film. Please try again.',
  });
  const { isDirty, isSending, rebase, discard, setValue } = form;
  const { isSubmitted } = form.formState;
  const values = useWatch({ control: form.control }) as FilmValues;
  /** The film with the typed values. */
  const draft = draftFilm(values, base);
  const theirs = revisionOf(film) > revisionOf(base) ? film : null;

  const take = (next: BoxOfficeFilm) => {
    setBase(next);
    rebase(valuesOf(next), revisionOf(next));
    setComparing(false);
  };
  useEffect(() => {
    if (theirs !== null && !isDirty && !isSending) take(theirs);
  });

  return {
    ...form,
    values,
    base,
    draft,
    theirs,
    isComparing,
    setComparing,
    /** Applies the editor's changes to a newer version of the film. */
    take,
    /** Discards the editor's changes and shows the newest version. */
    takeTheirs: () => {
      if (theirs !== null) take(theirs);
      discard();
    },
    set: useCallback(
      <Field extends TextField | 'days'>(name: Field, value: FilmValues[Field]) =>
        setValue(name, value as never, { shouldDirty: true, shouldValidate: isSubmitted }),
      [setValue, isSubmitted],
    ),
  };
}

import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { changeableFilm, changedFields, type FilmChanges } from '@first-show/domain/box-office/change-film';
import { currentOf, FormProblem, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { saveFilm } from './box-office-api.ts';
import { type FilmValues, mergeFilm, type TextField, toInput, valuesOf } from './film-values.ts';
import { revisionOf } from './use-film.ts';

export type FilmForm = ReturnType<typeof useFilmForm>;

/**
 * The form of a film. `film`: as saved now. The form stays on `base`, the version it was opened
 * with, until the editor saves or compares. `theirs` is a newer version.
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
    send: async (body) => {
      const saved = await saveFilm(film.id, changedFields(base, body), revisionOf(base)).catch((error: unknown) => {
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
  const values = useWatch({ control: form.control }) as FilmValues;
  const theirs = revisionOf(film) > revisionOf(base) ? film : null;

  const take = useCallback(
    (next: BoxOfficeFilm) => {
      setBase(next);
      rebase(valuesOf(next), revisionOf(next));
      setComparing(false);
    },
    [rebase],
  );
  useEffect(() => {
    if (theirs !== null && !isDirty && !isSending) take(theirs);
  }, [theirs, isDirty, isSending, take]);

  return {
    ...form,
    values,
    base,
    theirs,
    isComparing,
    setComparing,
    /** Applies the editor's changes to a newer version. */
    take,
    /** Drops the editor's changes and shows the newest version. */
    takeTheirs: () => {
      setComparing(false);
      if (theirs !== null) take(theirs);
      discard();
    },
    set: <Field extends TextField | 'days'>(name: Field, value: FilmValues[Field]) =>
      setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  };
}

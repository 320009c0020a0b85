import { useQueryClient } from '@tanstack/react-query';
import { changeableFacts, type DeskFilm, type FactChanges } from '@first-show/domain/films/film.schema';
import { useState } from 'react';
import { changesOf } from '../lib/form-draft.ts';
import { reloadFilms } from '../lib/queries.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { factLabels, type FactsValues, inputOf, valuesOf } from './facts-values.ts';

export type FactsForm = ReturnType<typeof useFactsForm>;

/** The fields of a saved film as the form sends them. */
const sentFacts = (film: DeskFilm): object => changeableFacts.safeParse(film).data ?? film;

/** The form of a film's facts. `film`: the film as last saved. */
export function useFactsForm(opened: DeskFilm) {
  const [film, setFilm] = useState(opened);
  const client = useQueryClient();
  const form = useDeskForm<FactsValues, FactChanges, DeskFilm>({
    initial: valuesOf(opened),
    revision: opened.revision,
    draftKey: `film-facts:${opened.id}`,
    labels: factLabels,
    schema: changeableFacts,
    toInput: inputOf,
    shared: {
      item: opened,
      valuesOf,
      summaryOf: ({ title, releaseDate }) => (releaseDate === null ? [title] : [title, releaseDate]),
      onChanged: setFilm,
    },
    send: async (facts, base) => {
      const body = { ...changesOf(sentFacts(base ?? opened), facts), revision: base?.revision };
      const path = `/api/films/${encodeURIComponent(opened.id)}`;
      const saved = await callStaffApi<DeskFilm>(path, { method: 'PATCH', body });
      setFilm(saved);
      reloadFilms(client);
      showToast({ title: 'Saved', description: `${saved.title} is saved.` });
      return { values: valuesOf(saved), revision: saved.revision, item: saved };
    },
    failedText: 'Failed to save the film. Please try again.',
  });
  return {
    ...form,
    film,
    /** Replaces a list of rows. */
    setList: <Name extends 'credits' | 'releases' | 'trailers' | 'stills'>(name: Name, rows: FactsValues[Name]): void =>
      form.setValue(name, rows as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  };
}

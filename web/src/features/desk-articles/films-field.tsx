import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { ChoiceInput } from './choice-input.tsx';

const SHOWN_MAX = 8;

/** The film pages an article is about, chosen by the film's name. */
export function FilmsField({ id, value, error, onChange }: { id: string; value: readonly string[]; error?: string; onChange: (slugs: string[]) => void }) {
  const [text, setText] = useState('');
  const [films, setFilms] = useState<readonly BoxOfficeEntry[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    callApi<BoxOfficeEntry[]>('/api/box-office', { isPublic: true }).then(
      (list) => !isGone && setFilms(list),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, []);
  const nameOf = (slug: string): string => films?.find((film) => film.slug === slug)?.movieName ?? slug;
  const wanted = text.trim().toLocaleLowerCase('en');
  const suggestions = (films ?? [])
    .filter(({ slug, movieName }) => !value.includes(slug) && movieName.toLocaleLowerCase('en').includes(wanted))
    .slice(0, SHOWN_MAX);
  return (
    <FormField id={id} label="Film pages" error={error} hint={hasFailed ? 'The list of films could not be loaded.' : 'The article appears on the pages of these films'}>
      {(control) => (
        <ChoiceInput
          control={control}
          label="Film pages"
          chosen={value.map((slug) => ({ value: slug, label: nameOf(slug) }))}
          text={text}
          suggestions={suggestions.map(({ slug, movieName }) => ({ value: slug, label: movieName }))}
          placeholder="Name of a film"
          onText={setText}
          onChoose={(slug) => onChange([...value, slug])}
          onRemove={(slug) => onChange(value.filter((other) => other !== slug))}
        />
      )}
    </FormField>
  );
}

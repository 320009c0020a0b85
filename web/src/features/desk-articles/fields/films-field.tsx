import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { useEffect, useState } from 'react';
import { callApi } from '../../../lib/call-api.ts';
import { chips } from './chips.tsx';

/** Chooses the film pages that show the article, by film name. */
export function FilmsField({
  id,
  value,
  error,
  onChange,
}: {
  id: string;
  value: string[];
  error?: string;
  onChange: (slugs: string[]) => void;
}) {
  const [films, setFilms] = useState<readonly BoxOfficeEntry[]>([]);
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
  const nameOf = (slug: string): string => films.find((film) => film.slug === slug)?.movieName ?? slug;
  return (
    <Autocomplete
      id={id}
      multiple
      filterSelectedOptions
      options={films.map(({ slug }) => slug)}
      getOptionLabel={nameOf}
      // Pass the same array on: a new one would clear the input.
      value={value}
      onChange={(_event, slugs) => onChange(slugs)}
      renderValue={chips(nameOf)}
      noOptionsText="No film found"
      renderInput={(params) => (
        <TextField
          {...params}
          label="Film pages"
          placeholder={value.length === 0 ? 'Name of a film' : undefined}
          error={error !== undefined}
          helperText={
            error ??
            (hasFailed ? 'The list of films could not be loaded.' : 'The article appears on the pages of these films')
          }
        />
      )}
    />
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { filmsQuery } from '../../../lib/desk/queries.ts';
import { useArticleField } from './article-field.tsx';
import { chips } from './chips.tsx';

/** Chooses the film pages that show the article, by film name. */
export function FilmsField() {
  const { id, label, value, error, onChange } = useArticleField('filmSlugs');
  const { data: films = [], isError } = useQuery(filmsQuery);
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
          label={label}
          placeholder={value.length === 0 ? 'Name of a film' : undefined}
          error={error !== undefined}
          helperText={
            error ??
            (isError ? 'The list of films could not be loaded.' : 'The article appears on the pages of these films')
          }
        />
      )}
    />
  );
}

import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { useFilmChoices } from '../../lib/use-film-names.ts';
import { langOf } from '../../../shared/ui/lang-of.ts';
import { NewFilm } from '../../ui/new-film.tsx';
import { suggestTags } from '../article-api.ts';
import { useArticleField, useControl } from './article-field.tsx';
import { freshSuggestions, withTags } from './tag-list.ts';

type ListProps = Omit<AutocompleteProps<string, true, false, boolean>, 'renderInput' | 'renderValue'>;

/**
 * An `Autocomplete` whose chosen values are chips. Chips with Hindi text get `lang`. Pass the same
 * array as `value` in every render: MUI clears the typed text when it gets a new array.
 */
function ChipsField({
  control,
  placeholder,
  getOptionLabel = (option) => option,
  ...props
}: ListProps & { control: ReturnType<typeof useControl>; placeholder?: string }) {
  return (
    <Autocomplete
      id={control.id}
      multiple
      getOptionLabel={getOptionLabel}
      renderValue={(values, getItemProps) =>
        values.map(getOptionLabel).map((name, index) => {
          const { key, ...item } = getItemProps({ index });
          return <Chip key={key} lang={langOf(name)} label={name} {...item} />;
        })
      }
      renderInput={(params) => <TextField {...params} {...control} placeholder={placeholder} />}
      {...props}
    />
  );
}

const SETTLE_MS = 250;
const SHOWN_MAX = 8;

/** Tags or hashtags, with suggestions from recent articles. */
export function TagsField({ name, hint }: { name: 'tags' | 'hashtags'; hint: string }) {
  const { value, onChange } = useArticleField(name);
  const kind = name === 'tags' ? 'tag' : 'hashtag';
  const [text, setText] = useState('');
  const wanted = useDebouncedValue(text.trim().replace(/^#/, ''), SETTLE_MS);
  // If the suggestions do not load, the field works without them.
  const { data } = useQuery({
    queryKey: ['tag-suggestions', wanted],
    queryFn: ({ signal }) => suggestTags(wanted, signal),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const found = wanted === '' || text === '' || data === undefined ? [] : data[name];
  const onText = (next: string) => {
    // Phone keyboards and pasting send no usable key events, so look for a comma in the text.
    if (next.includes(',')) onChange(withTags(value, next, kind));
    setText(next.includes(',') ? '' : next);
  };
  return (
    <ChipsField
      control={useControl(name, hint)}
      value={value}
      freeSolo
      // Adds the typed text, or the highlighted suggestion, on blur.
      autoSelect
      options={freshSuggestions(found, value, kind).slice(0, SHOWN_MAX)}
      filterOptions={(options) => options}
      inputValue={text}
      onInputChange={(_event, next) => onText(next)}
      onChange={(_event, tags) => onChange(withTags([], tags.join(','), kind))}
    />
  );
}

/** An option below the films that were found: creates one with the typed title. */
const CREATE = 'create';

/** The films whose pages show the article. A new one is created without leaving the story. */
export function FilmsField() {
  const { value, onChange } = useArticleField('filmIds');
  const [text, setText] = useState('');
  const [newTitle, setNewTitle] = useState<string | null>(null);
  const { ids, nameOf, isLoading, isError } = useFilmChoices(text, value);
  const typed = text.trim();
  const hint = isError ? 'The list of films could not be loaded.' : 'The article appears on the pages of these films';
  const add = (id: string) => {
    setNewTitle(null);
    onChange([...new Set([...value, id])]);
  };
  return (
    <>
      <ChipsField
        control={useControl('filmIds', hint)}
        value={value}
        placeholder={value.length === 0 ? 'Name of a film' : undefined}
        options={typed === '' || isLoading ? ids : [...ids, CREATE]}
        loading={isLoading}
        // Enter picks the first film that was found, or creates one, as for a credit of a film.
        autoHighlight={typed !== ''}
        // The server searches.
        filterOptions={(options) => options.filter((id) => !value.includes(id))}
        getOptionLabel={(id) => (id === CREATE ? `Create “${typed}”` : nameOf(id))}
        noOptionsText="No matching films"
        onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
        onChange={(_event, chosen) => (chosen.includes(CREATE) ? setNewTitle(typed) : onChange(chosen))}
      />
      {newTitle !== null && <NewFilm storyTitle={newTitle} onCreated={add} onClose={() => setNewTitle(null)} />}
    </>
  );
}

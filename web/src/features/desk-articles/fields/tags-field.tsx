import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRested } from '../../../lib/desk/use-rested.ts';
import { suggestTags } from '../article-api.ts';
import { useArticleField } from './article-field.tsx';
import { chips } from './chips.tsx';
import { freshSuggestions, withTags } from './tag-list.ts';

const SETTLE_MS = 250;
const SHOWN_MAX = 8;

/** Tags or hashtags as chips. Suggests those of recent articles. */
export function TagsField({ name, hint }: { name: 'tags' | 'hashtags'; hint: string }) {
  const { id, label, value, error, onChange } = useArticleField(name);
  const kind = name === 'tags' ? 'tag' : 'hashtag';
  const [text, setText] = useState('');
  const wanted = useRested(text.trim().replace(/^#/, ''), SETTLE_MS);
  // The field works without suggestions.
  const { data } = useQuery({
    queryKey: ['tag-suggestions', wanted],
    queryFn: ({ signal }) => suggestTags(wanted, signal),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const found = wanted === '' || text === '' || data === undefined ? [] : data[name];
  const onText = (next: string) => {
    // A comma may come from typing, pasting or a phone keyboard, which sends no key events.
    if (next.includes(',')) onChange(withTags(value, next, kind));
    setText(next.includes(',') ? '' : next);
  };
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      // On blur, the typed text is added.
      autoSelect
      options={freshSuggestions(found, value, kind).slice(0, SHOWN_MAX)}
      filterOptions={(options) => options}
      // Pass the same array on: a new one would clear the input.
      value={value}
      inputValue={text}
      onInputChange={(_event, next) => onText(next)}
      onChange={(_event, tags) => onChange(withTags([], tags.join(','), kind))}
      renderValue={chips((tag) => tag)}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? hint} />
      )}
    />
  );
}

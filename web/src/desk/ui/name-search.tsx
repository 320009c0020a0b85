import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NameOption } from '../lib/name-search.ts';
import { useDebouncedValue } from '../lib/use-debounced-value.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { CellNote } from './desk-table.tsx';

type Props<Option extends NameOption> = {
  label: string;
  hint?: string;
  /** Names what is searched in the cache of answers. */
  queryKey: string;
  search: (text: string, signal: AbortSignal) => Promise<Option[]>;
  /** Options below those that were found. */
  moreFor?: (text: string) => Option[];
  onPick: (option: Option) => void;
};

const SETTLE_MS = 200;

/** A field that asks the server for names while one is typed. A picked option empties it. */
export function NameSearch<Option extends NameOption>(props: Props<Option>) {
  const { label, hint, queryKey, search, moreFor = () => [], onPick } = props;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const typed = text.trim();
  const wanted = useDebouncedValue(typed, SETTLE_MS);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['name-search', queryKey, wanted],
    queryFn: ({ signal }) => search(wanted, signal),
    enabled: wanted !== '',
    gcTime: 0,
  });
  // Until the answer is there, Enter must not pick 'Create …' for a name that exists.
  const isCurrent = typed !== '' && typed === wanted && !isFetching;
  const options = isCurrent ? [...(data ?? []), ...moreFor(typed)] : [];
  return (
    <Autocomplete
      value={null}
      options={options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      filterOptions={(all) => all}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      autoHighlight
      clearOnBlur={false}
      forcePopupIcon={false}
      open={isOpen && typed !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={typed !== '' && !isCurrent}
      noOptionsText={isError ? 'The search failed. Please try again.' : 'Nothing found'}
      inputValue={text}
      onInputChange={(_event, next, reason) => reason !== 'reset' && setText(next)}
      onChange={(_event, option) => {
        if (option === null) return;
        setText('');
        onPick(option);
      }}
      renderOption={({ key, ...item }, { name, note }) => (
        <li key={key} {...item} lang={langOf(name)}>
          <span>
            {name}
            <CellNote>{note}</CellNote>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={hint}
          // Enter picks an option. It must not submit the form around the field.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
    />
  );
}

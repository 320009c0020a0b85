import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { Line } from './stack.ts';

/** Filters above a list, in a row that wraps. A child with `data-grow` takes the free space. */
export const FilterRow = styled(Line)({
  gap: 12,
  marginBottom: 24,
  '& > [data-grow]': { flex: '1 1 240px', minWidth: 0 },
});

type Props = { label: string; value: string; onChange: (text: string) => void };

/** A search field. `label` is its name for screen readers and its placeholder. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <form data-grow role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        placeholder={label}
        value={value}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': label, maxLength: 100 } }}
      />
    </form>
  );
}

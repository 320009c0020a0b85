import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TextInput } from '../form/form-field.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Filters above a list: in a row, below each other on phones. */
export const FilterRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 24,
  '& > [data-grow]': { flex: '1 1 240px', minWidth: 0 },
});

/** Looks for a text. `label` names it for screen readers and stands in it while it is empty. */
export function SearchField({ id, label, value, onChange, onSubmit }: { id: string; label: string; value: string; onChange: (text: string) => void; onSubmit?: () => void }): ReactNode {
  return (
    <form
      data-grow
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <TextInput id={id} type="search" placeholder={label} value={value} autoComplete="off" spellCheck={false} maxLength={100} onChange={(event) => onChange(event.target.value)} />
    </form>
  );
}

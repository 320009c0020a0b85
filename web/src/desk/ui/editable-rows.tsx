import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { Line } from './stack.ts';

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    gap: '4px 12px',
    alignItems: 'start',
    padding: '14px 0',
    borderTop: '1px solid var(--fs-palette-divider)',
  },
  '& > li > :first-of-type': { flex: 1, minWidth: 0 },
  '@media (max-width:799px)': { '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const controlsOf = (row: Element | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('input, select, textarea, button, a[href]') ?? []),
];

type Props<Row> = {
  rows: readonly Row[];
  /** The row's name in the labels of its buttons. */
  nameOf: (row: Row, index: number) => string;
  /** Without it, the rows have no order that an editor could change. */
  isOrdered?: boolean;
  onChange: (rows: Row[]) => void;
  /** The error of the list as a whole. */
  error?: string;
  /** A button below the rows that adds one. */
  add?: { label: string; newRow: () => Row };
  children: (row: Row, index: number) => ReactNode;
};

/**
 * Rows of a form. Ordered ones are moved with buttons, or with Alt and an arrow key. A new row's
 * first field gets the focus.
 */
export function EditableRows<Row>({ rows, nameOf, isOrdered = false, onChange, error, add, children }: Props<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusControl = (row: number, control: number) =>
    requestAnimationFrame(() => (controlsOf(list.current?.children[row]).at(control) ?? addButton.current)?.focus());
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length) return;
    // Rows are keyed by their index, so the same control at the row's new place gets the focus.
    const control = controlsOf(list.current?.children[from]).indexOf(document.activeElement as HTMLElement);
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setAnnouncement(`${nameOf(row, from)}: ${to + 1} of ${rows.length}`);
    focusControl(to, control);
  };
  const remove = (index: number) => {
    onChange(rows.toSpliced(index, 1));
    focusControl(Math.min(index, rows.length - 2), 0);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!isOrdered || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  return (
    <>
      <List ref={list} role="list">
        {rows.map((row, index) => {
          const name = nameOf(row, index);
          const step = (label: string, icon: string, to: number) => (
            <IconButton
              icon={icon}
              size={18}
              type="button"
              label={`${label} ${name}`}
              aria-disabled={to < 0 || to >= rows.length}
              onClick={() => move(index, to)}
            />
          );
          return (
            <li key={index} onKeyDown={(event) => onKeyDown(event, index)}>
              <div>{children(row, index)}</div>
              <Line sx={{ flexWrap: 'nowrap', gap: 0, justifyContent: 'end' }}>
                {isOrdered && step('Move up', 'arrow-up', index - 1)}
                {isOrdered && step('Move down', 'arrow-down', index + 1)}
                <IconButton
                  icon="close"
                  size={18}
                  type="button"
                  label={`Remove ${name}`}
                  onClick={() => remove(index)}
                />
              </Line>
            </li>
          );
        })}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      {add !== undefined && (
        <Button
          ref={addButton}
          variant="outlined"
          sx={{ mt: 4 }}
          onClick={() => {
            onChange([...rows, add.newRow()]);
            focusControl(rows.length, 0);
          }}
        >
          {add.label}
        </Button>
      )}
    </>
  );
}

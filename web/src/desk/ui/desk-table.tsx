import { styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { Line } from './stack.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Each cell of this column is the header of its row. */
  isRowHeader?: boolean;
  hideOnPhone?: boolean;
  /** The column's header is for screen readers only. */
  isHeaderHidden?: boolean;
};

/** Below 800 px the cells of a row are stacked, most with their column's header as a label. */
const Table = styled(MuiTable)(({ theme }) => ({
  '& tbody th': { fontSize: '1.0625rem', fontWeight: 700 },
  '@media (max-width:799px)': {
    '&, & tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& thead, & [data-phone="hidden"]': { display: 'none !important' },
    '& tbody tr': { borderTop: `1px solid ${theme.vars?.palette.divider}`, padding: '14px 0' },
    '& tbody th, & tbody td': { border: 0, padding: '3px 0', textAlign: 'start' },
    '& td[data-label]::before': {
      content: 'attr(data-label) ": " / ""',
      color: theme.vars?.palette.text.disabled,
      fontSize: '.875rem',
    },
  },
}));

/** A second line of a table cell, in small print. */
export const CellNote = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'block',
  color: 'var(--fs-palette-text-disabled)',
  overflowWrap: 'anywhere',
}));

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  actions?: (row: Row) => ReactNode;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The content that is shown if there are no rows and none are loading. */
  empty: ReactNode;
  isLoading?: boolean;
  /** The content below the rows, for example `LoadMore`. */
  footer?: ReactNode;
};

export function DeskTable<Row>({ caption, columns, actions, rows, rowKey, empty, isLoading, footer }: Props<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  useKeptFocus(body, 'tr');
  const shown = [...columns];
  if (actions !== undefined)
    shown.push({
      header: 'Actions',
      isHeaderHidden: true,
      cell: (row) => <Line sx={{ display: 'inline-flex', gap: '0 16px' }}>{actions(row)}</Line>,
    });
  if (rows.length === 0) return isLoading === true ? <ListSkeleton lines={6} height={38} /> : <>{empty}</>;
  return (
    <>
      <Table aria-label={caption} aria-busy={isLoading ?? false}>
        <TableHead>
          <TableRow>
            {shown.map(({ header, align, isHeaderHidden }) => (
              <TableCell key={header} align={align}>
                {isHeaderHidden === true ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody ref={body}>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} hover>
              {shown.map(({ header, cell, align, isRowHeader, hideOnPhone, isHeaderHidden }) => (
                <TableCell
                  key={header}
                  align={align}
                  {...(isRowHeader === true
                    ? { component: 'th', scope: 'row' }
                    : { 'data-label': isHeaderHidden === true ? undefined : header })}
                  data-phone={hideOnPhone === true ? 'hidden' : undefined}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {footer}
    </>
  );
}

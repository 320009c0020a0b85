import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { SkeletonLine } from '../skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Names the row: its title. */
  isRowHeader?: boolean;
  hideOnPhone?: boolean;
  /** The header is for screen readers only: buttons of a row, say. */
  isHeaderHidden?: boolean;
};

/** Where a row becomes a card. */
const WIDE = '@media (min-width:800px)';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& thead': { display: 'none' },
  '& tbody, & tr, & td, & tbody th': { display: 'block' },
  '& tbody tr': { borderTop: '1px solid var(--fs-palette-divider)', padding: '14px 0' },
  '& td, & tbody th': { textAlign: 'start', padding: '3px 0', fontWeight: 500 },
  '& tbody th': { fontWeight: 700, fontSize: '1.0625rem', paddingBottom: 6 },
  '& td[data-label]::before': { content: 'attr(data-label) ": "', color: 'var(--fs-palette-text-disabled)', fontSize: '.875rem', alt: '""' },
  '& [data-phone="hidden"]': { display: 'none' },
  [WIDE]: {
    '& thead': { display: 'table-header-group' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& td, & tbody th, & [data-phone="hidden"]': { display: 'table-cell' },
    '& th, & td, & tbody th': { padding: '12px 12px 12px 0', verticalAlign: 'middle', borderBottom: '1px solid var(--fs-palette-divider)' },
    '& thead th': { textAlign: 'start', fontSize: '.875rem', fontWeight: 700, color: 'var(--fs-palette-text-disabled)', whiteSpace: 'nowrap' },
    '& tbody tr': { borderTop: 0 },
    '& [data-align="end"]': { textAlign: 'end' },
    '& td[data-label]::before': { content: 'none' },
    '& tbody tr:hover': { backgroundColor: 'var(--fs-palette-background-paper)' },
  },
});

/**
 * A table from 800 px on, a list of labelled cards below. Roles are spelled out because `display` would take them from it.
 * `empty` stands where there are no rows, `footer` below (load more).
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  isLoading = false,
  footer,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
  isLoading?: boolean;
  footer?: ReactNode;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  useKeptFocus(body, 'tr');
  if (isLoading && rows.length === 0)
    return (
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonLine key={index} height={38} />
        ))}
      </div>
    );
  if (rows.length === 0) return <>{empty}</>;
  return (
    <>
      <Table role="table" aria-label={caption} aria-busy={isLoading}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, align, isHeaderHidden }) => (
              <th key={key} role="columnheader" scope="col" data-align={align}>
                {isHeaderHidden === true ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ key, header, cell, align, isRowHeader, hideOnPhone, isHeaderHidden }) =>
                isRowHeader === true ? (
                  <th key={key} role="rowheader" scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} role="cell" data-align={align} data-label={isHeaderHidden === true ? undefined : header} data-phone={hideOnPhone === true ? 'hidden' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {footer}
    </>
  );
}

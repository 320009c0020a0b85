import { formatDay, formatWeekday } from '@first-show/domain/core/dates';
import { formatCount, formatRupeesInFull } from '@first-show/domain/core/money';
import { useState } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Change } from '../../shared/ui/figures/change.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { runningTotals, type ChartDay } from './day-figures.ts';
import { styled } from '../../shared/ui/styled.ts';

/** Number of rows before the reader asks for all days. */
const WEEK_ROWS = 7;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': {
    ...theme.typography.meta,
    textAlign: 'left',
    color: 'var(--fs-palette-text-disabled)',
    captionSide: 'bottom',
    paddingTop: 12,
  },
  '& th, & td': {
    ...theme.typography.figure,
    fontSize: '.9375rem',
    textAlign: 'right',
    padding: '11px 4px',
    borderBottom: '1px solid var(--fs-palette-divider)',
  },
  '& thead th': {
    ...theme.typography.meta,
    fontStretch: 'normal',
    fontWeight: 600,
    color: 'var(--fs-palette-text-disabled)',
    borderBottomWidth: 2,
  },
  '& th:first-of-type, & td:nth-of-type(1)': { textAlign: 'left', paddingLeft: 0 },
  '& tbody th': { textAlign: 'left', paddingLeft: 0, width: 32 },
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 0 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& td:nth-of-type(1)': { ...theme.typography.meta, fontStretch: 'normal', fontWeight: 700, whiteSpace: 'nowrap' },
  '& td:nth-of-type(1) span': { fontWeight: 500, color: 'var(--fs-palette-text-disabled)' },
  '& td:nth-of-type(3)': { color: 'var(--fs-palette-category-trade-text)' },
  // Without script, and on paper, all days are shown.
  '@media screen and (scripting: enabled)': {
    [`&[data-short] tbody tr:nth-of-type(n + ${WEEK_ROWS + 1})`]: { display: 'none' },
  },
  // A small phone hides weekdays and arrows, has narrower gaps, and breaks dates if necessary, so
  // that the Change column needs no scrolling, whatever the figures.
  '@media (max-width: 359px)': {
    '& th, & td': { fontSize: '.78125rem', paddingInline: 2 },
    '& thead th': { fontSize: '.78125rem', letterSpacing: '-.01em' },
    '& tbody th': { width: 20 },
    '& td:nth-of-type(1)': { fontSize: '.8125rem', whiteSpace: 'normal' },
    '& [data-weekday]': { display: 'none' },
    '& svg': { display: 'none' },
  },
  [theme.breakpoints.up('md')]: {
    '& th, & td': { fontSize: '1.125rem', paddingInline: 12 },
    '& td:nth-of-type(1)': { fontSize: '1rem' },
  },
}));
const Wrap = styled('div')({ overflowX: 'auto' });
const AllDays = styled(Button)({ marginTop: 16, gap: 8, '@media (scripting: none)': { display: 'none' } });

/**
 * Collections by day with running total and change, in full digits, and with occupancy and shows if
 * any day has them. `label`: 'India nett' or 'India gross'. With `startsWithWeek`, a longer table
 * shows a week until the reader asks for all days.
 */
export function DayTable({
  days,
  label,
  startsWithWeek = false,
}: {
  days: readonly ChartDay[];
  label: string;
  startsWithWeek?: boolean;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const canBeShort = startsWithWeek && days.length > WEEK_ROWS;
  const rows = runningTotals(days);
  const hasOccupancy = rows.some(({ occupancyPercent }) => occupancyPercent != null);
  const hasShows = rows.some(({ shows }) => shows != null);
  const hasEstimates = rows.some((row) => row.isEstimate);
  const sources = [...new Set(rows.flatMap((row) => (row.source === null ? [] : [row.source])))];
  return (
    <div style={{ minWidth: 0 }}>
      {/* If the table is still wider than the phone, it scrolls sideways; with `tabIndex` it can be
          scrolled with the keyboard. */}
      <Wrap tabIndex={0} role="region" aria-label={`Collections by day, ${label}`}>
        <Table data-short={canBeShort && !showsAll ? '' : undefined}>
          <caption>
            {label}.{hasEstimates && <span> * Estimate.</span>}
            {sources.length > 0 && <span>{` Source: ${sources.join(', ')}.`}</span>}
          </caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">
                <VisuallyHidden>Date</VisuallyHidden>
              </th>
              <th scope="col">Collection</th>
              <th scope="col">Running total</th>
              <th scope="col">Change</th>
              {hasOccupancy && <th scope="col">Occupancy</th>}
              {hasShows && <th scope="col">Shows</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.day}>
                <th scope="row">{row.day}</th>
                <td>
                  <b data-weekday="">{formatWeekday(row.date)} </b>
                  <span>{formatDay(row.date)}</span>
                </td>
                <td>{`${formatRupeesInFull(row.rupees)}${row.isEstimate ? '*' : ''}`}</td>
                <td>{formatRupeesInFull(row.totalRupees)}</td>
                <td>{row.changePercent === null ? '—' : <Change percent={row.changePercent} size={15} />}</td>
                {hasOccupancy && <td>{row.occupancyPercent == null ? '—' : `${row.occupancyPercent.toFixed(1)}%`}</td>}
                {hasShows && <td>{row.shows == null ? '—' : formatCount(row.shows)}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </Wrap>
      {canBeShort && (
        <AllDays variant="outlined" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          All days
          <Icon name={showsAll ? 'up' : 'down'} size={18} />
        </AllDays>
      )}
    </div>
  );
}

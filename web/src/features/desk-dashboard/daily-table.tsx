import type { DayStats } from '@first-show/domain/analytics/daily-stats';
import { formatShortDate, formatWeekday } from '@first-show/domain/core/dates';
import { styled } from '@mui/material/styles';
import { formatCount } from './stat-cards.tsx';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 0 10px 12px', textAlign: 'end', borderBottom: '1px solid var(--fs-palette-divider)' },
  '& th:first-of-type': { textAlign: 'start', paddingLeft: 0 },
  '& thead th': { fontSize: '.875rem', fontWeight: 700, color: 'var(--fs-palette-text-disabled)' },
  '& tbody th': { fontWeight: 500 },
});

/** The same numbers as the charts, newest day first. */
export function DailyTable({ days }: { days: readonly DayStats[] }) {
  return (
    <Table aria-label="Views, comments and subscribers by day">
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Views</th>
          <th scope="col">Comments</th>
          <th scope="col">Subscribers</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, comments, subscribers }) => (
          <tr key={day}>
            <th scope="row">
              {formatWeekday(day)}, {formatShortDate(day)}
            </th>
            <td>{formatCount(views)}</td>
            <td>{formatCount(comments)}</td>
            <td>{formatCount(subscribers)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DayStats } from '@first-show/domain/analytics/daily-stats';
import { formatShortDate, formatWeekday } from '@first-show/domain/core/dates';
import { formatCount } from './stat-cards.tsx';

/** The same numbers as the charts, newest day first. */
export function DailyTable({ days }: { days: readonly DayStats[] }) {
  return (
    <Table size="small" aria-label="Views, comments and subscribers by day">
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell align="right">Views</TableCell>
          <TableCell align="right">Comments</TableCell>
          <TableCell align="right">Subscribers</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.toReversed().map(({ day, ...counts }) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row">
              {formatWeekday(day)}, {formatShortDate(day)}
            </TableCell>
            <TableCell align="right">{formatCount(counts.views)}</TableCell>
            <TableCell align="right">{formatCount(counts.comments)}</TableCell>
            <TableCell align="right">{formatCount(counts.subscribers)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

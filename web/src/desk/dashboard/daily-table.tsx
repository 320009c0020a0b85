import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DayStats } from '@first-show/domain/analytics/daily-stats';
import { formatCount } from '@first-show/domain/core/money';
import { formatShortDate, formatWeekday } from '@first-show/domain/core/dates';

const COUNTS = [
  { key: 'views', label: 'Views' },
  { key: 'comments', label: 'Comments' },
  { key: 'subscribers', label: 'New subscribers' },
] as const;

/** Views, comments and new subscribers by day, newest day first. */
export function DailyTable({ days }: { days: readonly DayStats[] }) {
  return (
    <Table size="small" aria-label="Views, comments and subscribers by day">
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          {COUNTS.map((count) => (
            <TableCell key={count.key} align="right">
              {count.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {days.toReversed().map((one) => (
          <TableRow key={one.day}>
            <TableCell component="th" scope="row">
              {formatWeekday(one.day)}, {formatShortDate(one.day)}
            </TableCell>
            {COUNTS.map(({ key }) => (
              <TableCell key={key} align="right">
                {formatCount(one[key])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

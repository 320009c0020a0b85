import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DayStats } from '@first-show/domain/analytics/daily-stats';
import { formatCount } from '@first-show/domain/core/money';
import { formatShortDate, formatWeekday } from '@first-show/domain/core/dates';

export const DAILY_COUNTS = [
  { key: 'views', label: 'Views' },
  { key: 'comments', label: 'Comments' },
  { key: 'subscribers', label: 'New subscribers' },
] as const;
export type DailyCount = (typeof DAILY_COUNTS)[number];

type Props = { days: readonly DayStats[]; counts?: readonly DailyCount[]; label?: string };

/** The numbers of the charts as a table, newest day first. `counts`: the columns. */
export function DailyTable({ days, counts = DAILY_COUNTS, label = 'Views, comments and subscribers by day' }: Props) {
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          {counts.map((count) => (
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
            {counts.map(({ key }) => (
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

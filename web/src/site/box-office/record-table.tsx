import { styled } from '../../shared/ui/styled.ts';
import { RECORD_TABLES, type RecordRow, type RecordTableId } from '@first-show/domain/box-office/records';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCountOf } from '@first-show/domain/core/money';
import { paths } from '@first-show/domain/core/paths';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { PaintedBar } from '../../shared/ui/figures/painted-bar.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  // Column widths that do not change when the fonts arrive.
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& caption': {
    ...theme.typography.meta,
    textAlign: 'left',
    paddingBottom: 12,
    color: 'var(--fs-palette-text-secondary)',
  },
  '& th, & td': { padding: '10px 0', textAlign: 'left', verticalAlign: 'top' },
  '& tr': { borderBottom: '1px solid var(--fs-palette-divider)' },
  '& thead th': { ...theme.typography.meta, fontWeight: 600, color: 'var(--fs-palette-text-disabled)' },
  '& thead th:last-of-type, & td:last-of-type': { textAlign: 'right', width: '32%' },
  '& td:first-of-type, & thead th:first-of-type': { ...theme.typography.figure, width: 34 },
  '& tbody th': { ...theme.typography.h4, fontSize: '1.125rem', overflowWrap: 'anywhere', paddingRight: 12 },
  '& td:last-of-type': { ...theme.typography.figure, fontSize: '1.125rem', whiteSpace: 'nowrap' },
  '& small': {
    ...theme.typography.meta,
    display: 'block',
    marginTop: 2,
    color: 'var(--fs-palette-text-disabled)',
  },
}));

function Value({ value, unit }: { value: number; unit: (typeof RECORD_TABLES)[RecordTableId]['unit'] }) {
  if (unit === 'rupees') return <Money rupees={value} />;
  return <span>{unit === 'percent' ? `${value.toFixed(1)}%` : formatCountOf(value, 'day')}</span>;
}

/** One table of the records: each film with figure, date and source, and a bar below the figure. */
export function RecordTable({ id, rows }: { id: RecordTableId; rows: readonly RecordRow[] }) {
  const { what, unit } = RECORD_TABLES[id];
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <Table>
      <caption>{what}</caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Movie</th>
          <th scope="col">Figure</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ filmId, slug, movieName, of, value, source, date }, index) => (
          <tr key={`${filmId} ${of}`}>
            <td>{index + 1}</td>
            <th scope="row">
              <span lang={langOf(movieName)}>
                <TextLink to={paths.movie(slug)}>{movieName}</TextLink>
              </span>
              <small>
                {[of, date && formatShortDate(date), source ? `Source: ${source}` : 'Source not recorded']
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </th>
            <td>
              <Value value={value} unit={unit} />
              <PaintedBar percent={(value / most) * 100} color="var(--fs-palette-bulb)" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

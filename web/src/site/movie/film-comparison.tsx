import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { verdictLabel } from '@first-show/domain/box-office/figures';
import { paths } from '@first-show/domain/core/paths';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '12px 8px 12px 0', textAlign: 'left', verticalAlign: 'top' },
  '& thead th': { ...theme.typography.h4, fontSize: '1.125rem', borderBottom: '2px solid var(--fs-palette-divider)' },
  '& tbody th': {
    whiteSpace: 'nowrap',
    ...theme.typography.meta,
    fontWeight: 600,
    color: 'var(--fs-palette-text-disabled)',
  },
  '& tbody td': { ...theme.typography.figure, fontSize: '1.125rem' },
  '& tbody tr + tr': { borderTop: '1px solid var(--fs-palette-divider)' },
  '& caption': {
    ...theme.typography.meta,
    captionSide: 'bottom',
    textAlign: 'left',
    color: 'var(--fs-palette-text-disabled)',
    paddingTop: 12,
  },
}));

const ROWS = [
  { label: 'Day 1', field: 'day1Collection' },
  { label: 'Weekend', field: 'weekendCollection' },
  { label: 'Total', field: 'totalCollection' },
  { label: 'Budget', field: 'budgetRupees' },
] as const;

type Compared = Pick<BoxOfficeEntry, 'id' | 'slug' | 'movieName' | 'verdict' | (typeof ROWS)[number]['field']>;

/** The sums of a film beside those of films of its kind. A row that nobody knows is left out. */
export function FilmComparison({ film, others }: { film: Compared; others: readonly Compared[] }) {
  const films = [film, ...others];
  const rows = ROWS.filter(({ field }) => films.some((one) => one[field] !== null));
  return (
    <Scroll>
      <Table>
        <caption>India nett. Films of the same language with the nearest totals.</caption>
        <thead>
          <tr>
            <td />
            {films.map(({ id, slug, movieName }, index) => (
              <th key={id} scope="col" lang={langOf(movieName)}>
                {index === 0 ? movieName : <TextLink to={paths.movie(slug)}>{movieName}</TextLink>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, field }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              {films.map((one) => (
                <td key={one.id}>
                  <Money rupees={one[field]} />
                </td>
              ))}
            </tr>
          ))}
          {films.some(({ verdict }) => verdict !== null) && (
            <tr>
              <th scope="row">Verdict</th>
              {films.map(({ id, verdict }) => (
                <td key={id}>{verdict === null ? '—' : verdictLabel(verdict)}</td>
              ))}
            </tr>
          )}
        </tbody>
      </Table>
    </Scroll>
  );
}

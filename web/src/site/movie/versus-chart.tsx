import { offsetsOf } from '../../shared/ui/art/cut.ts';
import { Money } from '../../shared/ui/figures/money.tsx';
import { SERIES_COLOURS } from '../charts/chart-parts.tsx';
import { type ChartDay, versusRows } from './day-figures.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

// The films of a row are below each other at every width, so that their bars have the full
// width. Browsers may drop the semantics of a table with another `display`, so its parts have
// explicit roles.
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  width: '100%',
  '& caption, & thead, & tbody, & tfoot': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: '4.25rem minmax(0, 1fr)',
    columnGap: 12,
    padding: '9px 0',
    borderBottom: '1px solid var(--fs-palette-divider)',
  },
  // The first cell of a row. (Emotion warns about `:first-child`.)
  '& tr > :not(* + *)': { gridRow: '1 / span var(--films)', alignSelf: 'center' },
  '& tr > * + *': { gridColumn: 2 },
  '& tbody th, & tfoot th': { textAlign: 'left', fontWeight: 600, color: 'var(--fs-palette-text-secondary)' },
  '& td': { display: 'flex', alignItems: 'center', gap: 8, padding: 0, minHeight: 22 },
  '& td b': { ...theme.typography.figure, fontSize: '1.0625rem' },
  '& thead td': { fontWeight: 700 },
  '& thead tr': { borderBottomWidth: 2, paddingTop: 0 },
  '& thead th': { textAlign: 'left', fontWeight: 700 },
  '& tfoot tr': { borderBottom: 0 },
  '& caption': {
    ...theme.typography.meta,
    paddingBottom: 10,
    textAlign: 'left',
    color: 'var(--fs-palette-text-disabled)',
  },
}));
const Bar = styled('i')({ flex: 'none', height: 16, minWidth: 2, forcedColorAdjust: 'none' });
const Film = styled('th')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '&::before': { content: '""', flex: 'none', width: 16, height: 16, backgroundColor: 'var(--bar)' },
});
/**
 * Length of the longest bar, in percent of its cell. The rest of the cell is room for the figure.
 */
const BAR_PERCENT = 76;

export type VersusFilm = { name: string; label: string; days: readonly ChartDay[] };

/**
 * A comparison of two to four films by their days in cinemas, or by weeks if one has run for more
 * than ten days. Every figure is printed, so the chart needs no script.
 */
export function VersusChart({ films }: { films: readonly VersusFilm[] }) {
  const { unit, rows } = versusRows(films.map(({ days }) => days));
  const most = Math.max(1, ...rows.flatMap(({ rupees }) => rupees.map((sum) => sum ?? 0)));
  const labels = new Set(films.map((film) => film.label));
  const label = labels.size === 1 ? (films[0]?.label ?? null) : null;
  const totals = films.map(({ days }) => days.reduce((sum, { rupees }) => sum + rupees, 0));
  const seed = films.map(({ name }) => name).join();
  return (
    <Table role="table" style={{ '--films': films.length } as React.CSSProperties}>
      <caption>
        {label !== null && <span>{`${label}, `}</span>}by {unit === 'day' ? 'day' : 'week'} in cinemas, counted from
        each film’s own release.
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {films.map((film, index) => (
            <Film
              key={index}
              scope="col"
              role="columnheader"
              style={{ '--bar': SERIES_COLOURS[index] } as React.CSSProperties}
            >
              <span lang={langOf(film.name)}>{`${film.name}${label === null ? `, ${film.label}` : ''}`}</span>
            </Film>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ number, rupees }) => (
          <tr key={number} role="row">
            <th scope="row" role="rowheader">
              {unit === 'day' ? 'Day' : 'Week'} {number}
            </th>
            {rupees.map((sum, index) => (
              <td key={index} role="cell">
                {sum !== null && (
                  <Bar
                    aria-hidden="true"
                    style={{
                      width: `${((sum / most) * BAR_PERCENT).toFixed(1)}%`,
                      backgroundColor: SERIES_COLOURS[index],
                      clipPath: barCut(`${seed}${number}${index}`),
                    }}
                  />
                )}
                <b>
                  <Money rupees={sum} />
                </b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th scope="row" role="rowheader">
            So far
          </th>
          {totals.map((sum, index) => (
            <td key={index} role="cell">
              <b>
                <Money rupees={sum} />
              </b>
            </td>
          ))}
        </tr>
      </tfoot>
    </Table>
  );
}

/** A `clip-path` that gives a bar irregular edges. The same seed always gives the same edges. */
function barCut(seed: string): string {
  const off = offsetsOf(seed);
  return `polygon(0 ${off(0, 12).toFixed(0)}%, 100% ${off(4, 14).toFixed(0)}%, ${(100 - off(8, 2)).toFixed(1)}% 100%, 0 ${(100 - off(12, 12)).toFixed(0)}%)`;
}

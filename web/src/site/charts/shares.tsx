import { Money } from '../../shared/ui/figures/money.tsx';
import { PaintedBar } from '../../shared/ui/figures/painted-bar.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': {
    ...theme.typography.meta,
    captionSide: 'bottom',
    textAlign: 'left',
    paddingTop: 12,
    color: 'var(--fs-palette-text-disabled)',
  },
  '& th, & td': { padding: '8px 0', textAlign: 'left', borderBottom: '1px solid var(--fs-palette-divider)' },
  '& thead th': { ...theme.typography.meta, fontWeight: 600, color: 'var(--fs-palette-text-disabled)' },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere', width: '32%' },
  '& td + td, & th:last-of-type:not(:first-of-type)': {
    ...theme.typography.figure,
    textAlign: 'right',
    width: '6.5em',
  },
  '& td > span': { display: 'flex', alignItems: 'center', gap: 10 },
  '& td > span > :first-of-type': { flex: 1 },
  '& td b': { ...theme.typography.figure, minWidth: '3.2em', textAlign: 'right' },
}));

/** What `rupees` is of the sum of all shares, in percent with one decimal. */
export const shareText = (rupees: number, sum: number): string =>
  `${sum === 0 ? '0.0' : ((rupees / sum) * 100).toFixed(1)}%`;

/** Parts of a whole as a table with bars, the largest first. */
export function Shares({
  shares,
  what,
  caption,
}: {
  shares: readonly { name: string; rupees: number }[];
  /** The heading of the names, such as 'Language'. */
  what: string;
  caption: string;
}) {
  const sum = shares.reduce((all, { rupees }) => all + rupees, 0);
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">Share</th>
          <th scope="col">Nett</th>
        </tr>
      </thead>
      <tbody>
        {[...shares]
          .sort((a, b) => b.rupees - a.rupees)
          .map(({ name, rupees }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span>
                  <PaintedBar percent={sum === 0 ? 0 : (rupees / sum) * 100} color="var(--fs-palette-bulb)" />
                  <b>{shareText(rupees, sum)}</b>
                </span>
              </td>
              <td>
                <Money rupees={rupees} />
              </td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}

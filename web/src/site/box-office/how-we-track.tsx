import { Icon } from '../../shared/ui/art/icon.tsx';
import { styled } from '../../shared/ui/styled.ts';

const CLAIMS = [
  'Day 1 is the first full day in cinemas, paid previews not included.',
  'Totals are India nett, in rupees: the gross minus tax, as reported by distributors and exhibitors.',
  'Weekend is the first three days together.',
  'Gross is shown only where a source reports it, and always labelled.',
  'Change compares the latest day with the day before.',
  'What we do not know is a dash. We would rather leave a gap than guess.',
];

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: 44,
  rowGap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& li': {
    ...theme.typography.body1,
    color: 'var(--fs-palette-text-secondary)',
    display: 'flex',
    gap: 16,
    lineHeight: 1.4,
  },
  '& svg': { color: 'var(--fs-palette-success-main)', marginTop: 3 },
}));

export function HowWeTrack() {
  return (
    <List>
      {CLAIMS.map((claim) => (
        <li key={claim}>
          <Icon name="check" size={22} />
          <span>{claim}</span>
        </li>
      ))}
    </List>
  );
}

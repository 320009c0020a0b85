import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { milestones } from '@first-show/domain/box-office/figures';
import { formatRupees } from '@first-show/domain/core/money';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const BULBS = 10;

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('md')]: { gap: 20, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
const Card = styled('li')(({ theme }) => ({
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: 16,
  [theme.breakpoints.up('md')]: { padding: '20px 22px 22px' },
}));
const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.25rem', margin: 0 }));
const Count = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  fontWeight: 600,
  fontSize: '1rem',
  color: 'var(--fs-palette-text-disabled)',
  margin: '14px 0 12px',
  '& b': {
    ...theme.typography.figure,
    fontSize: '3.5rem',
    color: 'var(--fs-palette-text-primary)',
    marginRight: 5,
    lineHeight: 0.9,
  },
}));
const Bulbs = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 5,
  '& i': { width: 15, height: 15, borderRadius: '50%', border: '2px solid var(--fs-palette-edge)' },
  '& i[data-lit]': {
    borderColor: 'var(--fs-palette-bulb)',
    backgroundColor: 'var(--fs-palette-bulb)',
    boxShadow: '0 0 0 3px color-mix(in srgb, var(--fs-palette-bulb) 28%, transparent)',
    margin: '0 2px',
    width: 13,
    height: 13,
  },
  '@media (forced-colors: active)': {
    '& i[data-lit]': { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Highlight' },
  },
});
const Next = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  margin: '12px 0 0',
  '& b': { color: 'var(--fs-palette-text-primary)', fontWeight: 700 },
}));

/**
 * The clubs (films above a certain total): how many films are in each, and which film is next, with
 * a row of ten bulbs that shows how close it is. Totals are India nett.
 */
export function Milestones({ entries }: { entries: readonly BoxOfficeEntry[] }) {
  return (
    <Grid>
      {milestones(entries).map((club) => {
        const litBulbs =
          club.next === null ? 0 : Math.min(BULBS - 1, Math.floor((club.next.totalCollection / club.rupees) * BULBS));
        return (
          <Card key={club.label}>
            <Name>{club.label} Club</Name>
            <Count>
              <b>{club.count}</b>
              <span>{club.count === 1 ? 'movie' : 'movies'}</span>
            </Count>
            {club.next !== null && (
              <>
                <Bulbs aria-hidden="true">
                  {Array.from({ length: BULBS }, (_, index) => (
                    <i key={index} data-lit={index < litBulbs ? '' : undefined} />
                  ))}
                </Bulbs>
                <Next>
                  Next: <b lang={langOf(club.next.movieName)}>{club.next.movieName}</b>,{' '}
                  <span>{`${formatRupees(club.next.missingRupees)} to go`}</span>
                  <VisuallyHidden>{` of ${formatRupees(club.rupees)} India nett`}</VisuallyHidden>
                </Next>
              </>
            )}
          </Card>
        );
      })}
    </Grid>
  );
}

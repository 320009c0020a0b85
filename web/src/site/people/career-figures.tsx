import { styled } from '../../shared/ui/styled.ts';
import { verdictLabel } from '@first-show/domain/box-office/figures';
import { formatMonth } from '@first-show/domain/core/dates';
import { formatCountOf, formatRupees, inCrore } from '@first-show/domain/core/money';
import type { Career } from '@first-show/domain/people/career';
import type { PersonFilm } from '@first-show/domain/people/person.schema';
import { axisOf, Bars, isDense } from '../charts/bars.tsx';
import { Caption, Figure } from '../charts/chart-parts.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { StatFigure, StatRow } from '../../shared/ui/figures/stat-figure.tsx';

const CHART_HEIGHT_PX = 220;

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-secondary)',
  margin: '20px 0 36px',
  overflowWrap: 'anywhere',
}));
const Axis = styled('div')(({ theme }) => ({
  ...axisOf(theme),
  '& small': { display: 'block', fontSize: '.875rem', fontWeight: 500, color: 'var(--fs-palette-text-disabled)' },
  // A phone has no room for more than ten labels; the bubbles name the films.
  [theme.breakpoints.down('sm')]: { '&[data-dense]': { display: 'none' } },
  [theme.breakpoints.up('md')]: { columnGap: 16 },
}));

const totalOf = ({ totalCollection }: PersonFilm): number => totalCollection ?? 0;

/** India nett of the main films as bars, from the first to the latest. */
function CareerChart({ films }: { films: readonly PersonFilm[] }) {
  const best = Math.max(...films.map(totalOf));
  return (
    <Figure>
      <Bars
        items={films.map((film) => ({
          key: film.id,
          name: film.title,
          value: totalOf(film),
          isAccent: true,
          isPeak: totalOf(film) === best,
        }))}
        label="Film, India nett"
        format={formatRupees}
        print={inCrore}
        heightPx={CHART_HEIGHT_PX}
      >
        <Axis aria-hidden="true" data-dense={isDense(films) ? '' : undefined}>
          {films.map(({ id, firstRelease }) => (
            <span key={id}>
              {firstRelease.length < 7 ? '' : formatMonth(firstRelease.slice(0, 7)).slice(0, 3)}
              <small>{firstRelease.slice(0, 4)}</small>
            </span>
          ))}
        </Axis>
      </Bars>
      <Caption>India nett, in ₹ Cr. Tap a bar, or point at it, to see its film.</Caption>
    </Figure>
  );
}

const verdictsText = ({ verdicts }: Career): string =>
  verdicts.map(({ verdict, count }) => `${count} × ${verdictLabel(verdict)}`).join(', ');

/** The sums of a person's main films, and which films they lack. */
export function CareerFigures({ career }: { career: Career }) {
  const { counted, missing, totalRupees, bestOpening, part } = career;
  return (
    <>
      <StatRow>
        <StatFigure
          value={counted.length}
          label={part === 'lead' ? 'Leading roles' : 'Films directed'}
          note="with known figures"
        />
        <StatFigure value={<Money rupees={totalRupees} />} label="Together" note="India nett" />
        {bestOpening !== null && (
          <StatFigure
            value={<Money rupees={bestOpening.rupees} />}
            label="Best opening day"
            note={bestOpening.film.title}
          />
        )}
      </StatRow>
      <Note>
        {career.verdicts.length > 0 && <span>{`Verdicts: ${verdictsText(career)}. `}</span>}
        {missing.length > 0 && <span>{`Not counted, because the figures are not known: ${missing.join(', ')}. `}</span>}
        <span>{`From our own figures of ${formatCountOf(counted.length, 'film')}.`}</span>
      </Note>
      {counted.length > 1 && <CareerChart films={counted} />}
    </>
  );
}

import { styled } from '@mui/material/styles';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { dailyAverage, VERDICT_SCALE, weekendShare } from '@first-show/domain/box-office/figures';
import { notchMask } from '../../shared/ui/art/cut.ts';
import { Money } from '../../shared/ui/figures/money.tsx';

const Stub = styled('dl')(({ theme }) => ({
  margin: 0,
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: '32px 24px',
  mask: notchMask(9),
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' },
  '& dd': { ...theme.typography.figure, margin: 0, fontSize: '2rem' },
  '& dd[data-text]': { ...theme.typography.h4 },
}));
const Scale = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  color: 'var(--fs-palette-text-secondary)',
  marginTop: 16,
  '& summary': {
    cursor: 'pointer',
    fontWeight: 700,
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    color: 'var(--fs-palette-text-primary)',
  },
  '& li b': { color: 'var(--fs-palette-text-primary)' },
  '& ul': { margin: 0, paddingLeft: 20 },
}));

/** Each as its source gives it. The worldwide gross is no sum of the others. */
const GROSSES = [
  { field: 'totalGrossRupees', label: 'India gross' },
  { field: 'overseasGrossRupees', label: 'Overseas gross' },
  { field: 'worldwideGrossRupees', label: 'Worldwide gross' },
] as const;

const multiple = (value: number) => `${value}×`;

/**
 * Daily average and weekend share of a film, its gross, budget and verdict if they are known, and
 * an explanation of the verdict.
 */
export function MovieFacts({ film }: { film: BoxOfficeFilm }) {
  const share = weekendShare(film.weekendCollection, film.totalCollection);
  const step = VERDICT_SCALE.find(({ verdict }) => verdict === film.verdict);
  return (
    <div>
      <Stub>
        <div>
          <dt>Daily Average, nett</dt>
          <dd>
            <Money rupees={dailyAverage(film.totalCollection)} />
          </dd>
        </div>
        <div>
          <dt>Weekend Share</dt>
          <dd>{share === null ? '—' : `${share.toFixed(1)}%`}</dd>
        </div>
        {GROSSES.map(
          ({ field, label }) =>
            film[field] !== null && (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  <Money rupees={film[field]} />
                </dd>
              </div>
            ),
        )}
        {film.budgetRupees !== null && (
          <div>
            <dt>Budget</dt>
            <dd>
              <Money rupees={film.budgetRupees} />
            </dd>
          </div>
        )}
        {step !== undefined && (
          <div style={{ gridColumn: '1 / -1' }}>
            <dt>Verdict</dt>
            <dd data-text="">{step.label}</dd>
          </div>
        )}
      </Stub>
      <Scale>
        <summary>How the verdict is made</summary>
        <p>
          India nett so far, divided by the budget, after a full week or at the end of a shorter run. An editor may
          overrule it where the figures tell only half the story. Without a known budget there is no verdict. Daily
          average is the total divided by seven.
        </p>
        <ul>
          {VERDICT_SCALE.map(({ verdict, label, atLeast }, index) => (
            <li key={verdict}>
              <b>{label}</b>:{' '}
              {atLeast > 0
                ? `${multiple(atLeast)} or more`
                : `under ${multiple(VERDICT_SCALE[index - 1]?.atLeast ?? 0)}`}
            </li>
          ))}
        </ul>
      </Scale>
    </div>
  );
}

import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { dailyAverage, hasFirstDayOnly, VERDICT_SCALE, weekendShare } from '@first-show/domain/box-office/figures';
import type { ReactNode } from 'react';
import { notchMask } from '../../shared/ui/art/cut.ts';
import { Disclosure } from '../../shared/ui/page/disclosure.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { BudgetScale } from './budget-scale.tsx';
import { styled } from '../../shared/ui/styled.ts';

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

const multiple = (value: number) => `${value}×`;

/** The known sums and shares of a film. The average of a single day says nothing. */
function factsOf(film: BoxOfficeFilm): { label: string; value: ReactNode }[] {
  const { totalCollection, totalGrossRupees, overseasGrossRupees, worldwideGrossRupees, budgetRupees } = film;
  const share = weekendShare(film.weekendCollection, totalCollection);
  const average = hasFirstDayOnly(film) ? null : dailyAverage(totalCollection);
  const facts: [label: string, value: ReactNode][] = [
    ['Daily Average, nett', average !== null && <Money rupees={average} />],
    ['Weekend Share', share !== null && `${share.toFixed(1)}%`],
    ['India gross', totalGrossRupees !== null && <Money rupees={totalGrossRupees} />],
    ['Overseas gross', overseasGrossRupees !== null && <Money rupees={overseasGrossRupees} />],
    // As its source gives it: it is no sum of the other two.
    ['Worldwide gross', worldwideGrossRupees !== null && <Money rupees={worldwideGrossRupees} />],
    ['Budget', budgetRupees !== null && <Money rupees={budgetRupees} />],
  ];
  return facts.flatMap(([label, value]) => (value === false ? [] : [{ label, value }]));
}

/**
 * Daily average and weekend share of a film, its gross, budget and verdict if they are known, and
 * an explanation of the verdict.
 */
export function MovieFacts({ film }: { film: BoxOfficeFilm }) {
  const facts = factsOf(film);
  const step = VERDICT_SCALE.find(({ verdict }) => verdict === film.verdict);
  const { totalCollection, budgetRupees } = film;
  return (
    <div>
      {(facts.length > 0 || step !== undefined) && (
        <Stub>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {step !== undefined && (
            <div style={{ gridColumn: '1 / -1' }}>
              <dt>Verdict</dt>
              <dd data-text="">{step.label}</dd>
            </div>
          )}
        </Stub>
      )}
      {totalCollection !== null && budgetRupees !== null && budgetRupees > 0 && !hasFirstDayOnly(film) && (
        <BudgetScale totalRupees={totalCollection} budgetRupees={budgetRupees} />
      )}
      <Disclosure summary="How the verdict is made">
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
      </Disclosure>
    </div>
  );
}

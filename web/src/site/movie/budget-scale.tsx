import { VERDICT_SCALE } from '@first-show/domain/box-office/figures';
import { Money } from '../../shared/ui/figures/money.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '10px 0 0',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${VERDICT_SCALE.length}, minmax(0, 1fr))`,
  gap: 2,
  '& > li': { position: 'relative', height: 14, backgroundColor: 'var(--fs-palette-raised)' },
  '& > li > i': {
    display: 'block',
    height: '100%',
    backgroundColor: 'var(--fs-palette-bulb)',
    forcedColorAdjust: 'none',
  },
  '& > li > span': {
    ...theme.typography.meta,
    fontVariantNumeric: 'tabular-nums',
    position: 'absolute',
    top: 18,
    left: 0,
    transform: 'translateX(-50%)',
    color: 'var(--fs-palette-text-disabled)',
  },
}));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: 'var(--fs-palette-text-secondary)',
  '& b': { color: 'var(--fs-palette-text-primary)' },
}));

/** From the lowest step to the highest, each with the multiple at which it begins. */
const steps = [...VERDICT_SCALE].reverse();

/** How much of a step is filled, from 0 to 1. The highest step has no end: it is full or empty. */
function filledShare(index: number, multiple: number): number {
  const from = steps[index]?.atLeast ?? 0;
  const to = steps[index + 1]?.atLeast;
  if (to === undefined) return multiple >= from ? 1 : 0;
  return Math.min(1, Math.max(0, (multiple - from) / (to - from)));
}

/** How much of the budget the film has earned back, on the scale of the verdicts. */
export function BudgetScale({ totalRupees, budgetRupees }: { totalRupees: number; budgetRupees: number }) {
  const multiple = totalRupees / budgetRupees;
  return (
    <div style={{ paddingBottom: 24, marginTop: 24 }}>
      <Text>
        <b>{`${multiple.toFixed(2)}× the budget`}</b>
        <span> of </span>
        <Money rupees={budgetRupees} />
        <span> recovered</span>
      </Text>
      <Steps aria-hidden="true">
        {steps.map(({ verdict, atLeast }, index) => (
          <li key={verdict}>
            <i style={{ width: `${filledShare(index, multiple) * 100}%` }} />
            {index > 0 && <span>{`${atLeast}×`}</span>}
          </li>
        ))}
      </Steps>
    </div>
  );
}

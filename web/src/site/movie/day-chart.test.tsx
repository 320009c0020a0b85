import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DayChart } from './day-chart.tsx';

const chartOf = (dayCount: number) => {
  const days = Array.from({ length: dayCount }, (_, index) => ({
    ...{ day: index + 1, date: '2026-11-06', rupees: 20_000_000, isEstimate: false, source: null },
  }));
  return renderToString(<DayChart days={days} label="India nett" />);
};

it('shows the sum of a week of two days on phones, where the chart has room for it', () => {
  expect(chartOf(16)).toContain('<b>4.0</b>');
  expect(chartOf(23)).toContain('<b data-rest="">4.0</b>');
});

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { chartDays } from './day-figures.ts';
import { TotalsByDay } from './totals-by-day.tsx';

const day = (nettRupees: number | null, grossRupees: number | null) => ({
  ...{ day: 1, date: '2026-11-06', nettRupees, grossRupees },
  ...{ isEstimate: false, source: null },
});
const html = (...films: ReturnType<typeof day>[][]) =>
  renderToString(
    <TotalsByDay films={films.map((days, id) => ({ film: { id: `f${id}`, movieName: 'A' }, ...chartDays(days) }))} />,
  );

it('draws totals of one kind, and says why it draws no nett beside gross', () => {
  expect(html([day(10, null)], [day(20, 24)])).toContain('since the release, India nett');
  const mixed = html([day(10, null)], [day(null, 24)]);
  expect(mixed).toContain('Not drawn');
  expect(mixed).not.toContain('<svg');
});
it('is left out while no day is known', () => {
  expect(html([], [])).toBe('');
});

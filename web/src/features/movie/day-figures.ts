import type { BoxOfficeDay } from '@first-show/domain/box-office/box-office.schema';

export type ChartDay = { day: number; date: string; rupees: number; isEstimate: boolean; source: string | null };

/** Friday, Saturday and Sunday: the weekend of the trade. `date` is a calendar day, 'YYYY-MM-DD'. */
export function isWeekend(date: string): boolean {
  return [0, 5, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}

/** Days that can be drawn and listed: nett where the film has nett, else gross, never the two mixed. */
export function chartDays(days: readonly BoxOfficeDay[]): { label: 'India nett' | 'India gross'; days: ChartDay[] } {
  const pick = (key: 'nettRupees' | 'grossRupees'): ChartDay[] =>
    days.flatMap((day) => {
      const rupees = day[key];
      return rupees === null ? [] : [{ day: day.day, date: day.date, rupees, isEstimate: day.isEstimate, source: day.source }];
    });
  const nett = pick('nettRupees');
  return nett.length > 0 ? { label: 'India nett', days: nett } : { label: 'India gross', days: pick('grossRupees') };
}

/** Each day with the sum so far and the change from the day before (in percent; `null` on the first day and from zero). */
export function runningTotals(days: readonly ChartDay[]): (ChartDay & { totalRupees: number; changePercent: number | null })[] {
  let totalRupees = 0;
  return days.map((day, index) => {
    totalRupees += day.rupees;
    const before = days[index - 1];
    // A gap in the data is no change from yesterday.
    const isNextDay = before !== undefined && before.day === day.day - 1;
    const changePercent = isNextDay && before.rupees > 0 ? ((day.rupees - before.rupees) / before.rupees) * 100 : null;
    return { ...day, totalRupees, changePercent };
  });
}

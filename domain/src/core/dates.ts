import { formatCountOf } from './money.ts';

/**
 * Formats dates in Indian time, so that the server and every browser write the same text. `Intl` is
 * not used, because a phone needs 10 ms to create each of its formats, and the formats differ
 * between ICU versions ('Sept'). date-fns is not used, because its `format` with a time zone adds 6
 * KB to every page. Arguments are ISO 8601 UTC strings.
 */

const INDIA_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The calendar day in India. Throws a RangeError for an invalid date. */
function indianDateParts(iso: string): { year: number; month: string; day: number } {
  const [year, month, day] = indianDay(iso).split('-').map(Number) as [number, number, number];
  return { year, month: months[month - 1] ?? '', day };
}

/** A date in American order: 'November 14, 2026'. */
export function formatLongDate(iso: string): string {
  const { year, month, day } = indianDateParts(iso);
  return `${month} ${day}, ${year}`;
}
/** A date in full: '6 November 2026'. */
export function formatIndianDate(iso: string): string {
  const { year, month, day } = indianDateParts(iso);
  return `${day} ${month} ${year}`;
}
/** A month, given as 'YYYY-MM': 'December 2026'. */
export function formatMonth(yearAndMonth: string): string {
  const { year, month } = indianDateParts(`${yearAndMonth}-01T00:00:00Z`);
  return `${month} ${year}`;
}
/** A date as precise as it is known: '6 November 2026', 'December 2026' or '2026'. */
export function formatPartialDate(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? formatMonth(date) : formatIndianDate(date);
}
/** A short date: '14 Nov 2026'. */
export const formatShortDate = (iso: string): string => `${formatDay(iso)} ${indianDateParts(iso).year}`;
/** A day without its year: '6 Nov'. */
export function formatDay(iso: string): string {
  const { month, day } = indianDateParts(iso);
  return `${day} ${month.slice(0, 3)}`;
}
/** A day of the week: 'Fri'. */
export const formatWeekday = (iso: string): string => weekdays[new Date(indianDay(iso)).getUTCDay()] ?? '';

/**
 * The time left until `endsAt`: 'N days left', '1 day left', or 'Ending soon' if less than a day is
 * left.
 */
export function formatTimeLeft(endsAt: string, now: Date): string {
  const days = Math.floor((Date.parse(endsAt) - now.getTime()) / 86_400_000);
  return days <= 0 ? 'Ending soon' : `${formatCountOf(days, 'day')} left`;
}

/** The calendar day in India, 'YYYY-MM-DD'. India has one time zone and no daylight saving time. */
export const indianDay = (iso: string): string => new Date(Date.parse(iso) + INDIA_MS).toISOString().slice(0, 10);

/** The day that lies `count` days after `day`, or before `day` if `count` is negative. */
export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The number of days from one day to another, both 'YYYY-MM-DD'; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const FRIDAY = 5;
/** Whether a day, 'YYYY-MM-DD' or longer, is a Friday. */
export const isFriday = (day: string): boolean => new Date(day.slice(0, 10)).getUTCDay() === FRIDAY;

/** Whether the text was edited after publication. */
export function wasUpdated(article: { publishedAt: string | null; updatedAt: string }): boolean {
  return article.publishedAt !== null && Date.parse(article.updatedAt) > Date.parse(article.publishedAt);
}

/**
 * A waiting time in words ('40 seconds', '3 minutes', '2 hours'), rounded up so that a retry after
 * it succeeds.
 */
export function formatWait(seconds: number): string {
  if (seconds < 60) return formatCountOf(Math.max(1, Math.ceil(seconds)), 'second');
  return seconds <= 5400
    ? formatCountOf(Math.ceil(seconds / 60), 'minute')
    : formatCountOf(Math.ceil(seconds / 3600), 'hour');
}

/**
 * Dates as people read them, always in India's time zone, through `Intl`, so that the server and every browser write the
 * same text. Arguments are ISO 8601 UTC strings.
 */
const timeZone = 'Asia/Kolkata';

/** A format is made when a page first writes a date by it: making one takes a phone about 10 ms. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => (format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options })).format(new Date(iso));
}
const shortEnIn = dateFormat('en-GB', { year: 'numeric', month: 'short', day: 'numeric' });
const dayEnIn = dateFormat('en-GB', { month: 'short', day: 'numeric' });

/** 'November 14, 2026': the article page. */
export const formatLongDate = dateFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
/** '6 November 2026': the movie page. */
export const formatIndianDate = dateFormat('en-IN', { year: 'numeric', month: 'long', day: 'numeric' });
/** '14 Nov 2026': cards and tables. ICU versions differ on 'Sept': normalised, so that server and browser agree. */
export const formatShortDate = (iso: string): string => shortEnIn(iso).replace('Sept', 'Sep');
/** '6 Nov': under the bars of a chart. */
export const formatDay = (iso: string): string => dayEnIn(iso).replace('Sept', 'Sep');
/** 'Fri'. */
export const formatWeekday = dateFormat('en-GB', { weekday: 'short' });

/** Whole days left until `endsAt`: 'N days left', '1 day left', or 'Ending soon' when less than a day is left. */
export function formatTimeLeft(endsAt: string, now: Date): string {
  const days = Math.floor((Date.parse(endsAt) - now.getTime()) / 86_400_000);
  if (days <= 0) return 'Ending soon';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** Calendar day in India, 'YYYY-MM-DD'. */
export const indianDay = dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** True where the text was edited after it was published. */
export function wasUpdated(article: { publishedAt: string | null; updatedAt: string }): boolean {
  return article.publishedAt !== null && Date.parse(article.updatedAt) > Date.parse(article.publishedAt);
}

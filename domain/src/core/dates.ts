/**
 * Dates as people read them, always in India's time zone, through `Intl`, so that the server and every browser write the
 * same text. Arguments are ISO 8601 UTC strings.
 */
const timeZone = 'Asia/Kolkata';
const longEnUs = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' });
const longEnIn = new Intl.DateTimeFormat('en-IN', { timeZone, year: 'numeric', month: 'long', day: 'numeric' });
const shortEnIn = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: 'short', day: 'numeric' });
const dayEnIn = new Intl.DateTimeFormat('en-GB', { timeZone, month: 'short', day: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' });

/** 'November 14, 2026': the article page. */
export const formatLongDate = (iso: string): string => longEnUs.format(new Date(iso));
/** '6 November 2026': the movie page. */
export const formatIndianDate = (iso: string): string => longEnIn.format(new Date(iso));
/** '14 Nov 2026': cards and tables. ICU versions differ on 'Sept': normalised, so that server and browser agree. */
export const formatShortDate = (iso: string): string => shortEnIn.format(new Date(iso)).replace('Sept', 'Sep');
/** '6 Nov': under the bars of a chart. */
export const formatDay = (iso: string): string => dayEnIn.format(new Date(iso)).replace('Sept', 'Sep');
/** 'Fri'. */
export const formatWeekday = (iso: string): string => weekday.format(new Date(iso));

/** Whole days left until `endsAt`: 'N days left', '1 day left', or 'Ending soon' when less than a day is left. */
export function formatTimeLeft(endsAt: string, now: Date): string {
  const days = Math.floor((Date.parse(endsAt) - now.getTime()) / 86_400_000);
  if (days <= 0) return 'Ending soon';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** Calendar day in India, 'YYYY-MM-DD'. */
export function indianDay(iso: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(iso));
}

/** True where the text was edited after it was published. */
export function wasUpdated(article: { publishedAt: string | null; updatedAt: string }): boolean {
  return article.publishedAt !== null && Date.parse(article.updatedAt) > Date.parse(article.publishedAt);
}

const IST = '+0530';
/**
 * UTC offsets of zone names that `Date.parse` does not know. 'IST' is the time of India, not of
 * Israel or Ireland.
 */
const ZONES: Record<string, string> = {
  IST: IST,
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  EET: '+0200',
  GST: '+0400',
  PKT: '+0500',
  NPT: '+0545',
  SGT: '+0800',
  JST: '+0900',
  AEST: '+1000',
  AEDT: '+1100',
};
const EARLIEST_MS = Date.UTC(1990, 0, 1);
const DAY_MONTH_YEAR = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(.*)$/;
const SECONDS = /^\d{10}$/;
const MILLISECONDS = /^\d{13}$/;

/**
 * A feed's date as ISO 8601 in UTC; `null` if it cannot be parsed or is before 1990. A date without
 * a zone is in Indian time, and '04/03/2025' is the 4th of March. A date in the future becomes
 * `now`, because otherwise the story would stay at the top.
 */
export function feedDate(text: string | null | undefined, now: Date): string | null {
  const cleaned = (text ?? '')
    .replace(/\u00a0/g, ' ')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  if (cleaned === '') return null;
  const milliseconds = parse(cleaned);
  if (Number.isNaN(milliseconds) || milliseconds < EARLIEST_MS) return null;
  return new Date(Math.min(milliseconds, now.getTime())).toISOString();
}

function parse(text: string): number {
  if (SECONDS.test(text)) return Number(text) * 1000;
  if (MILLISECONDS.test(text)) return Number(text);
  const numeric = DAY_MONTH_YEAR.exec(text);
  const ordered = numeric === null ? text : `${numeric[3]}-${pad(numeric[2])}-${pad(numeric[1])}${numeric[4] ?? ''}`;
  // Remove the weekday and the ordinal suffix of the day ('Fri, 4th of April 2025'). Weekdays in
  // feeds are often wrong, and are not needed.
  const plain = ordered
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,\s]+/i, '')
    .replace(/(\d)(?:st|nd|rd|th)\b(?:\s+of\b)?/gi, '$1')
    .replace(/\bsept\b/gi, 'Sep')
    // Insert missing spaces, as in '31Mar 2025' and '202510:50:41', which a large newspaper's feed
    // has.
    .replace(/(\d)(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/gi, '$1 ')
    .replace(/\b((?:19|20)\d{2})(?=\d{1,2}:\d{2})/g, '$1 ')
    .replace(/\s+(?:at|\||-)\s+(?=\d)/gi, ' ');
  const named = plain.replace(/\s*\(?\b([A-Z]{3,4})\b\)?\s*$/, (whole, zone: string) =>
    ZONES[zone] === undefined ? whole : ` ${ZONES[zone]}`,
  );
  return Date.parse(hasZone(named) ? named : withIndianZone(named));
}

const pad = (text: string | undefined): string => (text ?? '').padStart(2, '0');
/**
 * Whether a date has a zone. An offset only counts after a time: the '-2025' of '04-Apr-2025' is a
 * year.
 */
const hasZone = (text: string): boolean =>
  /(?:\d{2}Z|GMT|UTC?|\b[ECMP][SD]T|\d{2}:\d{2}.*[+-]\d{2}:?\d{2})\s*$/i.test(text);

function withIndianZone(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${text}T00:00:00+05:30`;
  const iso = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/.exec(text);
  return iso === null ? `${text} ${IST}` : `${iso[1]}T${iso[2]}+05:30`;
}

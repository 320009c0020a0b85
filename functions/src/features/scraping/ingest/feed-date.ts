import { westernDigits } from '@first-show/domain/core/digits';

const IST = '+0530';
/**
 * UTC offsets of zone names that `Date.parse` does not know. 'IST' is the time of India, not of
 * Israel or Ireland.
 */
const ZONES: Record<string, string> = {
  IST: IST,
  'ASIA/KOLKATA': IST,
  'ASIA/CALCUTTA': IST,
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  CEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
  MSK: '+0300',
  GST: '+0400',
  PKT: '+0500',
  NPT: '+0545',
  BDT: '+0600',
  SGT: '+0800',
  HKT: '+0800',
  AWST: '+0800',
  JST: '+0900',
  AEST: '+1000',
  AEDT: '+1100',
  NZST: '+1200',
  NZDT: '+1300',
};
/** Zone names that `Date.parse` knows, and the halves of the day, which are no zones. */
const KNOWN_ENDS = /^(?:GMT|UTC?|[ECMP][SD]T|AM|PM)$/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Beginnings of the Hindi names of the months, without nuktas. They include the abbreviations. */
const HINDI_MONTHS = 'जन फर मार् अप्र मई जून जुल अग सित अक् नव दिस'.split(' ');
const EARLIEST_MS = Date.UTC(1990, 0, 1);
const DAY_MONTH_YEAR = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(.*)$/;
const SECONDS = /^\d{10}$/;
const MILLISECONDS = /^\d{13}$/;

/**
 * A feed's date as ISO 8601 in UTC; `null` if it cannot be parsed, has an unknown zone, or is
 * before 1990. A date without a zone is in Indian time, and '04/03/2025' is the 4th of March. A
 * date in the future becomes `now`, because otherwise the story would stay at the top.
 */
export function feedDate(text: string | null | undefined, now: Date): string | null {
  const cleaned = westernDigits(text ?? '')
    .replace(/\u00a0/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
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
  const plain = inEnglish(ordered)
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,\s]+/i, '')
    .replace(/(\d)(?:st|nd|rd|th)\b(?:\s+of\b)?/gi, '$1')
    .replace(/\bsept\b/gi, 'Sep')
    // Insert missing spaces, as in '31Mar 2025' and '202510:50:41', which a large newspaper's feed
    // has.
    .replace(/(\d)(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/gi, '$1 ')
    .replace(/\b((?:19|20)\d{2})(?=\d{1,2}:\d{2})/g, '$1 ')
    .replace(/\s+(?:at|\||-)\s+(?=\d)/gi, ' ');
  const zoned = withOffset(plain);
  if (zoned === null || /\p{Script=Devanagari}/u.test(zoned)) return Number.NaN;
  return Date.parse(hasZone(zoned) ? zoned : withIndianZone(zoned));
}

/** A date with English months, without Hindi names of weekdays and the word for o'clock. */
const inEnglish = (text: string): string =>
  text
    .replace(/\p{Script=Devanagari}+[,.]?/gu, (word) => {
      const bare = word.normalize('NFD').replace(/[\u093C\u0970,.]/g, '');
      if (/वार$|^बजे$/.test(bare)) return '';
      const month = MONTHS[HINDI_MONTHS.findIndex((start) => bare.startsWith(start))];
      return month === undefined ? word : `${month}${word.endsWith(',') ? ',' : ''}`;
    })
    .trim();

/**
 * The date with its zone in a form that `Date.parse` knows: '17:00 Z', '17:00+00', 'GMT+5:30',
 * '10:43 IST'. A date without zone is returned as it is. `null` for a zone that nobody knows: the
 * time would be wrong by hours.
 */
function withOffset(text: string): string | null {
  const numeric = text
    // RFC 822 allows a comment after the zone: '+0530 (IST)'.
    .replace(/((?:[+-]\d{2}:?\d{2}|GMT|UTC|Z))\s*\([^()]*\)$/i, '$1')
    .replace(/(\d:\d{2}\S*)\s+Z$/i, '$1Z')
    .replace(
      /(\d:\d{2}\S*?)\s*(?:GMT|UTC)?([+-])(\d{1,2})(?::?(\d{2}))?$/i,
      (_, time: string, sign: string, hours: string, minutes = '00') => `${time}${sign}${pad(hours)}:${minutes}`,
    );
  const [end, name = ''] = /\s*\(?(?<=[\s(])([a-z][\w/+-]*)\)?$/i.exec(numeric) ?? [];
  const zone = name.toUpperCase();
  if (end === undefined || KNOWN_ENDS.test(zone) || MONTHS.includes(zone.slice(0, 3).toLowerCase())) return numeric;
  const offset = ZONES[zone];
  return offset === undefined ? null : `${withTime(numeric.slice(0, -end.length))} ${offset}`;
}

const pad = (text: string | undefined): string => (text ?? '').padStart(2, '0');
/**
 * Whether a date has a zone. An offset only counts after a time: the '-2025' of '04-Apr-2025' is a
 * year.
 */
const hasZone = (text: string): boolean =>
  /(?:\d{2}Z|GMT|UTC?|\b[ECMP][SD]T|\d{2}:\d{2}.*[+-]\d{2}:?\d{2})\s*$/i.test(text);

/** A date without a time gets midnight: `Date.parse` accepts an offset only after a time. */
const withTime = (text: string): string => (/\d:\d{2}/.test(text) || !/\d{4}/.test(text) ? text : `${text} 00:00`);

function withIndianZone(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${text}T00:00:00+05:30`;
  const iso = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/.exec(text);
  return iso === null ? `${withTime(text)} ${IST}` : `${iso[1]}T${iso[2]}+05:30`;
}

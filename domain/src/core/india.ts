import { tz } from '@date-fns/tz';

/**
 * India's time zone, as the `in` option of date-fns. For functions and desks only: readers' pages
 * use `dates.ts`, which needs no library.
 */
export const inIndia = tz('Asia/Kolkata');

/**
 * A time as 'YYYY-MM-DDTHH:mm:ss.sssZ'. `toISOString` of a date-fns date with a time zone would
 * write that zone's offset.
 */
export const isoOf = (date: Date): string => new Date(date.getTime()).toISOString();

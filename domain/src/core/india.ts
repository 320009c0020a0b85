import { tz } from '@date-fns/tz';

/**
 * The time zone of the product, as the `in` option of date-fns. For functions and desks: readers'
 * pages use `dates.ts`, which needs neither library.
 */
export const inIndia = tz('Asia/Kolkata');

/** 'YYYY-MM-DDTHH:mm:ss.sssZ'. A date with a zone would write its own offset. */
export const isoOf = (date: Date): string => new Date(date.getTime()).toISOString();

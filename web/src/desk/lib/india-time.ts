import { inIndia, isoOf } from '@first-show/domain/core/india';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';

/** The format of a `datetime-local` input. The desks show India's time in every time zone. */
const CONTROL = "yyyy-MM-dd'T'HH:mm";

/** The value of a `datetime-local` input in India's time; '' for `null`. */
export const indianInputTime = (iso: string | null): string =>
  iso === null ? '' : format(iso, CONTROL, { in: inIndia });

/** ISO time of a `datetime-local` input in India's time; `null` if it is empty or invalid. */
export function isoOfIndianInput(value: string): string | null {
  const time = parse(value, CONTROL, new Date(0), { in: inIndia });
  return isValid(time) ? isoOf(time) : null;
}

/** Date and time in India: 'Fri, 20 Nov 2026, 09:30'. */
export const formatIndianTime = (iso: string): string => format(iso, 'EEE, d MMM yyyy, HH:mm', { in: inIndia });

/** Time of day in India: '12:04'. */
export const formatClock = (iso: string): string => format(iso, 'HH:mm', { in: inIndia });

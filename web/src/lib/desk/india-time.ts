import { inIndia, isoOf } from '@first-show/domain/core/india';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';

/** The desk shows times in India's time, whatever the editor's time zone. */
const CONTROL = "yyyy-MM-dd'T'HH:mm";

/** 'YYYY-MM-DDTHH:mm' in India's time, for a `datetime-local` control; '' for `null`. */
export const indianInputTime = (iso: string | null): string =>
  iso === null ? '' : format(iso, CONTROL, { in: inIndia });

/** ISO time of such a control's value; `null` if it is empty or invalid. */
export function isoOfIndianInput(value: string): string | null {
  const time = parse(value, CONTROL, new Date(0), { in: inIndia });
  return isValid(time) ? isoOf(time) : null;
}

/** 'Fri, 20 Nov 2026, 09:30'. */
export const formatIndianTime = (iso: string): string => format(iso, 'EEE, d MMM yyyy, HH:mm', { in: inIndia });

/** '12:04'. */
export const formatClock = (iso: string): string => format(iso, 'HH:mm', { in: inIndia });

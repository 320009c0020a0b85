import { inIndia, isoOf } from '@first-show/domain/core/india';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';

/** Times of the desk are India's, whatever the editor's own clock says. */
const CONTROL = "yyyy-MM-dd'T'HH:mm";

/** 'YYYY-MM-DDTHH:mm' in India, as a `datetime-local` control wants it; '' for `null`. */
export const indianInputTime = (iso: string | null): string =>
  iso === null ? '' : format(iso, CONTROL, { in: inIndia });

/** ISO of what such a control holds; `null` where it is empty or no time. */
export function isoOfIndianInput(value: string): string | null {
  const time = parse(value, CONTROL, new Date(0), { in: inIndia });
  return isValid(time) ? isoOf(time) : null;
}

/** 'Fri, 20 Nov 2026, 09:30'. */
export const formatIndianTime = (iso: string): string => format(iso, 'EEE, d MMM yyyy, HH:mm', { in: inIndia });

/** '12:04'. */
export const formatClock = (iso: string): string => format(iso, 'HH:mm', { in: inIndia });

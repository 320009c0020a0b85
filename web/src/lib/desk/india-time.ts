/**
 * Times of the desk are India's, whatever the editor's own clock says. India has one offset and no
 * summer time.
 */
const OFFSET_MS = 5.5 * 3_600_000;
const PATTERN = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** 'YYYY-MM-DDTHH:mm' in India, as a `datetime-local` control wants it; '' for `null`. */
export const indianInputTime = (iso: string | null): string =>
  iso === null ? '' : new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16);

/** ISO of what such a control holds; `null` where it is empty or no time. */
export function isoOfIndianInput(value: string): string | null {
  const found = PATTERN.exec(value);
  if (found === null) return null;
  const ms = Date.parse(`${found[1]}T${found[2]}:00Z`);
  return Number.isNaN(ms) ? null : new Date(ms - OFFSET_MS).toISOString();
}

const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
/** 'Fri, 20 Nov 2026, 09:30'. */
export const formatIndianTime = (iso: string): string => words.format(new Date(iso)).replace('Sept', 'Sep');

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
/** '12:04'. */
export const formatClock = (iso: string): string => clock.format(new Date(iso));

import { subscriberState, type SubscriberDoc, type SubscriberState } from '@first-show/domain/newsletter/subscriber';

/**
 * CSV for spreadsheets: RFC 4180 with a byte order mark, because without one Excel does not read it
 * as UTF-8.
 */

const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A spreadsheet runs a cell with such a start as a formula, and anybody can subscribe with one
 * (OWASP, CSV injection).
 */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell: always quoted, quotes doubled, formulas turned into text. */
export function csvCell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

export const csvHead = BYTE_ORDER_MARK + csvRow(['email', 'status', 'subscribed at', 'unsubscribed at']);

const STATUS: Record<SubscriberState, string> = { unconfirmed: 'unconfirmed', active: 'active', ended: 'unsubscribed' };

export const csvOf = (subscribers: readonly SubscriberDoc[]): string =>
  subscribers
    .map((doc) => csvRow([doc.email, STATUS[subscriberState(doc)], doc.subscribedAt ?? '', doc.unsubscribedAt ?? '']))
    .join('');

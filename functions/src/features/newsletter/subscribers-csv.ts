import { subscriberState, type SubscriberDoc, type SubscriberState } from '@first-show/domain/newsletter/subscriber';

/**
 * CSV for spreadsheets: RFC 4180, with a byte order mark, because Excel does not recognise UTF-8
 * without it.
 */

const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Beginnings of texts that a spreadsheet would run as a formula (OWASP, CSV injection). Anybody can
 * subscribe with such an address.
 */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One cell: always in quotation marks, with inner quotation marks doubled, and formulas turned into
 * text.
 */
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

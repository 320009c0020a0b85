import { subscriberState, type SubscriberDoc, type SubscriberState } from '@first-show/domain/newsletter/subscriber';

/**
 * CSV for spreadsheets: RFC 4180 with a byte order mark, without which Excel does not read UTF-8.
 */

const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Beginnings of cells that a spreadsheet would run as a formula; anybody can subscribe with such an
 * address (OWASP, CSV injection).
 */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell: always quoted, quotation marks doubled, formulas turned into text. */
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

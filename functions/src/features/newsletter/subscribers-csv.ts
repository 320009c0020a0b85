import { subscriberState, type SubscriberDoc, type SubscriberState } from '@first-show/domain/newsletter/subscriber';

/**
 * A list for a spreadsheet: RFC 4180, with a byte order mark, because Excel reads UTF-8 as
 * something else without one.
 */

const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A cell that begins like this is a formula to a spreadsheet, whoever subscribed with it (OWASP,
 * CSV injection).
 */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell: always quoted, quotes doubled, a formula made a text. */
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

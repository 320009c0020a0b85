import { formatRupees } from '@first-show/domain/core/money';
import { MONEY_UNITS, parseRupees } from '@first-show/domain/core/parse-rupees';

/** Parses an amount to whole rupees: '1,28,40,000', '₹12.5 Cr'. `null` for other text. */
export const parseAmount = (text: string): number | null => parseRupees(text, 'rupees');

/**
 * Parses an amount or a rank in the form that adds a film. Text without digits gives 0. Other text
 * that is no number, such as '27,25', gives `NaN`, which the schema refuses.
 */
export const integerOrZero = (text: string): number => parseAmount(text) ?? (/\p{Nd}/u.test(text) ? Number.NaN : 0);

/** No film earns 10,000 crore, so a larger bare number is in rupees. */
const BARE_CRORE_BELOW = 10_000;

/**
 * Parses an amount of the film editor to whole rupees. A bare number below 10,000 is in crore:
 * '18.4', '18.4 Cr' and '18,40,00,000' are the same amount. `null` for other text.
 */
export function parseCrore(text: string): number | null {
  const asRupees = parseRupees(text, 'rupees');
  return asRupees !== null && Math.abs(asRupees) >= BARE_CRORE_BELOW ? asRupees : parseRupees(text, 'crore');
}

/** Rupees as text in crore, without rounding: '18.4', or '12000 Cr' from 10,000 crore on. */
export function croreText(rupees: number | null): string {
  if (rupees === null) return '';
  const text = (rupees / MONEY_UNITS.crore).toFixed(7).replace(/\.?0+$/, '');
  return Math.abs(rupees) < BARE_CRORE_BELOW * MONEY_UNITS.crore ? text : `${text} Cr`;
}

/** The hint below an amount's field: '₹128.4 Cr', 'Not known' or 'Not an amount'. */
export const amountText = (value: string): string =>
  value.trim() === '' ? 'Not known' : parseCrore(value) === null ? 'Not an amount' : formatRupees(parseCrore(value));

/** Normalises a typed amount to text in crore: '18.4'. Other text stays as typed. */
export const plainAmount = (value: string): string => croreText(parseCrore(value)) || value.trim();

import { westernDigits } from './digits.ts';

/**
 * The value of each unit in rupees. A sheet or a form has one unit, which applies to amounts
 * without a unit of their own.
 */
export const MONEY_UNITS = { crore: 10_000_000, lakh: 100_000, rupees: 1 } as const;
export type MoneyUnit = keyof typeof MONEY_UNITS;

const UNIT_WORDS: Readonly<Record<string, MoneyUnit>> = {
  cr: 'crore',
  crs: 'crore',
  crore: 'crore',
  crores: 'crore',
  करोड़: 'crore',
  करोड: 'crore',
  l: 'lakh',
  lac: 'lakh',
  lacs: 'lakh',
  lakh: 'lakh',
  lakhs: 'lakh',
  लाख: 'lakh',
  rs: 'rupees',
  inr: 'rupees',
  rupee: 'rupees',
  rupees: 'rupees',
};

/**
 * A number with two or more commas is in rupees ('1,84,00,000', '18,400,000'): nobody writes that
 * many digits of crore or lakh.
 */
const GROUPED_TWICE = /^-?\d{1,3}(?:,\d{2,3}){2,}(?:\.0+)?$/;
/**
 * Pattern of digits whose commas separate thousands or lakhs. '27,25' does not match: it may be
 * 27.25 with a decimal comma, or a mistyped 2,725.
 */
export const GROUPED_DIGITS = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)`;
const SHAPE = new RegExp(String.raw`^(-?${GROUPED_DIGITS}?(?:\.\d+)?)([a-zक-ॿ]*)\.?$`);

/**
 * Parses a typed or pasted amount into whole rupees. With `unit` 'crore', these are equal: '18.4',
 * '18.4 Cr', '₹18.4 crore', '1840 lakh' and '18,40,00,000'. `null` for other text and for an empty
 * one. Callers check the range.
 */
export function parseRupees(text: string, unit: MoneyUnit): number | null {
  const plain = westernDigits(text.normalize('NFC'))
    .replace(/[\u2212\u2010-\u2013]/g, '-')
    .replace(/[₹\s]/g, '')
    .toLowerCase()
    .replace(/^(?:rs|inr)\.?/, '');
  const [, number = '', word = ''] = SHAPE.exec(plain) ?? [];
  const named = word === '' ? undefined : UNIT_WORDS[word];
  if (!/\d/.test(number) || (word !== '' && named === undefined)) return null;
  const meant = named ?? (GROUPED_TWICE.test(number) ? 'rupees' : unit);
  const value = Number(number.replaceAll(',', ''));
  const rupees = meant === 'rupees' ? Math.trunc(value) : Math.round(value * MONEY_UNITS[meant]);
  return Number.isSafeInteger(rupees) ? rupees || 0 : null;
}

/**
 * Replaces a decimal comma with a point, for a file in which commas are decimal: '45,5' becomes
 * '45.5'. A comma before three digits separates thousands in such a file too, and stays.
 */
export const withDecimalPoint = (text: string): string =>
  westernDigits(text).replace(/(?<![\d,.])(\d+),(\d{1,2}|\d{4,})(?![\d,.])/g, '$1.$2');

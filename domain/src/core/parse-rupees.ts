/** What one stands for in a sheet's cell or a form's field that names no unit. */
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

/** '1,84,00,000' and '18,400,000': nobody groups the digits of a sum in crore or lakh twice. */
const GROUPED_TWICE = /^-?\d{1,3}(?:,\d{2,3}){2,}(?:\.0+)?$/;
const SHAPE = /^(-?[\d,]*\.?\d+)([a-zक-ॿ]*)\.?$/;

/**
 * What people type or paste as a sum, in whole rupees: '18.4' (in `unit`), '18.4 Cr', '₹18.4
 * crore', '1840 lakh' and '18,40,00,000' are the same with `unit` 'crore'. `null` where it is no
 * sum. Callers judge the size; an empty text is no sum.
 */
export function parseRupees(text: string, unit: MoneyUnit): number | null {
  const plain = text
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u2212\u2010-\u2013]/g, '-')
    .replace(/[₹\s]/g, '')
    .toLowerCase()
    .replace(/^(?:rs|inr)\.?/, '');
  const [, number = '', word = ''] = SHAPE.exec(plain) ?? [];
  const named = word === '' ? undefined : UNIT_WORDS[word];
  if (number === '' || (word !== '' && named === undefined)) return null;
  const meant = named ?? (GROUPED_TWICE.test(number) ? 'rupees' : unit);
  const value = Number(number.replaceAll(',', ''));
  const rupees = meant === 'rupees' ? Math.trunc(value) : Math.round(value * MONEY_UNITS[meant]);
  return Number.isSafeInteger(rupees) ? rupees || 0 : null;
}

const UNITS: Record<string, number> = { cr: 10_000_000, crore: 10_000_000, crores: 10_000_000, l: 100_000, lakh: 100_000, lakhs: 100_000 };

/** What people type or paste as an amount, in whole rupees: '1,28,40,000', '₹12.5 Cr', '90 L'. `null` where it is none. */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, '').replace(/^rs\.?/i, '').toLowerCase();
  const [, digits, unit = ''] = /^(-?\d+(?:\.\d+)?)([a-z]*)\.?$/.exec(plain) ?? [];
  if (digits === undefined) return null;
  const factor = unit === '' ? 1 : UNITS[unit];
  const rupees = factor === undefined ? null : factor === 1 ? Math.trunc(Number(digits)) : Math.round(Number(digits) * factor);
  return rupees === null || !Number.isSafeInteger(rupees) ? null : rupees || 0;
}

/** The add form's numbers: integers, and what is empty or no number is 0. */
export const integerOrZero = (text: string): number => parseAmount(text) ?? 0;

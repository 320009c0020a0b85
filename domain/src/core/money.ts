const CRORE = 10_000_000;
const LAKH = 100_000;

/**
 * Rounds to a whole number, with Indian digit grouping: 1,12,408. Works without `Intl`, whose first
 * format takes a phone 10 ms to create.
 */
function groupDigits(value: number): string {
  const digits = String(Math.round(Math.abs(value)));
  const grouped = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped === '' ? '' : `${grouped},`}${digits.slice(-3)}`;
}

/** One decimal in Indian grouping, without a sign: 1,407.4. */
function groupOneDecimal(value: number): string {
  const [whole = '', decimal = ''] = oneDecimal(value).split('.');
  return `${groupDigits(Number(whole))}.${decimal}`;
}

/** Rounds half away from zero to one decimal, without binary rounding errors (1.05 → 1.1). */
function oneDecimal(value: number): string {
  return ((Math.sign(value) * Math.round(Math.abs(value) * 10 + 1e-9)) / 10).toFixed(1);
}

/**
 * An amount in rupees with Indian digit grouping: in crore from 10,000,000 ('₹1,407.4 Cr'), in lakh
 * from 100,000 ('₹90.0 L'), otherwise with all digits ('₹84,210'). Unknown (`null`) is '—', never
 * ₹0.
 */
export function formatRupees(rupees: number | null | undefined): string {
  if (rupees === null || rupees === undefined || !Number.isFinite(rupees)) return '—';
  const sign = rupees < 0 ? '-' : '';
  const size = Math.abs(rupees);
  if (size >= CRORE) return `${sign}₹${groupOneDecimal(size / CRORE)} Cr`;
  // Choose the unit before rounding: 99.96 lakh is '100.0 L'.
  if (size >= LAKH) return `${sign}₹${oneDecimal(size / LAKH)} L`;
  return `${sign}₹${groupDigits(size)}`;
}

/** An amount in crore without its unit, for charts whose caption has the unit: '128.4'. */
export const inCrore = (rupees: number): string => (rupees / CRORE).toFixed(1);

/**
 * All digits of an amount with Indian digit grouping, '₹12,84,00,000', for tables, tooltips and
 * screen readers. Unknown is '—'.
 */
export function formatRupeesInFull(rupees: number | null | undefined): string {
  return rupees === null || rupees === undefined || !Number.isFinite(rupees) ? '—' : `₹${groupDigits(rupees)}`;
}

/** A count in Indian grouping: 1,12,408. */
export function formatCount(count: number): string {
  return groupDigits(count);
}

/** A count with its noun: '1 vote', '1,906 votes', '2 stories'. */
export function formatCountOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Converts crore (as trade sheets write it, e.g. 18.4) to whole rupees. */
export function croreToRupees(crore: number): number {
  return Math.round(crore * CRORE);
}

/** A signed percentage with one decimal: '+12.4%', '-8.6%', '0.0%'. */
export function formatChange(percent: number): string {
  const text = `${oneDecimal(percent)}%`;
  return percent > 0 && text !== '0.0%' ? `+${text}` : text.replace(/^-(?=0\.0%$)/, '');
}

import { formatRupees } from '@first-show/domain/core/money';
import { croreText, parseCrore } from './parse-amount.ts';

/** '₹128.4 Cr', 'Not known', or 'Not an amount'. */
export const amountText = (value: string): string =>
  value.trim() === '' ? 'Not known' : parseCrore(value) === null ? 'Not an amount' : formatRupees(parseCrore(value));

/** An amount in crore: '18.4'. Text that is not an amount stays as typed. */
export const plainAmount = (value: string): string => croreText(parseCrore(value)) || value.trim();

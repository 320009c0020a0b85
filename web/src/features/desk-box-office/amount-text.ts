import { formatRupees } from '@first-show/domain/core/money';
import { parseAmount } from './parse-amount.ts';

/** '₹128.4 Cr', 'Not known', or 'Not an amount'. */
export const amountText = (value: string): string =>
  value.trim() === '' ? 'Not known' : parseAmount(value) === null ? 'Not an amount' : formatRupees(parseAmount(value));

/** The digits of an amount; text that is no amount stays as typed. */
export const plainAmount = (value: string): string => String(parseAmount(value) ?? value.trim());

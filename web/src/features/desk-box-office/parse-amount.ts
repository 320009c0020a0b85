import { parseRupees } from '@first-show/domain/core/parse-rupees';

/**
 * What people type or paste as an amount, in whole rupees: '1,28,40,000', '₹12.5 Cr', '90 L'.
 * `null` where it is none.
 */
export const parseAmount = (text: string): number | null => parseRupees(text, 'rupees');

/** The add form's numbers: integers, and what is empty or no number is 0. */
export const integerOrZero = (text: string): number => parseAmount(text) ?? 0;

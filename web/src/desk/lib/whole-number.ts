import { westernDigits } from '@first-show/domain/core/digits';

/** Parses a whole number of at most six digits, typed in any script. `null` for other text. */
export function wholeNumber(text: string): number | null {
  const digits = westernDigits(text.trim());
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}

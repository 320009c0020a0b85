/**
 * Replaces the decimal digits of all scripts with 0 to 9: '१२.५', '১২.৫' and '１２.５' become '12.5'.
 * Every field that accepts a number or a date reads it through this function.
 */
export const westernDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, valueOf);

/**
 * The value of a digit. Unicode encodes each script's digits in one run from 0 to 9, so the value
 * is the number of digits before it in the run. (Some runs follow each other directly.)
 */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

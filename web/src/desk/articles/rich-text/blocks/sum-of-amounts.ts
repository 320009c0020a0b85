import { westernDigits } from '@first-show/domain/core/digits';
import { formatCount } from '@first-show/domain/core/money';
import { GROUPED_DIGITS } from '@first-show/domain/core/parse-rupees';

const AMOUNT = new RegExp(String.raw`^₹\s?(${GROUPED_DIGITS}(?:\.\d{1,2})?)$`);

/** The sum of amounts such as '₹1,132.50'; `null` if there are none, or if a text is no amount. */
export function sumOfAmounts(amounts: readonly string[]): string | null {
  const paise = amounts.map((text) => {
    const digits = AMOUNT.exec(westernDigits(text.trim()))?.[1]?.replaceAll(',', '');
    return digits === undefined ? null : Math.round(Number(digits) * 100);
  });
  if (paise.length === 0 || paise.includes(null)) return null;
  const sum = paise.reduce<number>((total, one) => total + (one ?? 0), 0);
  const rest = sum % 100;
  return `₹${formatCount(Math.floor(sum / 100))}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

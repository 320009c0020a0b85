import { westernDigits } from '@first-show/domain/core/digits';

/**
 * Finds what a proposal must never hold, even if the article holds it: addresses, phone numbers and
 * instructions to a program. A story of a feed may contain them so that a model repeats them.
 */

/** A dot in any form that becomes a dot in a browser's address bar. */
const DOTS = /[\u3002\uFF0E\uFF61]/g;

/** Top-level domains in Devanagari. Other Devanagari words after a dot only lack a space. */
const HINDI_DOMAINS = 'भारत|भारतम्|संगठन|कॉम|नेट';
const ADDRESSES: readonly RegExp[] = [
  /[a-z][a-z\d+.-]{1,20}:\/\/|\b(?:www\.|tel:|mailto:)/iu,
  // A label and a domain, such as 'bit.ly' or 'evil-site.xyz'.
  new RegExp(
    `[\\p{L}\\p{M}\\p{N}-]\\.(?:xn--|(?:(?!\\p{Script=Devanagari})\\p{L}){2}|(?:${HINDI_DOMAINS})(?![\\p{L}\\p{M}]))`,
    'iu',
  ),
  // 'evil[.]com', 'evil dot com'.
  /\S\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?\p{L}{2}|\p{L}\s+dot\s+(?:com|in|net|org|io|xyz|info|me|co)\b/iu,
  /(?<![\d.,])\d{1,3}(?:\.\d{1,3}){3}(?![\d.,])/,
  // An email address, or the name of an account.
  /[^\s@]@[^\s@]|(?<!\S)@\w{3}/u,
];
/** Dots in names that are no addresses: initials ('A.R.Rahman') and titles ('Dr.Khan'). */
const DOTTED_NAMES =
  /(?<![\p{L}\p{N}-])(?:(?:\p{Lu}\.)+|(?:Dr|Mr|Mrs|Ms|Prof|Smt|Shri|St)\.)(?=\p{Lu}[\p{L}\p{M}]+(?![\p{L}/.]))/gu;

const PHONE = /\+?\(?\d[\d\s().\-\u2010-\u2015/]{5,}\d/g;
const PHONE_DIGITS = { withPlus: 7, plain: 10 } as const;

const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|(?:previous|prior|earlier|above)\s+(?:text|messages?))\b/iu,
  /\b(?:system|developer)\s+(?:prompt|message|mode)\b|\bas an ai\b|\byou are now\b|\bjailbreak\b|<\|/iu,
  /निर्देश\S*\s(?:को\s)?(?:अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल|भुला)/u,
];

/** Why a text must not be proposed; `null` if nothing was found. */
export function unsafeIn(text: string): string | null {
  const plain = westernDigits(text.normalize('NFKC').replace(DOTS, '.'));
  const withoutNames = plain.replace(DOTTED_NAMES, ' ');
  if (ADDRESSES.some((address) => address.test(withoutNames))) return 'It holds an address';
  if ((plain.match(PHONE) ?? []).some(isPhone)) return 'It holds a phone number';
  if (INSTRUCTIONS.some((instruction) => instruction.test(plain.normalize('NFC'))))
    return 'It reads like an instruction to a program';
  return null;
}

const isPhone = (found: string): boolean =>
  found.replace(/\D/g, '').length >= (found.startsWith('+') ? PHONE_DIGITS.withPlus : PHONE_DIGITS.plain);

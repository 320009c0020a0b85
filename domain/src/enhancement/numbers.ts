import { westernDigits } from '../core/digits.ts';
import { withoutJoiners } from '../core/text.ts';

/**
 * A number of a text in a form that can be compared: '₹1,28,40,00,000', '128.4 crore', '१२८.४
 * करोड़' and 'एक सौ अट्ठाईस करोड़ चालीस लाख' have the same `value`.
 */
export type TextNumber = {
  /** The number multiplied by its unit: 150000 for '1.5 lakh'. */
  value: number;
  /** The number without its unit: 1.5. */
  bare: number;
  hasUnit: boolean;
  isPercent: boolean;
  /** The number as written, for messages. */
  text: string;
};

const UNITS: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  million: 1e6,
  mn: 1e6,
  m: 1e6,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  billion: 1e9,
  bn: 1e9,
  सौ: 100,
  हज़ार: 1e3,
  हजार: 1e3,
  लाख: 1e5,
  करोड़: 1e7,
  करोड: 1e7,
  अरब: 1e9,
};
const PERCENTS = new Set(['%', 'percent', 'pc', 'प्रतिशत', 'फ़ीसदी', 'फीसदी']);

const ENGLISH_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** The words for 1 to 99. A '|' separates spellings. */
const HINDI = (
  'एक दो तीन चार पाँच|पांच छह|छः|छे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह सोलह सत्रह अठारह|अट्ठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस ' +
  'अट्ठाईस|अठाईस उनतीस तीस इकतीस|इकत्तीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस|चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास ' +
  'इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन|अठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर ' +
  'सतहत्तर अठहत्तर उनासी|उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी|अठासी नवासी नब्बे इक्यानवे|इक्यानबे बानवे|बानबे तिरानवे|तिरानबे चौरानवे|चौरानबे पचानवे|पचानबे छियानवे|छियानबे ' +
  'सत्तानवे|सत्तानबे अट्ठानवे|अठानवे निन्यानवे|निन्यानबे'
).split(' ');

const words = new Map<string, number>([
  // 'one' and 'एक' alone are usually pronouns, so `numbersIn` excludes them (`PRONOUNS`).
  ...ENGLISH_SMALL.map((word, value) => [word, value] as const),
  ...Object.entries(ENGLISH_TENS),
  ...Object.entries(ENGLISH_TENS).flatMap(([ten, value]) =>
    ENGLISH_SMALL.slice(1, 10).map((one, index) => [`${ten}-${one}`, value + index + 1] as const),
  ),
  ...HINDI.flatMap((spellings, index) =>
    spellings.split('|').map((word) => [word.normalize('NFC'), index + 1] as const),
  ),
  ['डेढ़'.normalize('NFC'), 1.5],
  ['ढाई'.normalize('NFC'), 2.5],
]);
const PRONOUNS = new Set(['one', 'एक']);
const units = new Map(Object.entries(UNITS).map(([word, value]) => [word.normalize('NFC'), value] as const));
const percents = new Set([...PERCENTS].map((word) => word.normalize('NFC')));

const TOKEN = /\p{Nd}+(?:[,.]\p{Nd}+)*|%|\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu;

/**
 * The numbers of a token. '1,28,400' and '128,400' are each one number, but '3,5' is two numbers,
 * because its comma does not separate thousands.
 */
function valuesOf(digits: string): number[] {
  const plain = westernDigits(digits);
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(plain)) return [Number(plain.replaceAll(',', ''))];
  if (/^\d+(\.\d+)?$/.test(plain)) return [Number(plain)];
  return plain
    .split(/[,.]/)
    .filter((part) => part !== '')
    .map(Number);
}

type Token = { text: string; start: number; end: number };
type NumberPart = { value: number; isWord: boolean };

/** The numbers of a token that consists of digits or is a number word; empty for other tokens. */
function partOf({ text }: Token): NumberPart[] {
  if (/^\p{Nd}/u.test(text)) return valuesOf(text).map((value) => ({ value, isWord: false }));
  const value = words.get(text.toLowerCase());
  return value === undefined ? [] : [{ value, isWord: true }];
}

/** All numbers of a text in order. Ordinals ('second', 'दूसरा') and 'one' alone do not count. */
export function numbersIn(text: string): TextNumber[] {
  const clean = withoutJoiners(text.normalize('NFC'));
  const tokens = [...clean.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: TextNumber[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index] as Token;
    const parts = partOf(token);
    if (parts.length === 0 && !(units.has(token.text.toLowerCase()) && isSpelled(token.text))) {
      index += 1;
      continue;
    }
    if (parts.length > 1) {
      found.push(
        ...parts.map(({ value }) => ({ value, bare: value, hasUnit: false, isPercent: false, text: token.text })),
      );
      index += 1;
      continue;
    }
    const read = readNumber(clean, tokens, index);
    if (read.number !== null) found.push(read.number);
    index = read.next;
  }
  return found;
}

/**
 * Whether a unit can stand without a number, as in 'a lakh and a half'. 'm', 'k' and 'cr' cannot.
 */
const isSpelled = (unit: string): boolean => unit.length >= 4 || /\p{Script=Devanagari}/u.test(unit);

/**
 * Parses one number from `index` on: 'बारह करोड़ नब्बे लाख', '128.4 crore', 'two hundred and six'.
 */
function readNumber(
  text: string,
  tokens: readonly Token[],
  index: number,
): { number: TextNumber | null; next: number } {
  const first = tokens[index] as Token;
  let total = 0;
  let current: number | null = partOf(first)[0]?.value ?? null;
  const bare = current ?? 1;
  const isWord = partOf(first)[0]?.isWord ?? true;
  let lowest = Infinity;
  /** The part that was added to `total` last. */
  let last = 0;
  let hasUnit = false;
  let next = current === null ? index : index + 1;
  let end = first.end;
  for (;;) {
    const token = tokens[next];
    if (token === undefined || !touches(text, end, token.start)) break;
    const unit = units.get(token.text.toLowerCase());
    if (unit !== undefined && unit < lowest) {
      // A unit multiplies the number before it. A unit after 'hundred' multiplies the whole number,
      // as in 'two hundred crore'.
      last = (current ?? 1) * unit;
      total += last;
      if (unit > 100) lowest = unit;
      else {
        current = total;
        total = 0;
        lowest = Infinity;
        hasUnit = true;
        end = token.end;
        next += 1;
        continue;
      }
      current = null;
      hasUnit = true;
    } else if (unit !== undefined && hasUnit && current === null) {
      // A larger unit after a unit multiplies both, as in '2 thousand crore' and '1 lakh crore'.
      total += last * (unit - 1);
      last *= unit;
      lowest = unit;
    } else if (
      hasUnit &&
      /^(and|व)$/i.test(token.text) &&
      partOf(tokens[next + 1] ?? { text: '', start: 0, end: 0 })[0]?.isWord === true
    ) {
      // Skip the 'and' in 'two hundred and six'.
    } else if (isWord && hasUnit && partOf(token)[0]?.isWord === true) {
      current = (current ?? 0) + (partOf(token)[0]?.value ?? 0);
    } else break;
    end = token.end;
    next += 1;
  }
  const value = total + (current ?? 0);
  if (!hasUnit && PRONOUNS.has(first.text.toLowerCase())) return { number: null, next };
  const percent = tokens[next];
  const perCent = percent?.text.toLowerCase() === 'per' && tokens[next + 1]?.text.toLowerCase() === 'cent';
  const isPercent =
    percent !== undefined && touches(text, end, percent.start) && (perCent || percents.has(percent.text.toLowerCase()));
  const stop = isPercent ? (perCent ? (tokens[next + 1] as Token).end : percent.end) : end;
  const rounded = Math.round(value * 1e4) / 1e4;
  return {
    number: { value: rounded, bare, hasUnit, isPercent, text: text.slice(first.start, stop) },
    next: isPercent ? next + (perCent ? 2 : 1) : Math.max(next, index + 1),
  };
}

/** Whether only spaces, hyphens or nothing separate two tokens. */
const touches = (text: string, end: number, start: number): boolean => /^[\s-]{0,3}$/.test(text.slice(end, start));

/**
 * Whether `wanted` is one of these numbers: a number with the same value or, if `wanted` has a
 * unit, a number without a unit and with the same `bare`. A wanted percentage matches only a
 * percentage.
 */
export function hasNumber(numbers: readonly TextNumber[], wanted: TextNumber): boolean {
  return numbers.some((one) => {
    if (wanted.isPercent && !one.isPercent) return false;
    if (one.value === wanted.value) return true;
    // '₹18.4 crore, then 64.2' names the unit only once, so 64.2 matches '64.2 crore'.
    return wanted.hasUnit && !one.hasUnit && one.bare === wanted.bare;
  });
}

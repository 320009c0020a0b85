import { westernDigits } from '../core/digits.ts';
import { withoutJoiners, wordsIn } from '../core/text.ts';

/**
 * Folding of words for search, so that पठान, Pathaan and Pathan match. Words are transliterated
 * from Devanagari to Latin and put into lower case. Keys made from a folded word (consonant
 * skeleton, sound, typing errors, beginnings) find candidates; the edit distance of the folded
 * words then selects the near ones.
 */

const INDEPENDENT_VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const VOWEL_SIGNS: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  क़: 'q',
  ख़: 'kh',
  ग़: 'g',
  ज़: 'z',
  ड़: 'd',
  ढ़: 'dh',
  फ़: 'f',
  य़: 'y',
};
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
const NUKTA = '\u093C';
const VIRAMA = '\u094D';
const NASALS = new Set(['\u0901', '\u0902']);

/**
 * Transliterates Devanagari to plain Latin, as people type it, without the silent final 'a': 'राजा'
 * → 'raajaa', 'दादर' → 'daadar'.
 */
export function transliterate(text: string): string {
  // Return early, because most words are already in Latin letters.
  if (isAscii(text)) return text;
  // NFC decomposes letters with a nukta, and the keys of the table are decomposed too.
  const letters = [...text.normalize('NFC')];
  let latin = '';
  // A consonant is followed by an 'a' unless a vowel sign, a virama or the end of the word follows.
  let hasInherentVowel = false;
  const flush = (isWordEnd: boolean) => {
    if (hasInherentVowel && !isWordEnd) latin += 'a';
    hasInherentVowel = false;
  };
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? '';
    const withNukta = letters[index + 1] === NUKTA ? letter + NUKTA : letter;
    const consonant = nuktaConsonants.get(withNukta) ?? CONSONANTS[letter];
    if (consonant !== undefined) {
      flush(false);
      latin += consonant;
      hasInherentVowel = true;
      if (withNukta !== letter) index += 1;
    } else if (VOWEL_SIGNS[letter] !== undefined) {
      hasInherentVowel = false;
      latin += VOWEL_SIGNS[letter];
    } else if (letter === VIRAMA) {
      hasInherentVowel = false;
    } else if (INDEPENDENT_VOWELS[letter] !== undefined) {
      flush(false);
      latin += INDEPENDENT_VOWELS[letter];
    } else if (NASALS.has(letter)) {
      flush(false);
      latin += /[पफबभम]/.test(letters[index + 1] ?? '') ? 'm' : 'n';
    } else if (/\p{Nd}/u.test(letter)) {
      flush(true);
      latin += westernDigits(letter);
    } else if (letter !== NUKTA && letter !== '\u200C' && letter !== '\u200D' && letter !== '\u0903') {
      flush(true);
      latin += letter;
    }
  }
  flush(true);
  return latin;
}
const nuktaConsonants = new Map(
  Object.entries(CONSONANTS).flatMap(([letter, latin]) => {
    const decomposed = letter.normalize('NFD');
    return decomposed.includes(NUKTA) ? [[decomposed, latin] as const] : [];
  }),
);

/**
 * The most characters of a word that are used. Real words are shorter, but a text without spaces is
 * one word. Keys are field names, which Firestore limits to 1,500 bytes.
 */
const WORD_MAX_CHARACTERS = 64;

/**
 * The words of a text, each in lower case, without accents, and with Devanagari in Latin letters:
 * ‘Phir Milenge, फरीदा’ → ['phir', 'milenge', 'pharidaa']. Joiners are dropped. Each word has at
 * most 64 characters and no lone surrogate.
 */
export function foldWords(text: string): string[] {
  return wordsIn(withoutJoiners(text))
    .flatMap((word) => (isAscii(word) ? word : plainForms(word)))
    .map((word) => word.toLowerCase().slice(0, WORD_MAX_CHARACTERS));
}

/**
 * A word in plain letters without accents: ‘𝐑𝐚𝐣𝐚’ in mathematical bold becomes 'Raja', and ‘ﷺ’
 * becomes four words. Letters outside the BMP without a plain form are dropped, because keys are
 * cut by code units (`slipKeys`), which would leave lone surrogates.
 */
const plainForms = (word: string): string[] =>
  transliterate(word)
    .normalize('NFKD')
    .replace(/[\p{M}\u{10000}-\u{10FFFF}]/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Spellings of the same sound in Indian English and in Hindi in Latin letters, longest first. */
const SOUNDS: readonly [RegExp, string][] = [
  [/chh/g, 'c'],
  [/ch/g, 'c'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([kgjtdb])h/g, '$1'],
  [/ck|q|c(?=[aouklrt]|$)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
];
const SOFT_C = 'ç';

/**
 * Maximum number of words in a cache. The same words occur often, and folding one takes a dozen
 * replacements.
 */
const WORDS_REMEMBERED = 20_000;
export function remembered<T>(fold: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= WORDS_REMEMBERED) known.clear();
    const folded = fold(word);
    known.set(word, folded);
    return folded;
  };
}

/**
 * The consonant skeleton of a folded word: 'pathaan' and 'pathan' → 'ptn'. A leading vowel becomes
 * 'a', doubled consonants become one, and y is a vowel unless it is the first letter. Words in
 * another script than Latin are returned unchanged.
 */
export const skeleton = remembered((word) => {
  if (!/^[a-z0-9]+$/.test(word)) return word;
  let sound = word.replace(/chh?/g, SOFT_C);
  for (const [spelling, replacement] of SOUNDS) sound = sound.replace(spelling, replacement);
  sound = sound.replaceAll(SOFT_C, 'c');
  const lead = /^[aeiou]/.test(sound) ? 'a' : '';
  const consonants = sound
    .replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
    .replace(/(?!^)y/g, '')
    .replace(/[aeiou]/g, '');
  return lead + consonants || 'a';
});

/**
 * A folded word with its vowels and sounds spelt in one way, for comparisons. A final 'a' is
 * dropped from three letters on: 'raajaa' and 'raja' → 'raj'.
 */
export const evenSpelling = remembered((word) => {
  let even = word.replace(/chh?/g, SOFT_C);
  for (const [spelling, replacement] of SOUNDS) even = even.replace(spelling, replacement);
  return even
    .replaceAll(SOFT_C, 'c')
    .replace(/aa+/g, 'a')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.{2})a$/, '');
});

/**
 * The number of edits (insert, delete, replace, swap neighbours) between two words; `most + 1` if
 * there are more than `most`.
 */
export function editDistance(a: string, b: string, most = 3): number {
  if (a === b) return 0;
  if (most === 0 || Math.abs(a.length - b.length) > most) return most + 1;
  // Skip the common prefix and suffix: what remains is usually short.
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)];
  if (most > 1) return fullDistance(restA, restB, most);
  const isOne =
    Math.max(restA.length, restB.length) === 1 ||
    (restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]);
  return isOne ? 1 : 2;
}

function fullDistance(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}

/**
 * Two words of at least this length may differ in their first letter. In a shorter word another
 * first letter makes another word: 'zork' is not 'work'. Leading vowels may always differ, because
 * their spelling varies.
 */
const FIRST_LETTER_MIN = 6;
const startAlike = (a: string, b: string): boolean =>
  a[0] === b[0] || Math.min(a.length, b.length) >= FIRST_LETTER_MIN || (/^[aeiou]/.test(a) && /^[aeiou]/.test(b));

/**
 * Whether a searched word is near a found one, compared in even spelling: they may differ in a
 * third of their letters, at most three. Words of fewer than four letters must be equal.
 */
export function isNear(searched: string, found: string): boolean {
  const a = evenSpelling(searched);
  const b = evenSpelling(found);
  // An even spelling of one letter is not enough to compare ('aaa' and 'a' have the same one), so
  // require equal words.
  if (a.length < 2 || b.length < 2) return searched === found;
  const length = Math.min(a.length, b.length);
  const allowed = length < 4 ? 0 : Math.min(3, Math.floor(length / 3));
  return startAlike(a, b) && editDistance(a, b, allowed) <= allowed;
}

/**
 * The even spelling of a word, without the letters a and y after the first letter. Devanagari does
 * not write every a, and English spellings vary ('Riyaaz', 'Riaz'). 'rajkumar' and 'राजकुमार' are
 * equal, 'raja' and 'roja' are not. Far fewer words share a sound key than a skeleton.
 */
export const soundKey = remembered((word) => {
  if (!/^[a-z0-9]+$/.test(word)) return word;
  const even = evenSpelling(word);
  return (
    even.slice(0, 1) +
    even
      .slice(1)
      .replace(/[ay]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
});

/**
 * Shorter words have no keys with a letter left out, because another letter usually makes another
 * word.
 */
const SLIP_MIN = 4;
/** Slip keys use only this many letters of a longer word. */
const SLIP_MAX = 14;

/**
 * Keys for typing errors: two words that differ by one letter (missing, added, replaced) share a
 * key. The keys are the word as written and in even spelling and, from four letters on, each form
 * with one letter left out (as in SymSpell, https://github.com/wolfgarbe/SymSpell). At most 30.
 */
export function slipKeys(word: string): string[] {
  const forms = new Set([evenSpelling(word).slice(0, SLIP_MAX), word.slice(0, SLIP_MAX)]);
  const keys = [...forms].flatMap((form) =>
    form.length < SLIP_MIN
      ? [form]
      : [form, ...Array.from(form, (_, index) => form.slice(0, index) + form.slice(index + 1))],
  );
  return [...new Set(keys)];
}

/**
 * Whether two words of at least four letters differ by at most one letter, as written or in even
 * spelling.
 */
export function isSlip(typed: string, found: string): boolean {
  const isApart = (a: string, b: string) => {
    const length = Math.min(a.length, b.length);
    return length >= SLIP_MIN && startAlike(a, b) && editDistance(a, b, 1) <= 1;
  };
  return isApart(typed, found) || isApart(evenSpelling(typed), evenSpelling(found));
}

const BEGINNING = { min: 3, max: 10 } as const;

/** The key of all words that begin with these letters; `null` if there are too few letters. */
export function beginningKey(word: string): string | null {
  const even = evenSpelling(word).slice(0, BEGINNING.max);
  return even.length < BEGINNING.min ? null : `^${even}`;
}

/**
 * Keys for the beginnings of a word, from three letters on, without the whole word: the beginnings
 * of its even spelling, and the even spellings of its beginnings ('khedo' is 'kedo', but the whole
 * word 'khedoot' is 'kedut').
 */
export const beginningKeys = remembered((whole): readonly string[] => {
  const word = whole.slice(0, WORD_MAX_CHARACTERS);
  const even = evenSpelling(word);
  const cuts = Array.from({ length: Math.max(0, word.length - BEGINNING.min) }, (_, index) =>
    beginningKey(word.slice(0, BEGINNING.min + index)),
  );
  const beginnings = Array.from({ length: Math.max(0, even.length - BEGINNING.min) }, (_, index) =>
    beginningKey(even.slice(0, BEGINNING.min + index)),
  );
  return [...new Set([...beginnings, ...cuts])].filter((key) => key !== null && key !== `^${even}`) as string[];
});

/**
 * Whether a word begins with the typed letters, in any spelling. At least three letters are needed.
 */
export const isBeginning = (typed: string, word: string): boolean => {
  const [begun, even] = [evenSpelling(typed), evenSpelling(word)];
  if (begun[0] !== even[0]) return false;
  const key = beginningKey(typed);
  return key !== null && (even.startsWith(begun) || beginningKeys(word).includes(key));
};

/**
 * Words that are in too many articles to help a search. They are used only if a query has no other
 * words.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by for from had has have he her his i in is it its no not of on or she so that the their they this to ' +
    'was we were what when who will with you ka ke ki ko mein men se aur hai hain ne par ek yah vah the tha thi jo bhi to hi ' +
    // Transliterations of Hindi stop words.
    'kaa thaa'
  ).split(' '),
);

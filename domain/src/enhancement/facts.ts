import { withoutJoiners, wordsIn } from '../core/text.ts';
import { evenSpelling, STOP_WORDS } from '../search/fold.ts';
import { hasNumber, numbersIn, type TextNumber } from './numbers.ts';
import { wordKeys } from './word-keys.ts';

/**
 * Checks that a text contains no name or number that its source does not contain. Spelling is
 * normalised, so that पठान, Pathaan and Pathan are one name, and ₹1,28,40,00,000 is 128.4 crore.
 *
 * The check cannot detect an English name in lower case, or a name that is spelt like a common
 * word.
 */

/** The words and numbers that a checked text may contain. */
export type Source = {
  words: ReadonlySet<string>;
  /**
   * Neighbouring words as 'first second', so that the first name of one person is not accepted with
   * the last name of another.
   */
  pairs: ReadonlySet<string>;
  numbers: readonly TextNumber[];
};

export function sourceOf(texts: readonly string[]): Source {
  const words = new Set<string>();
  const pairs = new Set<string>();
  for (const text of texts) {
    const folded = keysOf(text);
    for (const [index, word] of folded.entries()) {
      words.add(word);
      if (index > 0) pairs.add(`${folded[index - 1]} ${word}`);
    }
  }
  return { words, pairs, numbers: texts.flatMap(numbersIn) };
}

/** Folded words of a text, without the possessive 's. */
const keysOf = (text: string): string[] => wordKeys(text.replace(/[’']s(?!\p{L})/gu, ''));

/** The names and numbers of `text` that are not in `source`, as written. */
export function unknownFacts(text: string, source: Source, language: 'en' | 'hi'): string[] {
  const numbers = numbersIn(text)
    .filter((number) => !hasNumber(source.numbers, number))
    .map((number) => number.text);
  const names =
    language === 'hi'
      ? [...unknownHindiWords(text, source), ...unknownNames(text, source)]
      : unknownNames(text, source);
  return [...new Set([...numbers, ...names])];
}

/**
 * The words of `text` that are neither stop words nor in `source`, in singular or plural. For tags,
 * which are often names but have no capitals.
 */
export function unknownWords(text: string, source: Source): string[] {
  return (withoutJoiners(text).match(/[\p{L}\p{M}\p{N}’']+/gu) ?? []).filter((word) => {
    const keys = keysOf(word);
    return keys.some((key) => !source.words.has(key) && !STOP_WORDS.has(key) && !isInflected(key, source));
  });
}

/**
 * All runs of up to four neighbouring words, joined and in lower case. A hashtag without capitals
 * cannot be split into words, so it is compared with these runs.
 */
export function joinedRuns(texts: readonly string[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    const words = wordsIn(withoutJoiners(text).normalize('NFC').toLowerCase());
    for (const index of words.keys())
      for (let length = 1; length <= HASHTAG_WORDS; length += 1) runs.add(words.slice(index, index + length).join(''));
  }
  return runs;
}
const HASHTAG_WORDS = 4;

/** Whether the source has the singular or plural of the word: 'trailer' for 'trailers'. */
const isInflected = (key: string, source: Source): boolean =>
  key.length > 4 && [key.replace(/s$/, ''), `${key}s`, key.replace(/es$/, '')].some((form) => source.words.has(form));

const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*\.?/gu;
const CAPITAL = /^\p{Lu}/u;

/**
 * Words that may begin a sentence or a headline without being a name. Any other unknown capitalised
 * word counts as a name: refusing a good sentence costs a click, but an invented name costs trust.
 */
const OPENERS = new Set(
  (
    'a about according across actor actors actress after ahead all along already also although always among an and another any anyone are as asked at audience audiences ' +
    'back because become before behind below between beyond both bollywood box but by can cinema cinemas coming could critics day days despite did director directors do does ' +
    'down during each earlier early eight eighteen either eleven english even every everyone everything exclusive explained fans few fifteen fifty film films final finally find ' +
    'first five following for forty four fourteen from get gets go goes going had half has have he her here hers hindi his how however if in indian inside instead interview is it its ' +
    'just know last later latest learn less let like made makers makes making many may meet meets might more most movie music must my near nearly never new news next nine no nobody none ' +
    'not nothing now of off office old on once one only opening or other our out over part people perhaps producer producers read readers release released review reviews same say says ' +
    'season second see seven several she should since six small so some someone song songs soon star stars still story such take takes team ten than that the their them then there these they third this ' +
    'those three through thus to today together told tomorrow too trailer twelve twenty two under unlike until up upon us very viewers was watch we week weekend well were what when where whether which while who why ' +
    'will with within without would year years yes yesterday yet you your'
  ).split(' '),
);
const openerKeys = new Set([...OPENERS].map(evenSpelling));

type Run = { word: string; key: string; isFirst: boolean }[];

function unknownNames(text: string, source: Source): string[] {
  const unknown: string[] = [];
  const isTitleCase = looksTitleCase(text);
  for (const run of capitalRuns(text)) {
    for (const [index, { word, key, isFirst }] of run.entries()) {
      const isKnown = source.words.has(key) || isInflected(key, source);
      if (!isKnown) {
        if (!((isFirst || isTitleCase) && openerKeys.has(key)) && !/^\p{N}/u.test(word)) unknown.push(word);
        continue;
      }
      const before = run[index - 1];
      // Both words are in the source, but they must also be neighbours there. Otherwise the name
      // mixes two people.
      if (
        isTitleCase ||
        before === undefined ||
        !source.words.has(before.key) ||
        openerKeys.has(before.key) ||
        openerKeys.has(key)
      )
        continue;
      if (!source.pairs.has(`${before.key} ${key}`)) unknown.push(`${before.word} ${word}`);
    }
  }
  return unknown;
}

/** Runs of capitalised words that are separated only by spaces. */
function capitalRuns(joined: string): Run[] {
  const text = withoutJoiners(joined);
  const runs: Run[] = [];
  let run: Run = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    // With the end of the word before, where a full stop or a possessive stands. The whole text
    // before the word would take quadratic time.
    const before = text.slice(Math.max(0, end - 2), match.index);
    const between = text.slice(end, match.index);
    const bare = match[0].replace(/\.$/, '').replace(/[’']s$/u, '');
    if (!/^\s*$/.test(between) || /^[’']s/u.test(before)) run = endRun(runs, run);
    if (CAPITAL.test(bare)) {
      const isFirst = match.index === 0 || /[.!?:;…—–“‘"(]\s*$/u.test(before);
      const keys = keysOf(bare);
      for (const [index, key] of keys.entries()) run.push({ word: bare, key, isFirst: isFirst && index === 0 });
      // A full stop ends a run, except after a short word, which may be an initial or a title
      // ('Dr.').
      if (match[0].endsWith('.') && bare.length > 3) run = endRun(runs, run);
    } else run = endRun(runs, run);
    end = match.index + match[0].length;
  }
  endRun(runs, run);
  return runs;
}

function endRun(runs: Run[], run: Run): Run {
  if (run.length > 0) runs.push(run);
  return [];
}

/** Whether most words of a text begin with a capital, so that capitals do not mark names. */
function looksTitleCase(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 3 && words.filter((word) => CAPITAL.test(word)).length / words.length > 0.8;
}

/** Hindi words without factual content. A summary may use them even if the source does not. */
const HINDI_COMMON = new Set(
  (
    'और या पर परंतु लेकिन मगर कि जो जिस जिसे जिसमें जिससे जिसकी जिसके जिसने जिन जिनमें तो ही भी नहीं न ना मत है हैं था थे थी थीं हो होगा होगी होंगे होता होती होते हुआ हुई हुए होने होकर रहा रहे रही गया गई गए गयी जाता जाती जाते जाने जा जाए ' +
    'कर करना करने करता करती करते किया की किए करके करेगा करेंगे करेगी का के को ने से में तक लिए साथ बाद पहले अब तब जब कब यहाँ वहाँ जहाँ कहाँ यह वह ये वे इस उस इन उन इसे उसे इसका इसकी इसके उसका उसकी उसके इसमें उसमें इनका उनका उनकी उनके उन्हें इन्हें उन्होंने इन्होंने उसने ' +
    'इसने अपना अपनी अपने खुद एक दो कुछ कई सब सभी हर बहुत बड़ा बड़ी बड़े छोटा छोटी छोटे नया नई नए अच्छा अच्छी अच्छे सबसे ज़्यादा ज्यादा कम अधिक फिर वाला वाली वाले दिया दी दिए देना देने देता देती देते लिया ली लेना लेने लेता लेती मिला मिली मिले मिलता ' +
    'कहा कहना कहते कहती कहता बताया बताती बताते बताता बात क्या क्यों कैसे कैसा कौन किस किसी कोई मैं मेरा मेरी मेरे हम हमारा हमारी हमारे आप आपका आपकी तुम द्वारा बीच ऊपर नीचे आगे पीछे अंदर बाहर दौरान बारे तरह ओर वजह कारण लगभग सिर्फ़ सिर्फ केवल ' +
    'फ़िल्म फिल्म फ़िल्मों फ़िल्में कहानी ख़बर खबर समीक्षा गाना गाने निर्देशक अभिनेता अभिनेत्री सिनेमा दर्शक दर्शकों साल दिन हफ़्ते हफ्ते आज कल चुका चुकी चुके सकता सकती सकते वाकई जैसे जैसा जैसी यानी'
  )
    .split(' ')
    .flatMap(keysOf),
);
const HINDI_ENDINGS = /(?:iyon|iyan|on|en|in|ne|na|ni|te|ta|ti|e|i|a|o)$/;
const stemOf = (key: string): string => (key.length > 4 ? key.replace(HINDI_ENDINGS, '') : key);

/**
 * Devanagari words of a text that are not in the source, neither in this form nor in an inflected
 * one. Devanagari has no capitals that mark names, so all words except common ones are checked.
 */
function unknownHindiWords(text: string, source: Source): string[] {
  const stems = new Set([...source.words].map(stemOf));
  return (withoutJoiners(text.normalize('NFC')).match(/\p{Script=Devanagari}+/gu) ?? []).filter((word) => {
    if (/^[०-९।॥]+$/.test(word)) return false;
    return keysOf(word).some((key) => !source.words.has(key) && !HINDI_COMMON.has(key) && !stems.has(stemOf(key)));
  });
}

import { STOP_WORDS } from '@first-show/domain/search/fold';
import type { Block } from '../article-text.ts';

/**
 * The kinds of words, the same for every language. Hindi analysis uses only 'noun', 'number' and
 * 'stop'.
 */
export type WordKind = 'name' | 'noun' | 'adjective' | 'number' | 'other' | 'stop';
export type Word = {
  /** The word as written. */
  text: string;
  /** The same text for all forms of a word, if the language's stemmer recognises them. */
  stem: string;
  kind: WordKind;
};
export type Sentence = {
  text: string;
  /** The index of the sentence's paragraph in the article. */
  block: number;
  kind: Block['kind'];
  /** The position among the sentences of the article, from 0. */
  index: number;
  words: Word[];
};

/** Splits one paragraph into sentences with their words. */
export type Analyser = (text: string) => { text: string; words: Word[] }[];

/**
 * Maximum number of sentences that are analysed, because the time of the analysis grows faster than
 * their number.
 */
const SENTENCES_MAX = 300;

export function sentencesOf(blocks: readonly Block[], analyse: Analyser): Sentence[] {
  const sentences: Sentence[] = [];
  for (const [block, { kind, text }] of blocks.entries()) {
    if (sentences.length >= SENTENCES_MAX) break;
    for (const part of mergeSpeech(analyse(text))) sentences.push({ ...part, block, kind, index: sentences.length });
  }
  return sentences.slice(0, SENTENCES_MAX);
}

/**
 * Merges the sentences of one quotation, because a part of it would have an unpaired quotation
 * mark. Also merges sentences that were split after an abbreviation.
 */
function mergeSpeech(parts: { text: string; words: Word[] }[]): { text: string; words: Word[] }[] {
  const merged: { text: string; words: Word[] }[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    const isInside =
      last !== undefined &&
      (count(last.text, '“') > count(last.text, '”') ||
        /(?:^|\s)(?:Mr|Mrs|Ms|Dr|Rs|St|No|vs|Prof|डॉ|रु|नं|प्रो)\.$/u.test(last.text));
    if (isInside) merged.splice(-1, 1, { text: `${last.text} ${part.text}`, words: [...last.words, ...part.words] });
    else merged.push(part);
  }
  return merged;
}

const count = (text: string, character: string): number => text.split(character).length - 1;

/** The stems by which sentences are compared. */
export const termsOf = (sentence: Pick<Sentence, 'words'>): string[] =>
  sentence.words.filter(({ kind }) => kind !== 'stop').map(({ stem }) => stem);

export const englishStops: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...(
    'about after again all also am any because been before being below between both can could did do does doing don down during each else ever every few further get got here him ' +
    'himself how if into itself just like made make me more most my myself nor now off once one only or other our out over own re s same say says said some such t than them then there these ' +
    'those through too two under until up upon us very way were where which while whom why would your yours yourself ve ll d m'
  ).split(' '),
]);

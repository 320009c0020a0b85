import { ENHANCEMENT } from '@first-show/domain/core/limits';
import { truncateAtWord } from '@first-show/domain/core/text';
import { termsOf, type Sentence, type Word } from './analysis.ts';
import { cosine, lexRank, tfIdf, type Vector } from './lex-rank.ts';

/**
 * How much each sign counts. Chosen on the dev half of `tests/fixtures/enhancement`
 * (`npm run bench -- enhance`), and judged on the test half.
 */
export type SummaryWeights = {
  /** Likeness to the headline, which an editor chose as what the story is. */
  title: number;
  /** The first sentences of an article, falling off with their place. */
  position: number;
  /** Names and numbers: what happened, to whom, how much. */
  facts: number;
  /**
   * What a sentence is multiplied with that begins with 'he', 'it', 'but': it leans on the one
   * before.
   */
  leaning: number;
  /** Somebody's speech, or a pull quote. */
  speech: number;
  /** A line of a list. */
  item: number;
  /** Words from which on a sentence tells enough; shorter ones count for less. */
  fullWords: number;
  /** How much likeness to what is chosen already takes away. */
  redundancy: number;
  maxCharacters: number;
};
export const summaryWeights: SummaryWeights = {
  title: 3,
  position: 1,
  facts: 1,
  leaning: 0.7,
  speech: 0.3,
  item: 0.5,
  fullWords: 18,
  redundancy: 0.6,
  maxCharacters: 320,
};

const UNFINISHED = 0.3;
const SENTENCE_MIN = 25;
const SENTENCE_MAX = 260;
const SENTENCES = 4;

/**
 * Somebody stopped quoting here, in the middle of a sentence: it says who, or what, and not the
 * rest.
 */
const CUT_SHORT = /(?:…|\.\.\.)[”"’']*$/u;

const LEANING_EN =
  /^[“"‘']?(?:he|she|it|they|this|that|these|those|his|her|its|their|but|and|so|or|then|there|nor|yet|however|also|here|such|who|which|because|you|i|we)(?:[’']\p{L}+)?\b/iu;
const LEANING_HI =
  /^[“"‘']?(?:वह|वे|यह|ये|उस|इस|उन|इन|उन्होंने|उसने|इसने|उनकी|उनके|उनका|इसका|इसकी|इसके|उसका|उसकी|उसके|पर|लेकिन|मगर|और|तो|फिर|तब|मैं|मैंने|हम|आप|बोले|बोलीं|बोला|कहा|पूछा|यानी|अब|वहीं|वहाँ)(?=[\s,।])/u;

/** A sentence with its LexRank, 1 for the best of the text. */
export type RankedSentence = { sentence: Sentence; rank: number };
export type ScoredSentence = { sentence: Sentence; score: number };

export function rankSentences(
  sentences: readonly Sentence[],
  title: readonly Word[],
  weights: SummaryWeights = summaryWeights,
): RankedSentence[] {
  const told = sentences.filter(({ kind }) => kind !== 'heading');
  const terms = told.map(termsOf);
  const vectors = tfIdf([...terms, termsOf({ words: [...title] })]);
  const titleVector = vectors.at(-1) ?? NOTHING;
  const bias = told.map(
    (_, index) => 0.1 + weights.title * cosine(vectors[index] ?? NOTHING, titleVector) + weights.position / (1 + index),
  );
  const ranks = lexRank(terms, { bias });
  const most = Math.max(...ranks, Number.EPSILON);
  return told.map((sentence, index) => ({ sentence, rank: (ranks[index] ?? 0) / most }));
}

const NOTHING: Vector = new Map();

/** Sentences with their worth, best first. */
export function scoreSentences(
  ranked: readonly RankedSentence[],
  weights: SummaryWeights = summaryWeights,
): ScoredSentence[] {
  return ranked
    .filter(({ sentence }) => !CUT_SHORT.test(sentence.text))
    .map(({ sentence, rank }) => ({
      sentence,
      score: rank * (1 + weights.facts * factsOf(sentence)) * penalty(sentence, weights),
    }))
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index);
}

/** Share of names and numbers, 0 to 1: three are as good as ten. */
const factsOf = ({ words }: Sentence): number =>
  Math.min(3, words.filter(({ kind }) => kind === 'name' || kind === 'number').length) / 3;

export const leansOn = (text: string): boolean => LEANING_EN.test(text) || LEANING_HI.test(text);

function penalty({ text, kind, words }: Sentence, weights: SummaryWeights): number {
  const isSpeech =
    kind === 'quote' ||
    /^[“"]/.test(text) ||
    /[“"][^”"]{40,}[”"]/.test(text) ||
    /\b(?:I|we|you|my|our|your)\b/.test(text);
  // A question, and what only announces what follows, tell nothing.
  const isUnfinished = text.includes('?') || text.endsWith(':') || /^\p{Ll}/u.test(text);
  return (
    (leansOn(text) ? weights.leaning : 1) *
    (isSpeech ? weights.speech : 1) *
    (kind === 'item' ? weights.item : 1) *
    Math.min(1, words.length / weights.fullWords) *
    (isUnfinished ? UNFINISHED : 1)
  );
}

/**
 * The best sentences that fit search results, none that leans on what is not there; where none is
 * short enough, the start of the summary, cut at a word.
 */
export function describe(ranked: readonly RankedSentence[], summary: string | null): string | null {
  const short = summarise(ranked, { ...summaryWeights, leaning: 0.2, maxCharacters: ENHANCEMENT.metaDescriptionMax });
  return short ?? (summary === null ? null : truncateAtWord(summary, ENHANCEMENT.metaDescriptionMax));
}

/** Up to four whole sentences of the text in their order; `null` where none will do. */
export function summarise(all: readonly RankedSentence[], weights: SummaryWeights = summaryWeights): string | null {
  const ranked = scoreSentences(all, weights).filter(
    ({ sentence }) => sentence.text.length >= SENTENCE_MIN && sentence.text.length <= SENTENCE_MAX,
  );
  const vectors = tfIdf(ranked.map(({ sentence }) => termsOf(sentence)));
  const chosen: number[] = [];
  let length = 0;
  while (chosen.length < SENTENCES) {
    let best: number | null = null;
    let bestScore = 0;
    for (const [index, { sentence, score }] of ranked.entries()) {
      if (chosen.includes(index) || length + sentence.text.length + 1 > weights.maxCharacters) continue;
      const likeness = Math.max(
        0,
        ...chosen.map((other) => cosine(vectors[index] ?? NOTHING, vectors[other] ?? NOTHING)),
      );
      const worth = score * (1 - weights.redundancy * likeness);
      if (worth > bestScore) [best, bestScore] = [index, worth];
    }
    if (best === null) break;
    chosen.push(best);
    length += (ranked[best]?.sentence.text.length ?? 0) + 1;
  }
  const text = chosen
    .map((index) => ranked[index]?.sentence as Sentence)
    .sort((a, b) => a.index - b.index)
    .map((sentence) => sentence.text)
    .join(' ');
  return text.length >= ENHANCEMENT.summaryMin ? text : null;
}

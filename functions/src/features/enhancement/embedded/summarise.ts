import { ENHANCEMENT } from '@first-show/domain/core/limits';
import { truncateAtWord } from '@first-show/domain/core/text';
import { termsOf, type Sentence, type Word } from './analysis.ts';
import { cosine, lexRank, tfIdf, type Vector } from './lex-rank.ts';

/**
 * Weights of a sentence's features. They were tuned on the dev half of the reference summaries in
 * `tests/fixtures/enhancement`. `npm run bench -- enhance` compares summaries with both halves.
 */
export type SummaryWeights = {
  /** Weight of the similarity to the headline, in which an editor has summed up the story. */
  title: number;
  /** Weight of the position: the first sentence has most, the next ones less. */
  position: number;
  /** Weight of names and numbers. */
  facts: number;
  /**
   * Factor for a sentence that starts with a word such as 'he', 'it' or 'but', because it depends
   * on the previous sentence.
   */
  needsContext: number;
  /** Factor for a quotation, a pull quote or a sentence in the first or second person. */
  speech: number;
  /** Factor for an item of a list. */
  item: number;
  /** A sentence of at least this many words has full weight; shorter ones have less. */
  fullWords: number;
  /** Penalty for similarity to sentences that are already chosen. */
  redundancy: number;
  maxCharacters: number;
};
const summaryWeights: SummaryWeights = {
  title: 3,
  position: 1,
  facts: 1,
  needsContext: 0.7,
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
 * Matches a sentence that ends with an ellipsis: a quotation was cut there, so the sentence is
 * incomplete.
 */
const CUT_SHORT = /(?:…|\.\.\.)[”"’']*$/u;

const CONTEXT_WORDS_EN =
  /^[“"‘']?(?:he|she|it|they|this|that|these|those|his|her|its|their|but|and|so|or|then|there|nor|yet|however|also|here|such|who|which|because|you|i|we)(?:[’']\p{L}+)?\b/iu;
const CONTEXT_WORDS_HI =
  /^[“"‘']?(?:वह|वे|यह|ये|उस|इस|उन|इन|उन्होंने|उसने|इसने|उनकी|उनके|उनका|इसका|इसकी|इसके|उसका|उसकी|उसके|पर|लेकिन|मगर|और|तो|फिर|तब|मैं|मैंने|हम|आप|बोले|बोलीं|बोला|कहा|पूछा|यानी|अब|वहीं|वहाँ)(?=[\s,।])/u;

/** A sentence with its LexRank, scaled so that the best sentence has 1. */
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

/** Scored sentences, best first, without those that end with an ellipsis. */
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

/** A score for the names and numbers of a sentence: 1/3 for each, at most 1. */
const factsOf = ({ words }: Sentence): number =>
  Math.min(3, words.filter(({ kind }) => kind === 'name' || kind === 'number').length) / 3;

/**
 * Whether a sentence starts with a word that refers to the sentence before it, so that it cannot
 * stand alone.
 */
export const needsContext = (text: string): boolean => CONTEXT_WORDS_EN.test(text) || CONTEXT_WORDS_HI.test(text);

function penalty({ text, kind, words }: Sentence, weights: SummaryWeights): number {
  const isSpeech =
    kind === 'quote' ||
    /^[“"]/.test(text) ||
    /[“"][^”"]{40,}[”"]/.test(text) ||
    /\b(?:I|we|you|my|our|your)\b/.test(text);
  // Questions, announcements of what follows and fragments contain no information themselves.
  const isUnfinished = text.includes('?') || text.endsWith(':') || /^\p{Ll}/u.test(text);
  return (
    (needsContext(text) ? weights.needsContext : 1) *
    (isSpeech ? weights.speech : 1) *
    (kind === 'item' ? weights.item : 1) *
    Math.min(1, words.length / weights.fullWords) *
    (isUnfinished ? UNFINISHED : 1)
  );
}

/**
 * A description for search results: the best sentences that fit, preferably without those that
 * depend on a previous sentence. If no sentence fits, the start of the summary, cut between words.
 */
export function describe(ranked: readonly RankedSentence[], summary: string | null): string | null {
  const short = summarise(ranked, {
    ...summaryWeights,
    needsContext: 0.2,
    maxCharacters: ENHANCEMENT.metaDescriptionMax,
  });
  return short ?? (summary === null ? null : truncateAtWord(summary, ENHANCEMENT.metaDescriptionMax));
}

/** A summary of up to four whole sentences in the order of the text; `null` if none is suitable. */
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

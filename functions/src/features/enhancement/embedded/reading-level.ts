import type { ReadingLevel } from '@first-show/domain/enhancement/enhancement.schema';
import type { Sentence } from './analysis.ts';

/**
 * How hard a text is to read.
 *
 * English: Flesch reading ease, 206.835 − 1.015 × words per sentence − 84.6 × syllables per word.
 * From 80 on it is easy, from 60 on medium (Flesch's 'easy' and 'standard').
 *
 * Hindi has no common formula. Studies agree that long sentences and long words are hard, so we add
 * words per sentence and 40 × the share of words of five aksharas or more. Up to 13 is easy, up to
 * 20 medium.
 */
export function readingLevelOf(sentences: readonly Sentence[], language: 'en' | 'hi'): ReadingLevel {
  const told = sentences.filter(({ kind, words }) => kind !== 'heading' && words.length > 0);
  const words = told.flatMap((sentence) => sentence.words.map(({ text }) => text));
  if (words.length === 0) return { level: 'medium', score: 0 };
  const perSentence = words.length / told.length;
  if (language === 'hi') {
    const long = words.filter((word) => aksharas(word) >= LONG_AKSHARAS).length / words.length;
    const score = round(perSentence + 40 * long);
    return { score, level: score <= 13 ? 'easy' : score <= 20 ? 'medium' : 'hard' };
  }
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const score = round(206.835 - 1.015 * perSentence - 84.6 * (syllables / words.length));
  return { score, level: score >= 80 ? 'easy' : score >= 60 ? 'medium' : 'hard' };
}

const LONG_AKSHARAS = 5;
const round = (score: number): number => Math.round(score * 10) / 10;

/**
 * The number of aksharas (syllable letters) of a word: vowels, and consonants without a following
 * virama.
 */
const aksharas = (word: string): number => word.match(/[\u0904-\u0939\u0958-\u0961](?!\u093C?\u094D)/gu)?.length ?? 1;

/**
 * The approximate number of syllables of an English word: its groups of vowels, without a silent
 * final 'e', 'es' or 'ed'.
 */
function syllablesOf(word: string): number {
  const lower = word.toLowerCase().replace(/[^a-z]/g, '');
  if (lower === '') return 1;
  const groups = lower.replace(/(?<=[^aeiouy])(?:es|ed|e)$/, '').match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups);
}

import { ENHANCEMENT } from '@first-show/domain/core/limits';
import { cleanLine } from '@first-show/domain/core/text';
import { wordKeys } from '@first-show/domain/enhancement/word-keys';
import { needsContext, type ScoredSentence } from './summarise.ts';
import type { Sentence } from './analysis.ts';

/**
 * The kinds of headlines. 'quote': a quotation with its speaker. 'number': a sentence with a
 * figure. 'plain': another sentence. All words of a headline are from the text. A sentence may be
 * shortened, but only where the rest is still complete.
 */
type Kind = 'quote' | 'number' | 'plain';
type Candidate = { text: string; kind: Kind; score: number };

const LOOKED_AT = 24;
/** Matches words of the first person. Only headlines of the kind 'quote' may contain them. */
const OWN_VOICE =
  /(?<![\p{L}’'])(?:I|me|my|we|us|our)(?![\p{L}])|(?<!\p{Script=Devanagari})(?:मैं|मैंने|मुझे|मेरा|मेरी|मेरे|हम|हमने|हमसे|हमें|हमारा|हमारी|हमारे)(?!\p{Script=Devanagari})/u;
const SPOKEN_WORDS_MIN = 4;
/** Two headlines count as the same if they share at least this part of the shorter one's words. */
const SAME = 0.6;

/**
 * Up to three headlines, of different kinds if possible. `title` is the current headline, which is
 * not proposed again.
 */
export function headlineChoices(ranked: readonly ScoredSentence[], title: string): string[] {
  const candidates = ranked
    .slice(0, LOOKED_AT)
    .flatMap(({ sentence, score }) =>
      candidatesOf(sentence).map((candidate) => ({ ...candidate, score: score * candidate.score })),
    )
    .filter(
      ({ text }) =>
        text.length >= ENHANCEMENT.headlineMin && text.length <= ENHANCEMENT.headlineMax && !needsContext(text),
    )
    .filter(({ text, kind }) => kind === 'quote' || !OWN_VOICE.test(text))
    .sort((a, b) => b.score - a.score || a.text.localeCompare(b.text));
  const chosen: Candidate[] = [];
  const isNew = ({ text }: Candidate) =>
    [title, ...chosen.map((one) => one.text)].every((other) => likeness(wordKeys(text), wordKeys(other)) < SAME);
  for (const kind of ['plain', 'number', 'quote'] as const) {
    const best = candidates.find((candidate) => candidate.kind === kind && isNew(candidate));
    if (best !== undefined) chosen.push(best);
  }
  for (const candidate of candidates) {
    if (chosen.length >= ENHANCEMENT.headlines) break;
    if (isNew(candidate)) chosen.push(candidate);
  }
  return chosen.slice(0, ENHANCEMENT.headlines).map(({ text }) => text);
}

function candidatesOf(sentence: Sentence): Candidate[] {
  const { text, kind } = sentence;
  if (kind === 'heading' || text.includes('?')) return [];
  const spoken = speechOf(text);
  if (spoken !== null) return [{ text: spoken, kind: 'quote', score: 1 }];
  const cuts = cutsOf(text).filter(isWellFormed);
  const hasNumber = sentence.words.some((word) => word.kind === 'number') || /[₹\p{Nd}]/u.test(text);
  return cuts.map((cut, index) => ({
    text: cut,
    kind: hasNumber && /[₹\p{Nd}]/u.test(cut) ? 'number' : 'plain',
    score: 1 - index * 0.1,
  }));
}

const SPEECH =
  /^[“"]([^“”"]{15,90}?)[,.!।]?[”"],?\s+(?:says|said|adds|explains|asks)\s+((?:\p{Lu}[\p{L}\p{M}.]+\s?){1,3})/u;
const SPEECH_AFTER =
  /^((?:\p{Lu}[\p{L}\p{M}.]+\s?){1,3})\s+(?:says|said|adds|explains)[,:]?\s+[“"]([^“”"]{15,90}?)[,.!।]?[”"]/u;
const SPEECH_HI =
  /^[“"]([^“”"]{10,90}?)[,.!।]?[”"],?\s+((?:[\p{Script=Devanagari}]+\s){1,2}?)(?:कहते|कहती|बताते|बताती|ने कहा|ने बताया)/u;

/**
 * 'Speaker: “quotation”' from a sentence that names the speaker. `null` for any other sentence, or
 * if the quotation has fewer than `SPOKEN_WORDS_MIN` words.
 */
function speechOf(text: string): string | null {
  const before = SPEECH.exec(text) ?? SPEECH_HI.exec(text);
  const after = SPEECH_AFTER.exec(text);
  const [said, who] = before !== null ? [before[1], before[2]] : [after?.[2], after?.[1]];
  if (said === undefined || who === undefined || said.trim().split(/\s+/).length < SPOKEN_WORDS_MIN) return null;
  const name = who.trim().replace(/\.$/, '');
  if (/^(?:She|He|They|It|वे|वह|उन्होंने|उसने)$/u.test(name)) return null;
  return `${name}: “${said.trim()}”`;
}

const ATTRIBUTION = /,\s+(?:says|said|according to|by (?:his|her|their) own account)\b[^,]*$/u;
const OPENING =
  /^(?:However|Meanwhile|And|But|So|Now|Then|Still|Yet|In fact|Of course|According to [^,]{2,60}|On this \p{L}+)\s*,?\s+(?=\p{Lu}|‘|₹|\d)/u;
const ASIDE = /\s*(?:\([^()]*\)|—[^—]*—|–[^–]*–)\s*/gu;

/**
 * Headlines from a sentence, the longest first: the sentence without opening words, asides and
 * attribution, and shorter forms of it.
 */
function cutsOf(sentence: string): string[] {
  const plain = tidy(sentence.replace(OPENING, '').replace(ASIDE, ' ').replace(ATTRIBUTION, ''));
  const cuts = [plain];
  // The text up to the end of a clause can stand alone. A comma ends a clause only if the next word
  // begins a new clause.
  for (const mark of [
    /;\s/u,
    /:\s/u,
    /\s[—–]\s/u,
    /,\s+(?:and|but|so|which|who|where|when|while|because|since|although|though|after|before|until)\s/u,
    /,\s+(?:और|पर|लेकिन|जो|जिस\S*|जब|क्योंकि|मगर|तो)\s/u,
  ]) {
    const at = plain.search(mark);
    if (at > 0) cuts.push(tidy(plain.slice(0, at)));
  }
  return [...new Set(cuts)].sort((a, b) => b.length - a.length);
}

/** Removes the final punctuation, unless it belongs to the word: '6 a.m.', 'Kapoor Jr.'. */
const tidy = (text: string): string =>
  cleanLine(text)
    .replace(/[\s,;:।]+$/u, '')
    .replace(/(?<!\b(?:[ap]\.m|Jr|Sr|Ltd|Co|\p{Lu}))\.+$/u, '');

/** Whether quotation marks and brackets are paired, and whether the text starts like a headline. */
function isWellFormed(text: string): boolean {
  const pairs = [
    ['“', '”'],
    ['(', ')'],
  ] as const;
  if (pairs.some(([open, close]) => text.split(open).length !== text.split(close).length)) return false;
  // ’ is also an apostrophe, so only check that a ’ follows each ‘.
  const afterOpen = text.split('‘').slice(1);
  if (afterOpen.some((rest) => !rest.includes('’'))) return false;
  return /^(?:[\p{Lu}\p{N}₹‘“]|\p{Script=Devanagari})/u.test(text);
}

function likeness(a: readonly string[], b: readonly string[]): number {
  const [first, second] = [new Set(a), new Set(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

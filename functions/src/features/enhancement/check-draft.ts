import { decode } from 'html-entities';
import sanitizeHtml from 'sanitize-html';
import type { Article } from '@first-show/domain/articles/article.schema';
import {
  PROPOSED_FIELDS,
  type FieldValue,
  type Proposal,
  type ProposedField,
  type ProviderDraft,
} from '@first-show/domain/enhancement/enhancement.schema';
import { joinedRuns, sourceOf, unknownFacts, unknownWords, type Source } from '@first-show/domain/enhancement/facts';
import { ENHANCEMENT } from '@first-show/domain/core/limits';
import { cleanLine, isHindi, withoutJoiners, wordsIn } from '@first-show/domain/core/text';
import type { Story } from './article-text.ts';
import { mentionedFilms } from './embedded/related-films.ts';
import { normalisedText, nothingRejected, type IsRejected } from './rejected.ts';
import { unsafeIn } from './unsafe-text.ts';

/**
 * The fields of a provider's draft that may become a proposal. Neither providers nor authors of
 * stories are trusted. A text with a name or number that is not in the article is refused with a
 * reason; a list loses only such entries.
 */
export type CheckedDraft = Pick<Proposal, 'refused' | 'headlineChoices'> & {
  values: Partial<Record<ProposedField, FieldValue>>;
};

/** The fields of an article that a draft is checked against. */
export type ProposableArticle = Pick<
  Article,
  | 'title'
  | 'summary'
  | 'metaTitle'
  | 'metaDescription'
  | 'tags'
  | 'hashtags'
  | 'filmIds'
  | 'language'
  | 'byline'
  | 'source'
>;

type Refusals = Proposal['refused'];
type Checker = {
  source: Source;
  texts: readonly string[];
  language: 'en' | 'hi';
  refused: Refusals;
  isRejected: IsRejected;
};

/** The article data that a draft is compared with. */
export type DraftContext = { article: ProposableArticle; story: Story; isRejected?: IsRejected };

/**
 * Maximum length of a text that is checked, in characters. Providers are asked for shorter texts.
 */
const RAW_MAX = 4000;
const LIST_MAX = 30;
const REFUSED_MAX = 40;

export function checkDraft(
  draft: ProviderDraft,
  { article, story, isRejected = nothingRejected }: DraftContext,
): CheckedDraft {
  const films = mentionedFilms([story.title, ...story.blocks.map(({ text }) => text)], story.films).map(
    ({ film }) => film,
  );
  const texts = [
    story.title,
    story.summary,
    ...story.blocks.map(({ text }) => text),
    article.byline ?? '',
    article.source?.name ?? '',
    // A proposal may name the films that the article mentions, in either script.
    ...films.flatMap(({ movieName, nativeTitle }) => [movieName, nativeTitle ?? '']),
  ];
  const checker: Checker = { source: sourceOf(texts), texts, language: story.language, refused: [], isRejected };
  const values: CheckedDraft['values'] = {
    summary: checkLine(checker, 'summary', draft.summary, { min: ENHANCEMENT.summaryMin, max: ENHANCEMENT.summaryMax }),
    metaTitle: checkLine(checker, 'metaTitle', draft.metaTitle, {
      min: ENHANCEMENT.metaTitleMin,
      max: ENHANCEMENT.metaTitleMax,
    }),
    metaDescription: checkLine(checker, 'metaDescription', draft.metaDescription, {
      min: ENHANCEMENT.metaDescriptionMin,
      max: ENHANCEMENT.metaDescriptionMax,
    }),
    tags: added(article.tags, checkLabels(checker, 'tags', draft.tags), ENHANCEMENT.tags),
    hashtags: added(article.hashtags, checkLabels(checker, 'hashtags', draft.hashtags), ENHANCEMENT.hashtags),
    filmIds: added(
      article.filmIds,
      unlessRejected(
        checker,
        'filmIds',
        films.map(({ id }) => id),
        (filmId) => films.find(({ id }) => id === filmId)?.movieName ?? filmId,
      ),
      FILMS_MAX,
    ),
  };
  for (const field of PROPOSED_FIELDS) {
    const value = values[field] ?? null;
    if (isNoChange(field, value, article, story)) delete values[field];
    else if (typeof value === 'string' && isRejected(field, value)) {
      delete values[field];
      checker.refused.push({ field, why: REJECTED });
    }
  }
  const headlineChoices = draft.headlineChoices
    .slice(0, LIST_MAX)
    .flatMap(
      (text) =>
        checkLine(checker, 'headlineChoices', text, { min: ENHANCEMENT.headlineMin, max: ENHANCEMENT.headlineMax }) ??
        [],
    )
    .filter(
      (text, index, all) => !isSame(text, article.title) && all.findIndex((other) => isSame(other, text)) === index,
    )
    .slice(0, ENHANCEMENT.headlines);
  return { values, headlineChoices, refused: checker.refused.slice(0, REFUSED_MAX) };
}

const FILMS_MAX = 10;

const REJECTED = 'An editor rejected it before';

const isSame = (a: string, b: string): boolean => normalisedText(a) === normalisedText(b);

/** Removes the entries that an editor has rejected, and adds a refusal that names them. */
function unlessRejected(
  { isRejected, refused }: Checker,
  field: 'tags' | 'hashtags' | 'filmIds',
  entries: readonly string[],
  nameOf = (entry: string): string => entry,
): string[] {
  const rejected = entries.filter((entry) => isRejected(field, entry));
  if (rejected.length > 0) refused.push({ field, why: `${REJECTED}: ${listed(rejected.map(nameOf))}` });
  return entries.filter((entry) => !rejected.includes(entry));
}

/** A text as one plain line: without tags, scripts and Markdown. */
export function plainLine(text: string): string {
  const bare = sanitizeHtml(decode(text), { allowedTags: [], allowedAttributes: {} });
  return cleanLine(
    decode(bare)
      .replace(/[<>]/g, ' ')
      .replace(/\*\*|__|`+/g, '')
      .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+)/u, ''),
  );
}

const QUOTES = /^["“']([^"“”']*)["”']$/u;

/** A text in the form in which it may be proposed; `null` if it is empty or refused. */
function checkLine(
  checker: Checker,
  field: string,
  raw: string | null,
  limits: { min: number; max: number },
): string | null {
  if (raw === null || raw.trim() === '') return null;
  const refuse = (why: string): null => {
    checker.refused.push({ field, why });
    return null;
  };
  if (raw.length > RAW_MAX) return refuse(`It has over ${RAW_MAX} characters`);
  const text = plainLine(raw).replace(QUOTES, '$1');
  if (text.length < limits.min) return refuse(`It has ${text.length} characters, fewer than ${limits.min}`);
  if (text.length > limits.max) return refuse(`It has ${text.length} characters, more than ${limits.max}`);
  const unsafe = unsafeIn(text);
  if (unsafe !== null) return refuse(unsafe);
  if (isHindi(text) !== (checker.language === 'hi'))
    return refuse(`It is not in the article's language (${checker.language === 'hi' ? 'Hindi' : 'English'})`);
  const unknown = unknownFacts(text, checker.source, checker.language);
  if (unknown.length > 0) return refuse(`Not in the article: ${listed(unknown)}`);
  return text;
}

/** At most five words, each shortened, because a reason should be one line. */
const listed = (words: readonly string[]): string =>
  words
    .slice(0, 5)
    .map((word) => `‘${word.slice(0, 40)}’`)
    .join(', ') + (words.length > 5 ? ' and more' : '');

/** Common words that a tag may contain although the article does not, because they name nobody. */
const SUBJECTS = new Set(
  (
    'bollywood cinema film films movie movies music song songs soundtrack trailer teaser review reviews interview profile explainer box office boxoffice collection collections streaming series season regional trade news ' +
    'award awards festival release first look behind scenes फ़िल्म फिल्म सिनेमा संगीत गाना गाने समीक्षा बॉक्स ऑफ़िस ऑफिस बातचीत साक्षात्कार ट्रेलर'
  )
    .split(' ')
    .map((word) => word.normalize('NFC')),
);
const isSubject = (word: string): boolean => SUBJECTS.has(word.toLowerCase().normalize('NFC'));

/** Splits a hashtag into words: '#DadarKaRaja' becomes three. */
const spoken = (label: string): string =>
  label
    .replace(/^#+/, '')
    .replace(/(\p{Ll})(\p{Lu}|\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{Lu})/gu, '$1 $2');

function checkLabels(checker: Checker, field: 'tags' | 'hashtags', raw: readonly string[]): string[] {
  const kept: string[] = [];
  for (const one of raw.slice(0, LIST_MAX)) {
    if (one.length > RAW_MAX) continue;
    const text = plainLine(one);
    const label = field === 'hashtags' ? `#${wordsIn(text).join('')}` : text.replace(/^#+/, '').toLowerCase();
    const words = spoken(field === 'hashtags' ? text : label);
    const unsafe = unsafeIn(words);
    if (label === '#' || label === '') continue;
    if (label.length > ENHANCEMENT.tagMax)
      checker.refused.push({ field, why: `Over ${ENHANCEMENT.tagMax} characters: ${listed([label])}` });
    else if (unsafe !== null) checker.refused.push({ field, why: `${unsafe}: ${listed([label])}` });
    else {
      const unknown = unknownWords(words, checker.source).filter((word) => !isSubject(word));
      // '#निलोफ़रकाज़ी' has no capitals at which to split it, so its words must follow each other
      // in the text.
      const isJoined =
        unknown.length > 0 &&
        field === 'hashtags' &&
        joinedRuns(checker.texts).has(withoutJoiners(label.slice(1)).normalize('NFC').toLowerCase());
      if (unknown.length > 0 && !isJoined)
        checker.refused.push({ field, why: `Not in the article: ${listed([label])}` });
      else kept.push(label);
    }
  }
  return unlessRejected(checker, field, kept);
}

/**
 * Adds proposed entries to a list. The editor's entries keep their place, and new ones follow until
 * the list is full.
 */
function added(present: readonly string[], proposed: readonly string[], most: number): string[] {
  const list = [...present];
  for (const one of proposed) {
    if (list.length >= most) break;
    if (!list.some((other) => isSame(other, one))) list.push(one);
  }
  return list;
}

function isNoChange(field: ProposedField, after: FieldValue, article: ProposableArticle, story: Story): boolean {
  if (after === null) return true;
  if (Array.isArray(after)) return after.length === article[field as 'tags' | 'hashtags' | 'filmIds'].length;
  // Without meta texts, search results show the title and the summary. Meta texts with the same
  // words would only become outdated when an editor changes the title or the summary.
  const standing =
    field === 'metaTitle'
      ? [article.metaTitle, article.title]
      : field === 'metaDescription'
        ? [article.metaDescription, article.summary]
        : [article.summary, story.summary];
  return standing.some((text) => text !== null && isSame(text, after));
}

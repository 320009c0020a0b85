import { encode } from 'html-entities';
import type { SentenceOrigin, StoryCredit } from '@first-show/domain/scraping/credit.schema';
import { firstCharacters, truncateAtWord } from '@first-show/domain/core/text';
import { QUOTED_SHARE_MAX, QUOTED_WORDS_MAX } from '@first-show/domain/scraping/scraping-limits';
import { foldWords } from '@first-show/domain/search/fold';
import type { Story } from './normalise-feed.ts';

/**
 * Builds the text of a draft: the source's headline, a short summary, a quotation within limits,
 * and credits. No other text of the source's story is stored. The origin of every sentence is
 * recorded (`provenance`).
 */

type SummariseInput = Pick<Story, 'title' | 'description' | 'language'> & {
  sourceName: string;
  wordsMax: number;
};
/**
 * `isOurs`: the sentence is in our own words. Otherwise it is taken from the source word for word.
 */
type SummarySentence = { text: string; isOurs: boolean };
/** Summarises a story. At most `wordsMax` words are taken from the source. */
export type Summarise = (input: SummariseInput) => Promise<SummarySentence[]>;

/**
 * Maximum number of words that the summary takes from the source. The quotation gets the rest of
 * `quotableWords`.
 */
const SUMMARY_WORDS_MAX = 26;
/**
 * Maximum number of characters of an extracted summary, and of a quotation. Forty words are usually
 * shorter, but a text without spaces counts as one word.
 */
const TAKEN_MAX_CHARACTERS = 400;
/** If fewer words of a source may be quoted, there is no extracted summary and no quotation. */
const QUOTE_WORDS_MIN = 6;

/**
 * The number of words of a source's text that a draft may take, in summary and quotation together.
 */
export const quotableWords = (text: string): number =>
  Math.min(QUOTED_WORDS_MAX, Math.floor(wordsOf(text).length * QUOTED_SHARE_MAX));

/** Picks the sentence that best matches the headline, and cuts it to `wordsMax` words. */
export const extractiveSummary: Summarise = ({ title, description, wordsMax }) => {
  const wanted = new Set(foldWords(title));
  const sentences = sentencesOf(description);
  const scored = sentences.map((text, index) => {
    const words = foldWords(text);
    const shared = words.filter((word) => wanted.has(word)).length;
    // Prefer the first sentence, which usually says the most. A later sentence needs a much better
    // match.
    return { text, score: words.length < 4 ? 0 : shared / Math.sqrt(words.length) + 1 / (index + 1) };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  const text = best === undefined || wordsMax < QUOTE_WORDS_MIN ? '' : firstWords(best.text, wordsMax);
  return Promise.resolve(text === '' ? [] : [{ text, isOurs: false }]);
};

/**
 * The credit of a story: source, link, headline, and a summary and a quotation within the limits.
 * The rest of the story's text is not stored.
 */
export async function creditOf(
  story: Story,
  { sourceId, sourceName, summarise, now }: { sourceId: string; sourceName: string; summarise: Summarise; now: Date },
): Promise<StoryCredit> {
  const { description, title, language } = story;
  const allowed = quotableWords(description);
  const summary = await summarise({
    title,
    description,
    language,
    sourceName,
    wordsMax: Math.min(SUMMARY_WORDS_MAX, allowed),
  });
  const taken = summary.filter(({ isOurs }) => !isOurs).reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return {
    storyId: story.id,
    sourceId,
    name: sourceName,
    url: story.url,
    title,
    language,
    quote: quoteOf(description, { wordsMax: allowed - taken, without: summary.map(({ text }) => text) }),
    summary,
    at: now.toISOString(),
  };
}

/**
 * Quotes whole sentences from the beginning, without the sentences of the summary (`without`). If
 * the whole sentences that fit have fewer than `QUOTE_WORDS_MIN` words, quotes the first words of
 * the remaining text instead.
 */
function quoteOf(description: string, { wordsMax, without }: { wordsMax: number; without: readonly string[] }): string {
  if (wordsMax < QUOTE_WORDS_MIN) return '';
  const said = without.map((text) => bare(text));
  const rest = sentencesOf(description).filter(
    (sentence) => !said.some((one) => one !== '' && bare(sentence).startsWith(one)),
  );
  const whole: string[] = [];
  let left = wordsMax;
  let room = TAKEN_MAX_CHARACTERS;
  for (const sentence of rest) {
    left -= wordsOf(sentence).length;
    // Count the space between two sentences.
    room -= sentence.length + (whole.length === 0 ? 0 : 1);
    if (left < 0 || room < 0) break;
    whole.push(sentence);
  }
  const quote = whole.join(' ');
  return wordsOf(quote).length < QUOTE_WORDS_MIN ? firstWords(rest.join(' '), wordsMax) : quote;
}

export type DraftText = {
  title: string;
  summary: string;
  content: string;
  language: 'en' | 'hi';
  provenance: SentenceOrigin[];
};

/**
 * The text of an article, built only from its credits, so that it can be rebuilt without a source
 * that was taken down. Headline, summary and quotation come from the first credit.
 */
export function draftText(credits: readonly StoryCredit[]): DraftText {
  const [lead] = credits;
  if (lead === undefined) throw new Error('A draft needs at least one credit');
  const words = lead.language === 'hi' ? HINDI : ENGLISH;
  const from = (field: 'title' | 'description') => ({ sourceId: lead.sourceId, name: lead.name, url: lead.url, field });
  const origins: SentenceOrigin[] = [{ field: 'title', sentence: lead.title, kind: 'headline', from: from('title') }];

  const said = lead.summary.map(({ text, isOurs }) => ({
    sentence: ended(text),
    kind: isOurs ? ('ours' as const) : ('extract' as const),
    from: from('description'),
  }));
  const credit = said.length === 0 ? words.reportedBy(lead.name) : words.according(lead.name);
  for (const one of said) origins.push({ field: 'summary', ...one });
  origins.push({ field: 'summary', sentence: credit, kind: 'ours', from: null });
  const summary = [...said.map(({ sentence }) => sentence), credit].join(' ');

  const opening = lead.quote === '' ? words.readAt(lead.name) : words.inTheWordsOf(lead.name);
  const blocks = [`<p>${text(opening)}</p>`];
  origins.push({ field: 'content', sentence: opening, kind: 'ours', from: null });
  if (lead.quote !== '') {
    blocks.push(`<blockquote><p>“${text(lead.quote)}”</p></blockquote>`);
    origins.push({ field: 'content', sentence: lead.quote, kind: 'quote', from: from('description') });
  }
  blocks.push(creditsParagraph(credits));
  origins.push({
    field: 'content',
    sentence: words.sources(credits.map(({ name }) => name).join(', ')),
    kind: 'ours',
    from: null,
  });
  return { title: lead.title, summary, content: blocks.join('\n'), language: lead.language, provenance: origins };
}

/** The last paragraph of a draft, as HTML: name and link of every source. */
export function creditsParagraph(credits: readonly StoryCredit[]): string {
  const words = credits[0]?.language === 'hi' ? HINDI : ENGLISH;
  const links = credits.map(({ name, url }) => `<a href="${encode(url, { level: 'xml' })}">${text(name)}</a>`);
  return `<p>${words.sources(links.join(', '))}</p>`;
}

const ENGLISH = {
  according: (name: string) => `${name} has the full report.`,
  reportedBy: (name: string) => `Reported by ${name}. The full story is on their site.`,
  inTheWordsOf: (name: string) => `In the words of ${name}:`,
  readAt: (name: string) => `Read the whole story at ${name}.`,
  sources: (list: string) => `Sources: ${list}`,
};
const HINDI: typeof ENGLISH = {
  according: (name) => `पूरी ख़बर ${name} पर पढ़ें।`,
  reportedBy: (name) => `यह ख़बर ${name} से है। पूरी कहानी उनकी साइट पर पढ़ें।`,
  inTheWordsOf: (name) => `${name} के शब्दों में:`,
  readAt: (name) => `पूरी कहानी ${name} पर पढ़ें।`,
  sources: (list) => `स्रोत: ${list}`,
};

const text = (plain: string): string => encode(plain, { level: 'xml' });
const wordsOf = (plain: string): string[] => plain.split(/\s+/).filter((word) => word !== '');
/**
 * Removes spaces and punctuation from the end. The lookbehind lets a match start only at the
 * beginning of a run of these characters. Otherwise a text of 20,000 dots would take quadratic
 * time.
 */
const bare = (plain: string): string => plain.replace(/(?<![\s.…!?।])[\s.…!?।]+$/u, '');
const ended = (plain: string): string => (/[.!?…।]["'’”)]*$/u.test(plain) ? plain : `${plain}.`);

/**
 * The first `max` words of a text, and at most 400 characters. Ends with '…' if the text was cut.
 */
function firstWords(plain: string, max: number): string {
  const words = wordsOf(plain);
  const first = words.slice(0, max).join(' ');
  if (words.length <= max || first.length > TAKEN_MAX_CHARACTERS) return truncateAtWord(first, TAKEN_MAX_CHARACTERS);
  return truncateAtWord(`${first.replace(/[\s,;:–—-]+$/u, '')}…`, TAKEN_MAX_CHARACTERS);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
function sentencesOf(plain: string): string[] {
  // Split at the danda by hand: it ends a Hindi sentence, but not every ICU version knows that.
  return firstCharacters(plain, 20_000)
    .split(/(?<=।)\s*/u)
    .flatMap((part) => [...segmenter.segment(part)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');
}

import { ENHANCEMENT } from '@first-show/domain/core/limits';
import { ok } from '@first-show/domain/core/result';
import type { ProviderDraft, ReadingLevel } from '@first-show/domain/enhancement/enhancement.schema';
import type { Story } from './article-text.ts';
import { sentencesOf, type Analyser, type Sentence, type Word } from './embedded/analysis.ts';
import { loadEnglish } from './embedded/english.ts';
import { entitiesOf, type Entity } from './embedded/entities.ts';
import { headlineChoices } from './embedded/headlines.ts';
import { analyseHindi } from './embedded/hindi.ts';
import { keyPhrases } from './embedded/key-phrases.ts';
import { hashtagsOf, tagsOf } from './embedded/labels.ts';
import { readingLevelOf } from './embedded/reading-level.ts';
import { describe, rankSentences, scoreSentences, summarise } from './embedded/summarise.ts';
import type { EnhancementProvider } from './provider.ts';

/**
 * A provider that needs neither network nor key. It gives the same answer for the same story, and
 * its summaries consist of sentences of the text.
 */
export const embeddedProvider: EnhancementProvider = {
  name: 'embedded',
  model: 'lexrank',
  promptVersion: 'embedded-2',
  propose: async (story) => ok((await readStory(story)).draft),
};

export type StoryReading = { draft: ProviderDraft; readingLevel: ReadingLevel; entities: Entity[] };

const analyserOf = (language: Story['language']): Promise<Analyser> =>
  language === 'hi' ? Promise.resolve(analyseHindi) : loadEnglish();

async function analyse(story: Story): Promise<{ sentences: Sentence[]; title: Word[] }> {
  const analyser = await analyserOf(story.language);
  return { sentences: sentencesOf(story.blocks, analyser), title: analyser(story.title).flatMap(({ words }) => words) };
}

export async function readStory(story: Story): Promise<StoryReading> {
  const { sentences, title } = await analyse(story);
  const ranked = rankSentences(sentences, title);
  const entities = entitiesOf(story, sentences);
  const summary = summarise(ranked);
  const draft: ProviderDraft = {
    summary,
    metaTitle: metaTitleOf(story.title, entities),
    metaDescription: describe(ranked, summary),
    tags: tagsOf(entities, keyPhrases(sentences, title, story.language)),
    hashtags: hashtagsOf(entities, story.films),
    headlineChoices: headlineChoices(scoreSentences(ranked), story.title),
  };
  return { draft, entities, readingLevel: readingLevelOf(sentences, story.language) };
}

/** The reading level of a story. A formula computes it, so it does not depend on the provider. */
export async function measureReading(story: Story): Promise<ReadingLevel> {
  const { sentences } = await analyse(story);
  return readingLevelOf(sentences, story.language);
}

const CUT_MIN = 30;
/** Where a headline may be cut, because the part before is complete. */
const SEAMS = /[:;,]\s|\s[—–]\s|\s(?:and|but|और|पर|लेकिन)\s/gu;

/**
 * A title for search results. A title that is too long is cut at the last possible place. A title
 * that is short enough gets the name of a film or person of the story added. `null` if neither is
 * possible.
 */
function metaTitleOf(title: string, entities: readonly Entity[]): string | null {
  const max = ENHANCEMENT.metaTitleMax;
  if (title.length > max) {
    const cuts = [...title.matchAll(SEAMS)].map(({ index }) => title.slice(0, index));
    // A cut must contain the film that the title quotes, because the text before it is often
    // incomplete: 'So that Lucknow can fit a fourth show'.
    const film = /‘[^’]+’/u.exec(title)?.[0] ?? '';
    return (
      cuts.findLast(
        (cut) =>
          cut.length >= CUT_MIN &&
          cut.length <= max &&
          cut.includes(film) &&
          count(cut, '‘') <= count(cut, '’') &&
          count(cut, '“') === count(cut, '”'),
      ) ?? null
    );
  }
  const isMissing = (name: string) => !title.toLowerCase().includes(name.toLowerCase());
  const subject = entities.find(
    ({ kind, mentions, name }) => (kind === 'film' || kind === 'person') && mentions > 1 && isMissing(name),
  );
  const longer = subject === undefined ? null : `${title.replace(/[.।]$/u, '')}: ${subject.name}`;
  return longer !== null && longer.length <= max ? longer : null;
}

const count = (text: string, character: string): number => text.split(character).length - 1;

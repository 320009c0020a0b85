import type { Firestore } from 'firebase-admin/firestore';
import { formatCountOf } from '@first-show/domain/core/money';
import { truncateAtWord } from '@first-show/domain/core/text';
import { createTitleIndex, titleNames, titleWords, type TitleIndex } from '@first-show/domain/scraping/near-titles';
import type { PipelineStep } from '@first-show/domain/scraping/scrape-job.schema';
import type { Source, SourcePreview } from '@first-show/domain/scraping/source.schema';
import { PREVIEW_SKIPPED_MAX } from '@first-show/domain/scraping/scraping-limits';
import { decodeFeed } from './decode-feed.ts';
import { creditOf, extractiveSummary } from './draft-text.ts';
import { normaliseFeed, type Skipped, type Story } from './normalise-feed.ts';
import { parseFeed, type RawFeed } from './parse-feed.ts';
import { parseJsonFeed } from './parse-json-feed.ts';
import { parsePage } from './parse-page.ts';
import {
  hasRoom,
  knownStories,
  recentTitleOf,
  readRecentTitles,
  recordStories,
  STORIES_AT_ONCE,
  type Candidate,
  type Recorded,
  type RecordRefusal,
  type StoryMatch,
} from '../store/stories.ts';

/**
 * Turns the content of one source into articles, in a list of small steps. Each step writes its
 * result to `Work`.
 */

export type PipelineSource = Pick<
  Source,
  | 'id'
  | 'name'
  | 'kind'
  | 'url'
  | 'categoryId'
  | 'language'
  | 'isTrusted'
  | 'isPictureLicensed'
  | 'selectors'
  | 'maxItems'
> & {
  etag: string | null;
  lastModified: string | null;
};

/** The result of a fetch. Every failure is a value with an error sentence. */
type FetchAnswer =
  | {
      kind: 'fetched';
      url: string;
      bytes: Uint8Array;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
    }
  | { kind: 'unchanged' }
  /** The server asks for a pause. */
  | { kind: 'held'; message: string; retryAfterMs: number }
  | { kind: 'refused'; message: string };
type FetchSource = (request: {
  url: string;
  accept: string;
  language: string;
  etag: string | null;
  lastModified: string | null;
}) => Promise<FetchAnswer>;

/**
 * The headlines of the last days. All sources of a run share them, so that each source is compared
 * with the stories that the run has already recorded. `inWindow` is the number of headlines in the
 * current window (see `stories.repo.ts`).
 */
export type RecentTitles = { index: TitleIndex; inWindow: number };
export async function loadRecentTitles(db: Firestore, now: Date): Promise<RecentTitles> {
  const { titles, inWindow } = await readRecentTitles(db, now);
  return { index: createTitleIndex(titles), inWindow };
}

export type PipelineTools = {
  db: Firestore;
  now: () => Date;
  fetch: FetchSource;
  recent: RecentTitles;
  /**
   * Copies a picture into our library, credited to the source. Resolves with the copy's URL; `null`
   * if the picture could not be copied. Omitted for a preview.
   */
  copyPicture?: (url: string, sourceName: string) => Promise<string | null>;
  /**
   * Runs `work` for one source at a time. If two sources with the same story were compared at the
   * same time, both stories would count as new. `previewSource` does not call this function.
   */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Called before each step, and before each part of the step `record`. If it throws, the run ends
   * there.
   */
  reached?: (at: { step: PipelineStep; part?: number }) => Promise<void> | void;
  /** Called after each step, with a note for the run's log. */
  passed?: (step: PipelineStep, note: string) => void;
};

/** The result of reading a source. `outcome` is a sentence. */
export type Reading = {
  state: 'done' | 'unchanged' | 'held' | 'failed' | 'skipped';
  outcome: string;
  retryAfterMs: number | null;
  /**
   * ETag and modification date for the next request. Store them only after all stories are
   * recorded. Otherwise the next request would be answered with 'not modified', and the missing
   * stories would be lost.
   */
  validators: { etag: string | null; lastModified: string | null } | null;
  found: number;
  added: number;
  merged: number;
  known: number;
  skipped: Skipped[];
  /** Notes about single stories. */
  remarks: string[];
};

type Work = {
  source: PipelineSource;
  answer: Extract<FetchAnswer, { kind: 'fetched' }> | null;
  text: string;
  feed: RawFeed | null;
  sourceName: string;
  stories: Story[];
  skipped: Skipped[];
  known: Map<string, string>;
  fresh: { story: Story; match: StoryMatch }[];
  candidates: Candidate[];
  recorded: Recorded[];
  /** True if new articles are published at once, because the source is trusted. */
  isPublished: boolean;
};

type Ending = Pick<Reading, 'state' | 'outcome'> & { retryAfterMs?: number };
type StepResult = { note: string } | { ending: Ending };
type Step = {
  name: PipelineStep;
  /** The reason for the step's place in the order. */
  why: string;
  run: (work: Work, tools: PipelineTools) => Promise<StepResult> | StepResult;
};

const ACCEPT: Record<Source['kind'], string> = {
  feed: 'application/rss+xml, application/atom+xml, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1',
  'json-feed': 'application/feed+json, application/json;q=0.9, */*;q=0.1',
  page: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1',
};
const KIND_NAMES: Record<Source['kind'], string> = {
  feed: 'RSS, RDF or Atom feed',
  'json-feed': 'JSON Feed',
  page: 'story',
};

/** Steps from the source's URL to its stories. Several sources may run them in parallel. */
const readingSteps: readonly Step[] = [
  {
    name: 'fetch',
    why: 'First: sends a conditional request that obeys robots.txt and the size limits. An unchanged source ends here, at almost no cost.',
    run: async (work, { fetch }) => {
      const { source } = work;
      const answer = await fetch({
        url: source.url,
        accept: ACCEPT[source.kind],
        language: source.language,
        etag: source.etag,
        lastModified: source.lastModified,
      });
      if (answer.kind === 'unchanged')
        return { ending: { state: 'unchanged', outcome: 'Nothing new since the last run.' } };
      if (answer.kind === 'held')
        return { ending: { state: 'held', outcome: answer.message, retryAfterMs: answer.retryAfterMs } };
      if (answer.kind === 'refused') return { ending: { state: 'failed', outcome: answer.message } };
      work.answer = answer;
      return { note: `${sizeOf(answer.bytes.byteLength)} received` };
    },
  },
  {
    name: 'decode',
    why: 'Before parsing, because the parsers take text. The character encoding is found from the bytes and the content type.',
    run: (work) => {
      const { bytes = new Uint8Array(), contentType = null } = work.answer ?? {};
      work.text = decodeFeed(bytes, contentType);
      return { note: `${work.text.length} characters` };
    },
  },
  {
    name: 'parse',
    why: 'Turns the text into raw items. A broken feed yields the items that can be read; a text that is no feed at all ends here.',
    run: (work) => {
      const parsed = parsedBy(work.source, work.text);
      if (typeof parsed === 'string') return failed(parsed);
      if (parsed === null) return failed(`There is no ${KIND_NAMES[work.source.kind]} in it.`);
      work.feed = parsed;
      const broken = parsed.state === 'mended' ? ', from a broken feed' : '';
      return { note: `${parsed.items.length} items${broken}` };
    },
  },
  {
    name: 'normalise',
    why: 'Before any comparison: makes URLs absolute, texts plain and dates uniform. Later steps do not change a story.',
    run: (work, { now }) => {
      const { source, feed, answer } = work;
      if (feed === null) return failed('There is nothing in it.');
      const whole = normaliseFeed(feed, { now: now(), feedUrl: answer?.url ?? source.url, sourceName: source.name });
      work.sourceName = normaliseFeed(
        { ...feed, items: [] },
        { now: now(), feedUrl: answer?.url ?? source.url, sourceName: null },
      ).sourceName;
      work.stories = whole.stories.slice(0, source.maxItems);
      work.skipped = whole.skipped;
      const beyond = whole.stories.length - work.stories.length;
      if (beyond > 0)
        work.skipped.push({
          title: `${beyond} more`,
          reason: `only the first ${source.maxItems} stories of this source are read`,
        });
      return {
        note: `${work.stories.length} stories, ${whole.skipped.length - (beyond > 0 ? 1 : 0)} items without title, link or a second time${beyond > 0 ? `, ${beyond} beyond the limit` : ''}`,
      };
    },
  },
];

const dedupeStep: Step = {
  name: 'dedupe',
  why: 'Before drafting, so that known stories get no draft, and the same story from two sources gets only one.',
  run: async (work, { db, recent }) => {
    work.known = await knownStories(db, work.stories);
    const fresh = work.stories.filter(({ id }) => !work.known.has(id));
    work.fresh = fresh.map((story) => {
      const { titleKey, publishedAt } = story;
      const like = recent.index.find({
        sourceId: work.source.id,
        titleKey,
        words: titleWords(story.title),
        names: titleNames(story.title),
        publishedAt,
      });
      if (like === null) return { story, match: { kind: 'new' } };
      return { story, match: { kind: like.sourceId === work.source.id ? 'same' : 'merged', into: like } };
    });
    const of = (kind: StoryMatch['kind']) => work.fresh.filter(({ match }) => match.kind === kind).length;
    return { note: `${of('new')} new, ${of('merged')} duplicates, ${work.known.size + of('same')} known` };
  },
};

const REFUSED: Record<RecordRefusal, Ending> = {
  off: { state: 'skipped', outcome: 'It was disabled or removed while it was read, so nothing more was saved.' },
  'no-category': { state: 'failed', outcome: 'Its category was deleted. Nothing is saved until it has another one.' },
};

/** Steps from stories to articles. One source at a time runs them. */
const writingSteps: readonly Step[] = [
  dedupeStep,
  {
    name: 'draft',
    why: 'Only for unknown stories, because a summary may cost something. A draft takes only the headline, at most 40 words and a licensed picture from the source.',
    run: async (work, tools) => {
      const { now } = tools;
      const { id: sourceId, name: sourceName } = work.source;
      work.candidates = [];
      for (const { story, match } of work.fresh) {
        work.candidates.push({
          story,
          match,
          credit: await creditOf(story, { sourceId, sourceName, summarise: extractiveSummary, now: now() }),
          pictureUrl: null,
        });
      }
      await copyPictures(work, tools);
      const pictures = work.candidates.filter(({ pictureUrl }) => pictureUrl !== null).length;
      return { note: `${work.candidates.length} drafted${pictures === 0 ? '' : `, ${pictures} with a picture`}` };
    },
  },
  {
    name: 'record',
    why: 'Last, and the only step that writes stories. One transaction writes a story with all its documents, so an interrupted run leaves no incomplete story.',
    run: async (work, { db, now, recent, reached }) => {
      const { source } = work;
      for (let first = 0; first < work.candidates.length; first += STORIES_AT_ONCE) {
        await reached?.({ step: 'record', part: first / STORIES_AT_ONCE + 1 });
        const chunk = work.candidates.slice(first, first + STORIES_AT_ONCE);
        const storesHeadline = hasRoom(recent.inWindow + chunk.length);
        const written = await recordStories(db, chunk, { sourceId: source.id, now: now(), storesHeadline });
        if (!written.ok) return { ending: REFUSED[written.error] };
        const { recorded, isPublished } = written.value;
        work.recorded.push(...recorded);
        work.isPublished = isPublished;
        if (!storesHeadline) continue;
        recent.inWindow += chunk.length;
        for (const { storyId, articleId } of recorded) {
          const story = chunk.find((candidate) => candidate.story.id === storyId)?.story;
          if (story !== undefined && articleId !== null)
            recent.index.add(recentTitleOf(story, { articleId, sourceId: source.id }));
        }
      }
      return {
        note: `${count(work, 'added')} added, ${count(work, 'merged') + count(work, 'credited')} merged`,
      };
    },
  },
];

/**
 * Time limit for copying the pictures of one source, because other sources wait and a run has nine
 * minutes. The stories whose turn comes later get no picture.
 */
const PICTURES_MAX_MS = 60_000;

/** Copies the pictures of new stories, if the source is licensed for pictures. */
async function copyPictures({ source, candidates }: Work, { copyPicture, now }: PipelineTools): Promise<void> {
  if (!source.isPictureLicensed || copyPicture === undefined) return;
  const endsAtMs = now().getTime() + PICTURES_MAX_MS;
  for (const candidate of candidates) {
    const { story, match } = candidate;
    if (match.kind !== 'new' || story.pictureUrl === null) continue;
    if (now().getTime() >= endsAtMs) return;
    candidate.pictureUrl = await copyPicture(story.pictureUrl, source.name);
  }
}

/** Reads one source and adds its new stories. Throws only for unexpected errors. */
export async function readSource(source: PipelineSource, tools: PipelineTools): Promise<Reading> {
  const work = newWork(source);
  const ending =
    (await runSteps(readingSteps, work, tools)) ?? (await tools.exclusively(() => runSteps(writingSteps, work, tools)));
  return readingOf(work, ending);
}

async function runSteps(steps: readonly Step[], work: Work, tools: PipelineTools): Promise<Ending | null> {
  for (const step of steps) {
    await tools.reached?.({ step: step.name });
    const result = await step.run(work, tools);
    if ('ending' in result) {
      tools.passed?.(step.name, result.ending.outcome);
      return result.ending;
    }
    tools.passed?.(step.name, result.note);
  }
  return null;
}

const newWork = (source: PipelineSource): Work => ({
  source,
  answer: null,
  text: '',
  feed: null,
  sourceName: source.name,
  stories: [],
  skipped: [],
  known: new Map(),
  fresh: [],
  candidates: [],
  recorded: [],
  isPublished: source.isTrusted,
});

function readingOf(work: Work, ending: Ending | null): Reading {
  const { answer } = work;
  const added = count(work, 'added');
  const merged = count(work, 'merged') + count(work, 'credited');
  const known = work.known.size + count(work, 'known');
  const base = { found: work.stories.length, added, merged, known, skipped: work.skipped, remarks: remarksOf(work) };
  if (ending !== null)
    return {
      ...base,
      state: ending.state,
      outcome: ending.outcome,
      retryAfterMs: ending.retryAfterMs ?? null,
      validators: null,
    };
  const drafts = work.isPublished
    ? formatCountOf(added, 'story published', 'stories published')
    : formatCountOf(added, 'draft');
  const outcome = `${formatCountOf(work.stories.length, 'story', 'stories')} read: ${drafts}, ${merged} merged, ${known} already known.`;
  return {
    ...base,
    state: 'done',
    outcome,
    retryAfterMs: null,
    validators: answer === null ? null : { etag: answer.etag, lastModified: answer.lastModified },
  };
}

const REMARKS_MAX = 20;
function remarksOf(work: Work): string[] {
  const joined = work.recorded
    .filter(({ outcome }) => outcome === 'merged')
    .map(({ title }) => `‘${short(title)}’ is also covered by another source: merged into one draft.`);
  const credited = work.recorded
    .filter(({ outcome }) => outcome === 'credited')
    .map(
      ({ title }) =>
        `‘${short(title)}’ matches an article that has been edited: the source was added there, and the text was not changed.`,
    );
  return [...joined, ...credited].slice(0, REMARKS_MAX);
}

/**
 * The source's stories, each with what a run would do now: add it, merge it, or skip it as known.
 * Writes nothing.
 */
export async function previewSource(
  source: PipelineSource,
  tools: Omit<PipelineTools, 'passed'>,
): Promise<SourcePreview> {
  const work = newWork(source);
  const steps: SourcePreview['steps'] = [];
  const noted: PipelineTools = { ...tools, passed: (name, note) => steps.push({ name, note }) };
  const ending = await runSteps([...readingSteps, dedupeStep], work, noted);
  const matches = new Map(work.fresh.map(({ story, match }) => [story.id, match]));
  const items = work.stories.map((story): SourcePreview['items'][number] => {
    const match = matches.get(story.id);
    return {
      title: story.title,
      url: story.url,
      excerpt: truncateAtWord(story.description, 200),
      publishedAt: story.publishedAt,
      pictureUrl: story.pictureUrl,
      author: story.author,
      language: story.language,
      state: match === undefined || match.kind === 'same' ? 'known' : match.kind,
      reason:
        work.known.get(story.id) ??
        (match?.kind === 'same' ? 'same headline' : match?.kind === 'merged' ? 'duplicate' : null),
    };
  });
  const isReadable = ending === null && items.length > 0;
  const outcome =
    ending?.outcome ??
    (items.length === 0
      ? 'It can be read, but there is no story in it.'
      : `${items.length} stories, ${items.filter(({ state }) => state === 'new').length} of them new.`);
  return {
    isReadable,
    outcome,
    sourceName: work.feed === null ? null : work.sourceName,
    steps,
    items,
    skipped: work.skipped.slice(0, PREVIEW_SKIPPED_MAX),
  };
}

function parsedBy(source: PipelineSource, text: string): RawFeed | null | string {
  if (source.kind === 'json-feed') return parseJsonFeed(text);
  // A source may change its feed to JSON without changing the URL.
  if (source.kind === 'feed') return /^\s{0,100}\{/.test(text) ? parseJsonFeed(text) : parseFeed(text);
  if (source.selectors === null) return 'A page needs selectors.';
  const page = parsePage(text, source.selectors);
  if (!page.ok) return page.error;
  return page.value ?? `Nothing on the page fits the selector '${source.selectors.item}'.`;
}

const failed = (outcome: string): StepResult => ({ ending: { state: 'failed', outcome } });
const count = (work: Work, outcome: Recorded['outcome']): number =>
  work.recorded.filter((one) => one.outcome === outcome).length;
const short = (title: string): string => truncateAtWord(title, 80);
const sizeOf = (bytes: number): string => (bytes < 10_000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} KB`);

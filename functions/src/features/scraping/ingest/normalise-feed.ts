import { createHash } from 'node:crypto';
import { firstCharacters, isHindi, truncateAtWord, withoutJoiners, wordsIn } from '@first-show/domain/core/text';
import { ARTICLE_MAX } from '@first-show/domain/core/limits';
import { absoluteUrl, canonicalUrl, pictureAddress, urlKey } from './feed-urls.ts';
import { feedDate } from './feed-date.ts';
import type { RawFeed, RawItem } from './parse-feed.ts';
import { firstPicture, plainLine } from './plain-text.ts';

/** A normalised story of a feed, with plain texts and absolute URLs. Missing values are `null`. */
export type Story = {
  /** Derived from the URL, so a story has the same id in every run. */
  id: string;
  /**
   * A hash of the story's host and the feed's own id for it (guid); `null` if the feed gives no id.
   */
  guidKey: string | null;
  /**
   * The letters and digits of the headline, to detect the same story at two URLs; '' if the
   * headline is too short to identify a story.
   */
  titleKey: string;
  url: string;
  title: string;
  /**
   * The feed's description of the story or, without one, its content, as plain text; '' if there is
   * neither, or if it only repeats the headline.
   */
  description: string;
  publishedAt: string | null;
  pictureUrl: string | null;
  author: string | null;
  categories: string[];
  language: 'en' | 'hi';
};

export type Skipped = { title: string; reason: string };
export type NormalisedFeed = { sourceName: string; stories: Story[]; skipped: Skipped[] };

const AUTHOR_MAX = 100;
const CATEGORY_MAX = 40;
const ID_LENGTH = 20;
/** Headlines with fewer words ('Live updates') are too common to identify a story. */
const TITLE_KEY_MIN_WORDS = 4;

/**
 * Normalises a feed's items. `skipped` lists, with a reason, items without title or usable link,
 * and repeated items (by guid, URL or headline). `feedUrl` is the feed's URL, `null` for a file.
 * `sourceName` overrides the feed's own name.
 */
export function normaliseFeed(
  feed: RawFeed,
  options: { now: Date; feedUrl: string | null; sourceName: string | null },
): NormalisedFeed {
  const base = absoluteUrl(feed.url, options.feedUrl) ?? options.feedUrl;
  const stories: Story[] = [];
  const skipped: Skipped[] = [];
  const seen = new Map<string, string>();
  const shared = sharedGuids(feed.items);
  for (const raw of feed.items) {
    const item = { ...raw, guid: raw.guid === null || shared.has(raw.guid) ? null : raw.guid };
    const title = plainLine(item.title);
    const itemBase = absoluteUrl(item.base, base) ?? base;
    const link = absoluteUrl(item.link, itemBase);
    if (title === '') {
      skipped.push({ title: link ?? '(neither title nor link)', reason: 'it has no title' });
      continue;
    }
    if (link === null) {
      skipped.push({ title, reason: item.link === null ? 'it has no link' : 'its link is no web address' });
      continue;
    }
    const story = toStory({ item, title, link, base: itemBase, now: options.now });
    const marks: [string, string][] = [
      [`id ${story.id}`, 'address'],
      [`guid ${story.guidKey}`, 'guid'],
      [`title ${story.titleKey}`, 'headline'],
    ];
    const known = marks
      .filter(([mark]) => !mark.endsWith(' null') && !mark.endsWith(' '))
      .find(([mark]) => seen.has(mark));
    if (known !== undefined) {
      skipped.push({ title, reason: `the feed has it twice (same ${known[1]})` });
      continue;
    }
    for (const [mark] of marks) seen.set(mark, story.id);
    stories.push(story);
  }
  const site = base ?? stories[0]?.url ?? null;
  return { sourceName: options.sourceName ?? sourceName(feed.title, site), stories, skipped };
}

/**
 * The guids that items with different headlines and links share. The feed itself shows that they
 * identify no story: some feeds give the name of the site to every item.
 */
function sharedGuids(items: readonly RawItem[]): Set<string> {
  const byGuid = Map.groupBy(items, ({ guid }) => guid);
  const differ = (own: readonly RawItem[], field: 'title' | 'link') => new Set(own.map((item) => item[field])).size > 1;
  return new Set(
    [...byGuid].flatMap(([guid, own]) => (guid !== null && differ(own, 'title') && differ(own, 'link') ? [guid] : [])),
  );
}

type Item = { item: RawItem; title: string; link: string; base: string | null; now: Date };

function toStory({ item, title: whole, link, base, now }: Item): Story {
  const url = canonicalUrl(link);
  const title = truncateAtWord(whole, ARTICLE_MAX.title);
  const description =
    [item.description, item.content].map(plainLine).find((text) => text !== '' && text !== whole) ?? '';
  const inText = firstPicture(item.description) ?? firstPicture(item.content);
  const author = plainLine(item.author).replace(/^by\s+/i, '');
  return {
    id: storyId(url),
    guidKey: item.guid === null || item.guid === '' ? null : hash(`${new URL(url).host} ${item.guid}`),
    titleKey: titleKey(title),
    url,
    title,
    description,
    publishedAt: feedDate(item.date, now),
    pictureUrl:
      [...item.pictures, inText]
        .map((address) => pictureAddress(address, base ?? url))
        .find((address) => address !== null) ?? null,
    // Ignore a name that contains markup.
    author: author === '' || /[<>]/.test(author) ? null : truncateAtWord(author, AUTHOR_MAX),
    categories: [...new Set(item.categories.map(plainLine))].filter(
      (name) => name !== '' && name.length <= CATEGORY_MAX && /\p{L}/u.test(name) && !/^https?:/.test(name),
    ),
    language: isHindi(`${title} ${description}`) ? 'hi' : 'en',
  };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);

/** The id of a story and its article: 80 bits of a hash of the story's URL. */
const storyId = (canonical: string): string => hash(urlKey(canonical));

/**
 * Letters and digits of a headline, in lower case; '' if the headline is too short to identify a
 * story. Normalising can lengthen a text (one 'ﷺ' becomes eighteen letters), so the key is cut to
 * the maximum length of a headline.
 */
function titleKey(title: string): string {
  const words = wordsIn(withoutJoiners(title).toLowerCase().normalize('NFKC'));
  return words.length < TITLE_KEY_MIN_WORDS ? '' : firstCharacters(words.join(' '), ARTICLE_MAX.title);
}

/**
 * The name of a source from its feed's title: 'Movies | Latest News, Reviews, and Updates | The
 * Hindu' at thehindu.com becomes 'The Hindu'. Without a title, the host.
 */
export function sourceName(feedTitle: string | null, siteUrl: string | null): string {
  const host = siteUrl === null ? '' : new URL(siteUrl).hostname.replace(/^(?:www|feeds?|rss)\./, '');
  const title = plainLine(feedTitle);
  const squashed = host.replace(/[^a-z\d]/g, '');
  const named = title
    .split(/\s+[|–—»:·-]+\s+/)
    .filter((part) => squeeze(part).length > 2 && squashed.includes(squeeze(part)))
    .sort((a, b) => b.length - a.length)[0];
  const name = named ?? title;
  return truncateAtWord(name === '' ? host : name, 80);
}

/**
 * A name in a form without spaces and punctuation, so that 'The Matinee Post' can be compared with
 * matineepost.example.
 */
const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^the\s/, '')
    .replace(/[^a-z\d]/g, '');

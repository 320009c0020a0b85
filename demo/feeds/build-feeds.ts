import { films } from '../content/films.ts';
import { hindiKinds, hindiPlaces, places, storyKinds } from './story-kinds.ts';

/**
 * The feeds of the demo's two newspapers at a given time. The same time gives the same feeds. Time
 * is divided into slots of twenty minutes, numbered from the Unix epoch. In each slot, at least one
 * of the newspapers prints a new story.
 */

export type DemoStory = { slot: number; title: string; text: string; link: string; publishedAt: Date; author: string };

const SLOT_MS = 20 * 60_000;
const STORIES_SHOWN = 10;
const slotAt = (now: Date): number => Math.floor(now.getTime() / SLOT_MS);
const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/**
 * Fills the film, people and place of a slot into a template. 24 films and 11 templates have no
 * common factor, so a template repeats with the same film only after 264 slots, almost four days.
 */
function fill(template: string, slot: number): string {
  const film = pick(films, slot);
  const named: Record<string, string> = {
    film: film.movieName,
    native: film.nativeTitle ?? film.movieName,
    lead: film.cast[0] ?? 'the whole cast',
    director: film.director,
    place: pick(places, slot),
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => named[name] ?? whole);
}

/**
 * Whether both newspapers print the story of a slot, which is true for a third of the slots. The
 * other slots alternate between them.
 */
const isShared = (slot: number): boolean => slot % 3 === 0;

function matineeStory(slot: number): DemoStory {
  const kind = pick(storyKinds, slot);
  return {
    slot,
    title: fill(kind.matinee, slot),
    text: fill(kind.text, slot),
    link: `https://matineepost.example/film/${slot}`,
    publishedAt: new Date(slot * SLOT_MS),
    author: pick(['Asha Rane', 'Bomi Irani', 'Charu Deo'], slot),
  };
}

function chitrapatStory(slot: number): DemoStory {
  const isHindi = !isShared(slot) && slot % 2 === 0;
  const kind = pick(storyKinds, slot);
  const hindi = pick(hindiKinds, slot);
  const hindiPlace = pick(hindiPlaces, slot);
  return {
    slot,
    title: isHindi ? fill(hindi.headline.replace('{place}', hindiPlace), slot) : fill(kind.chitrapat, slot),
    text: isHindi ? hindi.text : fill(kind.chitrapatText, slot),
    link: `https://chitrapatdaily.example/news/${slot}`,
    // Chitrapat Daily publishes four minutes after The Matinee Post.
    publishedAt: new Date(slot * SLOT_MS + 4 * 60_000),
    author: isHindi ? 'देविका सोनी' : 'Devika Soni',
  };
}

const latest = (now: Date, has: (slot: number) => boolean): number[] => {
  const newest = slotAt(now);
  return Array.from({ length: STORIES_SHOWN * 3 }, (_, index) => newest - index)
    .filter(has)
    .slice(0, STORIES_SHOWN);
};

/** The stories of The Matinee Post, newest first. */
export const matineeStories = (now: Date): DemoStory[] => latest(now, (slot) => slot % 3 !== 2).map(matineeStory);

/**
 * The stories of Chitrapat Daily, newest first. Each is published four minutes into its slot, so
 * the current slot's story may still be missing.
 */
export const chitrapatStories = (now: Date): DemoStory[] =>
  latest(now, (slot) => slot % 3 !== 1)
    .map(chitrapatStory)
    .filter(({ publishedAt }) => publishedAt.getTime() <= now.getTime());

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The body of `/matinee-post/rss.xml`. */
export function matineeRss(now: Date): string {
  const items = matineeStories(now).map(
    ({ slot, title, text, link, publishedAt, author }) =>
      `<item><title>${escape(title)}</title><link>${link}?utm_source=rss</link><guid isPermaLink="false">mp-${slot}</guid><description>${escape(`<p>${text}</p>`)}</description><pubDate>${publishedAt.toUTCString()}</pubDate><author>${author}</author><category>Cinema</category></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Latest | Film | The Matinee Post</title><link>https://matineepost.example/</link><description>From the first show to the last.</description>${items.join('')}</channel></rss>\n`;
}

/** The body of `/chitrapat-daily/feed.json`. */
export function chitrapatJson(now: Date): string {
  const items = chitrapatStories(now).map(({ slot, title, text, link, publishedAt, author }) => ({
    id: `cd-${slot}`,
    url: link,
    title,
    content_text: text,
    date_published: publishedAt.toISOString(),
    authors: [{ name: author }],
    tags: ['Cinema'],
  }));
  return `${JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Chitrapat Daily', home_page_url: 'https://chitrapatdaily.example/', items }, null, 1)}\n`;
}

import { wordsIn } from '../core/text.ts';
import { foldWords, skeleton, STOP_WORDS } from '../search/fold.ts';

/** A published article of ours. */
export type Story = {
  id: string;
  slug: string;
  title: string;
  tags: readonly string[];
  hashtags: readonly string[];
  filmIds: readonly string[];
  language: 'en' | 'hi';
  publishedAt: string | null;
};

/** A subject that several articles have in common. */
export type Topic = { label: string; stories: Story[] };

/** The minimum number of articles on a topic. A tag needs fewer, because an editor chose it. */
const STORIES_MIN = { tag: 2, word: 3 } as const;
/** A subject of more than this share of the articles is the category's own subject, not a topic. */
const SHARE_MAX = 0.6;
/** `SHARE_MAX` applies from this number of articles on. */
const SHARE_FROM = 6;
/**
 * A topic is dropped if more than this share of its articles belongs to a topic that was chosen
 * before.
 */
const OVERLAP_MAX = 0.5;
/** Frequent words of headlines that are not topics. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'after again all about best before box office day days film films first from get gets here how into just latest look makes more movie movies new news ' +
    'now office one out over release review says set show song star stars story than them then this time today top two trailer video watch week why year your ' +
    'abhi aaj apni apne baad bhi film filma gaane gaanaa hui hua kahaani kahani liye naya nayaa nayi phir phira rahe vaala wala'
  ).split(' '),
);

type Subject = { label: string; isTag: boolean; isName: boolean; stories: Map<string, Story> };
type Mention = Pick<Subject, 'label' | 'isTag' | 'isName'> & { key: string };

/**
 * The possible subjects of an article: its tags, and the names in its title. In English a name
 * begins with a capital. The first word of a title always begins with a capital, so it counts as a
 * name only if it is also a tag, or is capitalised elsewhere in a title. Devanagari has no
 * capitals, so every word may be a name. Keys are the same for all spellings and scripts.
 */
function subjectsOf({ title, tags }: Story): Mention[] {
  const keyOf = (text: string) => foldWords(text).map(skeleton).join(' ');
  const ofTags = tags.map((label) => ({ key: keyOf(label), label, isTag: true, isName: true }));
  const ofWords = wordsIn(title)
    .map((label, index) => ({ label, folded: foldWords(label)[0] ?? '', isName: index > 0 || !/^\p{Lu}/u.test(label) }))
    .filter(
      ({ label, folded }) =>
        !/^\p{Ll}/u.test(label) &&
        folded.length > 3 &&
        !STOP_WORDS.has(folded) &&
        !EMPTY_WORDS.has(folded) &&
        !/^\d+$/.test(folded),
    )
    .map(({ label, folded, isName }) => ({ key: skeleton(folded), label, isTag: false, isName }));
  // Skip keys of one or two letters, which too many words share.
  return [...ofTags, ...ofWords].filter(({ key }) => key.length > 2);
}

/**
 * Finds topics: tags that at least two articles have, and names that at least three titles contain.
 * Topics with the most articles come first. The result does not depend on the order of `stories`.
 * `known` are names that are not topics, such as the category's own.
 */
export function findTopics(stories: readonly Story[], known: readonly string[], limit: number): Topic[] {
  const subjects = new Map<string, Subject>();
  for (const story of stories) {
    for (const { key, label, isTag, isName } of subjectsOf(story)) {
      const subject = subjects.get(key) ?? { label, isTag, isName, stories: new Map<string, Story>() };
      // Prefer the spelling of a tag, because an editor wrote it.
      subjects.set(key, {
        ...subject,
        ...(isTag && !subject.isTag && { label, isTag }),
        isName: subject.isName || isName,
      });
      subject.stories.set(story.id, story);
    }
  }
  const unwanted = new Set(known.map((name) => foldWords(name).map(skeleton).join(' ')));
  const most = stories.length >= SHARE_FROM ? stories.length * SHARE_MAX : Infinity;
  const ranked = [...subjects]
    .filter(
      ([key, subject]) =>
        subject.isName &&
        !unwanted.has(key) &&
        subject.stories.size >= STORIES_MIN[subject.isTag ? 'tag' : 'word'] &&
        subject.stories.size <= most,
    )
    .toSorted(
      ([a, one], [b, other]) =>
        other.stories.size - one.stories.size || Number(other.isTag) - Number(one.isTag) || a.localeCompare(b),
    );
  const chosen: Topic[] = [];
  for (const [, subject] of ranked) {
    if (chosen.length === limit) break;
    const shared = (topic: Topic) =>
      topic.stories.filter(({ id }) => subject.stories.has(id)).length / subject.stories.size;
    if (chosen.every((topic) => shared(topic) <= OVERLAP_MAX))
      chosen.push({ label: subject.label, stories: [...subject.stories.values()] });
  }
  return chosen;
}

import { describe, expect, it } from 'vitest';
import { IDEAS_MAX } from '../core/limits.ts';
import { findIdeas, hashtagOf, type IdeaSources, type SearchInterest } from './find-ideas.ts';
import { findTopics, type Story } from './find-topics.ts';

const now = new Date('2026-11-14T12:00:00.000Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const story = (id: string, title: string, changes: Partial<Story> = {}): Story => ({
  id,
  slug: id,
  title,
  tags: [],
  hashtags: [],
  filmIds: [],
  language: 'en',
  publishedAt: ago(5),
  ...changes,
});
const film = (
  slug: string,
  rank: number,
  changes: Partial<IdeaSources['films'][number]> = {},
): IdeaSources['films'][number] => ({
  id: slug,
  slug,
  movieName: slug,
  rank,
  totalCollection: 123_400_000,
  totalGrossRupees: null,
  changePercent: 0,
  releaseDate: '2026-11-01',
  ...changes,
});
const sources = (changes: Partial<IdeaSources> = {}): IdeaSources => ({
  category: { id: 'music', name: 'Music', slug: 'music' },
  stories: [],
  newestStory: { slug: 's', title: 'The last one', language: 'en', publishedAt: ago(3) },
  films: [],
  coveredFilms: new Set(),
  coveredSince: ago(14 * 24),
  searches: [],
  now,
  ...changes,
});

describe('topics', () => {
  const three = [
    story('a', 'Farida returns to the stage in Pune'),
    story('b', 'Why Farida refused the remake'),
    story('c', 'A song that Farida never sang'),
    story('d', 'Two singers, one harmonium'),
  ];
  it('are names in the titles of at least three stories', () => {
    expect(findTopics(three, [], 5).map(({ label, stories }) => [label, stories.map(({ id }) => id)])).toEqual([
      ['Farida', ['a', 'b', 'c']],
    ]);
    expect(findTopics(three.slice(1), [], 5)).toEqual([]);
  });
  it('are names, and neither words in lower case nor the first word of a headline', () => {
    expect(
      findTopics(
        [1, 2, 3].map((number) => story(`s${number}`, `Audiences of part ${number} meet the orchestra`)),
        [],
        5,
      ),
    ).toEqual([]);
  });
  it('need fewer stories if editors gave them the same tag', () => {
    const tagged = [
      story('a', 'An evening in Pune', { tags: ['Farida'] }),
      story('b', 'A remake refused', { tags: ['Farida'] }),
    ];
    expect(findTopics(tagged, [], 5)).toMatchObject([{ label: 'Farida', stories: [{ id: 'a' }, { id: 'b' }] }]);
    expect(findTopics(tagged.slice(1), [], 5)).toEqual([]);
  });
  it("match across spellings and scripts, and use a tag's spelling if there is one", () => {
    const mixed = [
      story('a', 'Pathan sings again'),
      story('b', 'Another evening', { tags: ['Pathaan'] }),
      story('c', 'पठान की वापसी', { language: 'hi' }),
    ];
    expect(findTopics(mixed, [], 5)).toMatchObject([
      { label: 'Pathaan', stories: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    ]);
  });
  it('are not the category itself, frequent words of headlines, or a subject of nearly all stories', () => {
    const tagged = Array.from({ length: 8 }, (_, index) =>
      story(`s${index}`, `Music film trailer number${index}`, { tags: ['Music', 'Everybody'] }),
    );
    expect(findTopics(tagged, ['Music'], 5)).toEqual([]);
  });
  it('are listed once if two names occur in the same stories', () => {
    const twice = three.slice(0, 3).map((one) => ({ ...one, title: `${one.title} Qureshi` }));
    expect(findTopics(twice, [], 5)).toHaveLength(1);
  });
  it('do not depend on the order of the stories', () => {
    expect(findTopics(three.toReversed(), [], 5).map(({ label }) => label)).toEqual(['Farida']);
  });
});

describe('ideas', () => {
  it("suggest an article about a topic, with the topic's stories as evidence", () => {
    const stories = ['a', 'b', 'c'].map((id) =>
      story(id, `The Farida story ${id}`, {
        hashtags: ['#Farida', `#${id}`],
        filmIds: id === 'c' ? ['other'] : ['phir-milenge'],
      }),
    );
    const [idea] = findIdeas(sources({ stories }));
    expect(idea).toMatchObject({
      title: 'Farida: the story so far',
      hashtags: ['#Farida', '#a', '#b'],
      evidence: [
        {
          kind: 'stories',
          text: '3 stories in a day are about Farida',
          links: [{ path: '/article/a' }, { path: '/article/b' }, { path: '/article/c' }],
        },
      ],
      draft: { categoryId: 'music', tags: ['Farida'], filmIds: ['phir-milenge'], language: 'en' },
    });
  });
  it("use a film's name from its page, and ignore tags that only classify stories", () => {
    const stories = ['a', 'b'].map((id) => story(id, `Row ${id}`, { tags: ['dadar ka raja', 'box office'] }));
    const ideas = findIdeas(
      sources({ stories, films: [film('dadar', 1, { movieName: 'Dadar Ka Raja' })], coveredFilms: new Set(['dadar']) }),
    );
    expect(ideas.map(({ title }) => title)).toEqual(['Dadar Ka Raja: the story so far']);
    expect(ideas[0]?.draft).toMatchObject({ tags: ['Dadar Ka Raja'], filmIds: ['dadar'] });
  });
  it('are in Hindi for Hindi stories', () => {
    const stories = ['a', 'b', 'c'].map((id) => story(id, `फरीदा ${id}`, { language: 'hi' }));
    const [idea] = findIdeas(sources({ stories }));
    expect(idea?.title).toBe('फरीदा: अब तक की पूरी कहानी');
    expect(idea?.hashtags).toEqual(['#फरीदा']);
    expect(idea?.draft.language).toBe('hi');
  });
  it('name films of the chart without a recent story, with the reason', () => {
    const films = [
      film('covered', 1),
      film('falling', 2, { changePercent: -45 }),
      film('gross', 3, { totalCollection: null, totalGrossRupees: 20_000_000 }),
      film('far', 40),
    ];
    const ideas = findIdeas(sources({ films, coveredFilms: new Set(['covered']) }));
    expect(ideas.map(({ title }) => title)).toEqual([
      'falling at the box office: where the crowd went',
      'gross at the box office: where it stands',
    ]);
    expect(ideas[0]?.evidence).toEqual([
      {
        kind: 'chart',
        text: 'Number 2 of the box office, ₹12.3 Cr nett, -45.0%',
        links: [{ label: 'falling', path: '/falling' }],
      },
      { kind: 'coverage', text: 'No story about it since 31 Oct', links: [] },
    ]);
    expect(ideas[1]?.evidence[0]?.text).toContain('₹2.0 Cr gross');
  });
  it('announce releases of the next three weeks, the soonest first', () => {
    const films = [
      film('later', 9, { releaseDate: '2026-12-24' }),
      film('soon', 8, { releaseDate: '2026-11-20' }),
      film('tomorrow', 7, { releaseDate: '2026-11-15' }),
      film('today', 6, { releaseDate: '2026-11-14' }),
    ];
    const releases = findIdeas(sources({ films, coveredFilms: new Set(['today', 'soon']) })).filter(
      ({ evidence }) => evidence[0]?.kind === 'release',
    );
    expect(releases.map(({ title }) => title)).toEqual([
      'tomorrow opens on 15 November 2026: what to know before you go',
      'soon opens on 20 November 2026: what to know before you go',
    ]);
    expect(releases[1]?.evidence[1]?.text).toContain('There have been stories');
  });
  it('report a category without recent stories first', () => {
    const quiet = (publishedAt: string | null) =>
      findIdeas(
        sources({
          newestStory: publishedAt === null ? null : { slug: 's', title: 'The last one', language: 'en', publishedAt },
        }),
      )[0]?.evidence[0];
    expect(quiet(ago(80))).toEqual({
      kind: 'coverage',
      text: 'Music has had no new story for 3 days',
      links: [{ label: 'The last one', path: '/article/s' }],
    });
    expect(quiet(null)?.text).toBe('Music has no story yet');
    expect(quiet(ago(47))).toBeUndefined();
  });
  const search = (text: string, found: readonly string[], changes: Partial<SearchInterest> = {}): SearchInterest => ({
    text,
    week: 14,
    before: 2,
    hasMore: false,
    stories: found.map((categoryId, index) => ({ slug: `s${index}`, title: `Story ${index}`, categoryId })),
    ...changes,
  });
  it('include rising searches with their counts, and place those with few results first', () => {
    const topic = ['a', 'b', 'c'].map((id) => story(id, `The Farida story ${id}`));
    const ideas = findIdeas(
      sources({
        stories: topic,
        searches: [
          search('riyaaz songs', ['music', 'music', 'film'], { hasMore: true }),
          search('jaane kahan', ['music']),
          search('tonga ride', [], { before: 0 }),
        ],
      }),
    );
    expect(ideas.map(({ title }) => title)).toEqual([
      'Jaane Kahan: what readers want to know',
      'Tonga Ride: what readers want to know',
      'Farida: the story so far',
      'Riyaaz Songs: what readers want to know',
    ]);
    expect(ideas[0]).toMatchObject({
      hashtags: ['#JaaneKahan'],
      evidence: [
        {
          kind: 'rising-search',
          text: '‘jaane kahan’: 14 searches this week, 2 the week before, 1 story found',
          links: [{ label: 'Story 0', path: '/article/s0' }],
        },
      ],
      draft: { categoryId: 'music', tags: ['Jaane Kahan'], filmIds: [], language: 'en' },
    });
    expect(ideas[1]?.evidence).toEqual([
      {
        kind: 'rising-search',
        text: '‘tonga ride’: 14 searches this week, none the week before, no story found',
        links: [],
      },
    ]);
    expect(ideas[3]?.evidence[0]?.text).toContain('more than 3 stories found');
  });
  it('contain a search only in the category of most of its results', () => {
    expect(findIdeas(sources({ searches: [search('elsewhere', ['film', 'film', 'music'])] }))).toEqual([]);
    expect(findIdeas(sources({ searches: [search('anywhere', [])] }))).toHaveLength(1);
  });
  it('recognise the film in a search, and are in Hindi for Hindi searches', () => {
    const films = [film('ladakh-mail', 40, { movieName: 'Ladakh Mail' })];
    const ideas = findIdeas(
      sources({
        films,
        searches: [search('ladakh mail', []), search('पुराना टिकट', []), search('Ladaakh mail songs', [])],
      }),
    );
    expect(ideas[0]).toMatchObject({
      title: 'Ladakh Mail: what readers want to know',
      draft: { filmIds: ['ladakh-mail'] },
    });
    expect(ideas[1]).toMatchObject({
      title: 'पुराना टिकट: जो पाठक जानना चाहते हैं',
      hashtags: ['#पुरानाटिकट'],
      draft: { language: 'hi', filmIds: [] },
    });
    expect(ideas[2]).toMatchObject({
      title: 'Ladaakh Mail Songs: what readers want to know',
      hashtags: ['#LadakhMail'],
      draft: { tags: ['Ladakh Mail'], filmIds: ['ladakh-mail'] },
    });
  });
  it('are limited in number', () => {
    const films = Array.from({ length: 30 }, (_, index) =>
      film(`f${index}`, index + 1, { releaseDate: index % 2 ? '2026-11-20' : null }),
    );
    const names = ['Farida', 'Sameera', 'Harmonium', 'Qawwali', 'Lucknow', 'Darjeeling'];
    const stories = names.flatMap((name) =>
      [1, 2, 3].map((number) => story(`${name}${number}`, `On ${name} ${'abcdef'[number]}${name.length}`)),
    );
    const searches = Array.from({ length: 9 }, (_, index) => search(`search ${index}`, []));
    expect(findIdeas(sources({ films, stories, searches, newestStory: null })).length).toBeLessThanOrEqual(IDEAS_MAX);
  });
});

it('makes hashtags from names', () => {
  expect(hashtagOf('Phir Milenge, Farida')).toBe('#PhirMilengeFarida');
  expect(hashtagOf('दादर का राजा')).toBe('#दादरकाराजा');
});

import { describe, expect, it } from 'vitest';
import { createTitleIndex, isSameStory, likeness, titleNames, titleWords, type RecentTitle } from './near-titles.ts';

const comparable = (title: string, publishedAt: string | null = null) => ({
  words: titleWords(title),
  names: titleNames(title),
  publishedAt,
});
const same = (a: string, b: string) => isSameStory(comparable(a), comparable(b));

describe('two headlines of one story', () => {
  it.each([
    [
      '‘Tota Maina Talkies’ adds midnight shows in Nashik after full houses',
      'After full houses, ‘Tota Maina Talkies’ adds midnight shows in Nashik',
    ],
    [
      'Veerendra Sakpal to play a hoarding painter again in ‘Dadar Ka Raja 2’',
      'Veerendra Sakpal returns to play the hoarding painter again in ‘Dadar Ka Raja 2’',
    ],
    [
      'Silver Reel Awards move to Marine Lines after thirty years at the old hall',
      'The Silver Reel Awards are moving to Marine Lines after thirty years at their old hall',
    ],
    [
      'Bijli Ghar Becomes the Biggest Heist of the Year With 312 Crore',
      'With 312 crore, ‘Bijli Ghar’ becomes the biggest heist of the year',
    ],
    ['पठान की नई फ़िल्म का पहला गाना आज दोपहर लखनऊ में जारी हुआ', 'पठान की नई फिल्म का पहला गाना लखनऊ में आज दोपहर जारी हुआ'],
  ])('are matched: %s · %s', (a, b) => expect(same(a, b)).toBe(true));
});

describe('two headlines of different stories', () => {
  it.each([
    // The numbers differ, so the headlines are about different days.
    [
      'Dadar Ka Raja box office collection day 3: a steady Sunday for the painter',
      'Dadar Ka Raja box office collection day 4: a steady Monday for the painter',
    ],
    // Each headline has a name that the other one lacks.
    [
      '‘Dadar Ka Raja’ box office: it crosses 50 crore on day 3 of its first week',
      '‘Ladakh Mail’ box office: it crosses 50 crore on day 3 of its first week',
    ],
    [
      'Dadar Ka Raja Box Office Collection Crosses 50 Crore In First Week',
      'Ladakh Mail Box Office Collection Crosses 50 Crore In First Week',
    ],
    ['Dadar opens at Regal Palace in Nashik', 'Ladakh opens at Regal Palace in Nashik'],
    [
      'The trailer of ‘Riyaaz’ is out and it is eleven minutes long',
      'The trailer of ‘Aakhri Tonga’ is out and it is eleven minutes long',
    ],
    ['Meher Daruwala joins the cast of ‘Kesar Aur Kohra’', 'Jigmet Dorje joins the cast of ‘Kesar Aur Kohra’'],
    // The headlines are too short to compare.
    ['Live updates today', 'Live updates today'],
  ])('are told apart: %s · %s', (a, b) => expect(same(a, b)).toBe(false));
  it('are told apart if they are equal but were published more than three days apart', () => {
    const title = 'Award night ends with a standing ovation for the spot boys';
    const at = (iso: string) => comparable(title, iso);
    expect(isSameStory(at('2026-11-20T00:00:00.000Z'), at('2026-11-22T00:00:00.000Z'))).toBe(true);
    expect(isSameStory(at('2026-11-10T00:00:00.000Z'), at('2026-11-22T00:00:00.000Z'))).toBe(false);
  });
});

it('computes likeness as the share of common words, and 0 without words', () => {
  expect(likeness(['a', 'b'], ['a', 'b'])).toBe(1);
  expect(likeness(['a', 'b'], ['b', 'c'])).toBeCloseTo(1 / 3);
  expect(likeness([], [])).toBe(0);
});

describe('the index', () => {
  const recentTitle = (storyId: string, sourceId: string, title: string): RecentTitle => ({
    ...comparable(title),
    storyId,
    articleId: `article-${storyId}`,
    sourceId,
    titleKey: title.toLowerCase(),
  });
  const wanted = (sourceId: string, title: string) => {
    const { storyId: _story, articleId: _article, ...rest } = recentTitle('', sourceId, title);
    return rest;
  };
  const title = 'A potter enters politics in the last week of the monsoon';
  it('finds a story of another source, and of the same source only an identical headline', () => {
    const index = createTitleIndex([recentTitle('1', 'one', title)]);
    const reworded = 'In the last week of the monsoon, a potter enters politics again';
    expect(index.find(wanted('two', reworded))?.articleId).toBe('article-1');
    expect(index.find(wanted('one', reworded))).toBeNull();
    expect(index.find(wanted('one', title))?.articleId).toBe('article-1');
  });
  it('finds a similar headline among thousands, and adds each story only once', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      recentTitle(`m${index}`, 'one', `A potter enters street ${index} in the last week of month ${index}`),
    );
    const index = createTitleIndex([...many, recentTitle('1', 'one', title)]);
    expect(index.find(wanted('two', title))?.storyId).toBe('1');
    index.add(recentTitle('1', 'one', 'Another headline for a story that is there already'));
    expect(index.size()).toBe(3001);
  });
});

import { describe, expect, it } from 'vitest';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { matchingCategories, matchingFilms } from './match-names.ts';

const film = (movieName: string, nativeTitle: string | null = null) => ({ movieName, nativeTitle }) as BoxOfficeEntry;
const films = [
  film('Dadar Ka Raja', 'दादर का राजा'),
  film('Chaand Ka Ticket', 'चाँद का टिकट'),
  film('Riyaaz', 'रियाज़'),
  film('Kholi No. 9', 'खोली नं. ९'),
  film('Mohalla Premier League'),
  film('Raja'),
];
const found = (text: string) => matchingFilms(films, text).map(({ movieName }) => movieName);

describe('films whose name is searched', () => {
  it.each([
    ['dadar ka raja', ['Dadar Ka Raja']],
    ['Dadr ka raja', ['Dadar Ka Raja']],
    ['दादर का राजा', ['Dadar Ka Raja']],
    ['चाँद का टिकट', ['Chaand Ka Ticket']],
    ['khol no 9', ['Kholi No. 9']],
    ['खोली नं ९', ['Kholi No. 9']],
    ['riaz', ['Riyaaz']],
    ['riyaaz review', ['Riyaaz']],
    ['mohalla', ['Mohalla Premier League']],
  ])('are found for ‘%s’', (text, expected) => expect(found(text)).toEqual(expected));
  it('are sorted: the film whose full name was typed comes first', () => {
    expect(found('raja')).toEqual(['Raja', 'Dadar Ka Raja']);
  });
  it.each(['league', 'ka', 'aaa', 'reviews', 'rajdhani express', '!!!'])('are not found for ‘%s’', (text) =>
    expect(found(text)).toEqual([]),
  );
});

describe('categories whose name is searched', () => {
  const categories = ['Film News', 'Celebrities', 'Reviews', 'Music'].map((name) => ({ name }) as Category);
  const named = (text: string) => matchingCategories(categories, text).map(({ name }) => name);
  it.each([
    ['music', ['Music']],
    ['film news', ['Film News']],
    ['news', ['Film News']],
    ['review', ['Reviews']],
    ['celebrties', ['Celebrities']],
  ])('are found for ‘%s’', (text, expected) => expect(named(text)).toEqual(expected));
  it.each(['dadar ka raja review', 'marathi music', 'aaa'])('are not found for ‘%s’', (text) =>
    expect(named(text)).toEqual([]),
  );
});

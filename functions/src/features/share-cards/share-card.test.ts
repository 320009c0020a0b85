import { expect, it } from 'vitest';
import type { BoxOfficeDay } from '@first-show/domain/box-office/box-office.schema';
import { filmCard, shareCardHash, shareCardPath, storyCard } from './share-card.ts';

const category = { name: 'Reviews', color: '#4FC9AC' };
const story = {
  title: 'The queue outside Liberty',
  rating: 3.5,
  imageUrl: '/media/abc/1600.webp',
  imageFocus: { x: 0.2, y: 0.3 },
};
const day = (number: number, changes: Partial<BoxOfficeDay> = {}): BoxOfficeDay => ({
  day: number,
  date: '2026-11-06',
  nettRupees: 85_000_000,
  grossRupees: null,
  isEstimate: false,
  source: null,
  ...changes,
});
const film = {
  movieName: 'Dadar Ka Raja',
  nativeTitle: 'दादर का राजा',
  rank: 1,
  releaseDate: '2026-11-06',
  totalCollection: 1_284_000_000,
  totalGrossRupees: null,
  days: [day(1, { nettRupees: 184_000_000 }), day(10)],
  imageUrl: null,
};

it('shows the title, category, stars and picture of a story', () => {
  expect(storyCard(story, category)).toEqual({
    kind: 'article',
    title: 'The queue outside Liberty',
    category,
    stars: 3.5,
    picture: { url: '/media/abc/1600.webp', focus: { x: 0.2, y: 0.3 } },
  });
  expect(storyCard({ ...story, rating: null, imageUrl: null }, null)).toMatchObject({
    category: null,
    stars: null,
    picture: null,
  });
});

it('keeps the middle of a picture without a focal point', () => {
  expect(storyCard({ ...story, imageFocus: null }, null).picture?.focus).toEqual({ x: 0.5, y: 0.5 });
});

it('shows the rank, the total and the newest day of a film', () => {
  expect(filmCard(film)).toEqual({
    kind: 'film',
    title: 'Dadar Ka Raja',
    nativeTitle: 'दादर का राजा',
    rank: 1,
    released: '6 November 2026',
    figures: [
      { label: 'Total, India nett', value: '₹128.4 Cr' },
      { label: 'Day 10', value: '₹8.5 Cr' },
    ],
    picture: null,
  });
});

it('marks a gross total and an estimated day in their labels', () => {
  const card = filmCard({
    ...film,
    totalCollection: null,
    totalGrossRupees: 1_500_000_000,
    days: [day(2, { isEstimate: true }), day(3, { nettRupees: null })],
  });
  expect(card.figures).toEqual([
    { label: 'Total, India gross', value: '₹150.0 Cr' },
    { label: 'Day 2, estimate', value: '₹8.5 Cr' },
  ]);
});

it('shows no figures of a film whose sums are 0 or unknown', () => {
  expect(filmCard({ ...film, totalCollection: 0, days: [] }).figures).toEqual([]);
});

it('leaves out emoji and scripts that the fonts do not have', () => {
  expect(storyCard({ ...story, title: 'Dance 💃🏽 like శ్రీ Sridevi' }, null).title).toBe('Dance like Sridevi');
  expect(storyCard({ ...story, title: '🎬🎬' }, null).title).toBe('First Show');
  expect(filmCard({ ...film, nativeTitle: 'పుష్ప' }).nativeTitle).toBeNull();
});

it('a card’s hash changes with everything that the card shows', () => {
  const cards = [
    storyCard(story, category),
    storyCard({ ...story, title: 'Another title' }, category),
    storyCard({ ...story, rating: 4 }, category),
    storyCard({ ...story, imageUrl: '/media/abd/1600.webp' }, category),
    storyCard({ ...story, imageFocus: { x: 0.2, y: 0.31 } }, category),
    storyCard(story, { ...category, color: '#000000' }),
    filmCard(film),
    filmCard({ ...film, rank: 2 }),
    filmCard({ ...film, totalCollection: 1_294_000_000 }),
    filmCard({ ...film, days: [...film.days, day(11)] }),
  ];
  expect(new Set(cards.map(shareCardHash)).size).toBe(cards.length);
});

it('a card’s hash stays the same when only fields change that the card does not show', () => {
  const edited = { ...story, summary: 'Another summary', viewCount: 12 };
  expect(shareCardHash(storyCard(edited, category))).toBe(shareCardHash(storyCard(story, category)));
});

it('has an address with the kind, the id and the hash', () => {
  const card = storyCard(story, category);
  expect(shareCardPath('a b', card)).toBe(`/media/share/article/a%20b/${shareCardHash(card)}.jpg`);
});

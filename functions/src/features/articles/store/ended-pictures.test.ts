import { expect, it } from 'vitest';
import type { Article } from '@first-show/domain/articles/article.schema';
import { withoutEndedPicture, withoutEndedPictures, withoutEndedPoster } from './ended-pictures.ts';

const article = {
  imageUrl: '/media/ab/1600.webp',
  imageAlt: 'A marquee',
  imageFocus: { x: 0.2, y: 0.2 },
  imageCaption: 'At night',
  imageCredit: 'Asha Rao',
  content: '<p>Text</p>',
} as Article;
const defaultImage = '<img src="/art/default-800.webp" alt="" loading="lazy" decoding="async">';

it('replaces a picture whose licence has ended by the default picture, and removes its texts and focal point', () => {
  expect(withoutEndedPictures(article, { endedMediaIds: ['ab'] })).toEqual({
    imageUrl: '/art/default-800.webp',
    imageAlt: '',
    imageFocus: null,
    imageCaption: null,
    imageCredit: null,
    content: '<p>Text</p>',
  });
  expect(withoutEndedPicture(article, { endedMediaIds: ['ab'] })).toMatchObject({ imageUrl: '/art/default-800.webp' });
});
it('does not change an article whose pictures all have a valid licence', () => {
  for (const stored of [undefined, {}, { endedMediaIds: [] }, { endedMediaIds: ['cd'] }]) {
    expect(withoutEndedPictures(article, stored)).toEqual(article);
    expect(withoutEndedPicture(article, stored)).toBe(article);
  }
});
it('replaces ended pictures in the text, and removes the caption of a figure with only ended pictures', () => {
  const ended = '<img src="/media/ab/736.webp" alt="A" width="736" height="400" loading="lazy" />';
  const valid = '<img src="/media/cd/736.webp" alt="C">';
  const content = (first: string, caption: string) =>
    `<p>One</p><figure class="wide">${first}${caption}</figure><figure>${valid}<figcaption>Valid</figcaption></figure>` +
    `<figure>${first}${valid}<figcaption>Both</figcaption></figure>`;
  const before = { ...article, imageUrl: null, content: content(ended, '<figcaption>Ended</figcaption>') };
  expect(withoutEndedPictures(before, { endedMediaIds: ['ab'] }).content).toBe(content(defaultImage, ''));
});
it('removes a film’s picture when its licence has ended', () => {
  const film = { imageUrl: '/media/ab/1600.webp' };
  expect(withoutEndedPoster(film, { endedMediaIds: ['ab'] })).toEqual({ imageUrl: null });
  expect(withoutEndedPoster(film, {})).toBe(film);
});

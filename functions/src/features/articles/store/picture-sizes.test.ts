import { expect, it } from 'vitest';
import type { Article } from '@first-show/domain/articles/article.schema';
import { withPictureSizes } from './picture-sizes.ts';

const of = (imageUrl: string | null, content: string) => ({ imageUrl, content }) as Article;

it('adds the natural size to the lead picture and to pictures in the text', () => {
  const article = of(
    '/media/ab/1600.webp',
    '<p>One</p><img src="/media/cd/736.webp" alt="C" width="1" height="2" loading="lazy" />',
  );
  expect(
    withPictureSizes(article, { mediaSizes: { ab: { width: 4000, height: 3000 }, cd: { width: 736, height: 900 } } }),
  ).toEqual({
    imageUrl: '/media/ab/1600.webp',
    imageSize: { width: 4000, height: 3000 },
    content: '<p>One</p><img width="736" height="900" src="/media/cd/736.webp" alt="C" loading="lazy" />',
  });
});
it('does not change pictures of unknown size, such as those of older articles or other sites', () => {
  const article = of(
    '/media/ab/1600.webp',
    '<img src="https://example.org/a.jpg" alt="" width="10"><img src="/media/cd/9.webp">',
  );
  expect(withPictureSizes(article, {})).toEqual(article);
  expect(withPictureSizes(article, undefined)).toEqual(article);
  expect(withPictureSizes(of(null, '<p>No picture</p>'), { mediaSizes: { ab: { width: 1, height: 1 } } })).toEqual(
    of(null, '<p>No picture</p>'),
  );
});

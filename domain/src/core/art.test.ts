import { expect, it } from 'vitest';
import { jpegPicture, ogPicture, pictureSources } from './art.ts';

it('lists all sizes of an article picture, AVIF first', () => {
  expect(pictureSources('/art/train-news-1-1200.webp')).toEqual({
    src: '/art/train-news-1-1200.webp',
    sources: [
      {
        type: 'image/avif',
        srcSet: '/art/train-news-1-400.avif 400w, /art/train-news-1-800.avif 800w, /art/train-news-1-1200.avif 1200w',
      },
      {
        type: 'image/webp',
        srcSet: '/art/train-news-1-400.webp 400w, /art/train-news-1-800.webp 800w, /art/train-news-1-1200.webp 1200w',
      },
    ],
    width: 1200,
    height: 675,
  });
});
it('recognises posters by their name', () => {
  const poster = pictureSources('/art/poster-kholi-no-9-720.webp');
  expect(poster).toMatchObject({ width: 720, height: 960 });
  expect(poster.sources[1]?.srcSet).toBe(
    '/art/poster-kholi-no-9-120.webp 120w, /art/poster-kholi-no-9-360.webp 360w, /art/poster-kholi-no-9-720.webp 720w',
  );
});
it('has a wide version of opening pictures and of the pictures of two pages', () => {
  const { wide } = pictureSources('/art/hero-marquee-news-1200.webp');
  expect(wide).toMatchObject({ src: '/art/hero-marquee-news-wide-1720.webp', width: 1720, height: 760 });
  expect(wide?.sources[0]?.srcSet).toBe(
    '/art/hero-marquee-news-wide-900.avif 900w, /art/hero-marquee-news-wide-1720.avif 1720w',
  );
  expect(pictureSources('/art/box-office-1200.webp').wide).toBeDefined();
  expect(pictureSources('/art/marquee-news-1-1200.webp').wide).toBeUndefined();
});
it('lists the sizes of a picture of the library, up to the one that is stored', () => {
  expect(pictureSources('/media/ab12/900.webp')).toEqual({
    src: '/media/ab12/900.webp',
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: [360, 480, 736, 900].map((width) => `/media/ab12/${width}.${format} ${width}w`).join(', '),
    })),
  });
  expect(pictureSources('/media/ab12/200.webp').sources[0]?.srcSet).toBe('/media/ab12/200.avif 200w');
});
it('gives feeds and link previews the JPEG of a picture of the library', () => {
  expect(ogPicture('/media/ab12/1600.webp')).toBe('/media/ab12/1200.jpg');
  expect(jpegPicture('/media/ab12/736.webp')).toBe('/media/ab12/736.jpg');
  expect(jpegPicture('/art/train-news-1-1200.webp')).toBeNull();
});
it('leaves other addresses alone', () => {
  expect(pictureSources('https://example.org/art/a-800.webp')).toEqual({
    src: 'https://example.org/art/a-800.webp',
    sources: [],
  });
  expect(pictureSources(null)).toBeNull();
});
it('has a link preview only for pictures with a drawn one', () => {
  expect(ogPicture('/art/hero-sitar-music-1200.webp')).toBe('/art/hero-sitar-music-og.jpg');
  expect(ogPicture('/art/default-800.webp')).toBe('/art/default-og.jpg');
  expect(ogPicture('/art/train-news-1-1200.webp')).toBeNull();
  expect(ogPicture(null)).toBeNull();
});

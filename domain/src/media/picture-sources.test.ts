import { expect, it } from 'vitest';
import { jpegPicture, pictureSources } from './picture-sources.ts';

it('lists the renditions of a library picture up to the width in its URL, AVIF first', () => {
  expect(pictureSources('/media/ab12/900.webp')).toEqual(
    ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: [360, 480, 736, 900].map((width) => `/media/ab12/${width}.${format} ${width}w`).join(', '),
    })),
  );
  expect(pictureSources('/media/ab12/200.webp')[0]?.srcSet).toBe('/media/ab12/200.avif 200w');
});
it('returns no renditions for another URL', () => {
  for (const address of ['https://example.org/media/ab12/900.webp', '/art/about-1200.webp', '/media/ab12/900.jpg'])
    expect(pictureSources(address), address).toEqual([]);
});
it('returns the JPEG of a library picture, for feeds and link previews', () => {
  expect(jpegPicture('/media/ab12/1600.webp')).toBe('/media/ab12/1200.jpg');
  expect(jpegPicture('/media/ab12/736.webp')).toBe('/media/ab12/736.jpg');
  expect(jpegPicture('https://example.org/a.webp')).toBeNull();
});

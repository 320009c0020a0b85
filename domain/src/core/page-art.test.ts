import { expect, it } from 'vitest';
import { DEFAULT_PICTURE, pageArtFile, pageArtPreview, pageArtSources } from './page-art.ts';

it('lists all files of a picture, AVIF first', () => {
  const { src, sources } = pageArtSources('welcome');
  expect(src).toBe('/art/welcome-1200.webp');
  expect(sources).toEqual([
    {
      type: 'image/avif',
      srcSet: '/art/welcome-400.avif 400w, /art/welcome-800.avif 800w, /art/welcome-1200.avif 1200w',
    },
    {
      type: 'image/webp',
      srcSet: '/art/welcome-400.webp 400w, /art/welcome-800.webp 800w, /art/welcome-1200.webp 1200w',
    },
  ]);
});
it('lists the files of a wide picture', () => {
  const { src, sources } = pageArtSources('box-office', { wide: true });
  expect(src).toBe('/art/box-office-wide-1720.webp');
  expect(sources[0]?.srcSet).toBe('/art/box-office-wide-900.avif 900w, /art/box-office-wide-1720.avif 1720w');
});
it('returns the file name of a URL of page art, and null for other URLs', () => {
  expect(pageArtFile('/art/box-office-wide-1720.webp')).toBe('box-office-wide');
  expect(pageArtFile(DEFAULT_PICTURE)).toBe('default');
  for (const address of ['https://example.org/art/about-800.webp', '/art/../about-800.webp', '/media/ab12/800.webp'])
    expect(pageArtFile(address), address).toBeNull();
});
it('returns the JPEG for link previews', () => {
  expect(pageArtPreview('default')).toBe('/art/default-og.jpg');
});

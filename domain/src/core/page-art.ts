import { sourcesOf, type PictureSource } from '../media/picture-sources.ts';

/**
 * Pictures of the pages' own design: static files in `web/public/art`, drawn by `demo/art`.
 * Pictures of stories and films usually come from the media library instead
 * (`media/picture-address.ts`).
 */
export type PageArt =
  | 'about'
  | 'about-celebrities'
  | 'about-reviews'
  | 'about-streaming'
  | 'about-trade'
  | 'box-office'
  | 'contact'
  | 'default'
  | 'empty'
  | 'not-found'
  | 'polls'
  | 'privacy'
  | 'terms'
  | 'welcome';

/** The widths of the 16:9 files, as AVIF and WebP. */
const WIDTHS = [400, 800, 1200];
/** The widths of the 21:9 files, which `about` and `box-office` have. */
const WIDE_WIDTHS = [900, 1720];

const fileUrl = (file: string, width: number, format: string): string => `/art/${file}-${width}.${format}`;

/** The address of a 16:9 file, 800 px wide. */
export const pageArtUrl = (name: PageArt): string => fileUrl(name, 800, 'webp');

/** The files for a `<picture>`. `src` is for browsers that do not support `<source>`. */
export function pageArtSources(
  name: PageArt,
  { wide = false }: { wide?: boolean } = {},
): { src: string; sources: PictureSource[] } {
  const [file, widths] = wide ? [`${name}-wide`, WIDE_WIDTHS] : [name, WIDTHS];
  return {
    src: fileUrl(file, Math.max(...widths), 'webp'),
    sources: sourcesOf(widths, (width, format) => fileUrl(file, width, format)),
  };
}

const FILE = /^\/art\/([a-z-]+)-\d+\.webp$/;

/**
 * The name of a file of page art without its width, e.g. 'about-wide'; `null` for any other
 * address.
 */
export const pageArtFile = (imageUrl: string): string | null => FILE.exec(imageUrl)?.[1] ?? null;

/**
 * The picture for an article without one. It also replaces a picture that cannot be loaded, and a
 * picture whose licence has ended.
 */
export const DEFAULT_PICTURE = pageArtUrl('default');

/** The JPEG of 1200 × 630 for link previews. */
export const pageArtPreview = (name: 'about' | 'box-office' | 'default'): string => `/art/${name}-og.jpg`;

import { jpegWidth, libraryPicture, renditionUrl, renditionWidths } from '../media/picture-address.ts';

/**
 * Shown for an article without a picture, for a picture that does not load, and for one whose
 * licence has ended.
 */
export const DEFAULT_PICTURE = '/art/default-800.webp';

/** The available sizes of one picture. */
export type PictureSources = {
  /**
   * The stored URL. An `<img>` shows it if the browser supports neither `<picture>` nor `srcset`.
   */
  src: string;
  /** For `<source>`, the best format first. Empty for a picture from another site. */
  sources: { type: 'image/avif' | 'image/webp'; srcSet: string }[];
  /**
   * Size of the largest rendition in px, for the aspect ratio. Missing for a picture from another
   * site.
   */
  width?: number;
  height?: number;
  /** The 21:9 version, if there is one. */
  wide?: PictureSources;
};

const PICTURE = /^\/art\/([a-z0-9-]+?)-\d+\.webp$/;
/**
 * Matches pictures with a wide version: opening pictures (`hero-…`), and the pictures of two pages.
 */
const WIDE = /^(hero-.+|box-office|about)$/;
const POSTER = /^poster-/;

type AddressOf = (width: number, format: 'avif' | 'webp') => string;

function sources(widths: readonly number[], address: AddressOf): PictureSources['sources'] {
  const srcSet = (format: 'avif' | 'webp') => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  return [
    { type: 'image/avif', srcSet: srcSet('avif') },
    { type: 'image/webp', srcSet: srcSet('webp') },
  ];
}

const sourcesOf = (name: string, src: string, widths: number[], height: number): PictureSources => ({
  src,
  sources: sources(widths, (width, format) => `/art/${name}-${width}.${format}`),
  width: Math.max(...widths),
  height,
});

/**
 * All sizes of a picture, by its stored URL.
 *
 * - `/art/<id>-<width>.webp` belongs to the illustrations: 16:9 in 400, 800 and 1200 px, or 3:4 in
 * 120, 360
 *   and 720 px for `poster-<slug>`. Every size exists as AVIF and WebP.
 * - `/media/<id>/<width>.webp` belongs to the library: AVIF and WebP in all widths up to that one.
 * - Any other URL is returned as it is, without sources.
 */
export function pictureSources(imageUrl: string): PictureSources;
export function pictureSources(imageUrl: string | null): PictureSources | null;
export function pictureSources(imageUrl: string | null): PictureSources | null {
  if (imageUrl === null) return null;
  const library = libraryPicture(imageUrl);
  if (library !== null)
    return {
      src: imageUrl,
      sources: sources(renditionWidths(library.largestWidth), (width, format) =>
        renditionUrl(library.id, width, format),
      ),
    };
  const id = PICTURE.exec(imageUrl)?.[1];
  if (id === undefined) return { src: imageUrl, sources: [] };
  if (POSTER.test(id)) return sourcesOf(id, imageUrl, [120, 360, 720], 960);
  const standard = sourcesOf(id, imageUrl, [400, 800, 1200], 675);
  if (!WIDE.test(id)) return standard;
  return { ...standard, wide: sourcesOf(`${id}-wide`, `/art/${id}-wide-1720.webp`, [900, 1720], 760) };
}

/**
 * The JPEG of a library picture; `null` for others. Feeds use it, because not every feed reader
 * supports WebP.
 */
export function jpegPicture(imageUrl: string): string | null {
  const library = libraryPicture(imageUrl);
  return library === null ? null : renditionUrl(library.id, jpegWidth(library.largestWidth), 'jpg');
}

/**
 * The JPEG for link previews; `null` if there is none. Library pictures have one, and opening
 * pictures and the pages' own pictures have one of 1200 × 630.
 */
export function ogPicture(imageUrl: string | null): string | null {
  const jpeg = imageUrl === null ? null : jpegPicture(imageUrl);
  if (jpeg !== null) return jpeg;
  const id = imageUrl === null ? undefined : PICTURE.exec(imageUrl)?.[1];
  return id !== undefined && /^(hero-.+|box-office|about|default|not-found|empty|welcome)$/.test(id)
    ? `/art/${id}-og.jpg`
    : null;
}

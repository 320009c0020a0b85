import { jpegWidth, libraryPicture, renditionUrl, renditionWidths } from '../media/picture-address.ts';

/**
 * Shown for an article without a picture, a picture whose address is broken, and one whose licence
 * has ended.
 */
export const DEFAULT_PICTURE = '/art/default-800.webp';

/** The sizes in which one picture can be had. */
export type PictureSources = {
  /**
   * The stored address. An `<img>` shows it if the browser supports neither `<picture>` nor
   * `srcset`.
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
  /** The 21:9 version, if the picture has one. */
  wide?: PictureSources;
};

const PICTURE = /^\/art\/([a-z0-9-]+?)-\d+\.webp$/;
/** Pictures with a wide version: opening pictures (`hero-…`) and the pictures of two pages. */
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
 * All sizes of a stored picture address.
 *
 * - `/art/<id>-<width>.webp` is one of ours: 16:9 in 400, 800 and 1200 px, or 3:4 in 120, 360 and
 *   720 px for `poster-<slug>`. Every size exists as AVIF and WebP.
 * - `/media/<id>/<width>.webp` is one of the library: AVIF and WebP in all widths up to that one.
 * - Any other address comes back as it is, without sources.
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

/** The JPEG of a picture of the library; `null` for any other. Not every feed reader knows WebP. */
export function jpegPicture(imageUrl: string): string | null {
  const library = libraryPicture(imageUrl);
  return library === null ? null : renditionUrl(library.id, jpegWidth(library.largestWidth), 'jpg');
}

/**
 * The JPEG for link previews: pictures of the library have one, and opening pictures and the pages'
 * own pictures one of 1200 × 630; others `null`.
 */
export function ogPicture(imageUrl: string | null): string | null {
  const jpeg = imageUrl === null ? null : jpegPicture(imageUrl);
  if (jpeg !== null) return jpeg;
  const id = imageUrl === null ? undefined : PICTURE.exec(imageUrl)?.[1];
  return id !== undefined && /^(hero-.+|box-office|about|default|not-found|empty|welcome)$/.test(id)
    ? `/art/${id}-og.jpg`
    : null;
}

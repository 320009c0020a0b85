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

function sourcesOf(name: string, src: string, widths: number[], height: number): PictureSources {
  const srcSet = (extension: string) =>
    widths.map((width) => `/art/${name}-${width}.${extension} ${width}w`).join(', ');
  return {
    src,
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
    width: Math.max(...widths),
    height,
  };
}

/**
 * All sizes of a stored picture address.
 *
 * - `/art/<id>-<width>.webp` is one of ours: 16:9 in 400, 800 and 1200 px, or 3:4 in 120, 360 and
 *   720 px for `poster-<slug>`. Every size exists as AVIF and WebP.
 * - Any other address comes back as it is, without sources.
 */
export function pictureSources(imageUrl: string): PictureSources;
export function pictureSources(imageUrl: string | null): PictureSources | null;
export function pictureSources(imageUrl: string | null): PictureSources | null {
  if (imageUrl === null) return null;
  const id = PICTURE.exec(imageUrl)?.[1];
  if (id === undefined) return { src: imageUrl, sources: [] };
  if (POSTER.test(id)) return sourcesOf(id, imageUrl, [120, 360, 720], 960);
  const standard = sourcesOf(id, imageUrl, [400, 800, 1200], 675);
  if (!WIDE.test(id)) return standard;
  return { ...standard, wide: sourcesOf(`${id}-wide`, `/art/${id}-wide-1720.webp`, [900, 1720], 760) };
}

/**
 * The 1200 × 630 JPEG for link previews: opening pictures and the pages' own pictures have one,
 * others `null`.
 */
export function ogPicture(imageUrl: string | null): string | null {
  const id = imageUrl === null ? undefined : PICTURE.exec(imageUrl)?.[1];
  return id !== undefined && /^(hero-.+|box-office|about|default|not-found|empty|welcome)$/.test(id)
    ? `/art/${id}-og.jpg`
    : null;
}

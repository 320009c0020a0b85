import { jpegWidth, libraryPicture, renditionUrl, renditionWidths } from './picture-address.ts';

/** A `<source>` of a picture. */
export type PictureSource = { type: 'image/avif' | 'image/webp'; srcSet: string };

/** The sources of a picture in these widths, the best format first. */
export const sourcesOf = (
  widths: readonly number[],
  address: (width: number, format: 'avif' | 'webp') => string,
): PictureSource[] =>
  (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${address(width, format)} ${width}w`).join(', '),
  }));

/**
 * The AVIF and WebP renditions of a stored picture URL; empty if the URL is not one of the library.
 */
export function pictureSources(imageUrl: string): PictureSource[] {
  const library = libraryPicture(imageUrl);
  return library === null
    ? []
    : sourcesOf(renditionWidths(library.largestWidth), (width, format) => renditionUrl(library.id, width, format));
}

/**
 * The JPEG of a library picture, because not every feed reader supports WebP; `null` for other
 * URLs.
 */
export function jpegPicture(imageUrl: string): string | null {
  const library = libraryPicture(imageUrl);
  return library === null ? null : renditionUrl(library.id, jpegWidth(library.largestWidth), 'jpg');
}

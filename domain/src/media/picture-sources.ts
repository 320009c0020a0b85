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
 * All renditions of a stored picture address, of AVIF and WebP. Empty for an address that is not
 * the library's.
 */
export function pictureSources(imageUrl: string): PictureSource[] {
  const library = libraryPicture(imageUrl);
  return library === null
    ? []
    : sourcesOf(renditionWidths(library.largestWidth), (width, format) => renditionUrl(library.id, width, format));
}

/** The JPEG of a picture of the library; `null` for any other. Not every feed reader knows WebP. */
export function jpegPicture(imageUrl: string): string | null {
  const library = libraryPicture(imageUrl);
  return library === null ? null : renditionUrl(library.id, jpegWidth(library.largestWidth), 'jpg');
}

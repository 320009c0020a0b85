/**
 * Addresses of the media library's pictures: `/media/<id>/<width>.<format>`. An article stores the
 * largest WebP; its width tells which other widths exist, so a list of cards needs no second read.
 */

/** Widths of the renditions, in pixels. A smaller original adds its own width as the largest. */
export const RENDITION_WIDTHS: readonly number[] = [360, 480, 736, 1200, 1600];
/** Feeds and link previews take one JPEG of at most this width. */
const JPEG_WIDTH = 1200;

const ADDRESS = /^\/media\/([a-z0-9]+)\/(\d+)\.webp$/;

export type LibraryPicture = { id: string; largestWidth: number };

/** The picture behind a stored address; `null` for an address that is not the library's. */
export function libraryPicture(imageUrl: string): LibraryPicture | null {
  const [, id, width] = ADDRESS.exec(imageUrl) ?? [];
  return id === undefined ? null : { id, largestWidth: Number(width) };
}

/** All widths of a picture, ascending. */
export const renditionWidths = (largestWidth: number): number[] => [
  ...RENDITION_WIDTHS.filter((width) => width < largestWidth),
  largestWidth,
];

export const renditionUrl = (id: string, width: number, format: string): string => `/media/${id}/${width}.${format}`;

export const jpegWidth = (largestWidth: number): number => Math.min(largestWidth, JPEG_WIDTH);

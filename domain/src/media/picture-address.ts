/**
 * URLs of library pictures: `/media/<id>/<width>.<format>`. Articles store the URL of the largest
 * WebP. Its width shows which other widths exist, so a list of cards needs no read of the library.
 */

/** Widths of the renditions in pixels. A smaller original is also stored in its own width. */
export const RENDITION_WIDTHS: readonly number[] = [360, 480, 736, 1200, 1600];
/** Largest width of the JPEG for feeds and link previews. */
const JPEG_WIDTH = 1200;

const ADDRESS = /^\/media\/([a-z0-9]+)\/(\d+)\.webp$/;

export type LibraryPicture = { id: string; largestWidth: number };

/** The library picture of a stored URL; `null` for other URLs. */
export function libraryPicture(imageUrl: string): LibraryPicture | null {
  const [, id, width] = ADDRESS.exec(imageUrl) ?? [];
  return id === undefined ? null : { id, largestWidth: Number(width) };
}

/** All widths of a picture in ascending order. */
export const renditionWidths = (largestWidth: number): number[] => [
  ...RENDITION_WIDTHS.filter((width) => width < largestWidth),
  largestWidth,
];

export const renditionUrl = (id: string, width: number, format: string): string => `/media/${id}/${width}.${format}`;

export const jpegWidth = (largestWidth: number): number => Math.min(largestWidth, JPEG_WIDTH);

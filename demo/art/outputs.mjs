// The sizes in which pictures are drawn, and how the fixed pictures of pages, such as the one of
// About, are compressed.

/**
 * How a picture of the library is drawn. Its renditions are those of any uploaded picture
 * (`functions/src/features/media/process-picture.ts`).
 */
export const libraryDrawings = {
  opening: { format: 'wide', width: 1600 },
  article: { format: 'standard', width: 1200 },
  poster: { format: 'poster', width: 736 },
  portrait: { format: 'poster', width: 480 },
};

/**
 * @typedef {object} Output
 * @property {string} format a key of `formats` in draw.mjs
 * @property {number} master pixel width of the drawing; smaller widths are scaled from it
 * @property {string} infix text between id and width in the file name
 * @property {number} placeholder pixel width of the placeholder in the document, large enough to
 *   fill the picture's place on a phone (decision 013)
 * @property {{ width: number, avif: number, webp: number }[]} sizes widths with each encoder's
 *   quality, 0 … 100
 */

/**
 * Smaller files have a higher quality: their pixels are shown larger, and the files are small
 * anyway.
 */
const standard = {
  format: 'standard',
  master: 1200,
  infix: '',
  placeholder: 480,
  sizes: [
    { width: 400, avif: 64, webp: 76 },
    { width: 800, avif: 59, webp: 69 },
    { width: 1200, avif: 54, webp: 62 },
  ],
};
const wide = {
  format: 'wide',
  master: 1720,
  infix: '-wide',
  placeholder: 736,
  sizes: [
    { width: 900, avif: 61, webp: 73 },
    { width: 1720, avif: 54, webp: 61 },
  ],
};

/** The JPEG for link previews: the middle of the 16:9 picture. */
export const og = { width: 1200, height: 630, quality: 72 };

/** @returns {Output[]} the outputs of a page picture */
export const outputsOf = (picture) => (picture.hasWide ? [standard, wide] : [standard]);

/** The names of the files of a page picture in `web/public/art`. */
export const filesOf = (picture) => [
  ...outputsOf(picture).flatMap(({ infix, sizes }) =>
    sizes.flatMap(({ width }) => ['avif', 'webp'].map((type) => `${picture.id}${infix}-${width}.${type}`)),
  ),
  ...(picture.hasOg ? [`${picture.id}-og.jpg`] : []),
];

// In which sizes a picture is drawn, and how the pages' own pictures are compressed.

/**
 * How a picture of the library is drawn. Its renditions are those of any uploaded picture
 * (`functions/src/features/media/process-picture.ts`).
 */
export const libraryDrawings = {
  opening: { format: 'wide', width: 1600 },
  article: { format: 'standard', width: 1200 },
  poster: { format: 'poster', width: 736 },
};

/**
 * @typedef {object} Output
 * @property {string} format a key of draw.mjs' formats
 * @property {number} master pixel width that is drawn; smaller widths are scaled from it
 * @property {string} infix between id and width in the file name
 * @property {number} placeholder pixel width of the small rendition in the document: as high as the
 *   picture is shown on a phone (decision 013)
 * @property {{ width: number, avif: number, webp: number }[]} sizes with the encoders' quality, 0
 *   … 100
 */

/** Smaller sizes get more quality: their pixels are seen larger, and they weigh little. */
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

/** The link preview: the middle of the 16:9 picture. */
export const og = { width: 1200, height: 630, quality: 72 };

/** @returns {Output[]} of a picture of the pages */
export const outputsOf = (picture) => (picture.hasWide ? [standard, wide] : [standard]);

/** The names of all files of a picture of the pages, without folder. */
export const filesOf = (picture) => [
  ...outputsOf(picture).flatMap(({ infix, sizes }) =>
    sizes.flatMap(({ width }) => ['avif', 'webp'].map((type) => `${picture.id}${infix}-${width}.${type}`)),
  ),
  ...(picture.hasOg ? [`${picture.id}-og.jpg`] : []),
];

// Which files a picture becomes, and how strongly they are compressed.

/**
 * @typedef {object} Output
 * @property {string} format a key of draw.mjs' formats
 * @property {number} master pixel width that is drawn; smaller widths are scaled from it
 * @property {string} infix between id and width in the file name
 * @property {{ width: number, avif: number, webp: number }[]} sizes with the encoders' quality, 0
 *   … 100
 */

/** Smaller sizes get more quality: their pixels are seen larger, and they weigh little. */
const standard = {
  format: 'standard',
  master: 1200,
  infix: '',
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
  sizes: [
    { width: 900, avif: 61, webp: 73 },
    { width: 1720, avif: 54, webp: 61 },
  ],
};
const poster = {
  format: 'poster',
  master: 720,
  infix: '',
  sizes: [
    { width: 120, avif: 68, webp: 80 },
    { width: 360, avif: 64, webp: 76 },
    { width: 720, avif: 50, webp: 56 },
  ],
};

/** The link preview: the middle of the 16:9 picture. */
export const og = { width: 1200, height: 630, quality: 0.72 };

/** @returns {Output[]} */
export const outputsOf = (picture) =>
  picture.kind === 'poster' ? [poster] : picture.hasWide ? [standard, wide] : [standard];

/** The names of all files of a picture, without folder. */
export const filesOf = (picture) => [
  ...outputsOf(picture).flatMap(({ infix, sizes }) =>
    sizes.flatMap(({ width }) => ['avif', 'webp'].map((type) => `${picture.id}${infix}-${width}.${type}`)),
  ),
  ...(picture.hasOg ? [`${picture.id}-og.jpg`] : []),
];

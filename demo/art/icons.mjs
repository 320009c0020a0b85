// The app's icon: a marigold with a lit bulb in its centre, on the background colour of the dark
// theme. The bulb recalls the one in the logo.
import { circle, layers, place } from './shapes.mjs';

const velvet = '#1B0A13';
const [gold, amber, ember] = ['#FFB92E', '#FF8A1F', '#A83A12'];

/** Twelve petals around a lit bulb, in a square of 100 × 100 around the origin. */
const flower = layers(
  Array.from({ length: 12 }, (_, i) =>
    circle(Math.cos((i / 12) * Math.PI * 2) * 35, Math.sin((i / 12) * Math.PI * 2) * 35, 11.5, gold),
  ),
  circle(0, 0, 37, gold),
  circle(0, 0, 25, amber),
  circle(0, 0, 12.5, ember),
  circle(0, 0, 6, '#FFEBD0'),
);

/**
 * @param {number} share the part of the square that the flower fills, 0 … 1
 * @param {number} corner radius of the background's corners in percent; 50 makes a disc
 */
const icon = (size, share, corner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}"><rect width="100" height="100" rx="${corner}" fill="${velvet}"/>${place(flower, { x: 50, y: 50, scale: share })}</svg>`;

/**
 * The icon files, with paths relative to web/public/art. A maskable icon keeps to the inner 80 %,
 * which every platform shows.
 */
export const icons = [
  { file: 'icon-192.png', svg: icon(192, 0.86, 18), png: true },
  { file: 'icon-512.png', svg: icon(512, 0.86, 18), png: true },
  { file: 'icon-maskable-512.png', svg: icon(512, 0.66, 0), png: true },
  { file: '../favicon.svg', svg: icon(64, 0.96, 18), png: false },
];

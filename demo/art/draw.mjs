// Turns a catalogue entry into an SVG: runs the scene, adds the poster's lettering and lays the
// paper's texture over everything.
import { blackOf, palettes } from './palette.mjs';
import { createRandom } from './random.mjs';
import { scenes } from './scenes/index.mjs';
import { label, layers, lettering, subject } from './shapes.mjs';

/** View boxes by format, in units. Every scene can draw into each of them. */
export const formats = {
  standard: { width: 1600, height: 900 },
  wide: { width: 1720, height: 760 },
  poster: { width: 1200, height: 1600 },
};

const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/**
 * The lettering of a poster: the film's title in the free third of the picture, its Latin form
 * below it, and the director's credit at the bottom.
 */
function posterLettering({ title, latin, credit, at }, { W, H, c }) {
  const isLatin = latin === '';
  const longest = Math.max(...title.map((line) => [...line].length));
  const size = clamp((isLatin ? 1720 : 1880) / longest, 120, title.length > 1 ? 195 : 212);
  const leading = isLatin ? 0.86 : 1.1;
  const extra = (title.length - 1) * size * leading;
  // Devanagari starts lower than Latin, because its vowel signs stand above the line.
  const top = 90 + size * (isLatin ? 0.72 : 0.8);
  const bottom = H - (isLatin ? 190 : 250) - extra;
  const y = at === 'top' ? top : bottom;
  const small = (text, dy, fontSize, fill, outline, spacing) =>
    label(text, W / 2, dy, { size: fontSize, fill, outline: c.night, outlineWidth: outline, spacing, weight: 800 });
  return layers(
    subject(
      lettering(title, W / 2 - 8, y, {
        size,
        fill: c.paper,
        shade: c.night,
        depth: 16,
        step: [1.1, 1.3],
        leading,
        spacing: isLatin ? '-.01em' : '0',
      }),
    ),
    !isLatin && small(latin.toUpperCase(), y + extra + 122, latin.length > 18 ? 60 : 74, c.light, 14, '.12em'),
    small(`A FILM BY ${credit.toUpperCase()}`, H - 48, 36, c.paper, 10, '.16em'),
  );
}

/**
 * The SVG definitions that every picture shares: two shadows, the wobble of a scissor cut, the
 * grain and brush strokes of painted paper, a vignette. `seed` varies the noise.
 */
const definitions = (seed) => `<defs>
<filter id="lift1" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="#000" flood-opacity=".34"/></filter>
<filter id="lift2" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx="4" dy="9" stdDeviation="8" flood-color="#000" flood-opacity=".42"/></filter>
<filter id="cut" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".6" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.5 1.0"/></filter>
<filter id="brush"><feTurbulence type="fractalNoise" baseFrequency=".006 .16" numOctaves="3" seed="${seed + 7}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .85  0 0 0 2.4 -1.15"/></filter>
<radialGradient id="vignette" cx="50%" cy="45%" r="75%"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></radialGradient>
</defs>`;

/**
 * @param {import('./catalogue.mjs').Picture} picture
 * @param {keyof typeof formats} format
 * @param {{ width: number, grain?: number }} output pixel width and how much of the paper's grain
 *   to keep (0 … 1)
 * @returns {string} a complete SVG document
 */
export function drawPicture(picture, format, { width, grain = 0.25 }) {
  const { width: W, height: H } = formats[format];
  const c = palettes[picture.palette];
  const random = createRandom(picture.seed);
  const portrait = format === 'poster';
  const body = scenes[picture.scene]({ W, H, c, random, portrait, wide: format === 'wide', black: blackOf(c) });
  const whole = `width="${W}" height="${H}"`;
  return layers(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${width}" height="${Math.round((width * H) / W)}">`,
    definitions(picture.seed),
    `<g filter="url(#cut)"><rect x="-50" y="-50" width="${W + 100}" height="${H + 100}" fill="${c.night}"/>${body}</g>`,
    picture.poster && posterLettering(picture.poster, { W, H, c }),
    `<rect ${whole} filter="url(#brush)" opacity=".10"/>`,
    `<rect ${whole} filter="url(#grain)" opacity="${grain}" style="mix-blend-mode:multiply"/>`,
    `<rect ${whole} fill="url(#vignette)" style="mix-blend-mode:multiply"/>`,
    '</svg>',
  );
}

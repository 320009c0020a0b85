// The colours of the pictures: one palette for each category, with six tones from the darkest to
// the lightest (`night` to `paper`) and `spark`, a contrasting colour that a picture may use for
// its subject.

/**
 * @typedef {{ night: string, deep: string, mid: string, hot: string, light: string, paper:
 *   string, spark: string }} Palette
 */

/** @returns {Palette} */
const tones = (night, deep, mid, hot, light, paper, spark) => ({ night, deep, mid, hot, light, paper, spark });

/** @type {Record<string, Palette>} */
export const palettes = {
  news: tones('#2B0712', '#7A0F23', '#D62B27', '#FF6A2B', '#FFC24A', '#FFEBD0', '#1E8C8A'),
  celebrities: tones('#2A0524', '#7C0B4F', '#D91E6E', '#FF5C8A', '#FFB199', '#FFE9DF', '#FFB627'),
  reviews: tones('#06222B', '#0B4C55', '#12857D', '#4FC3A1', '#CFE8A9', '#F9F1D6', '#FF6A3D'),
  music: tones('#1A0A33', '#42177A', '#7B35C1', '#C66BE0', '#FFB3C7', '#FFEEDC', '#FFC02E'),
  trade: tones('#2D1203', '#7A3306', '#D96A06', '#FFA51E', '#FFD86B', '#FFF3D1', '#D81F5A'),
  streaming: tones('#07133A', '#12307E', '#2457C9', '#4F9BFF', '#A9E0FF', '#F2F1E2', '#FF7A3D'),
  regional: tones('#0D2411', '#1B4F24', '#3F8A2A', '#8CBF2F', '#DCEB7A', '#F9F3D3', '#F0562F'),
  voices: tones('#2B130B', '#6E3320', '#B8623A', '#E0935A', '#F3CD98', '#FFF1DD', '#17767F'),
};

/** The almost black colour of heads in the foreground: darker than `night`, with the same hue. */
export function blackOf(colours) {
  const channel = (at) => Math.round(parseInt(colours.night.slice(at, at + 2), 16) * 0.5);
  return `rgb(${channel(1)},${channel(3)},${channel(5)})`;
}

/**
 * The reddest of a palette's `hot`, `mid` and `spark`, for things that are red in every picture.
 */
export function reddest(colours) {
  const redness = (colour) => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    return r - (g + b) / 2;
  };
  return [colours.hot, colours.mid, colours.spark].sort((a, b) => redness(b) - redness(a))[0];
}

/** Decorations of a card, as SVG in data URLs. */

const dataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const svgOf = (width: number, height: number, content: string): string =>
  dataUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`);

const GOLD = '#FFB92E';

export const logoBulb = svgOf(
  20,
  20,
  '<circle cx="10" cy="10" r="10" fill="#B4741C"/><circle cx="10" cy="10" r="8.4" fill="#FFB92E"/><path d="M10 6.7 13.3 10 10 13.3 6.7 10z" fill="#2A0B14"/>',
);

/** A row of `count` bulbs, 14 px apart from centre to centre. */
export const bulbRow = (count: number): string =>
  svgOf(
    count * 14,
    10,
    Array.from({ length: count }, (_, index) => `<circle cx="${index * 14 + 7}" cy="5" r="4" fill="${GOLD}"/>`).join(
      '',
    ),
  );

const STAR = 'm12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';
const STARS = 5;

/** A row of five stars. `stars` of them are filled; the number may end in a half. */
export const starRow = (stars: number): string =>
  svgOf(
    STARS * 26,
    24,
    Array.from({ length: STARS }, (_, index) => {
      const filled = Math.min(1, Math.max(0, stars - index));
      return `<g transform="translate(${index * 26} 0)"><clipPath id="s${index}"><path d="M0 0h${24 * filled}v24H0z"/></clipPath><path d="${STAR}" fill="none" stroke="${GOLD}" stroke-width="1.6"/>${filled > 0 ? `<path d="${STAR}" fill="${GOLD}" clip-path="url(#s${index})"/>` : ''}</g>`;
    }).join(''),
  );

const PETALS = 12;

/** The twelve-petal marigold behind a rank. */
export const marigold = (color: string): string =>
  svgOf(
    42,
    42,
    `<g fill="${color}"><circle cx="21" cy="21" r="17"/>${Array.from({ length: PETALS }, (_, index) => {
      const angle = (index / PETALS) * 2 * Math.PI;
      return `<circle cx="${(21 + Math.cos(angle) * 16.2).toFixed(1)}" cy="${(21 + Math.sin(angle) * 16.2).toFixed(1)}" r="4.7"/>`;
    }).join('')}</g>`,
  );

const RAYS = 28;
const FACETS = 36;

/** A background for cards without a picture: paper rays around a sun, in one colour. */
export function backdrop(
  color: string,
  { width, height, sunY }: { width: number; height: number; sunY: number },
): string {
  const center = { x: width * 0.76, y: sunY };
  const at = (turn: number, radius: number): string =>
    `${(center.x + Math.cos(turn) * radius).toFixed(0)} ${(center.y + Math.sin(turn) * radius).toFixed(0)}`;
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const from = (index / RAYS) * 2 * Math.PI;
    return `M${center.x} ${center.y}L${at(from, width)} ${at(from + Math.PI / RAYS, width)}z`;
  }).join('');
  const disc = (radius: number) =>
    Array.from({ length: FACETS }, (_, index) =>
      at((index / FACETS) * 2 * Math.PI, radius * (1 + (index % 3) * 0.012)),
    ).join('L');
  return svgOf(
    width,
    height,
    `<g fill="${color}"><path d="${rays}" opacity=".22"/><path d="M${disc(190)}z" opacity=".45"/><path d="M${disc(140)}z"/></g>`,
  );
}

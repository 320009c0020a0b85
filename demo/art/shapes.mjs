// SVG building blocks. Most functions return SVG as a string; layers() joins strings, the last one
// on top. Lengths are in units of the scene's view box (a 16:9 picture is 1600 × 900).

const TURN = Math.PI * 2;

/** Rounds to one decimal, which is precise enough for drawings and keeps the strings short. */
export const round = (value) => Math.round(value * 10) / 10;
const fine = (value) => Math.round(value * 1000) / 1000;

/** Joins parts from back to front. Lists are flattened, and false parts are omitted. */
export const layers = (...parts) => parts.flat(Infinity).filter(Boolean).join('');
/** The results of draw(0) to draw(count − 1). */
export const times = (count, draw) => Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => draw(i));

const points = (list) => list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
export const polygon = (corners, fill, more = '') => `<polygon points="${points(corners)}" fill="${fill}" ${more}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
export const rectangle = (x, y, width, height, fill, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;
export const line = (x1, y1, x2, y2, colour, width, more = '') =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour}" stroke-width="${round(width)}" ${more}/>`;
export const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/**
 * The background sheet. It extends beyond the edges, because the irregular cut would otherwise
 * leave gaps there.
 */
export const backdrop = (W, H, fill) => rectangle(-30, -30, W + 60, H + 60, fill);
/** A circle without fill. */
export const ring = (x, y, r, colour, width) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;

/** Moves, turns (degrees) and scales a drawing. A `flip` of -1 mirrors it. */
export const place = (content, { x = 0, y = 0, turn = 0, scale = 1, flip = 1 } = {}) =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${fine(turn)})` : ''} scale(${fine(scale * flip)} ${fine(scale)})">${content}</g>`;
/** A layer of paper, which casts a small shadow on the layers below. */
export const sheet = (...parts) => `<g filter="url(#lift1)">${layers(parts)}</g>`;
/** The layer of the subject, with a deeper shadow. */
export const subject = (...parts) => `<g filter="url(#lift2)">${layers(parts)}</g>`;
export const faint = (opacity, ...parts) => `<g opacity="${opacity}">${layers(parts)}</g>`;
/** `count` drawings, turned around the origin by equal angles. */
export const around = (count, draw, from = 0) =>
  times(count, (i) => `<g transform="rotate(${fine(from + (i * 360) / count)})">${draw(i)}</g>`);

/** A marigold seen from above: petals in `outer`, florets in `inner`. */
export function marigold(x, y, r, outer, inner) {
  const petals = times(11, (i) =>
    circle(x + Math.cos((i / 11) * TURN) * r * 0.72, y + Math.sin((i / 11) * TURN) * r * 0.72, r * 0.34, outer),
  );
  const florets = times(7, (i) => {
    const angle = (i / 7) * TURN + 0.3;
    return circle(x + Math.cos(angle) * r * 0.36, y + Math.sin(angle) * r * 0.36, r * 0.24, inner);
  });
  return layers(petals, circle(x, y, r * 0.75, outer), florets, circle(x, y, r * 0.2, outer));
}

/** Marigolds on a thread from one point to another. The thread sags by `sag` in the middle. */
export function garland([x1, y1], [x2, y2], { sag, count, r, colours: [first, heart, second] }) {
  return layers(
    times(count + 1, (i) => {
      const t = i / count;
      const x = x1 + (x2 - x1) * t;
      const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
      return i % 3 === 2 ? marigold(x, y, r * 0.92, second, first) : marigold(x, y, r, first, heart);
    }),
  );
}

/** A row of lit bulbs, each with its halo. */
export function bulbs([x1, y1], [x2, y2], count, r, colour, sag = 0) {
  return layers(
    times(count, (i) => {
      const t = count === 1 ? 0.5 : i / (count - 1);
      const x = x1 + (x2 - x1) * t;
      const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
      return circle(x, y, r * 1.9, colour, 'opacity=".28"') + circle(x, y, r, colour);
    }),
  );
}

/** A strip of film along a path: two rows of holes and frames of `light`. */
export function filmStrip(d, width, colour, light) {
  const dashed = (w, on, off) =>
    `<path d="${d}" fill="none" stroke="${light}" stroke-width="${round(w)}" stroke-dasharray="${round(on)} ${round(off)}"/>`;
  return layers(
    stroke(d, colour, width, 'style="stroke-linecap:butt"'),
    dashed(width * 0.82, width * 0.11, width * 0.15),
    stroke(d, colour, width * 0.66, 'style="stroke-linecap:butt"'),
    dashed(width * 0.56, width * 0.72, width * 0.1),
  );
}

/**
 * Flower petals around the origin in two alternating colours. A petal begins at the distance
 * `start` from the origin and is `length` long. Its widest point is 1.5 times `width` wide.
 */
export function petals(count, { start, length, width, colours: [one, two], from = 0 }) {
  const end = start + length;
  const d = `M0,${-start} C${width},${-(start + length * 0.33)} ${width},${-(start + length * 0.67)} 0,${-end} C${-width},${-(start + length * 0.67)} ${-width},${-(start + length * 0.33)} 0,${-start}Z`;
  return layers(around(count, (i) => path(d, i % 2 ? two : one), from));
}

/**
 * Hand-painted lettering with a three-dimensional edge: the text is stacked `depth` times in
 * `shade`, then drawn once in `fill`.
 */
export function lettering(
  lines,
  x,
  y,
  { size, fill, shade, depth = 10, step = [1.2, 1.2], leading = 0.92, spacing = '0', family = 'Eczar Variable' },
) {
  const write = (text, dx, dy, colour) =>
    `<text x="${round(x + dx)}" y="${round(y + dy)}" font-family="'${family}'" font-weight="800" font-size="${round(size)}" letter-spacing="${spacing}" text-anchor="middle" fill="${colour}">${text}</text>`;
  return lines
    .map((text, i) => {
      const down = i * size * leading;
      const stack = times(depth, (k) => write(text, (depth - k) * step[0], down + (depth - k) * step[1], shade));
      return layers(stack, write(text, 0, down, fill));
    })
    .join('');
}

/**
 * A text in the font of the site's interface (narrow Anek Latin), optionally outlined, so that it
 * is legible on any background.
 */
export const label = (text, x, y, { size, fill, outline = '', outlineWidth = 0, weight = 800, spacing = '.04em' }) =>
  `<text x="${round(x)}" y="${round(y)}" font-family="'Anek Latin Variable'" style="font-stretch:75%" font-weight="${weight}" font-size="${round(size)}" letter-spacing="${spacing}" text-anchor="middle" fill="${fill}"${outline ? ` stroke="${outline}" stroke-width="${round(outlineWidth)}" paint-order="stroke" stroke-linejoin="round"` : ''}>${text}</text>`;

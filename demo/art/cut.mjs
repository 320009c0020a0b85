// Paper-cut shapes with small random irregularities, as if cut by hand. The first argument of each
// function is the picture's random generator.
import { circle, faint, layers, line, path, polygon, rectangle, round, sheet, stroke, times } from './shapes.mjs';

const TURN = Math.PI * 2;

/**
 * A disc with an irregular edge: a polygon with `facets` corners, whose distance from the centre
 * varies by up to the fraction `jitter` of `r`.
 */
export function disc(random, x, y, r, fill, facets = 30, jitter = 0.018) {
  const corner = (i) => {
    const angle = (i / facets) * TURN;
    const reach = r * (1 + random.between(-jitter, jitter));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  };
  return polygon(times(facets, corner), fill);
}

/**
 * Concentric discs, largest first; `rings` are pairs of radius and colour. Every disc is a paper
 * layer of its own.
 */
export const discs = (random, x, y, rings, facets = 40, jitter = 0.012) =>
  layers(rings.map(([r, fill]) => sheet(disc(random, x, y, r, fill, facets, jitter))));

/** Rays from a point. `duty` is the share of the circle that the rays cover, 0 to 1. */
export function rays(random, x, y, r, count, fill, { turn = 0, duty = 0.5, opacity = 1 } = {}) {
  const ray = (i) => {
    const from = turn + (i / count) * TURN;
    const to = from + (TURN / count) * duty * (1 + random.between(-0.12, 0.12));
    return polygon(
      [
        [x, y],
        [x + Math.cos(from) * r, y + Math.sin(from) * r],
        [x + Math.cos(to) * r, y + Math.sin(to) * r],
      ],
      fill,
    );
  };
  return faint(opacity, times(count, ray));
}

/** Slanted rain across the whole picture. */
export function rain(
  random,
  width,
  height,
  count,
  colour,
  { thickness = 3, length = 70, slant = -0.32, opacity = 0.5 } = {},
) {
  const drop = () => {
    const x = random.between(-50, width + 200);
    const y = random.between(-60, height);
    const l = length * random.between(0.5, 1.3);
    return line(x, y, x + slant * l, y + l, colour, thickness * random.between(0.6, 1.3));
  };
  return `<g stroke-linecap="round">${faint(opacity, times(count, drop))}</g>`;
}

/**
 * Heads and shoulders of a crowd seen from behind, at the lower edge of the picture. The centres of
 * the heads are near the y coordinate `y`.
 */
export function crowd(random, width, y, height, colour, scale = 1) {
  const people = [];
  for (let x = -30; x < width + 60;) {
    const r = random.between(30, 44) * scale;
    const head = y + random.between(-14, 16) * scale;
    people.push(circle(x, head, r, colour));
    people.push(
      path(
        `M${round(x - r * 2)} ${height + 9} Q${round(x - r * 1.9)} ${round(head + r * 1.15)} ${round(x)} ${round(head + r * 0.9)} Q${round(x + r * 1.9)} ${round(head + r * 1.15)} ${round(x + r * 2)} ${height + 9}Z`,
        colour,
      ),
    );
    const raisesArm = random.chance(0.28);
    if (raisesArm)
      people.push(
        stroke(
          `M${round(x + r * 1.2)} ${round(head + r * 2)} L${round(x + r * 1.5)} ${round(head - r * 0.9)}`,
          colour,
          r * 0.42,
        ),
      );
    const wearsBun = random.chance(0.25);
    if (wearsBun) people.push(circle(x - r * 0.9, head - r * 0.35, r * 0.5, colour));
    x += r * random.between(1.9, 2.5);
  }
  return layers(people);
}

/**
 * A roof of a random kind: dome with spire, tank with antenna, gable, stepped top, or flat ('').
 */
function roof(random, x, top, w, colour) {
  const kind = random.next();
  if (kind < 0.2) {
    const dome = `M${round(x + w * 0.1)} ${round(top + 1)} Q${round(x + w * 0.1)} ${round(top - w * 0.5)} ${round(x + w / 2)} ${round(top - w * 0.62)} Q${round(x + w * 0.9)} ${round(top - w * 0.5)} ${round(x + w * 0.9)} ${round(top + 1)}Z`;
    return path(dome, colour) + line(x + w / 2, top - w * 0.55, x + w / 2, top - w * 0.95, colour, 5);
  }
  if (kind < 0.42) {
    const tank = rectangle(x + w * 0.25, top - 26, w * 0.34, 28, colour);
    return (
      tank +
      line(x + w * 0.7, top, x + w * 0.7, top - 60, colour, 4) +
      line(x + w * 0.62, top - 46, x + w * 0.78, top - 46, colour, 4)
    );
  }
  if (kind < 0.6)
    return polygon(
      [
        [x, top + 1],
        [x + w * 0.5, top - w * 0.4],
        [x + w, top + 1],
      ],
      colour,
    );
  if (kind < 0.72)
    return (
      rectangle(x + w * 0.2, top - 16, w * 0.6, 18, colour) + rectangle(x + w * 0.35, top - 34, w * 0.3, 20, colour)
    );
  return '';
}

/**
 * A row of houses on the line `y`; their heights are from `low` to `high`. `windows` is a pair of
 * colours (the second is rare) or undefined; `lit` is the share of lit windows.
 */
export function skyline(random, { width, y, low, high, colour, windows, bottom, lit = 0.3, from = -20 }) {
  const parts = [];
  for (let x = from; x < width + 20;) {
    const w = random.between(50, 130);
    const top = y - random.between(low, high);
    parts.push(rectangle(x, top, w + 2, bottom - top + 20, colour), roof(random, x, top, w, colour));
    if (windows) {
      for (let row = top + 22; row < y + 20; row += 30)
        for (let column = x + 12; column < x + w - 16; column += 24)
          if (random.chance(lit))
            parts.push(rectangle(column, row, 11, 15, random.chance(0.2) ? windows[1] : windows[0]));
    }
    x += w;
  }
  return layers(parts);
}

/** Hills: a zigzag of `peaks` straight segments that rises and falls by up to `rise` around `y`. */
export function hills(random, width, height, y, rise, peaks, colour) {
  const ridge = times(peaks - 1, (k) => {
    const i = k + 1;
    return [
      (width * i) / peaks + (random.between(-0.3, 0.3) * width) / peaks,
      y + (i % 2 ? -1 : 1) * rise * random.between(0.35, 1),
    ];
  });
  const left = [-20, y + random.between(-rise, rise) * 0.5];
  const right = [width + 20, y + random.between(-rise, rise) * 0.4];
  return polygon([[-20, height + 20], left, ...ridge, right, [width + 20, height + 20]], colour);
}

/** A film reel with five holes. */
export function reel(random, x, y, r, { body, hole, hub }, turn = 0) {
  const holes = times(5, (i) => {
    const angle = turn + (i / 5) * TURN;
    return disc(random, x + Math.cos(angle) * r * 0.58, y + Math.sin(angle) * r * 0.58, r * 0.235, hole, 20, 0.02);
  });
  return layers(
    disc(random, x, y, r, body, 44, 0.006),
    holes,
    disc(random, x, y, r * 0.15, hub, 16, 0.02),
    circle(x, y, r * 0.05, hole),
  );
}

/** Short horizontal strokes: light that is reflected on water or a wet street. */
export function glimmer(random, { x1, x2, y1, y2, count, colours, unit }) {
  return layers(
    times(count, () =>
      rectangle(
        random.between(x1, x2),
        random.between(y1, y2),
        random.between(30, 170) * unit,
        random.between(4, 9) * unit,
        random.pick(colours),
      ),
    ),
  );
}

/** Calls `draw(x, y)` for `count` random points of an area, for example to scatter marigolds. */
export function strew(random, count, { x1, x2, y1, y2, draw }) {
  return layers(times(count, () => draw(random.between(x1, x2), random.between(y1, y2))));
}

/**
 * A palm: a bent trunk that starts at (x, y), with seven drooping leaves. `lean` is the horizontal
 * distance from the foot of the trunk to the crown, in units of the view box.
 */
export function palm(random, x, y, tall, lean, colour, leaf = colour) {
  const cx = x + lean;
  const cy = y - tall;
  const leaves = times(7, (i) => {
    const angle = -Math.PI * (0.02 + (i / 6) * 0.96) + random.between(-0.08, 0.08);
    const reach = tall * random.between(0.36, 0.46);
    const tx = cx + Math.cos(angle) * reach;
    const ty = cy + Math.sin(angle) * reach * 0.62 + reach * 0.34;
    const mx = cx + Math.cos(angle) * reach * 0.55;
    const my = cy + Math.sin(angle) * reach * 0.8;
    return path(
      `M${round(cx)},${round(cy)} Q${round(mx)},${round(my - tall * 0.06)} ${round(tx)},${round(ty)} Q${round(mx)},${round(my + tall * 0.05)} ${round(cx)},${round(cy)}Z`,
      leaf,
    );
  });
  const trunk = path(
    `M${round(x - tall * 0.035)},${round(y)} Q${round(x + lean * 0.1)},${round(y - tall * 0.55)} ${round(cx - tall * 0.016)},${round(cy)} L${round(cx + tall * 0.016)},${round(cy)} Q${round(x + lean * 0.2 + tall * 0.05)},${round(y - tall * 0.5)} ${round(x + tall * 0.035)},${round(y)}Z`,
    colour,
  );
  return layers(trunk, leaves);
}

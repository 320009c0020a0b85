// Scenes of film making: a clapperboard, film cans, a torn strip of film.
import { discs, rays, reel, skyline, strew } from '../cut.mjs';
import {
  backdrop,
  bulbs,
  circle,
  ellipse,
  filmStrip,
  label,
  layers,
  lettering,
  line,
  path,
  place,
  polygon,
  rectangle,
  sheet,
  subject,
  times,
} from '../shapes.mjs';

/** An open clapperboard; the hinge is at the upper left, near (-300, -140). */
function board(c) {
  const bars = (count, w, h) =>
    times(count, (i) =>
      polygon(
        [
          [-w / 2 + (i * w) / count, 0],
          [-w / 2 + ((i + 0.5) * w) / count, 0],
          [-w / 2 + ((i + 0.5) * w) / count - h * 0.6, h],
          [-w / 2 + (i * w) / count - h * 0.6, h],
        ],
        c.paper,
      ),
    );
  const clip = (id, w, h, content) =>
    `<clipPath id="${id}"><rect x="${-w / 2}" y="0" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})">${layers(content)}</g>`;
  const stick = (id) => rectangle(-320, 0, 640, 74, c.night) + clip(id, 640, 74, bars(6, 720, 74));
  const row = (y, text, width, x) =>
    label(text, x, y, { size: 30, fill: c.light, spacing: '.1em' }) + rectangle(x - width / 2, y + 16, width, 7, c.hot);
  return layers(
    `<rect x="-320" y="-76" width="640" height="420" rx="12" fill="${c.night}"/>`,
    place(stick('stick-low'), { y: -150 }),
    `<g transform="translate(-320 -150) rotate(-21) translate(320 -74)">${stick('stick-high')}</g>`,
    circle(-298, -134, 20, c.spark),
    rectangle(-290, 96, 580, 6, c.mid),
    line(-80, 102, -80, 320, c.mid, 6) + line(110, 102, 110, 320, c.mid, 6),
    lettering(['पहला शो'], 0, 58, { size: 116, fill: c.paper, shade: c.mid, depth: 6 }),
    row(150, 'SCENE', 130, -185) + row(150, 'SHOT', 110, 15) + row(150, 'TAKE', 110, 205),
    lettering(['9'], -185, 300, { size: 108, fill: c.spark, shade: c.deep, depth: 4 }),
    lettering(['4'], 15, 300, { size: 108, fill: c.spark, shade: c.deep, depth: 4 }),
    lettering(['1'], 205, 300, { size: 108, fill: c.spark, shade: c.deep, depth: 4 }),
  );
}

export function clapper({ W, H, c, random }) {
  const unit = H / 900;
  const [x, y] = [W * 0.55, H * 0.5];
  return layers(
    backdrop(W, H, c.hot),
    rays(random, x, y, W * 1.3, 34, c.light, { turn: 0.06, opacity: 0.75 }),
    discs(random, x, y, [
      [430 * unit, c.spark],
      [360 * unit, c.paper],
    ]),
    sheet(skyline(random, { width: W, y: H * 0.9, low: 30, high: H * 0.24, colour: c.mid, bottom: H })),
    subject(place(board(c), { x, y: y + 30 * unit, turn: -4, scale: 0.98 * unit })),
    sheet(
      polygon(
        [
          [-20, H + 20],
          [-20, H * 0.93],
          [W * 0.4, H * 0.91],
          [W + 20, H * 0.94],
          [W + 20, H + 20],
        ],
        c.night,
      ),
    ),
    bulbs([-10, H * 0.966], [W + 10, H * 0.968], 32, 8 * unit, c.light),
  );
}

/** A round film can that lies flat. */
const can = (x, y, r, h, body, lid, edge) =>
  layers(
    path(
      `M${x - r},${y} L${x - r},${y - h} L${x + r},${y - h} L${x + r},${y} Q${x + r},${y + r * 0.2} ${x},${y + r * 0.2} Q${x - r},${y + r * 0.2} ${x - r},${y}Z`,
      body,
    ),
    ellipse(x, y - h, r, r * 0.2, lid),
    ellipse(x, y - h, r * 0.86, r * 0.16, edge),
    ellipse(x, y - h, r * 0.8, r * 0.145, lid),
  );

export function cans({ W, H, c, random, black }) {
  const unit = H / 900;
  const x = W * 0.4;
  const floor = H * 0.9;
  const stack = [
    [300, 0, c.mid, c.hot, 'REEL 6'],
    [286, 14, c.spark, c.light, 'REEL 5'],
    [296, -10, c.deep, c.mid, 'REEL 4'],
    [280, 8, c.hot, c.light, 'REEL 3'],
    [288, -6, c.spark, c.paper, 'REEL 2'],
  ];
  const h = 84 * unit;
  const pile = stack.map(([r, dx, body, lid, name], i) => {
    const [cx, cy] = [x + dx * unit, floor - i * (h + 6 * unit)];
    return sheet(
      can(cx, cy, r * unit, h, body, lid, c.night),
      rectangle(cx - 96 * unit, cy - h * 0.46, 192 * unit, 50 * unit, c.paper),
      label(name, cx, cy - h * 0.46 + 39 * unit, { size: 40 * unit, fill: c.night }),
    );
  });
  const top = floor - stack.length * (h + 6 * unit);
  const standing = { x: W * 0.73, y: H * 0.62 };
  return layers(
    backdrop(W, H, c.deep),
    rays(random, standing.x, standing.y, W * 1.3, 32, c.mid, { turn: 0.05, opacity: 0.55 }),
    discs(random, standing.x, standing.y, [
      [430 * unit, c.night],
      [370 * unit, c.hot],
      [316 * unit, c.light],
    ]),
    subject(
      polygon(
        [
          [-20, H + 20],
          [-20, floor - 26 * unit],
          [W + 20, floor - 40 * unit],
          [W + 20, H + 20],
        ],
        c.night,
      ),
    ),
    sheet(
      filmStrip(
        `M${standing.x + 60 * unit},${standing.y - 236 * unit} C${W * 0.6},${H * 0.02} ${W * 0.5},${H * 0.02} ${x + 150 * unit},${top + 4 * unit} C${x - 120 * unit},${top + 40 * unit} ${x - 420 * unit},${H * 0.12} ${-60 * unit},${H * 0.36}`,
        78 * unit,
        c.night,
        c.light,
      ),
    ),
    subject(pile),
    subject(
      reel(
        random,
        standing.x,
        standing.y + 20 * unit,
        250 * unit,
        { body: c.spark, hole: c.night, hub: c.paper },
        random.next(),
      ),
    ),
    subject(
      filmStrip(
        `M${standing.x - 60 * unit},${standing.y + 262 * unit} C${standing.x + 60 * unit},${H * 0.97} ${W * 0.9},${H * 0.93} ${W + 60},${H * 0.9}`,
        74 * unit,
        black,
        c.light,
      ),
    ),
  );
}

/** A strip of film that is torn in two, for the 404 page. */
export function snapped({ W, H, c, random }) {
  const unit = H / 900;
  const half = (numerals, flip) => {
    const frames = numerals.map((text, i) => {
      const x = 90 + i * 330;
      return layers(
        rectangle(x, -130, 290, 260, i % 2 ? c.hot : c.light),
        lettering([text], x + 145, 82, { size: 230, fill: c.paper, shade: c.night, depth: 8 }),
      );
    });
    const holes = times(
      18,
      (i) => rectangle(30 + i * 62, -190, 34, 36, c.paper) + rectangle(30 + i * 62, 154, 34, 36, c.paper),
    );
    // the torn end: a zigzag, the same on both halves
    const tear =
      flip > 0
        ? 'L720,-214 L688,-150 L742,-86 L694,-14 L748,62 L700,130 L730,214'
        : 'L20,-214 L-12,-150 L42,-86 L-6,-14 L48,62 L0,130 L30,214';
    const body = flip > 0 ? `M-300,-214 ${tear} L-300,214Z` : `M1200,-214 ${tear} L1200,214Z`;
    const id = flip > 0 ? 'torn-left' : 'torn-right';
    return (
      `<clipPath id="${id}"><path d="${body}"/></clipPath>` +
      path(body, c.night) +
      `<g clip-path="url(#${id})">${layers(holes, frames)}</g>`
    );
  };
  return layers(
    backdrop(W, H, c.deep),
    rays(random, W * 0.5, H * 0.5, W * 1.2, 34, c.mid, { turn: 0.05, opacity: 0.6 }),
    discs(random, W * 0.5, H * 0.48, [
      [400 * unit, c.mid],
      [310 * unit, c.hot],
      [220 * unit, c.paper],
    ]),
    subject(place(half(['4', '0'], 1), { x: -30 * unit, y: H * 0.42, turn: 6, scale: unit })),
    subject(place(half(['4', ''], -1), { x: W * 0.565, y: H * 0.58, turn: -8, scale: unit })),
    strew(random, 22, {
      x1: W * 0.38,
      x2: W * 0.62,
      y1: H * 0.12,
      y2: H * 0.96,
      draw: (x, y) =>
        place(
          polygon(
            [
              [-9, -6],
              [10, -8],
              [6, 9],
              [-7, 7],
            ],
            random.pick([c.light, c.spark, c.paper]),
          ),
          { x, y, turn: random.between(0, 180), scale: unit * random.between(0.7, 1.7) },
        ),
    }),
    sheet(bulbs([-10, H * 0.955], [W + 10, H * 0.955], 32, 8 * unit, c.spark)),
  );
}

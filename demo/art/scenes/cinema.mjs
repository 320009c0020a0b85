// Scenes in and around a cinema: the building, the curtain, the projector's beam, tickets.
import { crowd, disc, rays, skyline } from '../cut.mjs';
import { dancer, standing } from '../people.mjs';
import {
  backdrop,
  bulbs,
  circle,
  ellipse,
  faint,
  garland,
  label,
  layers,
  lettering,
  line,
  path,
  place,
  polygon,
  rectangle,
  sheet,
  stroke,
  subject,
  times,
} from '../shapes.mjs';
import { projector } from '../things.mjs';

/** A cinema front with steps, a lit sign and a tower. The origin is the middle of its foot. */
function cinemaFront(c) {
  const doors = [
    rectangle(-290, -150, 150, 150, c.night) +
      rectangle(140, -150, 150, 150, c.night) +
      rectangle(-110, -170, 220, 170, c.night),
    rectangle(-98, -158, 92, 158, c.light) + rectangle(6, -158, 92, 158, c.light),
    rectangle(-276, -136, 122, 122, c.spark) + rectangle(154, -136, 122, 122, c.spark),
    circle(-215, -74, 36, c.light) + path('M155,-15 L215,-110 L276,-15Z', c.light),
  ];
  const sign = [
    polygon(
      [
        [-400, -190],
        [400, -190],
        [370, -300],
        [-370, -300],
      ],
      c.night,
    ),
    polygon(
      [
        [-372, -204],
        [372, -204],
        [348, -286],
        [-348, -286],
      ],
      c.paper,
    ),
    lettering(['आज रात · FIRST SHOW'], 0, -222, { size: 62, fill: c.mid, shade: c.light, depth: 3 }),
    bulbs([-388, -196], [388, -196], 25, 6.5, c.light) + bulbs([-362, -294], [362, -294], 23, 6.5, c.light),
  ];
  const tower = [
    rectangle(-62, -800, 124, 430, c.night) + rectangle(-50, -788, 100, 406, c.hot),
    ['सि', 'ने', 'मा'].map((syllable, i) =>
      lettering([syllable], 0, -712 + i * 96, { size: 84, fill: c.paper, shade: c.deep, depth: 2 }),
    ),
    circle(0, -420, 26, c.light),
    bulbs([-56, -792], [-56, -380], 17, 6, c.light) + bulbs([56, -792], [56, -380], 17, 6, c.light),
  ];
  const walls = [
    polygon(
      [
        [-330, 0],
        [-330, -360],
        [-250, -360],
        [-250, -440],
        [-170, -440],
        [-170, -520],
        [170, -520],
        [170, -440],
        [250, -440],
        [250, -360],
        [330, -360],
        [330, 0],
      ],
      c.mid,
    ),
    [-130, -78, -26, 26, 78].map((x, i) => rectangle(x, -500, 34, 170, i % 2 ? c.hot : c.deep)),
    rectangle(-330, -360, 80, 20, c.hot) + rectangle(250, -360, 80, 20, c.hot),
  ];
  return layers(walls, doors, sign, tower);
}

export function marquee({ W, H, c, random, wide, portrait }) {
  const x = W * (wide ? 0.73 : portrait ? 0.5 : 0.62);
  const foot = H * (wide ? 0.985 : 0.93);
  return layers(
    backdrop(W, H, c.night),
    rays(random, x, H * 0.95, W * 1.3, 26, c.deep, { turn: random.between(0, 0.2), duty: 0.45, opacity: 0.75 }),
    // two searchlights
    sheet(
      polygon(
        [
          [W * 0.06, H],
          [W * 0.2, -40],
          [W * 0.34, -40],
          [W * 0.11, H],
        ],
        c.light,
        'opacity=".32"',
      ),
      polygon(
        [
          [W * 0.98, H],
          [W * 0.7, -40],
          [W * 0.83, -40],
          [W * 1.02, H],
        ],
        c.light,
        'opacity=".26"',
      ),
    ),
    sheet(
      skyline(random, {
        width: W,
        y: H * 0.8,
        low: 40,
        high: H * 0.26,
        colour: c.deep,
        windows: [c.hot, c.light],
        bottom: H,
        lit: 0.14,
      }),
    ),
    subject(place(cinemaFront(c), { x, y: foot, scale: H / (wide ? 960 : 900) })),
    subject(crowd(random, W, H * 0.93, H, c.night, H / 900)),
  );
}

export function curtain({ W, H, c, portrait }) {
  const unit = H / 900;
  const folds = 6;
  // The curtain's folds on one side, outermost last. `mirror` maps x for the other side.
  const side = (mirror) =>
    times(folds, (k) => {
      const i = folds - 1 - k;
      const [x0, x1] = [mirror(W * i * 0.068 - 10), W * (0.09 + i * 0.072)];
      const X = (x) => mirror(x);
      return path(
        `M${x0},-20 L${X(x1 + W * 0.03)},-20 C${X(x1 + W * 0.02)},${H * 0.3} ${X(x1 * 0.8)},${H * 0.55} ${X(x1 * 0.56)},${H * 0.68} C${X(x1 * 0.62)},${H * 0.8} ${X(x1 * 0.7)},${H * 0.9} ${X(x1 * 0.72)},${H + 20} L${X(-20)},${H + 20} L${X(-20)},-20Z`,
        i % 2 ? c.mid : c.deep,
      );
    });
  const swags = 7;
  const pelmet = times(swags, (i) => {
    const [x, w] = [(W * i) / swags, W / swags];
    const curve = `${H * 0.09} Q${x + w / 2},${H * 0.23} ${x},${H * 0.09}`;
    return (
      path(`M${x},-20 L${x + w},-20 L${x + w},${curve}Z`, i % 2 ? c.deep : c.mid) +
      stroke(`M${x + w},${curve}`, c.light, 9 * unit)
    );
  });
  // On a poster the stage ends higher, because the lettering takes the lowest third.
  const floor = H * (portrait ? 0.67 : 0.88);
  return layers(
    backdrop(W, H, c.night),
    polygon(
      [
        [W * 0.5 - 60, -20],
        [W * 0.5 + 60, -20],
        [W * 0.78, floor + H * 0.02],
        [W * 0.22, floor + H * 0.02],
      ],
      c.light,
      'opacity=".9"',
    ),
    polygon(
      [
        [W * 0.5 - 20, -20],
        [W * 0.5 + 20, -20],
        [W * 0.68, floor + H * 0.02],
        [W * 0.32, floor + H * 0.02],
      ],
      c.paper,
    ),
    ellipse(W * 0.5, floor, W * 0.29, H * (portrait ? 0.05 : 0.075), c.paper),
    ellipse(W * 0.5, floor, W * 0.19, H * (portrait ? 0.03 : 0.045), c.light),
    subject(
      path(
        `M${W * 0.5 - 14},${floor} L${W * 0.47},${H + 10} L${W * 0.6},${H + 10} L${W * 0.5 + 20},${floor}Z`,
        c.mid,
        'opacity=".5"',
      ),
      dancer(
        { x: W * 0.5, y: floor - (portrait ? 330 : 189 * unit), scale: portrait ? 1.3 : 0.9 * unit },
        {
          skin: c.night,
          skirt: c.mid,
          pleat: c.deep,
          border: c.spark,
          blouse: c.spark,
          hair: c.night,
          flower: c.hot,
          veil: c.hot,
        },
      ),
    ),
    subject(side((x) => x)),
    subject(side((x) => W - x)),
    subject(pelmet),
    portrait
      ? subject(
          polygon(
            [
              [-20, H * 0.76],
              [W + 20, H * 0.75],
              [W + 20, H + 20],
              [-20, H + 20],
            ],
            c.night,
          ),
          bulbs([20, H * 0.765], [W - 20, H * 0.757], 22, 11, c.light),
        )
      : sheet(
          rectangle(-20, H * 0.94, W + 40, H * 0.08, c.deep),
          bulbs([W * 0.02, H * 0.955], [W * 0.98, H * 0.955], 28, 8 * unit, c.light),
        ),
  );
}

export function beam({ W, H, c, random, black }) {
  const unit = H / 900;
  const [x, y] = [W * 0.13, H * 0.3];
  // the beam: three cones of light inside each other
  const cone = (half, top, bottom, fill) =>
    polygon(
      [
        [x + 260 * unit, y - half * unit],
        [W + 30, top],
        [W + 30, bottom],
        [x + 260 * unit, y + half * unit],
      ],
      fill,
    );
  const dust = times(46, () => {
    const at = random.between(W * 0.35, W);
    const spread = (at - W * 0.3) / W;
    return circle(
      at,
      y + H * 0.03 + random.between(-0.42, 0.42) * H * spread,
      random.between(2, 6) * unit,
      random.pick([c.paper, c.light]),
    );
  });
  return layers(
    backdrop(W, H, c.night),
    cone(50, -60, H * 0.86, c.deep),
    cone(40, H * 0.06, H * 0.7, c.mid),
    cone(26, H * 0.17, H * 0.56, c.hot),
    dust,
    subject(
      projector(random, { x, y, scale: 0.95 * unit }, { body: black, trim: c.spark, hole: c.mid }, random.next()),
    ),
    subject(
      dancer(
        { x: W * 0.82, y: H * 0.46, scale: 0.62 * unit },
        {
          skin: c.night,
          skirt: c.spark,
          pleat: c.paper,
          border: c.light,
          blouse: c.paper,
          hair: c.night,
          flower: c.light,
          veil: c.light,
        },
        'turn',
      ),
    ),
    sheet(crowd(random, W, H * 0.83, H, c.deep, 1.05 * unit)),
    subject(crowd(random, W, H * 0.94, H, black, 1.25 * unit)),
  );
}

/** A colour that contrasts with the wall: `spark`, or `light` if the wall is in `spark`. */
const accentOn = (wall, c) => (wall === c.spark ? c.light : c.spark);

/** Views through the windows of a chawl. Each is drawn into the box x, y, w, h. */
const windowViews = [
  // a neighbour
  ({ x, y, w, h }, c) =>
    circle(x + w * 0.5, y + h * 0.5, h * 0.15, c.night) +
    path(
      `M${x + w * 0.22},${y + h} Q${x + w * 0.25},${y + h * 0.68} ${x + w * 0.5},${y + h * 0.66} Q${x + w * 0.75},${y + h * 0.68} ${x + w * 0.78},${y + h}Z`,
      c.night,
    ),
  // a television
  ({ x, y, w, h, wall }, c, unit) =>
    rectangle(x + w * 0.2, y + h * 0.4, w * 0.6, h * 0.42, c.night) +
    rectangle(x + w * 0.25, y + h * 0.46, w * 0.5, h * 0.3, accentOn(wall, c)) +
    rectangle(x + w * 0.3, y + h * 0.82, w * 0.4, h * 0.18, c.night) +
    stroke(
      `M${x + w * 0.42},${y + h * 0.4} L${x + w * 0.3},${y + h * 0.16} M${x + w * 0.55},${y + h * 0.4} L${x + w * 0.7},${y + h * 0.16}`,
      c.night,
      4 * unit,
    ),
  // curtains
  ({ x, y, w, h, wall }, c) =>
    rectangle(x + w * 0.1, y, w * 0.18, h, accentOn(wall, c)) +
    rectangle(x + w * 0.72, y, w * 0.18, h, accentOn(wall, c)),
  // a hanging lamp
  ({ x, y, w, h }, c, unit) =>
    line(x + w * 0.5, y, x + w * 0.5, y + h * 0.25, c.night, 4 * unit) +
    polygon(
      [
        [x + w * 0.3, y + h * 0.42],
        [x + w * 0.42, y + h * 0.22],
        [x + w * 0.58, y + h * 0.22],
        [x + w * 0.7, y + h * 0.42],
      ],
      c.night,
    ) +
    circle(x + w * 0.5, y + h * 0.46, h * 0.07, c.paper),
  // a potted plant
  ({ x, y, w, h, wall }, c, unit) =>
    path(
      `M${x + w * 0.36},${y + h} L${x + w * 0.4},${y + h * 0.72} L${x + w * 0.6},${y + h * 0.72} L${x + w * 0.64},${y + h}Z`,
      accentOn(wall, c),
    ) +
    stroke(
      `M${x + w * 0.5},${y + h * 0.72} Q${x + w * 0.3},${y + h * 0.5} ${x + w * 0.22},${y + h * 0.3} M${x + w * 0.5},${y + h * 0.72} L${x + w * 0.5},${y + h * 0.22} M${x + w * 0.5},${y + h * 0.72} Q${x + w * 0.7},${y + h * 0.5} ${x + w * 0.78},${y + h * 0.3}`,
      wall === c.mid ? c.hot : c.mid,
      10 * unit,
    ),
  // closed panes
  ({ x, y, w, h }, c, unit) =>
    line(x + w / 2, y, x + w / 2, y + h, c.night, 6 * unit) + line(x, y + h / 2, x + w, y + h / 2, c.night, 6 * unit),
];

export function chawl({ W, H, c, random, portrait, black }) {
  const unit = H / 900;
  const columns = Math.round(W / (190 * unit));
  const rows = 4;
  const [cellWidth, cellHeight] = [W / columns, H / rows];
  const gallery = (row) => {
    const floor = (row + 1) * cellHeight;
    const windows = times(columns, (i) => {
      const box = {
        x: i * cellWidth + cellWidth * 0.14,
        y: row * cellHeight + cellHeight * 0.16,
        w: cellWidth * 0.72,
        h: cellHeight * 0.62,
      };
      const wall = random.pick([c.light, c.hot, c.mid, c.mid, c.paper, c.spark, c.night]);
      const view = random.pick(windowViews);
      return layers(
        rectangle(box.x - 7 * unit, box.y - 7 * unit, box.w + 14 * unit, box.h + 14 * unit, c.night),
        rectangle(box.x, box.y, box.w, box.h, wall),
        view({ ...box, wall }, c, unit),
      );
    });
    const railing = [
      rectangle(-10, floor - cellHeight * 0.2, W + 20, cellHeight * 0.04, c.light),
      times(W / (20 * unit), (i) =>
        rectangle(i * 20 * unit, floor - cellHeight * 0.17, 5 * unit, cellHeight * 0.14, c.light),
      ),
      rectangle(-10, floor - cellHeight * 0.035, W + 20, cellHeight * 0.04, c.night),
    ];
    return sheet(
      rectangle(-10, row * cellHeight, W + 20, cellHeight, c.deep),
      row % 2 === 0 && rectangle(-10, row * cellHeight, W + 20, cellHeight, c.mid, 'opacity=".22"'),
      windows,
      railing,
    );
  };
  // the bedsheet: hung from a washing line, a film on it
  const x = W * (portrait ? 0.5 : 0.53);
  const width = portrait ? W * 0.74 : Math.min(W * 0.36, 620 * unit);
  const height = width * 0.56;
  const top = H * (portrait ? 0.14 : 0.2);
  const cloth = (inset, fill) =>
    polygon(
      [
        [x - width / 2 + inset, top + inset],
        [x + width / 2 - inset, top + inset - 6 * unit],
        [x + width / 2 - inset - 7 * unit, top + height - inset],
        [x - width / 2 + inset + 11 * unit, top + height - inset + 7 * unit],
      ],
      fill,
    );
  return layers(
    backdrop(W, H, c.night),
    times(rows, gallery),
    subject(
      stroke(`M-10,${top - 30 * unit} Q${W * 0.5},${top + 26 * unit} ${W + 10},${top - 40 * unit}`, c.night, 5 * unit),
      cloth(0, c.paper),
      `<clipPath id="bedsheet">${cloth(14 * unit, '#000')}</clipPath><g clip-path="url(#bedsheet)">`,
      cloth(14 * unit, c.spark),
      rays(random, x, top + height * 0.6, width, 22, c.light),
      disc(random, x, top + height * 0.6, height * 0.3, c.paper, 30, 0.01),
      '</g>',
    ),
    dancer(
      { x, y: top + height * 0.58, scale: height * 0.00148 },
      {
        skin: c.night,
        skirt: c.paper,
        pleat: c.light,
        border: c.mid,
        blouse: c.mid,
        hair: c.night,
        flower: c.paper,
        veil: c.hot,
      },
    ),
    portrait
      ? subject(
          polygon(
            [
              [-20, H * 0.745],
              [W + 20, H * 0.735],
              [W + 20, H * 1.02],
              [-20, H * 1.02],
            ],
            c.night,
          ),
        )
      : subject(crowd(random, W, H * 0.95, H, black, unit * 0.9)),
  );
}

export function tickets({ W, H, c, random, wide }) {
  const unit = H / 900;
  const sun = W * (wide ? 0.72 : 0.68);
  /**
   * A ticket standing on its lower end: a bite out of the top, a seat number, a perforation,
   * printed blocks.
   */
  const ticket = (x, w, h, colour, ink) => {
    const y = H * 0.98 - h;
    const blocks = [];
    for (let row = y + h * 0.32; row < H - 60 * unit; row += 42 * unit)
      for (let k = 0; k < 3; k++)
        if (random.chance(0.7))
          blocks.push(
            rectangle(x + w * (0.16 + k * 0.25), row, w * 0.16, 22 * unit, random.chance(0.3) ? c.paper : ink),
          );
    return sheet(
      path(
        `M${x},${y} L${x + w * 0.36},${y} A${w * 0.14},${w * 0.14} 0 0 0 ${x + w * 0.64},${y} L${x + w},${y} L${x + w},${H + 10} L${x},${H + 10}Z`,
        colour,
      ),
      line(x, y + h * 0.24, x + w, y + h * 0.24, ink, 4 * unit, `stroke-dasharray="${9 * unit} ${9 * unit}"`),
      blocks,
      label(random.pick(['A1', 'B7', 'C12', 'D4', 'H9', 'K22']), x + w / 2, y + h * 0.19, {
        size: w * 0.3,
        fill: ink,
        spacing: '0',
      }),
    );
  };
  const street = (from, width, height, colours, ink, stepShare) => {
    const row = [];
    for (let x = from; x < W;) {
      const w = random.between(...width) * unit;
      // The tickets are lower on the left of a wide picture, where the headline is placed.
      const calm = wide ? 0.5 + 0.35 * Math.min(1, x / (W * 0.6)) : 1;
      row.push(ticket(x, w, random.between(...height) * H * calm, random.pick(colours), ink));
      x += w * stepShare;
    }
    return row;
  };
  return layers(
    backdrop(W, H, c.hot),
    rays(random, sun, H * 0.4, W * 1.2, 32, c.light, { turn: 0.1, opacity: 0.7 }),
    sheet(disc(random, sun, H * 0.36, H * 0.26, c.spark, 40, 0.012)),
    lettering(['₹'], sun, H * 0.36 + 92 * unit, { size: 270 * unit, fill: c.paper, shade: c.night, depth: 9 }),
    street(-20, [100, 170], [0.3, 0.62], [c.mid, c.deep, c.mid], c.light, 0.92),
    street(-60, [110, 190], [0.14, 0.4], [c.night, c.deep, c.spark], c.hot, 1.05),
  );
}

/** Rows of empty seats in front of a blank screen, for empty pages. */
export function seats({ W, H, c, random, black }) {
  const unit = H / 900;
  const seat = (x, y, w, colour, shade) =>
    path(
      `M${x - w / 2},${y} L${x - w / 2},${y - w * 0.72} Q${x - w / 2},${y - w} ${x - w * 0.22},${y - w} L${x + w * 0.22},${y - w} Q${x + w / 2},${y - w} ${x + w / 2},${y - w * 0.72} L${x + w / 2},${y}Z`,
      colour,
    ) +
    path(
      `M${x - w * 0.36},${y} L${x - w * 0.36},${y - w * 0.62} Q${x - w * 0.34},${y - w * 0.82} ${x - w * 0.14},${y - w * 0.82} L${x + w * 0.14},${y - w * 0.82} Q${x + w * 0.34},${y - w * 0.82} ${x + w * 0.36},${y - w * 0.62} L${x + w * 0.36},${y}Z`,
      shade,
    ) +
    rectangle(x - w * 0.6, y - w * 0.34, w * 0.16, w * 0.5, black) +
    rectangle(x + w * 0.44, y - w * 0.34, w * 0.16, w * 0.5, black);
  const row = (y, w, colours, shift) =>
    sheet(
      rectangle(-20, y, W + 40, H, c.night),
      times(W / (w * 1.12) + 2, (i) => seat((i - 0.5 + shift) * w * 1.12, y + w * 0.1, w, ...colours)),
    );
  const screen = { x: W * 0.2, y: H * 0.1, w: W * 0.6, h: H * 0.42 };
  return layers(
    backdrop(W, H, c.night),
    rays(random, W * 0.5, H * 0.3, W, 30, c.deep, { opacity: 0.7 }),
    sheet(
      rectangle(screen.x - 24 * unit, screen.y - 24 * unit, screen.w + 48 * unit, screen.h + 48 * unit, c.deep),
      bulbs(
        [screen.x - 12 * unit, screen.y - 12 * unit],
        [screen.x + screen.w + 12 * unit, screen.y - 12 * unit],
        26,
        7 * unit,
        c.light,
      ),
    ),
    sheet(
      polygon(
        [
          [screen.x, screen.y + 6 * unit],
          [screen.x + screen.w, screen.y],
          [screen.x + screen.w - 6 * unit, screen.y + screen.h],
          [screen.x + 8 * unit, screen.y + screen.h - 4 * unit],
        ],
        c.paper,
      ),
    ),
    faint(0.5, disc(random, W * 0.5, H * 0.31, H * 0.15, c.light, 34)),
    row(H * 0.7, 92 * unit, [c.mid, c.deep], 0),
    row(H * 0.82, 120 * unit, [c.hot, c.mid], 0.5),
    row(H * 0.99, 160 * unit, [c.mid, c.deep], 0.2),
  );
}

/** The open doors of the cinema, seen from the street. */
export function doors({ W, H, c, random, black }) {
  const unit = H / 900;
  const x = W * 0.5;
  const [left, right, top] = [x - 210 * unit, x + 210 * unit, H * 0.2];
  const pillar = (at) =>
    rectangle(at - 46 * unit, H * 0.1, 92 * unit, H * 0.82, c.hot) +
    times(3, (i) => rectangle(at - 26 * unit + i * 20 * unit, H * 0.14, 8 * unit, H * 0.74, c.mid));
  const leaf = (from, to) =>
    polygon(
      [
        [from, top],
        [to, top - 34 * unit],
        [to, H * 0.93],
        [from, H * 0.88],
      ],
      c.spark,
    ) +
    polygon(
      [
        [from + (to - from) * 0.22, top + 46 * unit],
        [from + (to - from) * 0.8, top + 24 * unit],
        [from + (to - from) * 0.8, H * 0.5],
        [from + (to - from) * 0.22, H * 0.5],
      ],
      c.paper,
    ) +
    circle(from + (to - from) * 0.14, H * 0.62, 11 * unit, c.light);
  return layers(
    backdrop(W, H, c.deep),
    times(9, (row) =>
      times(17, (i) =>
        rectangle((i - (row % 2) / 2) * 104 * unit, row * 104 * unit, 96 * unit, 96 * unit, c.mid, 'opacity=".28"'),
      ),
    ),
    sheet(rectangle(left, top, right - left, H * 0.68, c.paper)),
    `<clipPath id="doorway">${rectangle(left, top, right - left, H * 0.68, '#000')}</clipPath><g clip-path="url(#doorway)">`,
    rays(random, x, H * 0.55, W * 0.5, 26, c.light),
    disc(random, x, H * 0.55, 130 * unit, c.hot, 36, 0.012),
    disc(random, x, H * 0.55, 90 * unit, c.paper, 36, 0.012),
    '</g>',
    polygon(
      [
        [left, H * 0.88],
        [right, H * 0.88],
        [right + 260 * unit, H + 20],
        [left - 260 * unit, H + 20],
      ],
      c.light,
    ),
    polygon(
      [
        [left + 60 * unit, H * 0.88],
        [right - 60 * unit, H * 0.88],
        [right + 120 * unit, H + 20],
        [left - 120 * unit, H + 20],
      ],
      c.paper,
    ),
    subject(leaf(left, left - 150 * unit), leaf(right, right + 150 * unit)),
    subject(pillar(x - 440 * unit), pillar(x + 440 * unit)),
    subject(
      polygon(
        [
          [x - 560 * unit, H * 0.03],
          [x + 560 * unit, H * 0.03],
          [x + 520 * unit, H * 0.15],
          [x - 520 * unit, H * 0.15],
        ],
        c.night,
      ),
      lettering(['FIRST SHOW'], x, H * 0.122, { size: 84 * unit, fill: c.paper, shade: c.mid, depth: 4 }),
      bulbs([x - 545 * unit, H * 0.03], [x + 545 * unit, H * 0.03], 34, 7 * unit, c.light),
      bulbs([x - 512 * unit, H * 0.15], [x + 512 * unit, H * 0.15], 32, 7 * unit, c.light),
    ),
    sheet(
      garland([left, top + 8 * unit], [x, top + 8 * unit], {
        sag: 60 * unit,
        count: 11,
        r: 20 * unit,
        colours: [c.hot, c.mid, c.spark],
      }),
      garland([x, top + 8 * unit], [right, top + 8 * unit], {
        sag: 60 * unit,
        count: 11,
        r: 20 * unit,
        colours: [c.hot, c.mid, c.spark],
      }),
    ),
    // a family walking in, seen from behind
    subject(
      [
        [-112, 0.955, 0.86, c.spark],
        [4, 0.975, 0.52, c.hot],
        [96, 0.96, 0.92, c.mid],
      ].map(([dx, foot, scale, cloth]) =>
        standing({ x: x + dx * unit, y: H * foot, scale: scale * unit }, { cloth, skin: black, hair: black }),
      ),
    ),
  );
}

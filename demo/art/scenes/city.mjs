// Scenes of the city: rain, river, mills, power station, touring cinema.
import { crowd, disc, discs, glimmer, hills, rain, rays, skyline } from '../cut.mjs';
import { coupleFromBehind } from '../people.mjs';
import {
  around,
  backdrop,
  bulbs,
  circle,
  faint,
  layers,
  lettering,
  line,
  path,
  petals,
  place,
  polygon,
  rectangle,
  sheet,
  stroke,
  subject,
  times,
} from '../shapes.mjs';

export function monsoon({ W, H, c, random, portrait, wide, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const [x, y] = [W * (portrait ? 0.5 : wide ? 0.72 : 0.58), H * (portrait ? 0.53 : 0.42)];
  const reach = Math.min(W, H);
  const lamps = [0.1, 0.3, wide ? 0.92 : 0.86].map((share) => [
    stroke(
      `M${W * share},${H * 0.8} L${W * share},${H * 0.3} Q${W * share},${H * 0.24} ${W * share + 46 * unit},${H * 0.24}`,
      c.night,
      9 * unit,
    ),
    circle(W * share + 50 * unit, H * 0.25, 16 * unit, c.light),
    circle(W * share + 50 * unit, H * 0.25, 34 * unit, c.light, 'opacity=".25"'),
    rectangle(W * share + 44 * unit, H * 0.8, 12 * unit, H * 0.16, c.light, 'opacity=".7"'),
  ]);
  return layers(
    backdrop(W, H, c.night),
    discs(
      random,
      x,
      y,
      [
        [reach * 0.4, c.deep],
        [reach * 0.3, c.mid],
        [reach * 0.2, c.hot],
      ],
      40,
      0.018,
    ),
    sheet(
      skyline(random, {
        width: W,
        y: H * 0.7,
        low: 30,
        high: H * (portrait ? 0.2 : 0.3),
        colour: c.deep,
        windows: [c.light, c.hot],
        bottom: H,
        lit: 0.3,
      }),
    ),
    rectangle(0, H * 0.76, W, H * 0.3, c.night),
    glimmer(random, { x1: 0, x2: W, y1: H * 0.77, y2: H, count: 34, colours: [c.deep, c.mid, c.hot, c.light], unit }),
    sheet(lamps),
    rain(random, W, H, 120, c.light, { thickness: 3, length: 90, slant: -0.26, opacity: 0.4 }),
    subject(
      coupleFromBehind(
        { x, y: H * 0.93, scale: (portrait ? 1.12 : 1.02) * unit },
        {
          suit: black,
          sari: c.spark,
          drape: c.light,
          skin: c.deep,
          hair: black,
          flower: c.paper,
          heart: c.light,
          panel: c.mid,
          panelShade: c.hot,
        },
      ),
    ),
    rain(random, W, H, 50, c.paper, { thickness: 4, length: 120, slant: -0.26, opacity: 0.5 }),
  );
}

/** A river boat with a lamp, water line at y = 0. */
const boat = (c, hull) =>
  layers(
    path('M-150,-34 C-110,-6 110,-6 160,-48 L124,16 L-112,16Z', hull),
    path('M-70,-22 Q-64,-84 0,-86 Q64,-84 70,-24Z', c.light),
    [-36, 0, 36].map((x) => line(x, -82 + Math.abs(x) * 0.14, x, -20, c.mid, 5)),
    circle(112, -66, 10, c.paper),
    line(112, -58, 112, -34, c.night, 5),
  );

export function clocktower({ W, H, c, random, portrait, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const x = W * (portrait ? 0.5 : 0.6);
  const bank = H * (portrait ? 0.8 : 0.76);
  const tall = (portrait ? 480 : 540) * unit;
  const top = bank - tall;
  const face = { x, y: top + 118 * unit };
  const hours = layers(around(12, (i) => rectangle(-4, -74, 8, i % 3 ? 12 : 20, c.night)));
  const arch = (ax, ay, w, h, fill) =>
    path(
      `M${ax - w / 2},${ay} L${ax - w / 2},${ay - h * 0.6} Q${ax - w / 2},${ay - h} ${ax},${ay - h * 1.12} Q${ax + w / 2},${ay - h} ${ax + w / 2},${ay - h * 0.6} L${ax + w / 2},${ay}Z`,
      fill,
    );
  const tower = [
    polygon(
      [
        [x - 128 * unit, bank + 10],
        [x - 112 * unit, top + 240 * unit],
        [x + 112 * unit, top + 240 * unit],
        [x + 128 * unit, bank + 10],
      ],
      c.spark,
    ),
    polygon(
      [
        [x + 40 * unit, bank + 10],
        [x + 40 * unit, top + 240 * unit],
        [x + 112 * unit, top + 240 * unit],
        [x + 128 * unit, bank + 10],
      ],
      c.night,
      'opacity=".2"',
    ),
    rectangle(x - 140 * unit, top + 224 * unit, 280 * unit, 24 * unit, c.night),
    rectangle(x - 118 * unit, top + 8 * unit, 236 * unit, 218 * unit, c.spark),
    rectangle(x - 136 * unit, top - 6 * unit, 272 * unit, 20 * unit, c.night),
    path(
      `M${x - 112 * unit},${top - 6 * unit} C${x - 120 * unit},${top - 90 * unit} ${x - 30 * unit},${top - 112 * unit} ${x},${top - 170 * unit} C${x + 30 * unit},${top - 112 * unit} ${x + 120 * unit},${top - 90 * unit} ${x + 112 * unit},${top - 6 * unit}Z`,
      c.mid,
    ),
    line(x, top - 160 * unit, x, top - 214 * unit, c.night, 8 * unit) + circle(x, top - 218 * unit, 12 * unit, c.light),
    [-124, 124].map((dx) =>
      path(
        `M${x + (dx - 20) * unit},${top} L${x + dx * unit},${top - 74 * unit} L${x + (dx + 20) * unit},${top}Z`,
        c.mid,
      ),
    ),
    arch(x, bank + 8, 84 * unit, (portrait ? 88 : 120) * unit, c.night),
    [-56, 0, 56].map((dx) => arch(x + dx * unit, top + 346 * unit, 34 * unit, 72 * unit, c.light)),
  ];
  const clock = [
    disc(random, face.x, face.y, 98 * unit, c.night, 36, 0.008),
    disc(random, face.x, face.y, 84 * unit, c.paper, 36, 0.008),
    place(
      layers(
        hours,
        line(0, 8, -34, -38, c.mid, 11, 'stroke-linecap="round"'),
        line(0, 10, 26, -58, c.night, 8, 'stroke-linecap="round"'),
        circle(0, 0, 9, c.night),
      ),
      { ...face, scale: unit },
    ),
  ];
  const steps = times(5, (i) =>
    rectangle(x - (300 + i * 46) * unit, bank + i * 13 * unit, (600 + i * 92) * unit, 14 * unit, i % 2 ? c.hot : c.mid),
  );
  return layers(
    backdrop(W, H, c.hot),
    rays(random, face.x, face.y, W * 1.3, 36, c.light, { turn: 0.05, opacity: 0.55 }),
    discs(random, face.x, face.y + 30 * unit, [
      [300 * unit, c.light],
      [225 * unit, c.paper],
    ]),
    sheet(hills(random, W, H, H * 0.66, H * 0.05, 7, c.mid)),
    sheet(
      skyline(random, {
        width: W,
        y: bank - 10 * unit,
        low: 20,
        high: 120 * unit,
        colour: c.deep,
        windows: [c.light, c.hot],
        bottom: H,
        lit: 0.25,
      }),
    ),
    subject(tower),
    sheet(clock),
    rectangle(-20, bank + 6 * unit, W + 40, H, c.night),
    sheet(steps),
    glimmer(random, {
      x1: -20,
      x2: W,
      y1: bank + 80 * unit,
      y2: H,
      count: 46,
      colours: [c.deep, c.mid, c.hot, c.light],
      unit,
    }),
    // the tower's reflection, broken into strokes
    times(9, (i) =>
      rectangle(
        x + random.between(-90, 0) * unit,
        bank + (84 + i * 19) * unit,
        random.between(70, 130) * unit,
        8 * unit,
        c.spark,
      ),
    ),
    subject(
      place(boat(c, black), { x: W * (portrait ? 0.24 : 0.22), y: H * 0.9, scale: unit }),
      place(boat(c, c.deep), { x: W * (portrait ? 0.82 : 0.88), y: H * 0.86, scale: unit * 0.72, flip: -1 }),
    ),
    subject(
      place(
        layers(
          circle(0, -104, 15, black),
          path('M-22,-30 L-18,-76 Q0,-96 18,-76 L22,-30Z', c.paper),
          line(30, -130, 52, 20, c.night, 6),
        ),
        { x: W * (portrait ? 0.24 : 0.22) - 112 * unit, y: H * 0.9, scale: unit },
      ),
    ),
  );
}

export function mill({ W, H, c, random, portrait }) {
  const unit = portrait ? W / 900 : H / 900;
  const ground = H * (portrait ? 0.64 : 0.62);
  const chimney = (x, tall, w) => [
    polygon(
      [
        [x - w / 2, ground],
        [x - w * 0.32, ground - tall],
        [x + w * 0.32, ground - tall],
        [x + w / 2, ground],
      ],
      c.spark,
    ),
    rectangle(x - w * 0.42, ground - tall - 14 * unit, w * 0.84, 20 * unit, c.night),
    [0.16, 0.26].map((share) => rectangle(x - w * 0.36, ground - tall * (1 - share), w * 0.72, 12 * unit, c.paper)),
  ];
  const smoke = (x, y, drift) =>
    times(portrait ? 5 : 6, (i) =>
      disc(
        random,
        x + (i * 58 + i * i * 4) * drift * unit,
        y - (20 + i * 20) * unit,
        (34 + i * 12) * unit,
        [c.paper, c.light][i % 2],
        22,
        0.03,
      ),
    );
  // north-light roofs: the saw teeth of a weaving shed
  const teeth = 7;
  const tooth = W / (teeth - 0.4);
  const sheds = times(teeth, (i) => {
    const x = i * tooth - tooth * 0.2;
    return layers(
      polygon(
        [
          [x, ground + 4],
          [x, ground - 150 * unit],
          [x + tooth + 1, ground - 66 * unit],
          [x + tooth + 1, ground + 4],
        ],
        i % 2 ? c.mid : c.hot,
      ),
      polygon(
        [
          [x + 12 * unit, ground - 78 * unit],
          [x + 12 * unit, ground - 126 * unit],
          [x + tooth * 0.44, ground - 94 * unit],
          [x + tooth * 0.44, ground - 64 * unit],
        ],
        c.light,
      ),
      rectangle(x + tooth * 0.2, ground - 44 * unit, tooth * 0.18, 46 * unit, c.night) +
        rectangle(x + tooth * 0.6, ground - 44 * unit, tooth * 0.18, 46 * unit, c.night),
    );
  });
  const rangoli = layers(
    petals(16, { start: 120, length: 150, width: 40, colours: [c.spark, c.hot] }),
    around(16, () => circle(0, -286, 11, c.paper)),
    petals(8, { start: 40, length: 110, width: 44, colours: [c.light, c.paper], from: 11 }),
    around(8, () => circle(0, -112, 12, c.mid), 11),
    petals(8, { start: 0, length: 62, width: 22, colours: [c.spark, c.mid] }),
    circle(0, 0, 20, c.paper),
  );
  const middle = { x: W * 0.5, y: H * (portrait ? 0.79 : 0.83) };
  return layers(
    backdrop(W, H, c.deep),
    rays(random, W * 0.5, ground, W * 1.2, 30, c.mid, { turn: 0.05, opacity: 0.6 }),
    sheet(disc(random, W * 0.5, ground - 60 * unit, 330 * unit, c.hot, 40, 0.012)),
    faint(0.92, smoke(W * 0.2, ground - (portrait ? 360 : 400) * unit, 1), smoke(W * 0.78, ground - 330 * unit, 1)),
    subject(
      chimney(W * 0.2, (portrait ? 340 : 380) * unit, 84 * unit),
      chimney(W * 0.36, 250 * unit, 66 * unit),
      chimney(W * 0.78, 310 * unit, 80 * unit),
    ),
    subject(sheds),
    sheet(
      polygon(
        [
          [-20, H + 20],
          [-20, ground],
          [W + 20, ground],
          [W + 20, H + 20],
        ],
        c.night,
      ),
    ),
    // the rangoli lies on the ground: a circle seen from the gate
    `<g transform="translate(${middle.x} ${middle.y}) scale(${1.55 * unit} ${0.56 * unit})">${disc(random, 0, 0, 318, c.deep, 40, 0.01)}${rangoli}</g>`,
    !portrait &&
      sheet(
        [0.1, 0.28, 0.72, 0.9].map((share) =>
          place(
            layers(
              path('M-44,-14 Q0,36 44,-14 Q0,4 -44,-14Z', c.spark),
              path('M0,-18 C18,-38 12,-56 0,-74 C-12,-56 -18,-38 0,-18Z', c.light),
            ),
            { x: W * share, y: H * (share > 0.2 && share < 0.8 ? 0.965 : 0.93), scale: unit * 1.1 },
          ),
        ),
      ),
  );
}

/** A lattice pylon. The origin is the middle of its foot. */
function pylon(c, tall) {
  const half = (share) => 78 - share * 62;
  const rungs = times(6, (i) => {
    const [a, b] = [i / 6, (i + 1) / 6];
    return stroke(
      `M${-half(a)},${-a * tall} L${half(b)},${-b * tall} M${half(a)},${-a * tall} L${-half(b)},${-b * tall}`,
      c.night,
      6,
    );
  });
  const arms = [0.66, 0.8, 0.94].map((share, i) =>
    polygon(
      [
        [-150 + i * 24, -share * tall],
        [0, -share * tall - 26],
        [150 - i * 24, -share * tall],
        [0, -share * tall - 6],
      ],
      c.night,
    ),
  );
  return layers(
    stroke(`M${-half(0)},0 L${-half(1)},${-tall} M${half(0)},0 L${half(1)},${-tall}`, c.night, 10),
    rungs,
    arms,
  );
}

export function powerhouse({ W, H, c, random, portrait, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const ground = H * (portrait ? 0.7 : 0.84);
  const coolingTower = (x, w, h) => [
    path(
      `M${x - w / 2},${ground} C${x - w * 0.3},${ground - h * 0.5} ${x - w * 0.28},${ground - h * 0.7} ${x - w * 0.36},${ground - h} L${x + w * 0.36},${ground - h} C${x + w * 0.28},${ground - h * 0.7} ${x + w * 0.3},${ground - h * 0.5} ${x + w / 2},${ground}Z`,
      c.mid,
    ),
    path(
      `M${x + w * 0.06},${ground} C${x + w * 0.06},${ground - h * 0.5} ${x + w * 0.08},${ground - h * 0.7} ${x + w * 0.1},${ground - h} L${x + w * 0.36},${ground - h} C${x + w * 0.28},${ground - h * 0.7} ${x + w * 0.3},${ground - h * 0.5} ${x + w / 2},${ground}Z`,
      c.deep,
    ),
    polygon(
      [
        [x - w * 0.365, ground - h],
        [x + w * 0.365, ground - h],
        [x + w * 0.335, ground - h * 0.93],
        [x - w * 0.335, ground - h * 0.93],
      ],
      c.spark,
    ),
  ];
  const bolt = (x, y, scale) =>
    place(
      polygon(
        [
          [0, 0],
          [92, -6],
          [44, 118],
          [112, 112],
          [-36, 356],
          [10, 176],
          [-60, 184],
        ],
        c.light,
      ),
      { x, y, scale },
    );
  const house = { x: W * (portrait ? 0.42 : 0.38), w: 470 * unit, h: 250 * unit };
  const left = house.x - house.w / 2;
  const wires = [0, 1, 2].map((i) => {
    const y1 = ground - (330 + i * 70) * unit;
    const y2 = ground - (400 + i * 84) * unit;
    return stroke(
      `M-20,${y1 - 60 * unit} Q${W * 0.3},${y1 + 40 * unit} ${W * 0.58},${y2} T${W + 20},${y2 - 30 * unit}`,
      c.night,
      4 * unit,
    );
  });
  return layers(
    backdrop(W, H, c.night),
    rays(random, W * 0.62, H * 0.2, W * 1.4, 30, c.deep, { opacity: 0.85 }),
    discs(random, W * 0.56, H * (portrait ? 0.36 : 0.42), [
      [330 * unit, c.deep],
      [250 * unit, c.mid],
      [170 * unit, c.hot],
    ]),
    sheet(bolt(W * (portrait ? 0.6 : 0.53), H * 0.03, (portrait ? 1.75 : 1.25) * unit)),
    sheet(
      skyline(random, {
        width: W,
        y: ground,
        low: 20,
        high: 150 * unit,
        colour: c.deep,
        windows: [c.light, c.spark],
        bottom: H,
        lit: 0.28,
      }),
    ),
    subject(
      coolingTower(W * (portrait ? 0.8 : 0.74), 300 * unit, 400 * unit),
      coolingTower(W * (portrait ? 1.0 : 0.9), 240 * unit, 320 * unit),
    ),
    subject(
      rectangle(left, ground - house.h, house.w, house.h + 20, c.spark),
      polygon(
        [
          [left - 16 * unit, ground - house.h],
          [left + house.w / 2, ground - house.h - 74 * unit],
          [left + house.w + 16 * unit, ground - house.h],
        ],
        c.night,
      ),
      circle(left + house.w / 2, ground - house.h - 26 * unit, 21 * unit, c.light),
      times(5, (i) => {
        const x = left + (0.06 + i * 0.185) * house.w;
        return path(
          `M${x},${ground - 64 * unit} L${x},${ground - house.h * 0.7} Q${x + house.w * 0.07},${ground - house.h * 0.92} ${x + house.w * 0.14},${ground - house.h * 0.7} L${x + house.w * 0.14},${ground - 64 * unit}Z`,
          i === 2 ? c.paper : c.light,
        );
      }),
      rectangle(left, ground - 44 * unit, house.w, 14 * unit, c.night),
    ),
    subject(
      wires,
      place(pylon(c, 560), { x: W * 0.1, y: ground + 10, scale: unit * 0.95 }),
      place(pylon(c, 560), { x: W * 0.6, y: ground + 10, scale: unit }),
    ),
    subject(
      polygon(
        [
          [-20, H + 20],
          [-20, ground],
          [W * 0.5, ground - 8],
          [W + 20, ground + 4],
          [W + 20, H + 20],
        ],
        black,
      ),
    ),
    sheet(bulbs([-10, ground + 44 * unit], [W + 10, ground + 44 * unit], 28, 8 * unit, c.spark)),
  );
}

/** A parrot on a rope, feet at the origin, looking right. */
const parrot = (c, body, wing) =>
  layers(
    path('M-22,10 C-64,70 -92,150 -86,214 C-62,170 -30,120 4,44Z', wing),
    path('M-40,6 C-58,-60 -40,-134 18,-146 C66,-152 84,-112 72,-78 C62,-40 40,10 0,18 C-20,20 -34,18 -40,6Z', body),
    path('M-44,2 C-58,-52 -40,-88 -12,-98 C14,-84 12,-30 -18,20Z', wing),
    path('M66,-116 C96,-116 104,-92 86,-70 C84,-84 76,-92 62,-94Z', c.spark),
    circle(46, -110, 11, c.paper) + circle(48, -110, 5.5, c.night),
    stroke('M12,-96 Q34,-74 66,-88', c.night, 6),
    stroke('M-6,16 l0,14 M14,14 l0,14', c.night, 7),
  );

export function talkies({ W, H, c, random, portrait, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const ground = H * 0.86;
  const x = W * (portrait ? 0.5 : 0.62);
  const half = (portrait ? 390 : 470) * unit;
  const [peak, eaves] = [ground - (portrait ? 410 : 500) * unit, ground - (portrait ? 200 : 230) * unit];
  // the tent: stripes fan out from the mast
  const stripes = 12;
  const edge = (i) => [x - half + (2 * half * i) / stripes, eaves + Math.sin((i / stripes) * Math.PI) * 26 * unit];
  const roofStripes = times(stripes, (i) => polygon([[x, peak], edge(i), edge(i + 1)], i % 2 ? c.paper : c.spark));
  const wall = times(stripes, (i) => {
    const [[x1, y1], [x2, y2]] = [edge(i), edge(i + 1)];
    return (
      polygon(
        [
          [x1, y1],
          [x2, y2],
          [x2, ground],
          [x1, ground],
        ],
        i % 2 ? c.light : c.mid,
      ) +
      path(
        `M${x1},${y1 - 2} L${x2},${y2 - 2} Q${(x1 + x2) / 2},${y1 + 50 * unit} ${x1},${y1 - 2}Z`,
        i % 2 ? c.spark : c.paper,
      )
    );
  });
  const rope = portrait ? H * 0.49 : H * 0.2;
  const lorry = layers(
    rectangle(-170, -150, 200, 112, c.hot) + rectangle(-170, -150, 200, 20, c.night),
    path('M30,-132 L92,-132 L128,-84 L134,-38 L30,-38Z', c.spark) +
      path('M44,-118 L86,-118 L110,-86 L44,-86Z', c.paper),
    lettering(['सिनेमा'], -70, -72, { size: 54, fill: c.paper, shade: c.deep, depth: 3 }),
    rectangle(-180, -42, 320, 14, c.night),
    [-112, 82].map((wx) => circle(wx, -24, 32, black) + circle(wx, -24, 14, c.light)),
  );
  return layers(
    backdrop(W, H, c.night),
    rays(random, x, ground, W * 1.3, 30, c.deep, { turn: 0.04, opacity: 0.85 }),
    discs(random, W * (portrait ? 0.76 : 0.22), H * (portrait ? 0.58 : 0.4), [
      [170 * unit, c.deep],
      [116 * unit, c.hot],
      [84 * unit, c.paper],
    ]),
    sheet(hills(random, W, H, H * 0.74, H * 0.05, 7, c.deep)),
    subject(
      line(x, peak - 70 * unit, x, ground, c.night, 12 * unit),
      polygon(
        [
          [x, peak - 70 * unit],
          [x + 96 * unit, peak - 48 * unit],
          [x, peak - 24 * unit],
        ],
        c.hot,
      ),
      wall,
      roofStripes,
    ),
    path(
      `M${x - 88 * unit},${ground} L${x - 30 * unit},${eaves + 44 * unit} L${x + 30 * unit},${eaves + 44 * unit} L${x + 88 * unit},${ground}Z`,
      c.night,
    ),
    path(
      `M${x - 58 * unit},${ground} L${x - 16 * unit},${eaves + 76 * unit} L${x + 16 * unit},${eaves + 76 * unit} L${x + 58 * unit},${ground}Z`,
      c.light,
    ),
    sheet(
      polygon(
        [
          [-20, H + 20],
          [-20, ground - 6],
          [W * 0.4, ground - 16],
          [W + 20, ground],
          [W + 20, H + 20],
        ],
        c.mid,
      ),
    ),
    subject(place(lorry, { x: W * 0.2, y: ground + 30 * unit, scale: unit * (portrait ? 0.82 : 1.15) })),
    // The rope of bulbs, with two parrots on it.
    subject(
      stroke(
        `M-20,${rope - 60 * unit} Q${W * 0.46},${rope + 90 * unit} ${W + 20},${rope - 90 * unit}`,
        black,
        8 * unit,
      ),
      times(21, (i) => {
        const t = (i + 0.5) / 21;
        const by =
          (1 - t) * (1 - t) * (rope - 60 * unit) + 2 * t * (1 - t) * (rope + 90 * unit) + t * t * (rope - 90 * unit);
        return (
          circle(W * t, by + 20 * unit, 22 * unit, c.light, 'opacity=".25"') +
          circle(W * t, by + 20 * unit, 11 * unit, c.light)
        );
      }),
      place(parrot(c, c.hot, c.mid), {
        x: W * (portrait ? 0.3 : 0.4),
        y: rope - (portrait ? 4 : 2) * unit,
        scale: unit * 0.92,
      }),
      place(parrot({ ...c, spark: c.night }, c.paper, c.spark), {
        x: W * (portrait ? 0.62 : 0.58),
        y: rope + 2 * unit,
        scale: unit * 0.92,
        flip: -1,
      }),
    ),
    subject(crowd(random, W, H * 0.96, H, black, 0.8 * unit)),
  );
}

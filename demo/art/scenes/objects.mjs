// Scenes that show one large object of the trade: a film camera, a megaphone, a television.
import { crowd, disc, discs, rays, reel, skyline, strew } from '../cut.mjs';
import {
  around,
  backdrop,
  bulbs,
  circle,
  ellipse,
  filmStrip,
  garland,
  label,
  layers,
  lettering,
  line,
  marigold,
  path,
  petals,
  place,
  polygon,
  rectangle,
  ring,
  sheet,
  stroke,
  subject,
  times,
} from '../shapes.mjs';

/** The ground at the lower edge; `share` is where it begins, as a share of the height. */
const ground = (W, H, share, colour) =>
  polygon(
    [
      [-20, H * share],
      [W + 20, H * (share - 0.02)],
      [W + 20, H + 20],
      [-20, H + 20],
    ],
    colour,
  );

/** A film camera on a tripod in front of a city at sunrise. */
export function camera({ W, H, c, random, black }) {
  const unit = H / 900;
  const at = { x: W * 0.46, y: H * 0.47, scale: unit };
  const leg = (x) =>
    polygon(
      [
        [-16, 150],
        [16, 150],
        [x + 14, 440],
        [x - 14, 440],
      ],
      black,
    );
  return layers(
    backdrop(W, H, c.light),
    rays(random, W * 0.9, H * 0.3, W * 1.3, 30, c.hot, { turn: 0.04, opacity: 0.7 }),
    sheet(disc(random, W * 0.84, H * 0.3, 210 * unit, c.spark, 40, 0.012)),
    sheet(skyline(random, { width: W, y: H * 0.86, low: 40, high: H * 0.2, colour: c.mid, bottom: H })),
    sheet(ground(W, H, 0.93, c.night)),
    subject(place(layers(leg(-190), leg(0), leg(190), rectangle(-70, 130, 140, 34, c.night)), at)),
    subject(
      place(
        layers(
          reel(random, -150, -250, 160, { body: c.mid, hole: c.light, hub: c.paper }, 0.3),
          reel(random, 130, -215, 120, { body: c.deep, hole: c.light, hub: c.paper }, 0.9),
          `<rect x="-260" y="-130" width="480" height="270" rx="22" fill="${c.deep}"/>`,
          rectangle(-260, -74, 480, 22, c.spark),
          circle(-130, 40, 66, c.night) + circle(-130, 40, 44, c.hot) + line(-130, 40, -84, 4, c.paper, 12),
          times(4, (i) => rectangle(10 + i * 42, -20, 22, 110, c.mid)),
          path('M220,-90 L330,-130 L330,130 L220,90Z', c.night),
          rectangle(322, -146, 60, 292, c.mid) + rectangle(372, -158, 26, 316, c.night),
          path('M398,-158 L520,-230 L520,230 L398,158Z', black),
          path('M-260,-40 L-330,-60 L-330,20 L-260,0Z', c.night),
        ),
        at,
      ),
    ),
  );
}

/** A megaphone over a crowd, with scraps of paper in the air. */
export function megaphone({ W, H, c, random, black }) {
  const unit = H / 900;
  const at = { x: W * 0.36, y: H * 0.54, turn: -16, scale: 1.12 * unit };
  const piece = (x, y) =>
    place(
      random.pick([
        circle(0, 0, 15, c.spark),
        polygon(
          [
            [-16, 14],
            [0, -18],
            [16, 14],
          ],
          c.paper,
        ),
        rectangle(-15, -15, 30, 30, c.light),
      ]),
      { x, y, turn: random.between(0, 90), scale: unit * random.between(0.7, 1.8) },
    );
  return layers(
    backdrop(W, H, c.mid),
    times(6, (i) => sheet(disc(random, W * 0.62, H * 0.38, H * (1.2 - i * 0.17), [c.hot, c.mid][i % 2], 44, 0.01))),
    strew(random, 34, { x1: W * 0.6, x2: W, y1: 0, y2: H * 0.72, draw: piece }),
    sheet(crowd(random, W, H * 0.9, H, c.night, unit * 1.2)),
    subject(
      place(
        layers(
          path('M-250,-66 L-250,66 L300,250 L300,-250Z', c.spark),
          path('M-250,0 L-250,66 L300,250 L300,0Z', c.light),
          path('M-60,-129 L-60,129 L20,156 L20,-156Z', c.night),
          ellipse(300, 0, 74, 254, black) + ellipse(308, 0, 48, 196, c.deep),
          `<rect x="-330" y="-52" width="96" height="104" rx="24" fill="${c.night}"/>`,
          stroke('M-110,96 C-120,250 -10,250 0,150', black, 30),
        ),
        at,
      ),
    ),
  );
}

/** A tub of popcorn before the curtain of a cinema. */
export function popcorn({ W, H, c, random, black }) {
  const unit = H / 900;
  const [x, y] = [W * 0.55, H * 0.44];
  const puff = (px, py, r) =>
    layers(
      circle(px - r * 0.5, py, r * 0.7, c.paper),
      circle(px + r * 0.5, py + r * 0.1, r * 0.66, c.paper),
      circle(px, py - r * 0.55, r * 0.68, c.paper),
      circle(px, py + r * 0.1, r * 0.4, c.light),
    );
  const tub = (from, to) => [from, to].map((share) => [-230 + share * 460, -160 + share * 320]);
  const stripe = (i) => {
    const [[a, b], [d, e]] = tub(i / 7, (i + 1) / 7);
    return polygon(
      [
        [a, 0],
        [d, 0],
        [e, 420],
        [b, 420],
      ],
      i % 2 ? c.paper : c.spark,
    );
  };
  return layers(
    backdrop(W, H, c.deep),
    times(14, (i) => sheet(rectangle((i * W) / 14, -20, W / 28, H, i % 2 ? c.mid : c.night, 'opacity=".7"'))),
    discs(random, x, H * 0.5, [
      [430 * unit, c.hot],
      [350 * unit, c.light],
    ]),
    sheet(ground(W, H, 0.9, black)),
    bulbs([0, H * 0.955], [W, H * 0.95], 30, 7 * unit, c.light),
    strew(random, 9, {
      x1: x - 380 * unit,
      x2: x + 380 * unit,
      y1: H * 0.05,
      y2: H * 0.36,
      draw: (px, py) => puff(px, py, random.between(20, 34) * unit),
    }),
    subject(
      times(9, (i) => puff(x + (i - 4) * 50 * unit, y - 10 * unit, 50 * unit)),
      times(6, (i) => puff(x + (i - 2.5) * 56 * unit, y - 72 * unit, 52 * unit)),
      times(3, (i) => puff(x + (i - 1) * 66 * unit, y - 132 * unit, 50 * unit)),
    ),
    subject(
      place(
        layers(
          times(7, stripe),
          circle(0, 200, 92, c.night),
          lettering(['₹'], 0, 250, { size: 150, fill: c.light, shade: c.deep, depth: 4 }),
        ),
        {
          x,
          y: y + 10 * unit,
          scale: unit,
        },
      ),
    ),
  );
}

/** A pair of tabla on a carpet. */
export function tabla({ W, H, c, random }) {
  const unit = H / 900;
  const drum = (at, { r, high, body, rope }) => {
    const flat = r * 0.3;
    return subject(
      place(
        layers(
          path(
            `M${-r},0 C${-r * 1.16},${high * 0.55} ${-r * 0.8},${high} ${-r * 0.6},${high} L${r * 0.6},${high} C${r * 0.8},${high} ${r * 1.16},${high * 0.55} ${r},0Z`,
            body,
          ),
          times(9, (i) => {
            const top = -r * 0.94 + (i * r * 1.88) / 8;
            return stroke(`M${top},${flat * 0.7} L${top * 0.66 + (i % 2 ? 14 : -14)},${high * 0.94}`, rope, 9);
          }),
          times(
            4,
            (i) =>
              `<rect x="${-r * 0.72 + i * r * 0.42}" y="${high * 0.36}" width="${r * 0.2}" height="${high * 0.24}" rx="12" fill="${c.spark}"/>`,
          ),
          ellipse(0, 0, r * 1.03, flat * 1.12, c.night),
          ellipse(0, -6, r * 0.96, flat, c.light),
          ellipse(0, -8, r * 0.78, flat * 0.78, c.paper),
          ellipse(r * 0.06, -8, r * 0.4, flat * 0.4, c.night),
        ),
        at,
      ),
    );
  };
  return layers(
    backdrop(W, H, c.night),
    sheet(
      place(petals(18, { start: 60, length: 560, width: 90, colours: [c.deep, c.mid] }), {
        x: W * 0.52,
        y: H * 0.44,
        scale: unit,
      }),
    ),
    discs(random, W * 0.52, H * 0.44, [
      [300 * unit, c.hot],
      [240 * unit, c.spark],
    ]),
    sheet(ground(W, H, 0.76, c.mid)),
    times(22, (i) => rectangle((i * W) / 22, H * 0.8, W / 44, 18 * unit, c.light)),
    times(12, (i) => marigold(((i + 0.5) * W) / 12, H * 0.93, 24 * unit, c.spark, c.hot)),
    drum({ x: W * 0.37, y: H * 0.42, scale: unit }, { r: 250, high: 360, body: c.hot, rope: c.paper }),
    drum({ x: W * 0.68, y: H * 0.4, turn: 4, scale: unit }, { r: 170, high: 380, body: c.deep, rope: c.light }),
  );
}

/** An old television set with its aerial and a garland. */
export function television({ W, H, c, random, black }) {
  const unit = H / 900;
  const at = { x: W * 0.48, y: H * 0.5, scale: unit };
  return layers(
    backdrop(W, H, c.deep),
    times(60, (i) => {
      const [column, row] = [i % 10, Math.floor(i / 10)];
      return place(marigold(0, 0, 26, c.mid, c.night), {
        x: (column + (row % 2) / 2) * (W / 9),
        y: row * (H / 6),
        scale: unit,
      });
    }),
    sheet(ground(W, H, 0.88, c.night)),
    subject(
      place(
        layers(
          stroke('M-30,-300 L-190,-430', c.paper, 12) + stroke('M30,-300 L230,-420', c.paper, 12),
          circle(-190, -430, 15, c.spark) + circle(230, -420, 15, c.spark),
          path('M-330,330 L-290,330 L-320,390 L-350,390Z M290,330 L330,330 L350,390 L320,390Z', black),
          `<rect x="-430" y="-300" width="860" height="640" rx="56" fill="${c.spark}"/>`,
          `<rect x="-400" y="-270" width="600" height="560" rx="60" fill="${c.night}"/>`,
          `<clipPath id="screen"><rect x="-366" y="-236" width="532" height="492" rx="70"/></clipPath><g clip-path="url(#screen)">`,
          rectangle(-370, -240, 540, 500, c.light),
          rays(random, -100, 60, 520, 22, c.hot, { opacity: 0.8 }),
          disc(random, -100, 30, 120, c.paper, 40, 0.012),
          path('M-370,120 L-210,-20 L-120,110 L20,-70 L170,130 L170,260 L-370,260Z', c.mid),
          '</g>',
          [-150, 0].map(
            (y) => circle(315, y, 62, c.night) + circle(315, y, 40, c.paper) + line(315, y, 340, y - 24, c.night, 10),
          ),
          times(6, (i) => rectangle(250, 110 + i * 30, 130, 14, c.night)),
        ),
        at,
      ),
      garland([at.x - 430 * unit, at.y - 296 * unit], [at.x + 430 * unit, at.y - 296 * unit], {
        sag: 46 * unit,
        count: 22,
        r: 22 * unit,
        colours: [c.hot, c.mid, c.paper],
      }),
    ),
  );
}

/** A typewriter with a page of a script in it. */
export function typewriter({ W, H, c, random, black }) {
  const unit = H / 900;
  const at = { x: W * 0.5, y: H * 0.6, scale: 1.06 * unit };
  const row = (y, count, step) =>
    times(
      count,
      (i) =>
        circle((i - (count - 1) / 2) * step, y, 22, c.paper) + circle((i - (count - 1) / 2) * step, y, 13, c.spark),
    );
  return layers(
    backdrop(W, H, c.mid),
    times(7, (i) =>
      sheet(rectangle(i % 2 ? W * 0.62 : 0, i * (H / 7), W * (i % 2 ? 0.4 : 0.34), H / 16, c.deep, 'opacity=".6"')),
    ),
    discs(random, W * 0.5, H * 0.36, [
      [400 * unit, c.hot],
      [330 * unit, c.light],
    ]),
    sheet(ground(W, H, 0.9, black)),
    subject(
      place(
        layers(
          polygon(
            [
              [-220, -470],
              [210, -490],
              [220, -60],
              [-210, -60],
            ],
            c.paper,
          ),
          label('SCENE 1', 0, -390, { size: 64, fill: c.night }),
          times(6, (i) =>
            rectangle(i % 3 === 1 ? -90 : -160, -340 + i * 40, i % 3 === 1 ? 180 : 320 - (i % 2) * 60, 12, c.mid),
          ),
        ),
        at,
      ),
    ),
    subject(
      place(
        layers(
          `<rect x="-410" y="-120" width="820" height="88" rx="40" fill="${c.night}"/>`,
          [-430, 430].map((x) => circle(x, -76, 46, c.spark)),
          path('M-330,-40 L330,-40 L380,110 L-380,110Z', c.deep),
          times(9, (i) => line((i - 4) * 18, 20, (i - 4) * 66, 96, c.light, 7)),
          path('M-380,100 L380,100 L450,300 L-450,300Z', c.night),
          row(140, 11, 66),
          row(194, 11, 70),
          row(248, 9, 74),
          `<rect x="-450" y="286" width="900" height="44" rx="20" fill="${c.spark}"/>`,
        ),
        at,
      ),
    ),
  );
}

/** Headphones around a record. */
export function headphones({ W, H, c, random, black }) {
  const unit = H / 900;
  const [x, y] = [W * 0.52, H * 0.53];
  const cup = (side) =>
    place(
      layers(
        `<rect x="-64" y="-130" width="128" height="270" rx="60" fill="${c.night}"/>`,
        `<rect x="40" y="-108" width="62" height="226" rx="30" fill="${c.spark}"/>`,
        rectangle(-20, -84, 12, 178, c.hot),
      ),
      { x: x + side * 320 * unit, y: y + 70 * unit, scale: unit, flip: 1, turn: side < 0 ? 180 : 0 },
    );
  const bar = (i) => {
    const high = (0.12 + 0.36 * Math.abs(Math.sin(i * 1.7)) + random.between(0, 0.08)) * H;
    return rectangle((i * W) / 22 + 8, H - high, W / 22 - 16, high + 20, i % 3 ? c.deep : c.mid);
  };
  return layers(
    backdrop(W, H, c.light),
    rays(random, x, y, W, 40, c.hot, { opacity: 0.55 }),
    sheet(times(22, bar)),
    subject(
      disc(random, x, y + 30 * unit, 290 * unit, black, 60, 0.004),
      times(5, (i) => ring(x, y + 30 * unit, (262 - i * 30) * unit, c.deep, 5 * unit)),
      circle(x, y + 30 * unit, 112 * unit, c.spark) + circle(x, y + 30 * unit, 74 * unit, c.paper),
      circle(x, y + 30 * unit, 15 * unit, black),
    ),
    subject(
      stroke(
        `M${x - 316 * unit},${y + 10 * unit} C${x - 330 * unit},${y - 470 * unit} ${x + 330 * unit},${y - 470 * unit} ${x + 316 * unit},${y + 10 * unit}`,
        c.night,
        60 * unit,
      ),
      stroke(
        `M${x - 316 * unit},${y + 10 * unit} C${x - 330 * unit},${y - 470 * unit} ${x + 330 * unit},${y - 470 * unit} ${x + 316 * unit},${y + 10 * unit}`,
        c.spark,
        14 * unit,
      ),
      cup(-1),
      cup(1),
    ),
  );
}

/** A trophy with a star on a stage, garlands above. */
export function trophy({ W, H, c, random, black }) {
  const unit = H / 900;
  const [x, y] = [W * 0.5, H * 0.42];
  const star = layers(
    around(5, () =>
      polygon(
        [
          [0, -74],
          [26, 6],
          [0, 24],
          [-26, 6],
        ],
        c.paper,
      ),
    ),
  );
  const light = (from, to) =>
    polygon(
      [
        [W * from, -20],
        [W * to, H * 0.86],
        [W * (to + 0.2), H * 0.86],
      ],
      c.hot,
      'opacity=".55"',
    );
  return layers(
    backdrop(W, H, c.deep),
    sheet(light(0.12, 0.36), light(0.88, 0.44)),
    discs(random, x, y, [
      [370 * unit, c.mid],
      [300 * unit, c.deep],
    ]),
    sheet(
      filmStrip(
        `M${-60},${H * 0.72} C${W * 0.3},${H * 0.5} ${W * 0.7},${H * 0.92} ${W + 60},${H * 0.62}`,
        92 * unit,
        c.night,
        c.light,
      ),
    ),
    sheet(ground(W, H, 0.87, black)),
    bulbs([0, H * 0.94], [W, H * 0.93], 30, 8 * unit, c.light),
    subject(
      place(
        layers(
          stroke('M-170,-190 C-330,-200 -320,20 -120,50', c.light, 36) +
            stroke('M170,-190 C330,-200 320,20 120,50', c.light, 36),
          path(
            'M-200,-240 L200,-240 C200,-30 130,110 40,130 L40,230 L-40,230 L-40,130 C-130,110 -200,-30 -200,-240Z',
            c.spark,
          ),
          path('M0,-240 L200,-240 C200,-30 130,110 40,130 L40,230 L0,230Z', c.light),
          ellipse(0, -240, 204, 34, c.night),
          place(star, { y: -70, scale: 1.15 }),
          `<rect x="-110" y="220" width="220" height="46" rx="14" fill="${c.paper}"/>`,
          path('M-150,266 L150,266 L176,400 L-176,400Z', c.night),
          label('FIRST SHOW', 0, 350, { size: 56, fill: c.light }),
        ),
        { x, y, scale: unit },
      ),
    ),
    sheet(
      [0, 0.5].map((from) =>
        garland([W * from - 20, 10], [W * (from + 0.5) + 20, 10], {
          sag: 90 * unit,
          count: 15,
          r: 26 * unit,
          colours: [c.light, c.hot, c.paper],
        }),
      ),
    ),
  );
}

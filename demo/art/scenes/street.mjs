// Scenes of everyday life: tea stall, cricket in a lane, street, terrace, wrestling pit, pottery, a
// room with a window, a saffron field.
import { crowd, disc, discs, glimmer, hills, palm, rain, rays, skyline, strew } from '../cut.mjs';
import {
  around,
  backdrop,
  bulbs,
  circle,
  ellipse,
  faint,
  label,
  layers,
  lettering,
  line,
  marigold,
  path,
  place,
  polygon,
  rectangle,
  ring,
  round,
  sheet,
  stroke,
  subject,
  times,
} from '../shapes.mjs';
import { reddest } from '../palette.mjs';
import { standing } from '../people.mjs';

/** A kettle, foot in the middle at y = 0, spout to the right. */
const kettle = (c) =>
  layers(
    path('M-96,0 C-124,-70 -84,-134 0,-136 C84,-134 124,-70 96,0Z', c.light),
    path('M20,0 L20,-136 C84,-134 124,-70 96,0Z', c.hot),
    path('M88,-64 L160,-122 L186,-118 L170,-100 L104,-22Z', c.light),
    stroke('M-66,-118 Q-70,-214 0,-216 Q70,-214 66,-118', c.night, 15),
    path('M-40,-134 Q0,-170 40,-134Z', c.night) + circle(0, -160, 13, c.night),
  );

/** A tumbler of tea, ribbed, foot at y = 0. */
const tumbler = (c) =>
  layers(
    polygon(
      [
        [-30, 0],
        [-40, -92],
        [40, -92],
        [30, 0],
      ],
      c.paper,
    ),
    polygon(
      [
        [-28, -6],
        [-36, -70],
        [36, -70],
        [28, -6],
      ],
      c.hot,
    ),
    [-16, 0, 16].map((x) => line(x * 0.86, -4, x * 1.15, -90, c.paper, 4)),
  );

export function chai({ W, H, c, random, black }) {
  const unit = H / 900;
  const [left, right] = [W * 0.12, W * 0.62];
  const counter = H * 0.66;
  const gate = W * 0.82;
  const steam = (x, y) =>
    stroke(
      `M${x},${y} q${-26 * unit},${-36 * unit} 0,${-70 * unit} t0,${-74 * unit}`,
      c.paper,
      10 * unit,
      'opacity=".75"',
    );
  const stripes = 10;
  const awning = times(stripes, (i) => {
    const w = (right - left + 120 * unit) / stripes;
    const x = left - 60 * unit + i * w;
    const inset = (k) => left + ((right - left) * k) / stripes;
    return path(
      `M${inset(i)},${H * 0.15} L${inset(i + 1)},${H * 0.15} L${x + w},${H * 0.28} Q${x + w / 2},${H * 0.345} ${x},${H * 0.28}Z`,
      i % 2 ? c.paper : c.spark,
    );
  });
  return layers(
    backdrop(W, H, c.night),
    rays(random, gate, H * 0.9, W * 1.3, 28, c.deep, { opacity: 0.8 }),
    discs(random, W * 0.74, H * 0.2, [
      [120 * unit, c.mid],
      [84 * unit, c.light],
    ]),
    sheet(
      skyline(random, {
        width: W,
        y: H * 0.74,
        low: 40,
        high: H * 0.3,
        colour: c.deep,
        windows: [c.hot, c.light],
        bottom: H,
        lit: 0.2,
      }),
    ),
    // the studio's gate, its name over the lane
    subject(
      rectangle(gate - 200 * unit, H * 0.34, 56 * unit, H * 0.6, c.mid) +
        rectangle(gate + 144 * unit, H * 0.34, 56 * unit, H * 0.6, c.mid),
      path(
        `M${gate - 214 * unit},${H * 0.42} Q${gate},${H * 0.16} ${gate + 214 * unit},${H * 0.42} L${gate + 214 * unit},${H * 0.49} Q${gate},${H * 0.26} ${gate - 214 * unit},${H * 0.49}Z`,
        c.spark,
      ),
      times(11, (i) => rectangle(gate - 132 * unit + i * 25 * unit, H * 0.52, 8 * unit, H * 0.4, c.hot)),
      rectangle(gate - 144 * unit, H * 0.6, 288 * unit, 10 * unit, c.hot) +
        rectangle(gate - 144 * unit, H * 0.8, 288 * unit, 10 * unit, c.hot),
      label('STUDIO 4', gate, H * 0.385, {
        size: 58 * unit,
        fill: c.paper,
        outline: c.night,
        outlineWidth: 10 * unit,
        spacing: '.08em',
      }),
    ),
    sheet(
      polygon(
        [
          [-20, H + 20],
          [-20, H * 0.9],
          [W + 20, H * 0.88],
          [W + 20, H + 20],
        ],
        black,
      ),
    ),
    // the stall
    subject(
      rectangle(left, H * 0.15, 18 * unit, H * 0.76, c.hot) +
        rectangle(right - 18 * unit, H * 0.15, 18 * unit, H * 0.76, c.hot),
      rectangle(left + 18 * unit, H * 0.24, right - left - 36 * unit, counter - H * 0.24, c.deep),
      [0.38, 0.5].map((share) => rectangle(left + 30 * unit, H * share, right - left - 60 * unit, 10 * unit, c.night)),
      times(10, (i) => [
        `<rect x="${left + (60 + i * 72) * unit}" y="${H * 0.38 - 52 * unit}" width="${42 * unit}" height="${52 * unit}" rx="${8 * unit}" fill="${[c.light, c.hot, c.spark, c.paper][i % 4]}"/>`,
        rectangle(left + (66 + i * 72) * unit, H * 0.38 - 62 * unit, 30 * unit, 12 * unit, c.night),
      ]),
    ),
    subject(
      // the man who pours
      place(
        layers(
          path('M-92,20 C-92,-130 -70,-170 0,-176 C70,-170 92,-130 92,20Z', c.paper),
          stroke('M70,-130 Q140,-110 150,-190', c.paper, 34),
          circle(152, -204, 20, c.mid),
          path('M-16,-172 L-14,-206 L14,-206 L16,-172Z', c.mid),
          circle(0, -236, 46, c.mid),
          path('M-48,-236 C-54,-304 54,-304 48,-236 C30,-266 -30,-266 -48,-236Z', black),
          path('M2,-214 q18,-12 38,-4 q-14,18 -38,4Z', black),
        ),
        { x: W * 0.32, y: counter, scale: unit },
      ),
    ),
    subject(
      rectangle(left - 50 * unit, counter, right - left + 100 * unit, 30 * unit, c.light),
      rectangle(left - 30 * unit, counter + 30 * unit, right - left + 60 * unit, H * 0.24, c.mid),
      lettering(['गरम चाय'], (left + right) / 2, counter + 164 * unit, {
        size: 136 * unit,
        fill: c.paper,
        shade: c.night,
        depth: 8,
      }),
      place(kettle(c), { x: W * 0.5, y: counter, scale: 0.92 * unit }),
      [0.165, 0.205, 0.245].map((share) => place(tumbler(c), { x: W * share, y: counter, scale: 0.8 * unit })),
      steam(W * 0.165, counter - 96 * unit) +
        steam(W * 0.245, counter - 96 * unit) +
        steam(W * 0.5 + 168 * unit, counter - 130 * unit),
    ),
    subject(awning),
    sheet(bulbs([left - 50 * unit, H * 0.135], [right + 50 * unit, H * 0.135], 22, 8 * unit, c.light)),
  );
}

/**
 * A batsman in the follow-through of a pull; feet at y = 0.
 * @param {{shirt, trousers, skin, hair, bat, shoe}} c
 */
const batsman = (c) =>
  layers(
    stroke('M-20,-196 L-74,-110 L-128,-22', c.trousers, 42) + stroke('M12,-196 L66,-118 L78,-20', c.trousers, 42),
    path('M-152,-26 L-104,-26 L-98,4 L-170,4Z M56,-26 L104,-26 L128,4 L54,4Z', c.shoe),
    path('M-46,-190 L-54,-300 Q-48,-346 0,-350 Q52,-348 60,-304 L40,-186Z', c.shirt),
    polygon(
      [
        [188, -494],
        [214, -478],
        [304, -614],
        [262, -640],
      ],
      c.bat,
    ),
    line(176, -456, 204, -498, c.hair, 14, 'stroke-linecap="round"'),
    stroke('M-34,-326 L64,-352 L166,-440', c.shirt, 32) + stroke('M44,-326 L112,-362 L176,-452', c.shirt, 32),
    circle(172, -448, 25, c.skin),
    path('M-14,-344 L-10,-372 L18,-372 L20,-344Z', c.skin) + circle(8, -404, 42, c.skin),
    path('M-36,-410 C-40,-466 40,-472 50,-424 L84,-412 L82,-402 L44,-404 C20,-420 -12,-418 -36,-410Z', c.hair),
  );

export function cricket({ W, H, c, random, portrait, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const ground = H * (portrait ? 0.88 : 0.86);
  const x = W * (portrait ? 0.44 : 0.46);
  const ball = { x: W * (portrait ? 0.84 : 0.83), y: ground - (portrait ? 560 : 600) * unit };
  const house = (hx, w, h, colour, doors) => {
    const windows = [];
    for (let y = ground - h + 46 * unit; y < ground - 210 * unit; y += 130 * unit)
      for (let k = 0; k < 2; k++) {
        const wx = hx + w * (0.14 + k * 0.44);
        windows.push(
          rectangle(wx - 6 * unit, y - 6 * unit, w * 0.28 + 12 * unit, 92 * unit, c.night),
          rectangle(wx, y, w * 0.28, 80 * unit, random.pick([c.light, c.paper, c.hot])),
          rectangle(wx + w * 0.13, y, 6 * unit, 80 * unit, c.night),
        );
      }
    return sheet(
      rectangle(hx, ground - h, w, h + 10, colour),
      rectangle(hx - 10 * unit, ground - h - 14 * unit, w + 20 * unit, 22 * unit, c.night),
      windows,
      doors &&
        rectangle(hx + w * 0.3, ground - 150 * unit, w * 0.4, 152 * unit, c.night) +
          rectangle(hx + w * 0.35, ground - 140 * unit, w * 0.3, 142 * unit, c.spark),
    );
  };
  const crate = (cx, cy, s) =>
    layers(
      rectangle(cx - 58 * s, cy - 84 * s, 116 * s, 84 * s, c.spark),
      [0, 1, 2].map((i) => rectangle(cx - 50 * s, cy - (74 - i * 26) * s, 100 * s, 13 * s, c.night)),
    );
  const flag = (fx, fy, colour) =>
    polygon(
      [
        [fx - 22 * unit, fy],
        [fx + 22 * unit, fy],
        [fx, fy + 48 * unit],
      ],
      colour,
    );
  const bunting = (y, sag) => [
    stroke(`M-10,${y} Q${W / 2},${y + sag * 2} ${W + 10},${y - 20 * unit}`, c.night, 4 * unit),
    times(portrait ? 13 : 19, (i) => {
      const t = (i + 0.5) / (portrait ? 13 : 19);
      return flag(
        W * t,
        (1 - t) * (1 - t) * y + 2 * t * (1 - t) * (y + sag * 2) + t * t * (y - 20 * unit),
        [c.spark, c.paper, c.light][i % 3],
      );
    }),
  ];
  return layers(
    backdrop(W, H, c.light),
    rays(random, ball.x, ball.y, W * 1.5, 34, c.hot, { turn: 0.04, opacity: 0.45 }),
    house(-30, 330 * unit, 620 * unit, c.mid, true),
    !portrait && house(330 * unit, 300 * unit, 430 * unit, c.deep, false),
    house(W - 270 * unit, 330 * unit, 450 * unit, c.deep, true),
    sheet(disc(random, x + 60 * unit, ground - 330 * unit, 270 * unit, c.paper, 40, 0.012)),
    sheet(bunting(H * (portrait ? 0.37 : 0.09), 60 * unit)),
    sheet(
      polygon(
        [
          [-20, H + 20],
          [-20, ground - 14 * unit],
          [W * 0.5, ground - 22 * unit],
          [W + 20, ground - 8 * unit],
          [W + 20, H + 20],
        ],
        c.mid,
      ),
    ),
    polygon(
      [
        [x - 280 * unit, ground],
        [x + 260 * unit, ground],
        [x + 420 * unit, H + 20],
        [x - 460 * unit, H + 20],
      ],
      c.hot,
      'opacity=".6"',
    ),
    // crates for stumps
    subject(
      crate(x - 250 * unit, ground + 16 * unit, unit),
      crate(x - 250 * unit, ground - 70 * unit, unit),
      [-36, 0, 36].map((dx) =>
        line(x + (dx - 250) * unit, ground - 226 * unit, x + (dx - 250) * unit, ground - 150 * unit, c.night, 9 * unit),
      ),
    ),
    subject(
      place(batsman({ shirt: c.paper, trousers: c.deep, skin: black, hair: c.night, bat: c.spark, shoe: c.night }), {
        x,
        y: ground + 24 * unit,
        scale: (portrait ? 0.96 : 0.98) * unit,
      }),
    ),
    // The ball and the path of its flight.
    [1, 2, 3].map((i) =>
      circle(
        ball.x - i * 78 * unit,
        ball.y + (i * 34 + i * i * 7) * unit,
        (17 - i * 3) * unit,
        c.night,
        `opacity="${0.55 - i * 0.12}"`,
      ),
    ),
    sheet(
      circle(ball.x, ball.y, 25 * unit, c.spark) +
        stroke(
          `M${ball.x - 16 * unit},${ball.y - 14 * unit} q${18 * unit},${14 * unit} ${4 * unit},${32 * unit}`,
          c.paper,
          5 * unit,
        ),
    ),
    subject(crowd(random, W, H * 0.97, H, black, 0.8 * unit)),
  );
}

/** A bicycle, standing on the ground at y = 0. */
const bicycle = (frame, tyre, gap) =>
  layers(
    [-92, 96].map(
      (x) =>
        ring(x, -62, 58, tyre, 9) +
        layers(times(6, (i) => line(x, -62, x + Math.cos(i * 1.047) * 56, -62 + Math.sin(i * 1.047) * 56, gap, 2.5))),
    ),
    stroke(
      'M-92,-62 L-40,-62 L-66,-142 L48,-146 L-40,-62 M-92,-62 L-66,-142 M96,-62 L48,-146 L40,-178 L74,-186',
      frame,
      10,
    ),
    stroke('M-92,-160 L-44,-160', tyre, 16),
    rectangle(-150, -142, 74, 9, tyre),
  );

export function gulmohar({ W, H, c, random, portrait, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const x = W * (portrait ? 0.5 : 0.58);
  const ground = H * (portrait ? 0.7 : 0.84);
  const crown = ground - (portrait ? 600 : 500) * unit;
  // an umbrella of foliage: wide and flat, in three tones
  const foliage = (dx, dy, r, fill) => disc(random, x + dx * unit, crown + dy * unit, r * unit, fill, 26, 0.03);
  const blossom = (count, tones, spreadX, spreadY) =>
    times(count, () => {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next());
      return disc(
        random,
        x + Math.cos(angle) * reach * spreadX * unit,
        crown + 20 * unit + Math.sin(angle) * reach * spreadY * unit,
        random.between(9, 22) * unit,
        random.pick(tones),
        9,
        0.12,
      );
    });
  const flowers = reddest(c);
  const wide = portrait ? 400 : 440;
  const house = (hx, w, h, colour) =>
    sheet(
      rectangle(hx, ground - h, w, h + 20, colour),
      polygon(
        [
          [hx - 18 * unit, ground - h],
          [hx + w / 2, ground - h - 66 * unit],
          [hx + w + 18 * unit, ground - h],
        ],
        c.night,
      ),
      [0.2, 0.58].map(
        (k) =>
          rectangle(hx + w * k, ground - h + 54 * unit, w * 0.22, 84 * unit, c.light) +
          rectangle(hx + w * (k + 0.1), ground - h + 54 * unit, w * 0.02, 84 * unit, c.night),
      ),
      rectangle(hx + w * 0.38, ground - 130 * unit, w * 0.24, 132 * unit, c.night),
    );
  return layers(
    backdrop(W, H, c.light),
    rays(random, x, crown + 100 * unit, W * 1.3, 32, c.paper, { turn: 0.05, opacity: 0.6 }),
    sheet(skyline(random, { width: W, y: ground - 60 * unit, low: 30, high: 150 * unit, colour: c.hot, bottom: H })),
    house(-40 * unit, 300 * unit, 270 * unit, c.mid),
    house(W - 240 * unit, 300 * unit, 320 * unit, c.deep),
    sheet(
      polygon(
        [
          [-20, H + 20],
          [-20, ground - 10 * unit],
          [W + 20, ground - 18 * unit],
          [W + 20, H + 20],
        ],
        c.deep,
      ),
    ),
    polygon(
      [
        [-20, ground + 40 * unit],
        [W + 20, ground + 26 * unit],
        [W + 20, ground + 46 * unit],
        [-20, ground + 58 * unit],
      ],
      c.mid,
    ),
    subject(
      path(
        `M${x - 44 * unit},${ground + 16 * unit} C${x - 26 * unit},${ground - 120 * unit} ${x - 40 * unit},${ground - 200 * unit} ${x - 190 * unit},${crown + 70 * unit} L${x - 150 * unit},${crown + 50 * unit} C${x - 60 * unit},${ground - 270 * unit} ${x - 20 * unit},${ground - 280 * unit} ${x - 14 * unit},${crown} L${x + 22 * unit},${crown} C${x + 20 * unit},${ground - 290 * unit} ${x + 70 * unit},${ground - 280 * unit} ${x + 160 * unit},${crown + 50 * unit} L${x + 200 * unit},${crown + 74 * unit} C${x + 50 * unit},${ground - 200 * unit} ${x + 30 * unit},${ground - 120 * unit} ${x + 52 * unit},${ground + 16 * unit}Z`,
        c.night,
      ),
    ),
    subject(
      [
        [-300, 50, 110],
        [-180, 0, 140],
        [0, -36, 165],
        [190, 0, 142],
        [310, 56, 108],
        [-90, 62, 120],
        [110, 66, 120],
      ].map(([dx, dy, r]) => foliage((dx * wide) / 420, dy, r, c.mid)),
    ),
    sheet(
      [
        [-220, 10, 84],
        [-40, -50, 104],
        [150, -20, 92],
        [280, 46, 66],
        [40, 56, 74],
        [-130, 66, 66],
      ].map(([dx, dy, r]) => foliage((dx * wide) / 420, dy, r, flowers)),
    ),
    blossom(90, [flowers, c.paper, c.light, c.hot], wide, 150),
    // fallen blossoms
    strew(random, 60, {
      x1: x - 430 * unit,
      x2: x + 430 * unit,
      y1: ground + 6 * unit,
      y2: Math.min(H, ground + 150 * unit),
      draw: (fx, fy) =>
        disc(random, fx, fy, random.between(5, 12) * unit, random.pick([flowers, flowers, c.light]), 8, 0.14),
    }),
    strew(random, 14, {
      x1: x - 400 * unit,
      x2: x + 400 * unit,
      y1: crown + 200 * unit,
      y2: ground,
      draw: (fx, fy) => disc(random, fx, fy, random.between(6, 11) * unit, flowers, 8, 0.14),
    }),
    subject(
      place(bicycle(c.paper, black, c.light), {
        x: x + 170 * unit,
        y: ground + 46 * unit,
        turn: -3,
        scale: unit * 1.08,
      }),
    ),
    subject(
      place(standing({ scale: 0.78 }, { cloth: c.paper, skin: black, hair: black }), {
        x: x - 200 * unit,
        y: ground + 44 * unit,
        scale: unit,
      }),
    ),
    portrait &&
      subject(
        polygon(
          [
            [-20, H * 0.775],
            [W + 20, H * 0.765],
            [W + 20, H + 20],
            [-20, H + 20],
          ],
          c.night,
        ),
      ),
  );
}

/** A paper kite with its tail, middle at the origin. */
const kite = (one, two, spine) =>
  layers(
    polygon(
      [
        [0, -100],
        [78, 0],
        [0, 112],
        [-78, 0],
      ],
      one,
    ),
    polygon(
      [
        [0, -100],
        [78, 0],
        [0, 112],
      ],
      two,
    ),
    line(0, -100, 0, 112, spine, 5),
    stroke('M-78,0 Q0,-62 78,0', spine, 5),
    polygon(
      [
        [0, 104],
        [26, 148],
        [-26, 148],
      ],
      two,
    ),
    circle(0, 2, 17, spine),
  );

/** Somebody flying a kite: arms up, from behind; feet at y = 0. */
const flyer = (cloth, legs, skin, long) =>
  layers(
    long ? path('M-58,0 L-26,-150 L30,-150 L62,0Z', legs) : stroke('M-14,-150 L-30,0 M14,-150 L36,-2', legs, 34),
    path('M-34,-136 L-40,-232 Q-34,-262 0,-264 Q34,-262 40,-232 L34,-136Z', cloth),
    stroke('M-30,-244 L-62,-290 L-20,-352 M30,-244 L72,-286 L52,-360', cloth, 22),
    circle(-18, -360, 13, skin) + circle(52, -368, 13, skin),
    circle(0, -294, 30, skin),
    long ? path('M-26,-312 Q0,-336 26,-312 L22,-210 Q0,-190 -22,-210Z', skin) : '',
  );

export function kites({ W, H, c, random, portrait, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const roof = H * (portrait ? 0.59 : 0.87);
  const sun = { x: W * (portrait ? 0.3 : 0.28), y: H * (portrait ? 0.33 : 0.5) };
  const first = { x: W * (portrait ? 0.36 : 0.38), y: roof };
  const second = { x: W * (portrait ? 0.68 : 0.64), y: roof + 6 * unit };
  const big = { x: W * (portrait ? 0.7 : 0.72), y: H * (portrait ? 0.14 : 0.28) };
  const other = { x: W * (portrait ? 0.26 : 0.2), y: H * (portrait ? 0.15 : 0.24) };
  const string = (from, to, sag) =>
    stroke(
      `M${from.x + 30 * unit},${from.y - 300 * unit} Q${(from.x + to.x) / 2 + sag * unit},${(from.y + to.y) / 2 + 60 * unit} ${to.x},${to.y}`,
      c.night,
      3.5 * unit,
    );
  const far = times(portrait ? 6 : 8, (i) => {
    const at = {
      x: (W * (i + random.between(0.2, 0.8))) / (portrait ? 6 : 8),
      y: random.between(0.06, portrait ? 0.4 : 0.52) * H,
    };
    return place(kite(random.pick([c.hot, c.light, c.mid]), random.pick([c.paper, c.spark]), c.night), {
      ...at,
      turn: random.between(-40, 40),
      scale: random.between(0.24, 0.44) * unit,
    });
  });
  return layers(
    backdrop(W, H, c.mid),
    rays(random, sun.x, sun.y, W * 1.5, 32, c.hot, { turn: 0.04, opacity: 0.55 }),
    discs(random, sun.x, sun.y, [
      [250 * unit, c.hot],
      [190 * unit, c.light],
      [130 * unit, c.paper],
    ]),
    sheet(far),
    sheet(
      skyline(random, {
        width: W,
        y: roof - 10 * unit,
        low: 30,
        high: 190 * unit,
        colour: c.deep,
        windows: [c.light, c.hot],
        bottom: H,
        lit: 0.2,
      }),
    ),
    string(second, big, 60) + string({ x: first.x - 40 * unit, y: first.y }, other, -70),
    subject(
      place(kite(c.spark, c.paper, c.night), { ...big, turn: 24, scale: 1.2 * unit }),
      place(kite(c.paper, c.light, c.night), { ...other, turn: -20, scale: 0.95 * unit }),
    ),
    // the terrace: parapet of cut-out bricks, a water tank
    subject(
      place(flyer(c.spark, c.paper, black, true), { ...first, scale: unit * 0.95 }),
      place(flyer(c.paper, c.night, black, false), { ...second, scale: unit * 0.95 }),
      rectangle(W * 0.84, roof - 200 * unit, 190 * unit, 150 * unit, c.spark) +
        ellipse(W * 0.84 + 95 * unit, roof - 200 * unit, 95 * unit, 22 * unit, c.hot) +
        [0.86, 0.94].map((share) => rectangle(W * share, roof - 52 * unit, 16 * unit, 60 * unit, c.night)).join(''),
    ),
    subject(
      rectangle(-20, roof - 30 * unit, W + 40, H, c.night),
      rectangle(-20, roof - 44 * unit, W + 40, 26 * unit, c.hot),
      times(W / (74 * unit) + 1, (i) =>
        polygon(
          [
            [(i * 74 + 10) * unit, roof + 62 * unit],
            [(i * 74 + 37) * unit, roof + 4 * unit],
            [(i * 74 + 64) * unit, roof + 62 * unit],
          ],
          c.mid,
        ),
      ),
      rectangle(-20, roof + 76 * unit, W + 40, 12 * unit, c.deep),
    ),
  );
}

export function akhada({ W, H, c, random, portrait, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const x = W * (portrait ? 0.5 : 0.52);
  const ground = H * 0.84;
  const ball = { x, y: H * (portrait ? 0.53 : 0.36) };
  // the mace: a stone ball on a bamboo shaft, garlanded
  const mace = layers(
    rectangle(-17, 0, 34, 470, c.night) + rectangle(-17, 0, 12, 470, c.mid),
    times(4, (i) => rectangle(-22, 200 + i * 70, 44, 12, c.light)),
    disc(random, 0, 0, 176, c.night, 40, 0.008),
    disc(random, -6, -6, 162, c.spark, 40, 0.008),
    path('M40,-152 A162,162 0 0 1 30,152 A210,210 0 0 0 40,-152Z', c.night, 'opacity=".25"'),
    around(10, () => path('M0,-92 C20,-116 20,-134 0,-150 C-20,-134 -20,-116 0,-92Z', c.light)),
    circle(0, 0, 66, c.paper) + circle(0, 0, 46, c.mid),
    around(8, () => path('M0,-8 C10,-22 10,-32 0,-42 C-10,-32 -10,-22 0,-8Z', c.light)),
    polygon(
      [
        [-34, -172],
        [0, -226],
        [34, -172],
      ],
      c.light,
    ),
  );
  const flowers = layers(
    times(17, (i) => {
      const t = i / 16;
      return marigold(-150 + 300 * t, 96 + Math.sin(t * Math.PI) * 150, 23, i % 3 === 2 ? c.paper : c.light, c.hot);
    }),
  );
  const club = layers(
    path('M-16,0 L-14,-96 C-70,-150 -74,-300 -34,-372 Q0,-396 34,-372 C74,-300 70,-150 14,-96 L16,0Z', c.spark),
    path('M6,0 L6,-96 C40,-150 50,-300 20,-380 L34,-372 C74,-300 70,-150 14,-96 L16,0Z', c.night, 'opacity=".25"'),
    [-180, -260, -330].map((y) => rectangle(-62 + (y + 330) * 0.05, y, 124 - (y + 330) * 0.1, 13, c.light)),
    circle(0, 4, 27, c.night),
  );
  const wrestler = layers(
    stroke('M-30,-190 L-52,-96 L-46,0 M30,-190 L52,-96 L46,0', c.deep, 46),
    path(
      'M-62,-196 C-70,-250 -104,-300 -92,-340 Q-80,-368 -30,-372 L30,-372 Q80,-368 92,-340 C104,-300 70,-250 62,-196Z',
      c.deep,
    ),
    stroke('M-84,-334 L-128,-262 L-62,-214 M84,-334 L128,-262 L62,-214', c.deep, 36),
    path('M-58,-206 L58,-206 L44,-140 L0,-110 L-44,-140Z', c.spark),
    rectangle(-60, -216, 120, 18, c.light),
    rectangle(-18, -396, 36, 34, c.deep),
    circle(0, -424, 40, c.deep),
    path('M-41,-428 C-46,-482 46,-482 41,-428 C26,-450 -26,-450 -41,-428Z', black),
    path('M-20,-408 Q0,-420 20,-408 Q0,-400 -20,-408Z', black),
  );
  return layers(
    backdrop(W, H, c.hot),
    rays(random, ball.x, ball.y, W * 1.4, 34, c.light, { turn: 0.06, opacity: 0.65 }),
    discs(random, ball.x, ball.y, [
      [(portrait ? 380 : 330) * unit, c.mid],
      [(portrait ? 330 : 270) * unit, c.paper],
    ]),
    sheet(skyline(random, { width: W, y: ground - 10, low: 30, high: 190 * unit, colour: c.mid, bottom: H })),
    sheet(hills(random, W, H, ground, 14 * unit, 9, c.deep)),
    !portrait &&
      sheet(
        place(wrestler, { x: W * 0.17, y: ground + 40 * unit, scale: unit }),
        place(wrestler, { x: W * 0.87, y: ground + 40 * unit, scale: unit }),
      ),
    subject(
      place(club, { x: x - (portrait ? 290 : 285) * unit, y: ground + 34 * unit, turn: -9, scale: unit * 0.98 }),
      place(club, { x: x + (portrait ? 290 : 285) * unit, y: ground + 34 * unit, turn: 9, scale: unit * 0.98 }),
    ),
    subject(place(layers(mace, flowers), { ...ball, scale: unit })),
    subject(
      polygon(
        [
          [-20, H + 20],
          [-20, ground + 34 * unit],
          [x - 200 * unit, ground + 20 * unit],
          [x, ground - 34 * unit],
          [x + 210 * unit, ground + 22 * unit],
          [W + 20, ground + 36 * unit],
          [W + 20, H + 20],
        ],
        c.night,
      ),
    ),
    strew(random, 50, {
      x1: 0,
      x2: W,
      y1: ground + 50 * unit,
      y2: H,
      draw: (px, py) => disc(random, px, py, random.between(4, 13) * unit, random.pick([c.deep, c.mid]), 7, 0.16),
    }),
  );
}

export function potter({ W, H, c, random, portrait, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const x = W * (portrait ? 0.5 : 0.54);
  const wheel = H * (portrait ? 0.83 : 0.8);
  const pot = (px, py, s, body, band) =>
    place(
      layers(
        path('M-46,0 C-140,-40 -140,-170 -44,-200 L-52,-236 L52,-236 L44,-200 C140,-170 140,-40 46,0Z', body),
        path('M6,0 L10,-200 L16,-236 L52,-236 L44,-200 C140,-170 140,-40 46,0Z', c.night, 'opacity=".16"'),
        `<rect x="-62" y="-250" width="124" height="22" rx="9" fill="${band}"/>`,
        stroke('M-112,-122 L112,-122', band, 9),
        times(9, (i) =>
          polygon(
            [
              [-104 + i * 23, -104],
              [-92 + i * 23, -76],
              [-81 + i * 23, -104],
            ],
            band,
          ),
        ),
      ),
      { x: px, y: py, scale: s },
    );
  // the pot on the wheel, with two arms coming in from the sides
  const arm = layers(
    path(
      'M-1100,-130 C-400,-180 -260,-170 -170,-190 C-140,-206 -112,-216 -92,-206 C-74,-196 -84,-176 -108,-170 L-80,-150 C-64,-136 -76,-116 -98,-122 L-92,-100 C-84,-82 -108,-70 -126,-84 L-152,-96 C-240,-64 -400,-40 -1100,-10Z',
      c.deep,
    ),
    path('M-1100,-170 L-380,-178 L-362,-56 L-1100,20Z', c.paper),
    rectangle(-366, -178, 20, 118, c.light, 'transform="rotate(-4 -356 -120)"'),
    ellipse(-246, -128, 15, 50, c.light, 'transform="rotate(8 -246 -128)"'),
  );
  const shelf = (y, from, to) => [rectangle(from, y, to - from, 16 * unit, c.night)];
  return layers(
    backdrop(W, H, c.light),
    rays(random, x, wheel - 180 * unit, W * 1.3, 32, c.paper, { turn: 0.06, opacity: 0.7 }),
    discs(random, x, wheel - 190 * unit, [
      [(portrait ? 400 : 350) * unit, c.hot],
      [(portrait ? 330 : 285) * unit, c.spark],
      [(portrait ? 260 : 225) * unit, c.light],
    ]),
    !portrait &&
      sheet(
        shelf(H * 0.34, -20, W * 0.25),
        pot(W * 0.06, H * 0.34, 0.6 * unit, c.mid, c.light),
        pot(W * 0.18, H * 0.34, 0.72 * unit, c.spark, c.paper),
      ),
    !portrait &&
      sheet(
        shelf(H * 0.34, W * 0.82, W + 20),
        pot(W * 0.88, H * 0.34, 0.74 * unit, c.deep, c.light),
        pot(W * 0.975, H * 0.34, 0.5 * unit, c.hot, c.paper),
      ),
    sheet(
      polygon(
        [
          [-20, H + 20],
          [-20, wheel + 70 * unit],
          [W + 20, wheel + 60 * unit],
          [W + 20, H + 20],
        ],
        c.night,
      ),
    ),
    subject(
      polygon(
        [
          [x - 60 * unit, wheel],
          [x + 60 * unit, wheel],
          [x + 90 * unit, H + 20],
          [x - 90 * unit, H + 20],
        ],
        black,
      ),
      ellipse(x, wheel + 22 * unit, 330 * unit, 56 * unit, c.deep),
      ellipse(x, wheel, 330 * unit, 56 * unit, c.mid),
      [270, 200].map(
        (r) =>
          `<ellipse cx="${round(x)}" cy="${round(wheel)}" rx="${round(r * unit)}" ry="${round(r * 0.165 * unit)}" fill="none" stroke="${c.deep}" stroke-width="${5 * unit}"/>`,
      ),
    ),
    subject(pot(x, wheel + 6 * unit, 1.35 * unit, c.mid, c.paper)),
    subject(
      place(arm, { x: x - 54 * unit, y: wheel, scale: 1.0 * unit }),
      place(arm, { x: x + 54 * unit, y: wheel, scale: 1.0 * unit, flip: -1 }),
    ),
    subject(
      pot(W * (portrait ? 0.11 : 0.12), H * 0.97, (portrait ? 0.7 : 0.9) * unit, c.spark, c.paper),
      pot(W * 0.9, H * 0.975, (portrait ? 0.74 : 0.95) * unit, c.hot, c.night),
      !portrait && pot(W * 0.24, H * 0.985, 0.56 * unit, c.deep, c.light),
    ),
  );
}

export function window({ W, H, c, random, portrait, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const [left, top] = [W * (portrait ? 0.12 : 0.28), H * 0.08];
  const [w, h] = [W * (portrait ? 0.76 : 0.44), H * (portrait ? 0.4 : 0.62)];
  const [right, bottom] = [left + w, top + h];
  const floor = H * (portrait ? 0.63 : 0.88);
  const shutter = (from, to) => [
    polygon(
      [
        [from, top],
        [to, top - 30 * unit],
        [to, bottom + 30 * unit],
        [from, bottom],
      ],
      c.spark,
    ),
    times(9, (i) =>
      polygon(
        [
          [from + (to - from) * 0.16, top + ((i + 0.6) * h) / 9.4],
          [from + (to - from) * 0.86, top + ((i + 0.6) * h) / 9.4 - 8 * unit],
          [from + (to - from) * 0.86, top + ((i + 1.1) * h) / 9.4 - 6 * unit],
          [from + (to - from) * 0.16, top + ((i + 1.1) * h) / 9.4],
        ],
        c.night,
        'opacity=".45"',
      ),
    ),
  ];
  const lamp = { x: W * (portrait ? 0.2 : 0.15), y: floor - 250 * unit };
  const chair = layers(
    stroke('M-70,0 L-62,-150 M70,0 L62,-150 M-62,-150 L-72,-330 M62,-150 L72,-330', c.hot, 16),
    path('M-84,-166 L84,-166 L76,-138 L-76,-138Z', c.spark),
    `<rect x="-80" y="-336" width="160" height="120" rx="16" fill="${c.spark}"/>`,
    [-40, 0, 40].map((x) => rectangle(x - 5, -322, 10, 92, c.light)),
  );
  return layers(
    backdrop(W, H, c.deep),
    times(portrait ? 11 : 16, (i) =>
      rectangle((i * W) / (portrait ? 11 : 16), 0, W / (portrait ? 40 : 60), floor, c.mid, 'opacity=".22"'),
    ),
    faint(
      0.5,
      disc(random, lamp.x, lamp.y - 30 * unit, 330 * unit, c.mid, 40, 0.012),
      disc(random, lamp.x, lamp.y - 30 * unit, 220 * unit, c.hot, 40, 0.012),
    ),
    subject(rectangle(left - 34 * unit, top - 34 * unit, w + 68 * unit, h + 68 * unit, c.night)),
    `<clipPath id="pane">${rectangle(left, top, w, h, '#000')}</clipPath><g clip-path="url(#pane)">`,
    rectangle(left, top, w, h, c.mid),
    discs(random, left + w * 0.62, top + h * 0.34, [
      [h * 0.34, c.hot],
      [h * 0.22, c.light],
      [h * 0.13, c.paper],
    ]),
    sheet(hills(random, W, H, bottom - h * 0.22, h * 0.06, 9, c.deep)),
    sheet(
      palm(random, left + w * 0.2, bottom, h * 0.72, 50 * unit, c.night),
      palm(random, left + w * 0.84, bottom, h * 0.54, -40 * unit, c.night),
    ),
    rectangle(left, bottom - h * 0.12, w, h * 0.14, c.night),
    glimmer(random, {
      x1: left,
      x2: right,
      y1: bottom - h * 0.11,
      y2: bottom,
      count: 16,
      colours: [c.mid, c.hot, c.light],
      unit: unit * 0.7,
    }),
    rain(random, W, H, 190, c.paper, { thickness: 3.2 * unit, length: 70 * unit, slant: -0.3, opacity: 0.6 }),
    '</g>',
    // bars and frame
    subject(
      times(5, (i) => line(left + ((i + 1) * w) / 6, top, left + ((i + 1) * w) / 6, bottom, c.night, 11 * unit)),
      line(left, top + h * 0.5, right, top + h * 0.5, c.night, 13 * unit),
      rectangle(left - 56 * unit, bottom + 24 * unit, w + 112 * unit, 28 * unit, c.hot),
    ),
    !portrait && subject(shutter(left - 34 * unit, left - 190 * unit), shutter(right + 34 * unit, right + 190 * unit)),
    sheet(rectangle(-20, floor, W + 40, H, c.night)),
    times(8, (i) =>
      polygon(
        [
          [(i * W) / 7 - 60, H + 20],
          [(i * W) / 7 + 10, floor + 12 * unit],
          [(i * W) / 7 + 26, floor + 12 * unit],
          [(i * W) / 7 - 20, H + 20],
        ],
        c.deep,
      ),
    ),
    subject(
      place(chair, { x: W * (portrait ? 0.72 : 0.83), y: floor + 40 * unit, scale: (portrait ? 0.86 : 1.08) * unit }),
    ),
    subject(
      rectangle(lamp.x - 120 * unit, floor - 120 * unit, 240 * unit, 20 * unit, c.hot) +
        [-96, 84]
          .map((dx) => rectangle(lamp.x + dx * unit, floor - 104 * unit, 14 * unit, 130 * unit, c.night))
          .join(''),
      // a hurricane lamp
      place(
        layers(
          path('M-40,0 L40,0 L30,-34 L-30,-34Z', c.spark),
          path('M-30,-34 C-62,-80 -50,-130 -26,-150 L26,-150 C50,-130 62,-80 30,-34Z', c.paper),
          path('M0,-52 C24,-78 16,-104 0,-128 C-16,-104 -24,-78 0,-52Z', c.spark),
          path('M-34,-150 L34,-150 L22,-184 L-22,-184Z', c.spark),
          stroke('M-50,-20 C-84,-120 -60,-200 0,-222 C60,-200 84,-120 50,-20', c.night, 7),
        ),
        { x: lamp.x, y: floor - 120 * unit, scale: unit * 1.05 },
      ),
    ),
    portrait &&
      subject(
        polygon(
          [
            [-20, H * 0.675],
            [W + 20, H * 0.665],
            [W + 20, H + 20],
            [-20, H + 20],
          ],
          black,
        ),
      ),
  );
}

/** A saffron crocus, foot at the origin. */
const crocus = (petal, shade, stigma, leaf) =>
  layers(
    stroke('M-6,0 Q-40,-40 -54,-86 M6,0 Q40,-36 58,-80 M0,0 Q-12,-50 -14,-96', leaf, 7),
    path('M0,-40 C-70,-70 -84,-130 -60,-176 C-30,-150 -10,-110 0,-40Z', shade),
    path('M0,-40 C70,-70 84,-130 60,-176 C30,-150 10,-110 0,-40Z', shade),
    stroke('M0,-70 Q-16,-130 -28,-172 M0,-70 L2,-184 M0,-70 Q18,-130 32,-170', stigma, 8),
    path('M0,-36 C-40,-70 -36,-120 0,-166 C36,-120 40,-70 0,-36Z', petal),
  );

export function saffron({ W, H, c, random, portrait, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const field = H * (portrait ? 0.66 : 0.62);
  const x = W * (portrait ? 0.5 : 0.62);
  const moon = { x: W * (portrait ? 0.5 : 0.62), y: H * (portrait ? 0.44 : 0.34) };
  const mist = (y, opacity) =>
    path(
      `M-20,${y} C${W * 0.2},${y - 30 * unit} ${W * 0.36},${y + 26 * unit} ${W * 0.56},${y - 6 * unit} S${W * 0.9},${y - 22 * unit} ${W + 20},${y + 4 * unit} L${W + 20},${y + 52 * unit} C${W * 0.8},${y + 30 * unit} ${W * 0.6},${y + 74 * unit} ${W * 0.4},${y + 46 * unit} S${W * 0.1},${y + 60 * unit} -20,${y + 40 * unit}Z`,
      c.paper,
      `opacity="${opacity}"`,
    );
  const row = (y, s, step, shift) =>
    sheet(
      times(W / (step * unit) + 2, (i) =>
        place(crocus(i % 3 === 1 ? c.light : c.hot, i % 3 === 1 ? c.hot : c.mid, c.spark, c.night), {
          x: (i - 0.5 + shift) * step * unit + random.between(-10, 10) * unit,
          y: y + random.between(-8, 10) * unit,
          scale: s * unit,
          turn: random.between(-7, 7),
        }),
      ),
    );
  const peak = (px, w, h, base) =>
    sheet(
      polygon(
        [
          [px - w, base],
          [px - w * 0.3, base - h * 0.7],
          [px, base - h],
          [px + w * 0.36, base - h * 0.62],
          [px + w, base],
        ],
        c.mid,
      ),
      polygon(
        [
          [px - w * 0.3, base - h * 0.7],
          [px, base - h],
          [px + w * 0.36, base - h * 0.62],
          [px + w * 0.14, base - h * 0.66],
          [px + w * 0.02, base - h * 0.58],
          [px - w * 0.14, base - h * 0.7],
        ],
        c.paper,
      ),
    );
  const walker = layers(
    path('M-76,0 C-70,-150 -62,-230 -40,-262 Q0,-290 40,-262 C62,-230 70,-150 76,0Z', c.night),
    path('M-46,-250 Q-54,-330 0,-344 Q54,-330 46,-250 Q0,-226 -46,-250Z', black),
    stroke('M44,-226 L112,-180', c.night, 30) + line(112, -186, 112, -136, black, 6),
    circle(112, -104, 92, c.spark, 'opacity=".22"') + circle(112, -104, 54, c.spark, 'opacity=".4"'),
    rectangle(92, -136, 40, 8, black) +
      rectangle(94, -130, 36, 52, c.paper) +
      rectangle(92, -80, 40, 9, black) +
      circle(112, -104, 12, c.spark),
  );
  return layers(
    backdrop(W, H, c.deep),
    rays(random, moon.x, moon.y, W * 1.2, 30, c.night, { turn: 0.05, opacity: 0.5 }),
    discs(random, moon.x, moon.y, [
      [260 * unit, c.mid],
      [190 * unit, c.hot],
      [130 * unit, c.paper],
    ]),
    peak(W * 0.14, 420 * unit, 330 * unit, field + 20),
    peak(W * (portrait ? 0.9 : 0.92), 460 * unit, 380 * unit, field + 20),
    peak(W * 0.44, 400 * unit, 210 * unit, field + 20),
    mist(field - 150 * unit, 0.5),
    mist(field - 74 * unit, 0.62),
    sheet(
      polygon(
        [
          [-20, H + 20],
          [-20, field],
          [W * 0.5, field - 16 * unit],
          [W + 20, field + 6 * unit],
          [W + 20, H + 20],
        ],
        c.night,
      ),
    ),
    row(field + 70 * unit, 0.32, 62, 0),
    row(field + 122 * unit, 0.44, 84, 0.4),
    subject(place(walker, { x, y: field + (portrait ? 190 : 150) * unit, scale: (portrait ? 1.06 : 1.12) * unit })),
    row(field + 206 * unit, 0.62, 116, 0.2),
    mist(field + 150 * unit, 0.16),
    row(field + (portrait ? 330 : 300) * unit, 0.92, 168, 0.55),
    portrait && row(field + 470 * unit, 1.15, 215, 0.2),
  );
}

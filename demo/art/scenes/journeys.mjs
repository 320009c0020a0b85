// Scenes of journeys: trains, roads, bridges, hills and the sea.
import { disc, discs, glimmer, hills, rain, rays, reel, skyline } from '../cut.mjs';
import {
  around,
  backdrop,
  bulbs,
  circle,
  faint,
  filmStrip,
  layers,
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
import { motorbike } from '../things.mjs';

export function train({ W, H, c, random, portrait }) {
  const sun = { x: W * (portrait ? 0.62 : 0.74), y: H * (portrait ? 0.44 : 0.36) };
  const y = H * (portrait ? 0.58 : 0.5);
  const h = portrait ? W * 0.4 : H * 0.36;
  const below = y + h;
  const passenger = (x, dress, head) =>
    circle(x, y + h * 0.37, h * 0.083, c.deep) +
    path(
      `M${x - h * 0.125},${y + h * 0.96} L${x - h * 0.105},${y + h * head} Q${x},${y + h * (head - 0.1)} ${x + h * 0.105},${y + h * head} L${x + h * 0.125},${y + h * 0.96}Z`,
      dress,
    );
  const doorWidth = h * 0.5;
  const openings = [];
  for (let x = 20, i = 0; x < W * 0.88; i++) {
    if (i % 3 === 1) {
      openings.push(
        rectangle(x, y + h * 0.14, doorWidth, h * 0.82, c.night),
        rectangle(x + doorWidth * 0.47, y + h * 0.14, doorWidth * 0.06, h * 0.82, c.light),
      );
      openings.push(
        passenger(x + doorWidth * 0.25, i % 2 ? c.hot : c.mid, 0.5),
        passenger(x + doorWidth * 0.76, c.paper, 0.52),
      );
      x += doorWidth + 22;
    } else {
      const w = h * 0.4;
      openings.push(
        rectangle(x, y + h * 0.2, w, h * 0.32, c.night),
        rectangle(x + 5, y + h * 0.2 + 5, w - 10, h * 0.32 - 10, random.chance(0.5) ? c.light : c.paper),
      );
      if (random.chance(0.75))
        openings.push(
          circle(x + w * random.between(0.3, 0.7), y + h * 0.4, h * 0.07, c.night),
          rectangle(x + w * 0.2, y + h * 0.46, w * 0.6, h * 0.06, c.night),
        );
      openings.push([0.28, 0.34].map((share) => line(x, y + h * share, x + w, y + h * share, c.night, 3)));
      x += w + 18;
    }
  }
  const coach = [
    rectangle(-20, y, W * 0.93, h, c.spark),
    path(
      `M${W * 0.9},${y} L${W * 0.955},${y} Q${W * 0.985},${y} ${W * 0.985},${y + h * 0.4} L${W * 0.985},${below} L${W * 0.9},${below}Z`,
      c.spark,
    ),
    rectangle(-20, y, W * 0.985, h * 0.1, c.night),
    rectangle(-20, y + h * 0.62, W * 1.003, h * 0.1, c.light),
    rectangle(-20, y + h * 0.74, W * 1.003, h * 0.05, c.paper),
    path(
      `M${W * 0.915},${y + h * 0.16} L${W * 0.962},${y + h * 0.16} L${W * 0.972},${y + h * 0.48} L${W * 0.915},${y + h * 0.48}Z`,
      c.paper,
    ),
    circle(W * 0.955, y + h * 0.86, h * 0.07, c.light),
    openings,
  ];
  const bed = below + (H - below) * 0.18;
  return layers(
    backdrop(W, H, c.light),
    rays(random, sun.x, sun.y, W * 1.2, 34, c.hot, { opacity: 0.55 }),
    sheet(disc(random, sun.x, sun.y, Math.min(W, H) * 0.23, c.paper, 34)),
    sheet(
      skyline(random, { width: W, y: H * 0.62, low: 60, high: H * (portrait ? 0.2 : 0.34), colour: c.mid, bottom: H }),
    ),
    sheet(
      skyline(random, {
        width: W,
        y: H * 0.7,
        low: 30,
        high: H * (portrait ? 0.17 : 0.26),
        colour: c.deep,
        windows: [c.light, c.hot],
        bottom: H,
        lit: 0.25,
      }),
    ),
    [0.26, 0.3].map((share, i) =>
      stroke(
        `M-10,${y - H * (0.5 - share)} Q${W * 0.5},${y - H * (0.42 - share)} ${W + 10},${y - H * (0.52 - share)}`,
        c.night,
        4 - i,
      ),
    ),
    rectangle(-20, y, W * 1.02, h, c.night),
    subject(coach),
    rectangle(-10, below, W + 20, H * 0.02, c.night),
    sheet(
      polygon(
        [
          [-10, H],
          [-10, bed],
          [W + 10, bed - 12],
          [W + 10, H],
        ],
        c.night,
      ),
    ),
    times(24, (i) =>
      polygon(
        [
          [(i * W) / 22 - 30, H],
          [(i * W) / 22 + 6, bed + 34],
          [(i * W) / 22 + 26, bed + 34],
          [(i * W) / 22 + 4, H],
        ],
        c.deep,
      ),
    ),
    rectangle(-10, bed + 20, W + 20, 10, c.hot),
    rain(random, W, H, portrait ? 150 : 110, c.paper, { thickness: 3.5, length: 80, slant: -0.3, opacity: 0.55 }),
  );
}

export function road({ W, H, c, random, portrait, wide, black }) {
  const unit = portrait ? W / 1000 : H / 900;
  const bikeX = W * (portrait ? 0.56 : wide ? 0.74 : 0.62);
  const wheelX = W * (portrait ? 0.4 : wide ? 0.55 : 0.36);
  return layers(
    backdrop(W, H, c.light),
    rays(random, wheelX, H * 0.45, W * 1.6, 30, c.hot, { turn: 0.05, opacity: 0.6 }),
    sheet(
      reel(
        random,
        wheelX,
        H * (portrait ? 0.47 : 0.4),
        H * (portrait ? 0.2 : 0.28),
        { body: c.paper, hole: c.hot, hub: c.mid },
        random.next(),
      ),
    ),
    sheet(hills(random, W, H, H * 0.52, H * 0.16, 7, c.mid)),
    sheet(hills(random, W, H, H * 0.64, H * 0.12, 6, c.deep)),
    sheet(
      polygon(
        [
          [-20, H + 20],
          [-20, H * 0.8],
          [W * 0.4, H * 0.76],
          [W + 20, H * 0.82],
          [W + 20, H + 20],
        ],
        c.night,
      ),
    ),
    filmStrip(
      `M-40,${H * 0.93} C${W * 0.3},${H * 0.86} ${W * 0.7},${H * 0.9} ${W + 40},${H * 0.93}`,
      H * 0.1,
      c.night,
      c.light,
    ),
    subject(
      motorbike(
        { x: bikeX, y: H * (portrait ? 0.82 : 0.79), scale: (portrait ? 1.25 : 1.12) * unit },
        {
          black: c.night,
          rim: c.paper,
          gap: c.deep,
          body: c.spark,
          shine: c.paper,
          lamp: c.paper,
          jacket: c.mid,
          sleeve: c.hot,
          skin: black,
          veil: c.spark,
          dress: c.paper,
        },
      ),
    ),
    !portrait &&
      polygon(
        [
          [bikeX + 150 * unit, H * 0.79 - 146 * unit],
          [W + 20, H * 0.5],
          [W + 20, H * 0.82],
        ],
        c.paper,
        'opacity=".45"',
      ),
  );
}

/** A city taxi, axles at y = 0. */
const taxi = (c, black) =>
  layers(
    path('M-150,0 L-140,-52 L-86,-58 L-52,-112 L62,-112 L100,-58 L150,-48 L156,0Z', c.night),
    path('M-44,-104 L56,-104 L82,-62 L-72,-62Z', c.light),
    line(2, -104, 2, -62, c.night, 8),
    path('M-56,-112 L66,-112 L72,-124 L-50,-124Z', c.spark),
    rectangle(-14, -144, 34, 20, c.paper),
    [-88, 92].map((x) => circle(x, 0, 30, black) + circle(x, 0, 13, c.hot)),
    rectangle(-152, -30, 310, 10, c.spark),
    circle(150, -36, 9, c.paper),
  );

export function sealink({ W, H, c, random, wide, black }) {
  const unit = H / 900;
  const moon = W * (wide ? 0.46 : 0.3);
  const towerX = W * (wide ? 0.78 : 0.66);
  const top = H * 0.08;
  const cables = times(14, (k) => {
    const i = k + 1;
    return [-1, 1].map((side) =>
      line(towerX, top + i * 9 * unit, towerX + side * i * 70 * unit, H * 0.72, c.paper, 3.2 * unit),
    );
  });
  const tower = polygon(
    [
      [towerX - 60 * unit, H * 0.9],
      [towerX - 14 * unit, top],
      [towerX + 14 * unit, top],
      [towerX + 60 * unit, H * 0.9],
      [towerX + 34 * unit, H * 0.9],
      [towerX, H * 0.2],
      [towerX - 34 * unit, H * 0.9],
    ],
    c.paper,
  );
  const ripples = times(60, () =>
    rectangle(
      moon + random.between(-1, 1) * W * 0.16,
      random.between(H * 0.69, H),
      random.between(20, 120) * unit,
      5 * unit,
      random.pick([c.mid, c.hot, c.paper]),
    ),
  );
  return layers(
    backdrop(W, H, c.deep),
    discs(
      random,
      moon,
      H * 0.34,
      [
        [H * 0.26, c.mid],
        [H * 0.19, c.hot],
        [H * 0.12, c.paper],
      ],
      40,
      0.018,
    ),
    sheet(
      skyline(random, {
        width: W,
        y: H * 0.66,
        low: 14,
        high: H * 0.13,
        colour: c.night,
        windows: [c.light, c.spark],
        bottom: H,
        lit: 0.25,
      }),
    ),
    rectangle(0, H * 0.66, W, H * 0.4, c.night),
    ripples,
    subject(
      tower,
      cables,
      rectangle(-20, H * 0.715, W + 40, 24 * unit, c.spark),
      bulbs([0, H * 0.712], [W, H * 0.712], 40, 4.5 * unit, c.light),
    ),
    sheet(
      place(taxi(c, black), { x: moon, y: H * 0.708, scale: unit * 1.05 }),
      polygon(
        [
          [moon + 160 * unit, H * 0.67],
          [moon + 480 * unit, H * 0.62],
          [moon + 480 * unit, H * 0.715],
          [moon + 160 * unit, H * 0.69],
        ],
        c.light,
        'opacity=".5"',
      ),
    ),
  );
}

/** A trotting horse with harness, hooves at y = 0, nose to the right. */
const horse = (coat, mane, strap) =>
  layers(
    stroke('M-96,-150 L-112,-86 L-92,-48 L-104,0 M-78,-140 L-62,-84 L-76,-44 L-58,-4', coat, 23),
    stroke('M82,-140 L100,-84 L82,-50 L92,0 M98,-150 L136,-104 L160,-84 L150,-48', coat, 21),
    path(
      'M-134,-196 C-126,-232 -60,-232 -10,-222 C40,-214 70,-232 92,-258 C112,-292 134,-318 168,-330 L176,-350 L186,-326 C204,-312 224,-286 236,-262 C240,-248 230,-238 218,-240 C200,-246 184,-258 170,-260 C160,-230 148,-190 128,-166 C112,-142 84,-128 40,-124 C-20,-120 -80,-118 -112,-132 C-136,-146 -140,-172 -134,-196Z',
      coat,
    ),
    path(
      'M168,-336 C140,-330 112,-300 92,-262 C84,-244 70,-232 56,-226 C80,-254 84,-300 118,-330 C136,-346 156,-350 168,-336Z',
      mane,
    ),
    path('M-130,-204 C-170,-206 -186,-160 -176,-96 C-166,-70 -158,-70 -152,-96 C-150,-140 -150,-170 -122,-180Z', mane),
    circle(192, -306, 6, strap),
    stroke('M196,-250 L224,-280 M164,-318 L208,-264 M92,-246 Q120,-190 112,-146 M-20,-222 L-20,-122', strap, 9),
  );

/** The carriage of a tonga with driver and riders; the hub of its wheel is at (-90, -66). */
const carriage = (c, black) =>
  layers(
    line(-40, -128, 330, -176, c.night, 12),
    path('M-250,-150 L96,-150 L76,-104 L-226,-104Z', c.spark),
    rectangle(-240, -128, 330, 10, c.light),
    path('M-262,-360 C-210,-420 -40,-424 40,-372 L22,-350 C-60,-386 -180,-384 -250,-340Z', c.mid),
    times(6, (i) =>
      polygon(
        [
          [-250 + i * 48, -346 - Math.sin((i / 5) * Math.PI) * 26],
          [-202 + i * 48, -346 - Math.sin(((i + 1) / 5) * Math.PI) * 22],
          [-226 + i * 48, -312 - Math.sin((i / 5) * Math.PI) * 26],
        ],
        i % 2 ? c.light : c.paper,
      ),
    ),
    line(-228, -350, -228, -150, c.night, 10) + line(14, -366, 14, -150, c.night, 10),
    // two riders behind, the driver in front
    circle(-176, -252, 26, black) +
      path('M-216,-150 C-214,-220 -196,-226 -176,-226 C-152,-226 -138,-220 -136,-150Z', c.paper),
    circle(-106, -244, 24, black) +
      path('M-144,-150 C-142,-212 -124,-220 -106,-220 C-84,-220 -70,-212 -68,-150Z', c.hot),
    path('M6,-150 C4,-226 22,-240 48,-240 C74,-238 84,-220 84,-150Z', c.night) +
      stroke('M58,-216 L116,-196 L150,-206', c.night, 17) +
      circle(48, -266, 25, black) +
      path('M20,-272 Q48,-312 76,-272Z', c.paper),
    circle(-90, -66, 92, c.night) + circle(-90, -66, 74, c.paper) + circle(-90, -66, 62, c.mid),
    place(layers(around(12, () => line(0, 0, 0, -66, c.paper, 7))), { x: -90, y: -66 }),
    circle(-90, -66, 17, c.night),
  );

/** Domes and minarets along a line. */
function domes(y, scale, from, to, colour) {
  const dome = (x, w, h) =>
    rectangle(x - w / 2, y - h, w, h + 400, colour) +
    path(
      `M${x - w * 0.5},${y - h + 1} C${x - w * 0.62},${y - h - w * 0.42} ${x - w * 0.12},${y - h - w * 0.56} ${x},${y - h - w * 0.8} C${x + w * 0.12},${y - h - w * 0.56} ${x + w * 0.62},${y - h - w * 0.42} ${x + w * 0.5},${y - h + 1}Z`,
      colour,
    );
  const minaret = (x, h) =>
    rectangle(x - 13 * scale, y - h, 26 * scale, h + 400, colour) +
    rectangle(x - 20 * scale, y - h * 0.62, 40 * scale, 10 * scale, colour) +
    rectangle(x - 20 * scale, y - h, 40 * scale, 10 * scale, colour) +
    path(
      `M${x - 17 * scale},${y - h} Q${x - 22 * scale},${y - h - 34 * scale} ${x},${y - h - 62 * scale} Q${x + 22 * scale},${y - h - 34 * scale} ${x + 17 * scale},${y - h}Z`,
      colour,
    );
  const step = 520 * scale;
  return layers(
    times((to - from) / step + 1, (i) => {
      const x = from + i * step;
      return [
        minaret(x - 190 * scale, 300 * scale),
        dome(x - 100 * scale, 90 * scale, 130 * scale),
        dome(x, 170 * scale, 170 * scale),
        dome(x + 100 * scale, 90 * scale, 130 * scale),
        minaret(x + 190 * scale, 300 * scale),
        rectangle(x - step / 2, y - 90 * scale, step + 2, 500, colour),
      ];
    }),
  );
}

export function tonga({ W, H, c, random, portrait, wide, black }) {
  const unit = portrait ? W / 1100 : H / 900;
  const x = W * (portrait ? 0.41 : wide ? 0.66 : 0.45);
  const ground = H * (portrait ? 0.87 : 0.88);
  const sunX = W * (wide ? 0.7 : 0.52);
  return layers(
    backdrop(W, H, c.hot),
    rays(random, sunX, H * 0.5, W * 1.3, 32, c.light, { turn: 0.08, opacity: 0.6 }),
    discs(random, sunX, H * (portrait ? 0.52 : 0.44), [
      [Math.min(W, H) * 0.33, c.light],
      [Math.min(W, H) * 0.25, c.paper],
    ]),
    sheet(domes(H * 0.72, (portrait ? 1.05 : 0.9) * unit, W * 0.1, W * 1.05, c.mid)),
    sheet(
      skyline(random, {
        width: W,
        y: H * 0.8,
        low: 20,
        high: H * 0.1,
        colour: c.deep,
        windows: [c.light, c.hot],
        bottom: H,
        lit: 0.2,
      }),
    ),
    subject(
      polygon(
        [
          [-20, H + 20],
          [-20, ground - 12 * unit],
          [W * 0.5, ground - 26 * unit],
          [W + 20, ground - 10 * unit],
          [W + 20, H + 20],
        ],
        c.night,
      ),
    ),
    glimmer(random, { x1: 0, x2: W, y1: ground + 20 * unit, y2: H, count: 26, colours: [c.deep, c.mid], unit }),
    subject(
      place(layers(horse(c.paper, c.night, c.spark)), { x: x + 350 * unit, y: ground, scale: unit }),
      stroke(
        `M${x + 150 * unit},${ground - 206 * unit} Q${x + 340 * unit},${ground - 250 * unit} ${x + 560 * unit},${ground - 262 * unit}`,
        c.night,
        6 * unit,
      ),
      place(carriage(c, black), { x, y: ground, scale: unit }),
    ),
  );
}

/** One row of waves, cut from one sheet. */
function waves(W, H, y, width, rise, colour, shift = 0) {
  const crest = times(W / width + 3, (i) => {
    const x = (i - 1 + shift) * width;
    return `Q${x + width * 0.28},${y - rise} ${x + width * 0.62},${y - rise * 0.2} Q${x + width * 0.8},${y + rise * 0.5} ${x + width},${y}`;
  });
  return path(
    `M${(shift - 1) * width},${H + 20} L${(shift - 1) * width},${y} ${crest.join(' ')} L${W + width * 2},${H + 20}Z`,
    colour,
  );
}

export function lighthouse({ W, H, c, random, portrait, wide }) {
  const unit = portrait ? W / 900 : H / 900;
  const x = W * (portrait ? 0.62 : wide ? 0.76 : 0.68);
  const [top, foot] = [H * (portrait ? 0.4 : 0.24), H * 0.78];
  const half = (y) => (44 + ((y - top) / (foot - top)) * 42) * unit;
  const bands = times(6, (i) => {
    const [y1, y2] = [top + ((foot - top) * i) / 6, top + ((foot - top) * (i + 1)) / 6];
    return polygon(
      [
        [x - half(y1), y1],
        [x + half(y1), y1],
        [x + half(y2), y2 + 1],
        [x - half(y2), y2 + 1],
      ],
      i % 2 ? c.spark : c.paper,
    );
  });
  const lamp = { x, y: top - 46 * unit };
  const light = (angle, spread, opacity) => {
    const reach = W * 1.4;
    return polygon(
      [
        [lamp.x, lamp.y],
        [lamp.x + Math.cos(angle - spread) * reach, lamp.y + Math.sin(angle - spread) * reach],
        [lamp.x + Math.cos(angle + spread) * reach, lamp.y + Math.sin(angle + spread) * reach],
      ],
      c.light,
      `opacity="${opacity}"`,
    );
  };
  return layers(
    backdrop(W, H, c.night),
    rays(random, lamp.x, lamp.y, W * 1.3, 26, c.deep, { opacity: 0.8 }),
    discs(random, lamp.x, lamp.y, [
      [210 * unit, c.deep],
      [150 * unit, c.mid],
      [96 * unit, c.hot],
    ]),
    faint(
      0.9,
      light(Math.PI + (portrait ? -0.18 : 0.09), 0.085, 0.5),
      light(Math.PI + (portrait ? -0.18 : 0.09), 0.045, 0.55),
      light(portrait ? -0.18 : 0.06, 0.085, 0.4),
    ),
    sheet(hills(random, W, H, H * 0.73, H * 0.03, 9, c.deep)),
    sheet(waves(W, H, H * 0.75, 150 * unit, 26 * unit, c.mid)),
    subject(
      polygon(
        [
          [x - 260 * unit, H + 20],
          [x - 190 * unit, H * 0.84],
          [x - 118 * unit, H * 0.79],
          [x - 40 * unit, H * 0.765],
          [x + 70 * unit, H * 0.77],
          [x + 150 * unit, H * 0.8],
          [x + 230 * unit, H * 0.86],
          [x + 300 * unit, H + 20],
        ],
        c.night,
      ),
      bands,
      polygon(
        [
          [x - half(top), top],
          [x - 20 * unit, top],
          [x - 46 * unit, foot],
          [x - half(foot), foot],
        ],
        c.night,
        'opacity=".16"',
      ),
      rectangle(x - 66 * unit, top - 14 * unit, 132 * unit, 18 * unit, c.night),
      rectangle(x - 38 * unit, top - 84 * unit, 76 * unit, 72 * unit, c.light),
      [-38, -2, 34].map((dx) => rectangle(x + dx * unit, top - 84 * unit, 6 * unit, 72 * unit, c.night)),
      path(
        `M${x - 54 * unit},${top - 82 * unit} Q${x - 40 * unit},${top - 136 * unit} ${x},${top - 142 * unit} Q${x + 40 * unit},${top - 136 * unit} ${x + 54 * unit},${top - 82 * unit}Z`,
        c.spark,
      ),
      line(x, top - 138 * unit, x, top - 176 * unit, c.night, 7 * unit),
      [0.28, 0.62].map((share) => rectangle(x - 11 * unit, top + (foot - top) * share, 22 * unit, 34 * unit, c.night)),
      path(
        `M${x - 22 * unit},${foot + 2} L${x - 22 * unit},${foot - 50 * unit} Q${x},${foot - 78 * unit} ${x + 22 * unit},${foot - 50 * unit} L${x + 22 * unit},${foot + 2}Z`,
        c.night,
      ),
    ),
    sheet(waves(W, H, H * 0.86, 210 * unit, 34 * unit, c.hot, 0.35)),
    sheet(waves(W, H, H * 0.91, 250 * unit, 38 * unit, c.mid, 0.7)),
    sheet(waves(W, H, H * 0.965, 290 * unit, 40 * unit, c.deep, 0.2)),
    // a small boat in the light
    subject(
      place(
        layers(
          path('M-90,0 L90,0 L62,44 L-62,44Z', c.spark),
          line(0, 0, 0, -128, c.night, 8),
          path('M8,-124 L84,-16 L8,-16Z', c.paper),
          path('M-8,-104 L-60,-16 L-8,-16Z', c.light),
        ),
        { x: W * (portrait ? 0.2 : wide ? 0.44 : 0.26), y: H * 0.82, turn: -5, scale: unit * 0.95 },
      ),
    ),
    sheet(waves(W, H, H * 0.885, 230 * unit, 22 * unit, c.mid, 0.1)),
    sheet(waves(W, H, H * 0.955, 290 * unit, 34 * unit, c.deep, 0.55)),
  );
}

export function windmill({ W, H, c, random, portrait, wide, black }) {
  const unit = portrait ? W / 900 : H / 900;
  const x = W * (portrait ? 0.6 : wide ? 0.72 : 0.63);
  const hub = { x, y: H * (portrait ? 0.5 : 0.36) };
  const foot = H * (portrait ? 0.76 : 0.74);
  // one lattice sail, pointing up from the hub
  const sail = layers(
    rectangle(-7, -330, 14, 330, c.night),
    polygon(
      [
        [7, -322],
        [74, -312],
        [70, -78],
        [7, -70],
      ],
      c.paper,
    ),
    polygon(
      [
        [7, -322],
        [74, -312],
        [73, -268],
        [7, -276],
      ],
      c.spark,
    ),
    times(4, (i) => line(7, -240 + i * 46, 72, -234 + i * 46, c.mid, 4)),
    line(40, -318, 38, -74, c.mid, 4),
  );
  const gusts = times(7, () => {
    const y = random.between(H * (portrait ? 0.34 : 0.08), H * 0.56);
    const from = random.between(-0.05, 0.7) * W;
    const l = random.between(140, 320) * unit;
    return stroke(`M${from},${y} q${l * 0.3},${-24 * unit} ${l * 0.6},0 t${l * 0.4},${-6 * unit}`, c.paper, 7 * unit);
  });
  return layers(
    backdrop(W, H, c.light),
    rays(random, hub.x, hub.y, W * 1.3, 30, c.hot, { turn: 0.05, opacity: 0.4 }),
    sheet(disc(random, hub.x, hub.y, (portrait ? 360 : 330) * unit, c.paper, 40, 0.012)),
    faint(0.85, gusts),
    sheet(hills(random, W, H, H * 0.66, H * 0.07, 7, c.hot)),
    sheet(
      path(
        `M-20,${H + 20} L-20,${H * 0.83} C${W * 0.3},${H * 0.8} ${x - 300 * unit},${foot - 8 * unit} ${x},${foot - 14 * unit} C${x + 220 * unit},${foot - 8 * unit} ${W * 0.96},${H * 0.82} ${W + 20},${H * 0.85} L${W + 20},${H + 20}Z`,
        c.mid,
      ),
    ),
    // the road: wide in front, narrow at the door
    path(
      `M${x - 14 * unit},${foot - 12 * unit} C${x - 90 * unit},${foot + 60 * unit} ${x + 150 * unit},${foot + 70 * unit} ${x - 40 * unit},${H * 0.9} C${x - 200 * unit},${H * 0.95} ${x - 330 * unit},${H * 0.97} ${x - 380 * unit},${H + 20} L${x + 20 * unit},${H + 20} C${x + 60 * unit},${H * 0.96} ${x + 110 * unit},${H * 0.93} ${x + 150 * unit},${H * 0.9} C${x + 250 * unit},${foot + 60 * unit} ${x - 10 * unit},${foot + 50 * unit} ${x + 22 * unit},${foot - 12 * unit}Z`,
      c.light,
    ),
    subject(
      polygon(
        [
          [x - 92 * unit, foot],
          [x - 56 * unit, hub.y - 6 * unit],
          [x + 56 * unit, hub.y - 6 * unit],
          [x + 92 * unit, foot],
        ],
        c.spark,
      ),
      polygon(
        [
          [x, hub.y - 6 * unit],
          [x + 56 * unit, hub.y - 6 * unit],
          [x + 92 * unit, foot],
          [x + 4 * unit, foot],
        ],
        c.night,
        'opacity=".22"',
      ),
      path(
        `M${x - 68 * unit},${hub.y} Q${x - 58 * unit},${hub.y - 84 * unit} ${x},${hub.y - 92 * unit} Q${x + 58 * unit},${hub.y - 84 * unit} ${x + 68 * unit},${hub.y}Z`,
        c.night,
      ),
      [0.36, 0.62].map((share) =>
        rectangle(x - 15 * unit, hub.y + (foot - hub.y) * share, 30 * unit, 40 * unit, c.light),
      ),
      path(
        `M${x - 26 * unit},${foot} L${x - 26 * unit},${foot - 56 * unit} Q${x},${foot - 88 * unit} ${x + 26 * unit},${foot - 56 * unit} L${x + 26 * unit},${foot}Z`,
        c.night,
      ),
    ),
    subject(
      place(
        layers(
          around(4, () => sail, 24 + random.between(0, 40)),
          circle(0, 0, 26, c.night),
          circle(0, 0, 11, c.light),
        ),
        { ...hub, scale: unit },
      ),
    ),
    subject(
      path(
        `M-20,${H + 20} L-20,${H * 0.91} C${W * 0.14},${H * 0.88} ${W * 0.24},${H * 0.93} ${W * 0.34},${H + 20}Z`,
        c.deep,
      ),
      path(
        `M${W + 20},${H + 20} L${W + 20},${H * 0.9} C${W * 0.93},${H * 0.88} ${W * 0.86},${H * 0.94} ${W * 0.8},${H + 20}Z`,
        c.deep,
      ),
    ),
    // someone walking home with a bundle
    subject(
      place(
        layers(
          path('M-30,0 L-26,-96 Q-20,-128 0,-128 Q20,-128 26,-96 L34,0Z', c.night),
          circle(0, -146, 20, black),
          path('M-44,-172 Q-40,-206 0,-206 Q40,-206 44,-172 Q0,-156 -44,-172Z', c.spark),
        ),
        { x: x - 130 * unit, y: H * 0.965, scale: unit },
      ),
    ),
  );
}

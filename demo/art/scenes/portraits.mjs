// Scenes in which one large face, eye or mask fills the picture.
import { crowd, disc, rays, reel, skyline } from '../cut.mjs';
import { moustachedHero, profile, standing } from '../people.mjs';
import {
  backdrop,
  bulbs,
  circle,
  filmStrip,
  garland,
  layers,
  line,
  path,
  place,
  polygon,
  rectangle,
  ring,
  sheet,
  stroke,
  subject,
  times,
} from '../shapes.mjs';
import { danceMask } from '../things.mjs';

const heroColours = (c, black) => ({
  coat: c.night,
  coatShade: black,
  collar: c.mid,
  collarShade: c.deep,
  skin: c.hot,
  shade: c.deep,
  hair: c.night,
  shine: c.deep,
  lens: c.night,
  lensShade: black,
  glint: c.spark,
  nose: c.mid,
  lip: c.night,
});

const profileColours = (c) => ({
  skin: c.mid,
  shade: c.deep,
  hair: c.night,
  eye: c.paper,
  lip: c.night,
  gold: c.spark,
  pearl: c.paper,
  flower: c.paper,
});

export function face({ W, H, c, random }) {
  const scale = (H / 640) * 0.98;
  const edge = (from, to, sag, colours) => garland(from, to, { sag, count: 22, r: (24 * H) / 900, colours });
  return layers(
    backdrop(W, H, c.hot),
    rays(random, W * 0.56, H * 0.5, W * 1.2, 28, c.mid, { turn: 0.1, opacity: 0.55 }),
    sheet(disc(random, W * 0.52, H * 0.5, H * 0.43, c.light, 40, 0.012)),
    subject(profile({ x: W * 0.5 - 150 * scale, y: H * 0.06, scale: scale * 0.98 }, profileColours(c))),
    sheet(
      edge([W * -0.02, -20], [W * 0.02, H * 1.02], -H * 0.04, [c.spark, c.hot, c.paper]),
      edge([W * 0.98, -20], [W * 1.01, H * 1.02], H * 0.03, [c.spark, c.mid, c.paper]),
    ),
  );
}

export function moustache({ W, H, c, random, black }) {
  const scale = Math.min(H, W) / 900;
  return layers(
    backdrop(W, H, c.light),
    rays(random, W * 0.5, H * 0.42, W * 1.4, 32, c.hot, { turn: 0.1 }),
    sheet(disc(random, W * 0.5, H * 0.42, 330 * scale, c.spark, 40, 0.012)),
    sheet(skyline(random, { width: W, y: H * 0.86, low: 20, high: H * 0.22, colour: c.mid, bottom: H })),
    subject(moustachedHero({ x: W * 0.5, y: H * 0.44, scale: 1.05 * scale }, heroColours(c, black))),
  );
}

export function mask({ W, H, c, random, portrait }) {
  const [x, y] = [W * 0.5, H * (portrait ? 0.61 : 0.53)];
  const scale = Math.min(H / 900, W / 1000) * 1.12;
  return layers(
    backdrop(W, H, c.deep),
    rays(random, x, y, W * 1.5, 36, c.mid, { opacity: 0.8 }),
    sheet(disc(random, x, y - 20 * scale, 400 * scale, c.night, 40, 0.012)),
    subject(
      danceMask(
        random,
        { x, y: y - 30 * scale, scale },
        {
          crown: [c.spark, c.light, c.mid],
          bead: c.paper,
          beard: c.paper,
          beardShade: c.light,
          skin: c.hot,
          shade: c.mid,
          lid: c.night,
          white: c.paper,
          ink: c.night,
          red: c.spark,
          nose: c.deep,
        },
      ),
    ),
  );
}

export function eye({ W, H, c, random, portrait }) {
  const scale = Math.min(H / 900, W / 1300);
  const [x, y] = [W * 0.5, H * (portrait ? 0.57 : 0.52)];
  const X = (dx) => x + dx * scale;
  const Y = (dy) => y + dy * scale;
  const almond = (half, up, down, fill) =>
    sheet(
      path(
        `M${X(-half)},${y} Q${X(-half * 0.47)},${Y(-up)} ${x},${Y(-up)} Q${X(half * 0.47)},${Y(-up)} ${X(half)},${y} Q${X(half * 0.47)},${Y(down)} ${x},${Y(down)} Q${X(-half * 0.47)},${Y(down)} ${X(-half)},${y}Z`,
        fill,
      ),
    );
  const lashes = times(13, (i) => {
    const angle = Math.PI * (1.1 + (i * 0.8) / 12);
    const root = [Math.cos(angle) * 330, Math.sin(angle) * 230];
    return polygon(
      [
        [X(root[0] - 12), Y(root[1])],
        [X(Math.cos(angle) * 560), Y(Math.sin(angle) * 430)],
        [X(root[0] + 18), Y(root[1])],
      ],
      c.night,
    );
  });
  return layers(
    backdrop(W, H, c.spark),
    rays(random, x, y, W * 1.5, 30, c.night, { turn: 0.05, opacity: 0.16 }),
    sheet(lashes),
    almond(600, 330, 300, c.night),
    almond(530, 270, 245, c.paper),
    sheet(disc(random, x, Y(-10), 240 * scale, c.deep, 40, 0.01)),
    sheet(reel(random, x, Y(-10), 210 * scale, { body: c.hot, hole: c.deep, hub: c.paper }, random.next())),
    circle(X(78), Y(-100), 30 * scale, c.paper),
    filmStrip(
      `M${X(-1000)},${Y(420)} C${X(-300)},${Y(300)} ${X(300)},${Y(480)} ${X(1000)},${Y(330)}`,
      90 * scale,
      c.night,
      c.light,
    ),
  );
}

/** A singer and a large studio microphone. */
export function mic({ W, H, c }) {
  const unit = H / 900;
  const [x, y] = [W * 0.66, H * 0.4];
  const [w, h] = [118 * unit, 330 * unit];
  const head = [
    `<rect x="${x - w}" y="${y - h * 0.62}" width="${w * 2}" height="${h * 1.24}" rx="${w}" fill="${c.night}"/>`,
    `<clipPath id="mic"><rect x="${x - w * 0.84}" y="${y - h * 0.56}" width="${w * 1.68}" height="${h * 1.12}" rx="${w * 0.84}"/></clipPath><g clip-path="url(#mic)">`,
    rectangle(x - w, y - h, w * 2, h * 2, c.light),
    times(9, (i) => rectangle(x - w, y - h * 0.58 + i * h * 0.135, w * 2, h * 0.055, c.deep)),
    rectangle(x - w * 0.1, y - h, w * 0.2, h * 2, c.deep),
    rectangle(x - w, y + h * 0.05, w * 2, h * 0.15, c.spark),
    '</g>',
  ];
  const yoke = stroke(
    `M${x - w * 1.32},${y - h * 0.1} L${x - w * 1.32},${y + h * 0.3} Q${x - w * 1.3},${y + h * 0.86} ${x},${y + h * 0.86} Q${x + w * 1.3},${y + h * 0.86} ${x + w * 1.32},${y + h * 0.3} L${x + w * 1.32},${y - h * 0.1}`,
    c.night,
    26 * unit,
  );
  const rings = times(6, (i) => ring(x, y, (250 + i * 105) * unit, i % 2 ? c.mid : c.hot, 40 * unit));
  return layers(
    backdrop(W, H, c.deep),
    sheet(rings),
    subject(
      profile(
        { x: W * 0.5 - 510 * unit, y: H * 0.05, scale: 1.5 * unit },
        { ...profileColours(c), skin: c.light, shade: c.hot, lip: c.mid },
      ),
    ),
    subject(
      yoke,
      rectangle(x - 17 * unit, y + h * 0.86, 34 * unit, H, c.night),
      head,
      circle(x - w * 1.32, y + h * 0.1, 24 * unit, c.spark),
      circle(x + w * 1.32, y + h * 0.1, 24 * unit, c.spark),
    ),
    sheet(bulbs([-10, H * 0.965], [W + 10, H * 0.965], 30, 8 * unit, c.spark)),
  );
}

/** A painter on bamboo scaffolding, who finishes a giant painted face. */
export function hoarding({ W, H, c, random, wide, black }) {
  const unit = H / 900;
  const x = W * (wide ? 0.7 : 0.54);
  const [left, right, top, bottom] = [x - 440 * unit, x + 440 * unit, H * 0.07, H * 0.79];
  const pole = (x1, y1, x2, y2) => line(x1, y1, x2, y2, c.night, 15 * unit, 'stroke-linecap="round"');
  const scaffold = [
    [-470, 210, 470].map((dx) => pole(x + dx * unit, H * 0.02, x + (dx + 8) * unit, H + 10)),
    [0.045, 0.61, 0.83].map((share, i) =>
      pole(x - 510 * unit, H * share + 6 * unit, x + 510 * unit, H * share - (i % 2 ? 8 : -4) * unit),
    ),
    pole(x + 235 * unit, H * 0.6, x + 470 * unit, H * 0.3),
  ];
  const plank = polygon(
    [
      [x + 60 * unit, H * 0.595],
      [x + 500 * unit, H * 0.585],
      [x + 500 * unit, H * 0.607],
      [x + 60 * unit, H * 0.617],
    ],
    c.spark,
  );
  const painter = [
    standing({ x: x + 330 * unit, y: H * 0.592, scale: 0.66 * unit }, { cloth: c.paper, skin: black, hair: black }),
    stroke(
      `M${x + 312 * unit},${H * 0.592 - 138 * unit} L${x + 262 * unit},${H * 0.592 - 190 * unit}`,
      black,
      13 * unit,
    ),
    stroke(
      `M${x + 264 * unit},${H * 0.592 - 186 * unit} L${x + 226 * unit},${H * 0.592 - 228 * unit}`,
      c.paper,
      7 * unit,
    ),
    rectangle(x + 410 * unit, H * 0.592 - 40 * unit, 40 * unit, 40 * unit, c.mid) +
      rectangle(x + 410 * unit, H * 0.592 - 40 * unit, 40 * unit, 11 * unit, c.light),
  ];
  return layers(
    backdrop(W, H, c.deep),
    rays(random, x, H * 0.6, W * 1.2, 30, c.mid, { turn: 0.04, opacity: 0.5 }),
    sheet(
      skyline(random, {
        width: W,
        y: H * 0.84,
        low: 30,
        high: H * 0.34,
        colour: c.night,
        windows: [c.light, c.hot],
        bottom: H,
        lit: 0.2,
      }),
    ),
    subject(
      polygon(
        [
          [left, top + 10 * unit],
          [right, top],
          [right + 6 * unit, bottom],
          [left - 4 * unit, bottom - 8 * unit],
        ],
        c.paper,
      ),
    ),
    `<clipPath id="hoarding">${rectangle(left + 16 * unit, top + 22 * unit, right - left - 32 * unit, bottom - top - 46 * unit, '#000')}</clipPath><g clip-path="url(#hoarding)">`,
    rectangle(left, top, right - left, bottom - top, c.light),
    rays(random, x - 90 * unit, H * 0.4, W, 28, c.hot, { turn: 0.1 }),
    disc(random, x - 90 * unit, H * 0.4, 250 * unit, c.spark, 40, 0.012),
    place(moustachedHero({ scale: 0.95 }, heroColours(c, black)), { x: x - 90 * unit, y: H * 0.4, scale: unit }),
    // the part that is not painted yet: bare board with pencil lines
    polygon(
      [
        [x + 150 * unit, top],
        [right + 20, top],
        [right + 20, bottom],
        [x + 240 * unit, bottom],
        [x + 176 * unit, H * 0.5],
        [x + 214 * unit, H * 0.34],
      ],
      c.paper,
    ),
    stroke(
      `M${x + 214 * unit},${H * 0.72} C${x + 250 * unit},${H * 0.62} ${x + 340 * unit},${H * 0.66} ${x + 400 * unit},${H * 0.74} M${x + 200 * unit},${H * 0.2} L${x + 420 * unit},${H * 0.14} M${x + 230 * unit},${H * 0.28} L${x + 420 * unit},${H * 0.25}`,
      c.hot,
      5 * unit,
    ),
    '</g>',
    subject(scaffold, plank),
    subject(painter),
    subject(crowd(random, W, H * 0.965, H, black, 0.72 * unit)),
  );
}

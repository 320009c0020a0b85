// Scenes of music: a sitar, a gramophone, a cassette.
import { disc, rays, strew } from '../cut.mjs';
import {
  around,
  backdrop,
  bulbs,
  circle,
  ellipse,
  label,
  layers,
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
import { sitar as sitarShape } from '../things.mjs';

export function sitar({ W, H, c, random, portrait, wide }) {
  const unit = portrait ? W / 900 : H / 900;
  const [x, y] = [W * (portrait ? 0.46 : wide ? 0.68 : 0.36), H * (portrait ? 0.66 : 0.57)];
  const tones = [c.night, c.deep, c.mid, c.deep];
  const rings = times(7, (k) =>
    sheet(disc(random, x, y, (portrait ? W : H) * (0.16 + (7 - k) * 0.15), tones[(7 - k) % 4], 44, 0.01)),
  );
  return layers(
    backdrop(W, H, c.deep),
    rings,
    sheet(place(petals(16, { start: 205, length: 165, width: 38, colours: [c.spark, c.hot] }), { x, y, scale: unit })),
    subject(
      sitarShape(
        random,
        { x: x + 125 * unit, y: y - 175 * unit, turn: 36, scale: unit },
        {
          neck: c.night,
          edge: c.mid,
          fret: c.light,
          peg: c.spark,
          gourd: c.spark,
          gourdShade: c.hot,
          table: c.paper,
          ornament: c.mid,
          string: c.paper,
        },
      ),
    ),
    strew(random, 26, {
      x1: wide ? W * 0.3 : 0,
      x2: W,
      y1: 0,
      y2: H,
      draw: (fx, fy) => marigold(fx, fy, random.between(6, 13) * unit, c.light, c.hot),
    }),
  );
}

export function gramophone({ W, H, c, random, black }) {
  const unit = H / 900;
  const [x, y] = [W * 0.44, H * 0.42];
  const disk = { x: x + 330 * unit, y: H * 0.8 };
  return layers(
    backdrop(W, H, c.mid),
    rays(random, x, y, W * 1.3, 34, c.deep, { turn: 0.05 }),
    subject(
      place(
        layers(
          petals(12, { start: 0, length: 330, width: 105, colours: [c.hot, c.spark], from: 8 }),
          petals(12, { start: 0, length: 220, width: 60, colours: [c.paper, c.light], from: 23 }),
          circle(0, 0, 96, c.night) + circle(0, 0, 62, c.deep) + circle(0, 0, 30, black),
        ),
        { x, y, scale: unit },
      ),
    ),
    subject(
      stroke(
        `M${x + 60 * unit},${y + 60 * unit} C${x + 200 * unit},${y + 140 * unit} ${disk.x},${y + 120 * unit} ${disk.x},${y + 270 * unit}`,
        c.night,
        46 * unit,
      ),
      path(
        `M${x + 60 * unit},${H * 0.83} L${x + 600 * unit},${H * 0.83} L${x + 640 * unit},${H + 20} L${x + 20 * unit},${H + 20}Z`,
        c.night,
      ),
      ellipse(disk.x, disk.y, 280 * unit, 46 * unit, black),
      [200, 150].map(
        (r) =>
          `<ellipse cx="${disk.x}" cy="${H * 0.795}" rx="${r * unit}" ry="${r * 0.157 * unit}" fill="none" stroke="${c.mid}" stroke-width="${4 * unit}"/>`,
      ),
      ellipse(disk.x, H * 0.795, 84 * unit, 13 * unit, c.spark),
      bulbs([x + 80 * unit, H * 0.9], [x + 580 * unit, H * 0.9], 15, 8 * unit, c.spark),
    ),
    strew(random, 16, {
      x1: W * 0.02,
      x2: W,
      y1: 0,
      y2: H * 0.8,
      draw: (fx, fy) => marigold(fx, fy, random.between(10, 20) * unit, c.spark, c.hot),
    }),
  );
}

/** A cassette in front of a transistor radio. */
export function cassette({ W, H, c, random, black }) {
  const unit = H / 900;
  const speaker = { x: W * 0.33, y: H * 0.42 };
  const spool = (x) =>
    layers(
      circle(x, 0, 62, c.paper),
      circle(x, 0, 34, c.night),
      place(layers(around(6, () => rectangle(-6, -34, 12, 17, c.paper))), { x }),
      circle(x, 0, 17, c.paper),
    );
  const tape = layers(
    `<rect x="-330" y="-205" width="660" height="410" rx="26" fill="${c.night}"/>`,
    `<rect x="-290" y="-170" width="580" height="270" rx="14" fill="${c.paper}"/>`,
    rectangle(-290, -92, 580, 34, c.spark) + rectangle(-290, -52, 580, 16, c.hot),
    label('SIDE A · GAANE', 0, -112, { size: 54, fill: c.night }),
    `<rect x="-190" y="-22" width="380" height="108" rx="54" fill="${c.deep}"/>`,
    place(layers(spool(-128), spool(128)), { y: 32, scale: 0.74 }),
    path('M-205,205 L-176,132 L176,132 L205,205Z', c.deep),
    [-130, 130].map((x) => circle(x, 170, 13, c.light)),
    [
      [-305, -180],
      [305, -180],
      [-305, 180],
      [305, 180],
    ].map(([x, y]) => circle(x, y, 8, c.hot)),
  );
  const [left, top, w, h] = [W * 0.13, H * 0.17, W * 0.66, H * 0.6];
  return layers(
    backdrop(W, H, c.deep),
    times(8, (i) => sheet(disc(random, speaker.x, speaker.y, H * (1.28 - i * 0.14), [c.mid, c.deep][i % 2], 44, 0.01))),
    subject(
      stroke(`M${left + w * 0.9},${top + 10} L${left + w * 1.06},${-30}`, c.paper, 9 * unit),
      stroke(
        `M${left + w * 0.2},${top} L${left + w * 0.24},${top - 76 * unit} L${left + w * 0.74},${top - 76 * unit} L${left + w * 0.78},${top}`,
        c.night,
        22 * unit,
      ),
      `<rect x="${left}" y="${top}" width="${w}" height="${h}" rx="${30 * unit}" fill="${c.spark}"/>`,
      rectangle(left, top + h * 0.86, w, h * 0.07, c.night),
      disc(random, speaker.x, speaker.y + 12 * unit, 196 * unit, c.night, 40, 0.008),
      times(5, (i) => ring(speaker.x, speaker.y + 12 * unit, (168 - i * 34) * unit, i % 2 ? c.hot : c.light, 8 * unit)),
      `<rect x="${left + w * 0.52}" y="${top + h * 0.12}" width="${w * 0.42}" height="${h * 0.2}" rx="${8 * unit}" fill="${c.paper}"/>`,
      times(17, (i) =>
        rectangle(
          left + w * (0.545 + i * 0.0225),
          top + h * (i % 4 ? 0.19 : 0.16),
          4 * unit,
          h * (i % 4 ? 0.06 : 0.11),
          c.night,
        ),
      ),
      rectangle(left + w * 0.71, top + h * 0.12, 7 * unit, h * 0.2, c.mid),
      [0.58, 0.73, 0.88].map(
        (share) =>
          circle(left + w * share, top + h * 0.44, 30 * unit, c.night) +
          circle(left + w * share, top + h * 0.44, 12 * unit, c.light),
      ),
    ),
    subject(
      polygon(
        [
          [-20, H * 0.86],
          [W + 20, H * 0.84],
          [W + 20, H + 20],
          [-20, H + 20],
        ],
        black,
      ),
      bulbs([0, H * 0.955], [W, H * 0.95], 28, 7 * unit, c.spark),
    ),
    subject(place(tape, { x: W * 0.7, y: H * 0.68, turn: -7, scale: 0.88 * unit })),
  );
}

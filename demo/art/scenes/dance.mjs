// Scenes of dance numbers.
import { disc, discs, rays } from '../cut.mjs';
import { dancer, dancingMan } from '../people.mjs';
import { backdrop, bulbs, garland, layers, polygon, sheet, subject } from '../shapes.mjs';

export function dance({ W, H, c, random, portrait }) {
  const unit = H / 900;
  const [x, y] = [W * 0.5, H * 0.64];
  const lead = {
    skin: c.night,
    skirt: c.mid,
    pleat: c.deep,
    border: c.spark,
    blouse: c.spark,
    hair: c.night,
    flower: c.paper,
    veil: c.hot,
  };
  const second = {
    skin: c.night,
    skirt: c.spark,
    pleat: c.light,
    border: c.mid,
    blouse: c.mid,
    hair: c.night,
    flower: c.paper,
    veil: c.paper,
  };
  const flowers = (from, to, sag, colours) =>
    garland([W * from, -10], [W * to, -10], { sag: H * sag, count: 15, r: 24 * unit, colours });
  return layers(
    backdrop(W, H, c.mid),
    rays(random, x, y, W * 1.2, 30, c.deep, { turn: random.between(0, 0.2) }),
    sheet(disc(random, x, y, H * 0.44, c.hot, 40, 0.012)),
    sheet(disc(random, x, y, H * 0.34, c.light, 40, 0.012)),
    subject(
      polygon(
        [
          [-20, H + 10],
          [-20, H * 0.88],
          [W * 0.3, H * 0.85],
          [W * 0.72, H * 0.87],
          [W + 20, H * 0.84],
          [W + 20, H + 10],
        ],
        c.night,
      ),
    ),
    !portrait && sheet(dancer({ x: W * 0.2, y: H * 0.6, scale: unit }, second, 'turn')),
    !portrait && sheet(dancer({ x: W * 0.8, y: H * 0.6, scale: unit, flip: -1 }, second, 'turn')),
    subject(dancer({ x, y: H * 0.575, scale: 1.38 * unit }, lead, 'crown')),
    sheet(
      flowers(-0.01, 0.36, 0.16, [c.spark, c.hot, c.light]),
      flowers(0.33, 0.68, 0.1, [c.light, c.hot, c.spark]),
      flowers(0.64, 1.01, 0.16, [c.spark, c.hot, c.light]),
    ),
  );
}

export function duo({ W, H, c, random, portrait, black }) {
  const unit = H / 900;
  const scale = (portrait ? 0.82 : 1.1) * unit;
  const flowers = (from, to) =>
    garland([W * from, -16], [W * to, -16], {
      sag: H * 0.13,
      count: 20,
      r: 22 * unit,
      colours: [c.spark, c.hot, c.light],
    });
  return layers(
    backdrop(W, H, c.night),
    rays(random, W * 0.5, H * 0.7, W * 1.3, 28, c.deep, { turn: 0.06 }),
    discs(random, W * 0.5, H * 0.56, [
      [H * (portrait ? 0.3 : 0.4), c.mid],
      [H * (portrait ? 0.22 : 0.3), c.hot],
    ]),
    sheet(
      polygon(
        [
          [-20, H + 10],
          [-20, H * 0.86],
          [W * 0.5, H * 0.83],
          [W + 20, H * 0.86],
          [W + 20, H + 10],
        ],
        c.light,
      ),
    ),
    subject(
      dancingMan(
        { x: W * 0.5 - 150 * scale, y: H * 0.665, scale: 1.06 * scale },
        { trousers: c.night, shirt: c.paper, skin: black, hair: c.night },
      ),
    ),
    subject(
      dancer(
        { x: W * 0.5 + 150 * scale, y: H * 0.63, scale: 0.98 * scale, flip: -1 },
        {
          skin: black,
          skirt: c.spark,
          pleat: c.paper,
          border: c.mid,
          blouse: c.mid,
          hair: c.night,
          flower: c.paper,
          veil: c.light,
        },
      ),
    ),
    sheet(bulbs([-10, H * 0.93], [W + 10, H * 0.93], Math.round(W / 48), 10 * unit, c.spark)),
    // On a poster, the title takes the place of the garlands.
    !portrait && sheet(flowers(-0.01, 0.52), flowers(0.48, 1.01)),
  );
}

// All scenes by name. A scene is a function of one object:
//   W, H      the view box; a 16:9 picture is 1600 × 900 units
//   c         the palette (palette.mjs)
//   black     an almost black colour, darker than the palette's `night`
//   random    the picture's seeded random generator (random.mjs), the only source of randomness
//   portrait  true for the 3:4 poster: keep the third free where the title is (`poster.at`)
//   wide      true for the 21:9 hero picture: subject on the right, little detail on the left
// and returns SVG, drawn back to front.
import * as cinema from './cinema.mjs';
import * as city from './city.mjs';
import * as craft from './craft.mjs';
import * as dance from './dance.mjs';
import * as journeys from './journeys.mjs';
import * as music from './music.mjs';
import * as objects from './objects.mjs';
import * as portraits from './portraits.mjs';
import * as street from './street.mjs';

export const scenes = {
  ...cinema,
  ...city,
  ...craft,
  ...dance,
  ...journeys,
  ...music,
  ...objects,
  ...portraits,
  ...street,
};

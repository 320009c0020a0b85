// All scenes by name. A scene is a function of one object:
//   W, H      the view box; a 16:9 picture is 1600 × 900 units
//   c         the palette (palette.mjs); black, a tone below its night
//   random    the picture's own chance (random.mjs); use no other
//   portrait  a 3:4 poster: keep the third clear that the title takes
//   wide      a 21:9 opening picture: subject right, calm left
// and returns SVG, back to front.
import * as cinema from './cinema.mjs';
import * as city from './city.mjs';
import * as craft from './craft.mjs';
import * as dance from './dance.mjs';
import * as journeys from './journeys.mjs';
import * as music from './music.mjs';
import * as portraits from './portraits.mjs';
import * as street from './street.mjs';

export const scenes = { ...cinema, ...city, ...craft, ...dance, ...journeys, ...music, ...portraits, ...street };

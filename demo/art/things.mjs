// Large objects with many parts: a motorbike, a sitar, a mask, a projector. They are placed like
// the figures of `people.mjs`: `at` is { x, y, scale, flip, turn }.
import { disc, reel } from './cut.mjs';
import { around, circle, layers, line, path, place, rectangle, stroke, times } from './shapes.mjs';

const TURN = Math.PI * 2;

/** A spoked wheel around (x, 0). */
const spokedWheel = (x, { tyre, rim, gap }) =>
  layers(
    circle(x, 0, 74, tyre),
    circle(x, 0, 54, rim),
    circle(x, 0, 46, gap),
    times(8, (i) => line(x, 0, x + Math.cos((i / 8) * TURN) * 50, Math.sin((i / 8) * TURN) * 50, rim, 4)),
    circle(x, 0, 13, tyre),
  );

/**
 * A motorbike with a rider and a passenger whose veil flies; axles at y = 0.
 * @param {{black, rim, gap, body, shine, lamp, jacket, sleeve, skin, veil, dress}} c
 */
export function motorbike(at, c) {
  const wheel = { tyre: c.black, rim: c.rim, gap: c.gap };
  const machine = [
    spokedWheel(-150, wheel),
    spokedWheel(160, wheel),
    stroke('M160,0 L112,-128 L86,-150', c.black, 13),
    stroke('M-150,0 L-40,-6 L20,-6', c.black, 15),
    stroke('M-160,20 L-20,26 L40,14', c.rim, 16),
    path('M-60,-40 L52,-40 L62,20 L-40,26Z', c.black),
    times(4, (i) => line(-44, -30 + i * 13, 46, -30 + i * 13, c.rim, 4)),
    path('M-20,-92 C10,-126 90,-124 112,-98 L94,-62 L-16,-58Z', c.body),
    path('M-8,-88 C20,-106 70,-106 92,-92 L86,-84 L-6,-78Z', c.shine),
    path('M-196,-86 C-150,-100 -60,-98 -14,-86 L-18,-58 L-170,-56Z', c.black),
    path('M-226,-40 C-210,-110 -120,-110 -78,-44 L-96,-40 C-120,-84 -190,-84 -206,-36Z', c.body),
    path('M92,-46 C110,-98 200,-98 226,-40 L212,-36 C196,-72 140,-76 108,-34Z', c.body),
    circle(124, -128, 25, c.black),
    circle(134, -128, 20, c.lamp),
    stroke('M100,-152 L78,-182 L52,-178', c.black, 9),
  ];
  const rider = [
    path('M-44,-92 C-56,-190 -30,-240 14,-256 C40,-250 44,-226 34,-196 L20,-92Z', c.jacket),
    stroke('M14,-226 L48,-180 L70,-178', c.sleeve, 24),
    stroke('M-20,-96 L58,-86 L40,-20 L66,-14', c.black, 27),
    path('M30,-26 L92,-10 L88,6 L30,2Z', c.black),
    circle(32, -286, 33, c.skin),
    path(
      'M-4,-280 C-8,-330 40,-340 66,-312 C70,-302 70,-296 66,-290 C50,-306 24,-304 16,-282 C10,-270 0,-270 -4,-280Z',
      c.black,
    ),
    path('M40,-296 L70,-294 L66,-280 L44,-280Z', c.black),
  ];
  const pillion = [
    path('M-156,-88 C-172,-170 -150,-224 -110,-240 C-84,-236 -78,-210 -84,-180 L-76,-88Z', c.dress),
    stroke('M-104,-206 L-60,-170 L-22,-176', c.skin, 15),
    path('M-160,-92 C-120,-110 -60,-100 -44,-82 L-66,-6 L-112,-2Z', c.dress),
    circle(-98, -266, 29, c.skin),
    path(
      'M-132,-252 C-136,-306 -86,-312 -68,-286 C-88,-290 -100,-276 -102,-256 C-108,-238 -128,-236 -132,-252Z',
      c.black,
    ),
    path(
      'M-106,-244 C-180,-276 -220,-220 -300,-262 C-350,-288 -400,-250 -440,-268 C-400,-216 -350,-226 -300,-206 C-230,-180 -190,-220 -130,-200Z',
      c.veil,
    ),
  ];
  return place(layers(machine, rider, pillion), at);
}

/**
 * A sitar, neck up; the middle of its table is at (0, 190).
 * @param {{neck, edge, fret, peg, gourd, gourdShade, table, ornament, string}} c
 */
export function sitar(random, at, c) {
  const pegs = times(4, (i) => [
    stroke(`M-26,${-590 + i * 54} l-40,-8`, c.neck, 10) + circle(-74, -600 + i * 54, 16, c.peg),
    i < 3 && stroke(`M26,${-570 + i * 70} l40,-8`, c.neck, 10) + circle(74, -580 + i * 70, 16, c.peg),
  ]);
  const leaf = path('M0,-70 C16,-92 16,-108 0,-122 C-16,-108 -16,-92 0,-70Z', c.ornament);
  return place(
    layers(
      rectangle(-26, -620, 52, 700, c.neck),
      rectangle(-26, -620, 14, 700, c.edge),
      times(15, (i) => rectangle(-32, -560 + i * 38, 64, 7, c.fret)),
      pegs,
      circle(0, -640, 30, c.neck),
      path('M-30,-640 C-40,-710 60,-720 40,-650Z', c.neck),
      disc(random, 0, 210, 190, c.gourd, 40, 0.008),
      path('M0,20 A190,190 0 0 1 0,400 A250,250 0 0 0 0,20Z', c.gourdShade),
      path('M-60,60 C-50,30 50,30 60,60 L80,110 L-80,110Z', c.neck),
      disc(random, 0, 190, 128, c.table, 36, 0.01),
      place(layers(around(12, () => leaf)), { y: 190 }),
      rectangle(-56, 224, 112, 18, c.fret),
      [-16, -8, 0, 8, 16].map((x) => line(x * 0.8, -620, x * 1.6, 234, c.string, 2.5)),
    ),
    at,
  );
}

/**
 * A crowned mask of the dance drama, about 660 wide.
 * @param {{crown: string[], bead, beard, beardShade, skin, shade, lid, white, ink, red, nose}} c
 */
export function danceMask(random, at, c) {
  const tiers = [330, 268, 206].map((r, tier) => {
    const beads = [23, 19, 15][tier];
    return [
      path(`M${-r},40 A${r},${r} 0 0 1 ${r},40Z`, c.crown[tier]),
      times(beads, (i) => {
        const angle = Math.PI * (1 + (i + 0.5) / beads);
        const [x, y] = [Math.cos(angle) * r, 40 + Math.sin(angle) * r];
        return circle(x, y, r * 0.085, tier === 1 ? c.crown[0] : c.bead) + circle(x, y, r * 0.035, c.crown[1]);
      }),
    ];
  });
  const brow = times(9, (i) =>
    circle(Math.cos(Math.PI * (1.1 + i * 0.1)) * 165, 40 + Math.sin(Math.PI * (1.1 + i * 0.1)) * 165, 13, c.bead),
  );
  const ears = [-262, 262].map(
    (x) => disc(random, x, 70, 60, c.crown[1], 20, 0.02) + disc(random, x, 70, 34, c.bead, 16, 0.02),
  );
  const eye = layers(
    path('M18,40 C40,0 110,-10 150,20 C120,66 50,76 18,40Z', c.lid),
    path('M30,36 C54,10 100,6 132,24 C104,54 58,60 30,36Z', c.white),
    circle(82, 30, 21, c.ink),
    circle(88, 24, 6, c.white),
    path('M10,-6 C50,-60 120,-56 158,-14 C116,-34 60,-34 22,8Z', c.ink),
  );
  return place(
    layers(
      tiers,
      brow,
      ears,
      path(
        'M-196,30 C-220,200 -150,350 0,380 C150,350 220,200 196,30 L168,30 C180,180 120,300 0,326 C-120,300 -180,180 -168,30Z',
        c.beard,
      ),
      path('M-178,30 C-190,190 -126,306 0,334 C126,306 190,190 178,30Z', c.beardShade),
      path('M-162,-40 C-172,140 -130,270 0,300 C130,270 172,140 162,-40 C100,-90 -100,-90 -162,-40Z', c.skin),
      path('M0,-76 C60,-76 120,-66 162,-40 C172,140 130,270 0,300Z', c.shade),
      place(eye, { flip: -1 }),
      place(eye),
      path('M0,-70 C18,-40 18,-16 0,6 C-18,-16 -18,-40 0,-70Z', c.red),
      circle(0, -26, 7, c.bead),
      path('M-12,40 L-34,126 C-20,144 20,144 34,126 L12,40Z', c.nose),
      circle(0, 126, 13, c.bead),
      path('M-70,196 C-44,168 -16,170 0,182 C16,170 44,168 70,196 C44,238 -44,238 -70,196Z', c.red),
      path('M-62,197 C-30,190 30,190 62,197 C30,206 -30,206 -62,197Z', c.ink),
    ),
    at,
  );
}

/**
 * A film projector on its stand, lens to the right at (262, 0).
 * @param {{body, trim, hole}} c
 */
export function projector(random, at, c, turn = 0) {
  const plate = { body: c.body, hole: c.hole, hub: c.trim };
  return place(
    layers(
      reel(random, -70, -170, 110, plate, turn),
      reel(random, 120, -150, 86, plate, turn + 0.4),
      path('M-150,-70 L170,-70 L186,90 L-160,90Z', c.body),
      path('M-150,-70 L170,-70 L172,-46 L-151,-46Z', c.trim),
      path('M176,-40 L244,-58 L244,58 L180,42Z', c.body),
      rectangle(240, -66, 22, 132, c.trim),
      circle(-70, 20, 40, c.trim),
      circle(-70, 20, 22, c.body),
      times(5, (i) => rectangle(16 + i * 26, -8, 12, 64, c.trim)),
      path('M-30,90 L40,90 L120,330 L84,330 L8,120 L-70,330 L-108,330Z', c.body),
    ),
    at,
  );
}

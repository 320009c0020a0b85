// Figures of people. Each is drawn around its own origin and then placed: `at` is { x, y, scale,
// flip, turn }. Colours are passed by the name of the part, so that each scene can use its own
// palette.
import {
  bulbs,
  circle,
  ellipse,
  garland,
  layers,
  line,
  marigold,
  path,
  place,
  polygon,
  stroke,
  times,
} from './shapes.mjs';

/** The arms of the dancer in each pose. */
const dancerArms = {
  /** one hand high, one to the side */
  greet: (c) => [
    stroke('M-20,-82 Q-66,-96 -62,-142 L-40,-190', c.skin, 14),
    path('M-46,-186 L-50,-224 L-34,-206 L-18,-216 L-30,-182Z', c.skin),
    stroke('M22,-82 Q66,-60 92,-96 L122,-136', c.skin, 14),
    path('M116,-132 L120,-170 L132,-150 L150,-152 L130,-126Z', c.skin),
    stroke('M-57,-160 l16,5 M-60,-150 l15,4', c.flower, 5),
    stroke('M103,-124 l12,9', c.flower, 5),
  ],
  /** both hands joined over the head */
  crown: (c) => [
    stroke('M-20,-82 Q-72,-104 -58,-160 L-10,-196', c.skin, 14),
    stroke('M22,-82 Q78,-104 64,-160 L14,-196', c.skin, 14),
    path('M-14,-190 L2,-238 L18,-190Z', c.skin),
    stroke('M-54,-172 l12,12 M60,-172 l-12,12', c.flower, 5),
  ],
  /** one arm straight out, one up: mid-turn */
  turn: (c) => [
    stroke('M-20,-82 Q-60,-60 -100,-74 L-142,-60', c.skin, 14),
    path('M-136,-68 L-178,-66 L-158,-54 L-168,-40 L-136,-52Z', c.skin),
    stroke('M22,-82 Q70,-110 72,-150 L60,-196', c.skin, 14),
    path('M52,-192 L50,-232 L64,-212 L80,-222 L70,-188Z', c.skin),
    stroke('M62,-170 l15,-2', c.flower, 5),
  ],
};

/**
 * A dancer in a wide pleated skirt; feet near y = 270, waist at the origin.
 * @param {{skin, skirt, pleat, border, blouse, hair, flower, veil}} c
 * @param {'greet'|'crown'|'turn'} pose
 */
export function dancer(at, c, pose = 'greet') {
  const pleats = 14;
  const hem = times(pleats + 1, (i) => {
    const t = i / pleats;
    const angle = Math.PI * (1 - t);
    return [
      Math.cos(angle) * 200 + (t - 0.5) * 14,
      150 + Math.sin(angle) * 92 - Math.abs(Math.cos(angle)) * 26 + (i % 2 ? 7 : -5),
    ];
  });
  // The hem moved towards the waist, for the woven borders of the skirt.
  const band = (share) => hem.map(([x, y]) => [x * share, -6 + (y + 6) * share]);
  const border = (outer, inner) => polygon([...band(outer), ...band(inner).reverse()], c.border);
  return place(
    layers(
      path(
        'M-14,-78 C-70,-60 -120,-118 -196,-70 C-232,-46 -236,6 -270,20 C-226,34 -190,8 -168,-22 C-126,-66 -70,-20 -8,-46Z',
        c.veil,
      ),
      path('M-52,190 L-60,268 L-24,274 L-30,190Z M26,190 L44,262 L80,256 L58,190Z', c.skin),
      polygon([[-14, -6], ...hem, [14, -6]], c.skirt),
      times(pleats / 2, (i) => polygon([[-12 + (48 * i) / pleats, -2], hem[i * 2], hem[i * 2 + 1]], c.pleat)),
      border(0.93, 0.85),
      border(0.79, 0.765),
      path('M-15,0 L-13,-34 L14,-34 L16,0Z', c.skin),
      path('M-17,-30 L-25,-74 Q-20,-92 -8,-92 L12,-92 Q24,-90 27,-74 L18,-30Z', c.blouse),
      dancerArms[pose](c),
      path('M-7,-88 L-6,-108 L10,-108 L10,-88Z', c.skin),
      ellipse(6, -124, 20, 24, c.skin, 'transform="rotate(8 6 -124)"'),
      path('M-17,-112 Q-22,-154 12,-152 Q30,-148 27,-130 Q8,-142 -2,-118 Q-8,-106 -17,-112Z', c.hair),
      circle(-20, -130, 13, c.hair),
      marigold(-27, -138, 10, c.flower, c.border),
      circle(-9, -104, 5, c.flower),
    ),
    at,
  );
}

/**
 * A man dancing, arms up; feet near y = 200.
 * @param {{trousers, shirt, skin, hair}} c
 */
export function dancingMan(at, c) {
  return place(
    layers(
      path('M-16,0 L-70,120 L-58,196 L-34,196 L-36,128 L4,44 L58,108 L110,176 L132,160 L92,84 L20,-4Z', c.trousers),
      path('M-62,194 L-30,194 L-20,212 L-66,212Z M108,176 L134,158 L146,176 L118,194Z', c.shirt),
      path('M-20,4 L-32,-74 Q-24,-92 -8,-94 L14,-94 Q32,-90 34,-74 L24,4Z', c.shirt),
      path('M-6,-94 L4,-50 L14,-94Z', c.skin),
      stroke('M-24,-80 L-78,-112 L-112,-168', c.shirt, 17),
      stroke('M26,-80 L84,-74 L108,-128', c.shirt, 17),
      circle(-116, -176, 10, c.skin),
      circle(111, -138, 10, c.skin),
      stroke('M-118,-180 L-126,-204 M113,-142 L120,-166', c.skin, 8),
      path('M-6,-90 L-4,-112 L12,-112 L12,-90Z', c.skin),
      ellipse(5, -126, 19, 23, c.skin),
      path('M-16,-120 Q-22,-160 10,-158 Q36,-156 26,-128 Q18,-146 -4,-142 Q-8,-132 -16,-120Z', c.hair),
    ),
    at,
  );
}

/**
 * A woman's head and shoulders in profile, facing right, in a box of about 400 × 620 from the
 * origin.
 * @param {{skin, shade, hair, eye, lip, gold, pearl, flower}} c
 */
export function profile(at, c) {
  return place(
    layers(
      circle(-8, 300, 92, c.hair),
      garland([-86, 262], [-20, 386], { sag: -46, count: 9, r: 19, colours: [c.gold, c.pearl, c.flower] }),
      path(
        'M150,60 C205,70 232,112 236,152 C238,166 236,172 240,180 C252,204 276,226 286,243 C284,256 268,256 262,259 C264,268 276,272 277,282 C275,290 266,291 260,293 C266,296 273,304 268,314 C262,322 254,322 254,330 C260,352 254,378 224,386 C204,390 182,384 168,380 C162,420 168,456 196,482 C250,512 310,520 340,640 L-90,640 C-80,560 -30,520 30,500 C60,470 66,420 62,380 Z',
        c.skin,
      ),
      path(
        'M62,380 C90,404 130,400 168,380 C162,420 168,456 196,482 C150,500 90,480 50,470 C64,440 64,410 62,380Z M60,500 C120,540 230,520 260,512 C310,536 330,590 340,640 L-90,640 C-80,560 0,520 60,500Z',
        c.shade,
      ),
      path(
        'M238,140 C226,92 196,96 176,128 C150,176 140,208 120,250 C108,290 110,330 96,372 C74,404 40,396 26,366 C-30,300 -16,150 40,84 C90,30 190,22 226,84 C236,104 240,124 238,140Z',
        c.hair,
      ),
      path('M176,200 C194,178 220,176 234,190 C224,204 196,212 176,200Z', c.eye),
      circle(214, 191, 9, c.hair),
      stroke('M170,200 C192,172 220,170 238,186 M168,198 L152,190', c.hair, 6),
      stroke('M172,164 C194,146 216,146 234,158', c.hair, 8),
      circle(230, 132, 8, c.flower),
      path(
        'M262,272 C270,270 277,276 277,282 C273,290 264,291 258,293 C266,296 272,304 268,312 C258,314 240,306 236,292 C244,284 254,278 262,272Z',
        c.lip,
      ),
      `<circle cx="262" cy="262" r="17" fill="none" stroke="${c.gold}" stroke-width="5"/>`,
      circle(252, 276, 5, c.flower),
      circle(112, 322, 13, c.gold),
      path('M82,372 Q84,334 112,332 Q140,334 142,372Z', c.gold),
      bulbs([86, 382], [138, 382], 5, 6, c.pearl),
      stroke('M112,314 C124,270 150,200 172,120', c.gold, 4),
      stroke('M60,486 C110,528 210,522 250,506', c.gold, 12),
      bulbs([80, 512], [232, 526], 8, 7, c.flower),
    ),
    at,
  );
}

/**
 * A film hero: a bust from the front with sunglasses and moustache; origin between the eyes, lower
 * edge at y = 520.
 * @param {{coat, coatShade, collar, collarShade, skin, shade, hair, shine, lens, lensShade,
 *   glint, nose, lip}} c
 */
export function moustachedHero(at, c) {
  return place(
    layers(
      path('M-300,520 C-290,380 -200,330 -80,300 L80,300 C200,330 290,380 300,520Z', c.coat),
      path('M0,520 L300,520 C290,380 200,330 80,300 L0,330Z', c.coatShade),
      path('M-84,300 L-150,250 L-190,340 L-60,470 L0,400Z', c.collar),
      path('M84,300 L150,250 L190,340 L60,470 L0,400Z', c.collarShade),
      path('M-70,150 L-74,310 L0,410 L74,310 L70,150Z', c.shade),
      path(
        'M-122,-90 C-128,20 -118,90 -92,146 C-64,196 -30,218 0,220 C30,218 64,196 92,146 C118,90 128,20 122,-90Z',
        c.skin,
      ),
      path('M0,-120 L0,220 C30,218 64,196 92,146 C118,90 128,20 122,-90Z', c.shade),
      path('M-124,-20 C-146,-30 -150,20 -140,44 C-134,60 -124,60 -118,54Z', c.skin),
      path('M124,-20 C146,-30 150,20 140,44 C134,60 124,60 118,54Z', c.shade),
      path(
        'M-134,0 C-150,-60 -150,-150 -90,-196 C-40,-240 80,-250 140,-190 C176,-150 150,-60 134,0 C128,-40 122,-70 104,-96 C60,-70 -10,-86 -40,-120 C-60,-80 -100,-84 -112,-50 C-124,-40 -128,-20 -134,0Z',
        c.hair,
      ),
      path('M-60,-206 C-10,-236 80,-236 128,-180 C90,-206 20,-210 -24,-170 C-20,-190 -40,-196 -60,-206Z', c.shine),
      path('M-124,-34 L124,-34 L122,-20 L-122,-20Z', c.hair),
      path('M-116,-30 L-14,-30 C-10,10 -28,52 -64,54 C-100,54 -118,10 -116,-30Z', c.lens),
      path('M116,-30 L14,-30 C10,10 28,52 64,54 C100,54 118,10 116,-30Z', c.lensShade),
      path('M-104,-22 L-66,-22 L-92,26 C-102,10 -106,-4 -104,-22Z M26,-22 L64,-22 L40,36 C28,20 24,0 26,-22Z', c.glint),
      path('M-8,40 L-22,86 C-16,98 -6,96 0,98 C8,96 16,98 22,86 L8,40Z', c.nose),
      path(
        'M0,112 C-14,98 -40,102 -60,118 C-72,128 -86,130 -98,120 C-92,150 -60,152 -36,142 C-20,136 -8,134 0,138 C8,134 20,136 36,142 C60,152 92,150 98,120 C86,130 72,128 60,118 C40,102 14,98 0,112Z',
        c.hair,
      ),
      path('M-32,156 C-10,148 10,148 32,156 C16,174 -16,174 -32,156Z', c.lip),
    ),
    at,
  );
}

/**
 * A couple under one umbrella, from behind; feet at the origin.
 * @param {{suit, sari, drape, skin, hair, flower, heart, panel, panelShade}} c
 */
export function coupleFromBehind(at, c) {
  return place(
    layers(
      path(
        'M-92,0 L-84,-150 C-120,-170 -124,-250 -110,-290 C-100,-312 -50,-312 -40,-290 C-26,-250 -30,-170 -44,-150 L-40,0Z',
        c.suit,
      ),
      circle(-75, -340, 31, c.skin),
      path('M-108,-344 C-108,-390 -44,-390 -42,-344 C-46,-318 -104,-318 -108,-344Z', c.hair),
      path(
        'M4,0 C14,-90 22,-140 30,-180 C14,-220 16,-262 28,-280 C42,-296 78,-296 90,-280 C104,-256 104,-220 90,-180 C104,-120 116,-60 128,0Z',
        c.sari,
      ),
      path('M28,-280 C-4,-240 40,-160 128,-90 L122,-40 C50,-110 6,-180 10,-250Z', c.drape),
      circle(60, -322, 28, c.skin),
      path(
        'M32,-322 C28,-366 92,-366 90,-322 C88,-300 80,-290 76,-220 C72,-200 56,-200 52,-220 C46,-290 34,-300 32,-322Z',
        c.hair,
      ),
      marigold(60, -300, 15, c.flower, c.heart),
      line(-16, -230, -6, -520, c.hair, 8),
      stroke('M-100,-270 Q-70,-200 -16,-236', c.suit, 20),
      path(
        'M-260,-428 C-240,-560 -110,-618 -4,-620 C110,-618 240,-560 260,-428 Q216,-462 173,-428 Q130,-462 87,-428 Q43,-462 0,-428 Q-43,-462 -87,-428 Q-130,-462 -173,-428 Q-216,-462 -260,-428Z',
        c.panel,
      ),
      path(
        'M-4,-620 C-60,-590 -84,-500 -87,-428 Q-130,-462 -173,-428 C-168,-520 -110,-590 -4,-620Z M-4,-620 C60,-590 84,-500 87,-428 Q130,-462 173,-428 C168,-520 110,-590 -4,-620Z',
        c.panelShade,
      ),
      line(-4, -614, -4, -650, c.hair, 8),
    ),
    at,
  );
}

/**
 * A plain standing figure in a long coat or kurta, from behind or in shade; feet at the origin,
 * about 300 tall.
 * @param {{cloth, skin, hair}} c
 */
export function standing(at, c) {
  return place(
    layers(
      path('M-34,0 L-30,-120 L-6,-120 L-6,0Z M6,0 L6,-120 L30,-120 L34,0Z', c.hair),
      path('M-48,-70 C-46,-150 -52,-200 -40,-222 Q-20,-240 0,-240 Q20,-240 40,-222 C52,-200 46,-150 48,-70Z', c.cloth),
      path('M-9,-236 L-8,-256 L8,-256 L9,-236Z', c.skin),
      circle(0, -270, 25, c.skin),
      path('M-27,-268 C-30,-308 30,-308 27,-268 C14,-284 -14,-284 -27,-268Z', c.hair),
    ),
    at,
  );
}

// The catalogue of all pictures. The demo's stories name a picture by its id in this catalogue.
import { seedOf } from './random.mjs';

/** Alt text by scene: a phrase that says what the scene shows. */
const descriptions = {
  akhada: 'A wrestler’s mace standing in the red earth of an akhada, a pair of clubs beside it',
  beam: 'A projector throws a beam of light over a crowd, a dancer in the middle of it',
  camera: 'A film camera on its tripod in front of a city at sunrise',
  cans: 'A stack of round film cans with a reel unspooling over the top',
  cassette: 'A cassette and a transistor radio, with rings of sound behind them',
  chai: 'A chai stall with kettle and glasses outside a studio gate at night',
  chawl: 'A film on a bedsheet screen hung across the lit windows of a chawl',
  clapper: 'An open clapperboard in front of a rising sun',
  clocktower: 'A clock tower on a river bank, boats on the water in front',
  cricket: 'A batsman mid-stroke in a narrow lane, crates for stumps',
  curtain: 'A lone dancer in a spotlight between two velvet curtains',
  dance: 'Three dancers with wide skirts under marigold garlands',
  doors: 'The open doors of a cinema, light falling out between garlands',
  duo: 'A man and a woman dancing together on a lit stage',
  eye: 'A large eye with a film reel for its iris',
  face: 'A woman in profile with flowers in her hair, earring and nose ring',
  gramophone: 'A gramophone whose horn is a large flower, a record turning below',
  gulmohar: 'A gulmohar tree in full flower over a street, a bicycle leaning on its trunk',
  headphones: 'Headphones around a record, columns of sound below',
  hoarding: 'A painter on bamboo scaffolding finishing a giant painted face on a film hoarding',
  kites: 'Paper kites over the rooftops, two people flying them from a terrace',
  lighthouse: 'A striped lighthouse on a rock, its beam crossing a rough sea',
  marquee: 'A cinema marquee at night with a crowd in front',
  mask: 'A crowned dance-drama mask in front of bright rays',
  megaphone: 'A director’s megaphone over a crowd, scraps of coloured paper in the air',
  mic: 'A singer in profile at a large studio microphone',
  mill: 'Mill sheds and smoking chimneys behind a large rangoli',
  monsoon: 'A couple under one umbrella in the rain, seen from behind, city lights across the water',
  moustache: 'A hero with sunglasses and a large moustache in front of a painted sun',
  popcorn: 'A striped tub of popcorn in front of a cinema’s curtain',
  potter: 'Hands shaping a pot on a potter’s wheel, finished pots on either side',
  powerhouse: 'A power station with pylons and cables, lightning in the sky',
  road: 'Two people on a motorbike on a mountain road that is a strip of film',
  saffron: 'A figure with a lantern in a field of saffron flowers, mountains in the mist',
  sealink: 'A taxi on a cable-stayed sea bridge under a large moon',
  seats: 'Rows of empty cinema seats facing a blank screen',
  sitar: 'A sitar laid across rings of colour',
  tabla: 'A pair of tabla in front of a large flower',
  talkies: 'A touring cinema’s tent and lorry at night, two parrots on the rope of bulbs above',
  television: 'An old television set with a garland on it, mountains on the screen',
  tickets: 'A city skyline made of cinema tickets with a rupee coin for its sun',
  tonga: 'A horse-drawn tonga in front of domes at sunset',
  train: 'A local train crossing a city in the rain',
  trophy: 'A trophy with a star on a stage, a strip of film behind it',
  typewriter: 'A typewriter with the first page of a script',
  window: 'A barred window on a rainy night, palms outside, a lamp and a chair inside',
  windmill: 'A windmill on a hill above a winding road',
};

/**
 * The scenes of the article pictures, by palette (one per category). No palette has a scene twice.
 */
const articleScenes = {
  news: 'marquee train hoarding clapper monsoon moustache dance chawl beam gulmohar camera doors',
  celebrities: 'dance curtain face duo marquee mic moustache hoarding kites mask camera trophy',
  reviews: 'mask beam eye chawl cans akhada lighthouse clapper train curtain popcorn typewriter',
  music: 'gramophone duo dance curtain cassette mic train sealink tonga monsoon tabla headphones',
  trade: 'road moustache marquee monsoon powerhouse mill clocktower hoarding cans clapper popcorn trophy seats',
  streaming: 'chawl train marquee monsoon window lighthouse cassette chai talkies beam television headphones',
  regional: 'lighthouse gulmohar talkies cricket mill window kites clocktower akhada sitar tabla doors megaphone',
  voices: 'potter chai saffron akhada face sitar chawl cricket gulmohar hoarding typewriter seats television megaphone',
};

/**
 * The scenes of the opening pictures, one for each category's palette. An opening picture can also
 * be the hero of the home page: it is wide, with the subject on the right and little detail on the
 * left.
 */
const heroScenes = {
  news: 'marquee',
  celebrities: 'monsoon',
  reviews: 'road',
  music: 'sitar',
  trade: 'tickets',
  streaming: 'sealink',
  regional: 'windmill',
  voices: 'tonga',
};

/**
 * The film posters, as tuples: the film's slug, the scene, the palette, the title in its own script
 * (one entry per line of lettering), the title in Latin letters ('' if that is its own script), the
 * director for the credit line, and the third of the picture that is kept free for the lettering.
 */
const posters = [
  ['dadar-ka-raja', 'moustache', 'trade', ['दादर का राजा'], 'Dadar Ka Raja', 'Anagha Tambe', 'bottom'],
  ['chaand-ka-ticket', 'monsoon', 'celebrities', ['चाँद का टिकट'], 'Chaand Ka Ticket', 'Nilofer Kazi', 'top'],
  ['ladakh-mail', 'road', 'news', ['लद्दाख मेल'], 'Ladakh Mail', 'Harkirat Gill', 'top'],
  ['naqaab-nagar', 'mask', 'reviews', ['नकाब नगर'], 'Naqaab Nagar', 'Pratyush Sen', 'top'],
  ['phir-milenge-farida', 'duo', 'celebrities', ['फिर मिलेंगे, फरीदा'], 'Phir Milenge, Farida', 'Kaveri Iyengar', 'top'],
  ['kholi-no-9', 'chawl', 'streaming', ['खोली नं. ९'], 'Kholi No. 9', 'Manjiri Phatak', 'bottom'],
  ['riyaaz', 'sitar', 'music', ['रियाज़'], 'Riyaaz', 'Ela Bhattacharya', 'top'],
  ['chashmadeed', 'eye', 'reviews', ['चश्मदीद'], 'Chashmadeed', 'Pratyush Sen', 'top'],
  ['barsaat-express', 'train', 'streaming', ['बरसात', 'एक्सप्रेस'], 'Barsaat Express', 'Harkirat Gill', 'top'],
  [
    'mohalla-premier-league',
    'cricket',
    'regional',
    ['मोहल्ला', 'प्रीमियर लीग'],
    'Mohalla Premier League',
    'Tushar Bhalerao',
    'top',
  ],
  ['gulmohar-gali', 'gulmohar', 'regional', ['गुलमोहर गली'], 'Gulmohar Gali', 'Kaveri Iyengar', 'bottom'],
  ['teesri-ghanti', 'curtain', 'news', ['तीसरी घंटी'], 'Teesri Ghanti', 'Manjiri Phatak', 'bottom'],
  ['aakhri-tonga', 'tonga', 'voices', ['आख़िरी ताँगा'], 'Aakhri Tonga', 'Nilofer Kazi', 'top'],
  ['bijli-ghar', 'powerhouse', 'streaming', ['बिजली घर'], 'Bijli Ghar', 'Anagha Tambe', 'bottom'],
  ['rangoli-mills', 'mill', 'celebrities', ['रंगोली मिल्स'], 'Rangoli Mills', 'Ela Bhattacharya', 'top'],
  ['sawa-lakh', 'akhada', 'trade', ['सवा लाख'], 'Sawa Lakh', 'Harkirat Gill', 'top'],
  ['kaagaz-ki-patang', 'kites', 'music', ['काग़ज़', 'की पतंग'], 'Kaagaz Ki Patang', 'Rutul Mehta', 'bottom'],
  ['tota-maina-talkies', 'talkies', 'regional', ['तोता मैना', 'टॉकीज़'], 'Tota Maina Talkies', 'Tushar Bhalerao', 'top'],
  ['mitti-ka-sher', 'potter', 'voices', ['मिट्टी का शेर'], 'Mitti Ka Sher', 'Rutul Mehta', 'top'],
  ['vaara-ani-vaat', 'windmill', 'trade', ['वारा आणि वाट'], 'Vaara Ani Vaat', 'Anagha Tambe', 'top'],
  ['kadal-vilakku', 'lighthouse', 'streaming', ['Kadal', 'Vilakku'], '', 'Arivu Thangaraj', 'top'],
  ['godavari-gadiyaaram', 'clocktower', 'news', ['Godavari', 'Gadiyaaram'], '', 'Sandhya Rani Kolli', 'top'],
  ['mazha-muri', 'window', 'reviews', ['Mazha', 'Muri'], '', 'Vishnu Parameswar', 'bottom'],
  ['kesar-aur-kohra', 'saffron', 'music', ['केसर और कोहरा'], 'Kesar Aur Kohra', 'Nilofer Kazi', 'top'],
];

/** The portraits of people of the demo: ids by scene, each in the palette at the same place. */
const portraitPalettes = ['news', 'celebrities', 'reviews', 'music', 'trade', 'streaming', 'regional', 'voices'];
const portraits = {
  face: 'tanvi-sehrawat revati-salvi meher-daruwala ishita-mohanty anagha-tambe nasreen-bano pihu-ranade sulbha-gokhale',
  moustache:
    'veerendra-sakpal kabir-anand-rao charan-teja-vemuri pratyush-sen devanshu-trivedi farhan-lokhande gurnoor-dhaliwal faisal-qadri',
};

/**
 * Pictures of the pages' own design (`domain/src/core/page-art.ts`). `drawnAs`: the id whose hash
 * seeds the random numbers, so that the drawing looks like the library picture with that id.
 */
const pageArt = [
  {
    id: 'default',
    scene: 'cans',
    palette: 'news',
    og: true,
    alt: 'A stack of film cans with a reel unspooling over the top',
  },
  { id: 'box-office', scene: 'tickets', palette: 'trade', wide: true, og: true },
  {
    id: 'not-found',
    scene: 'snapped',
    palette: 'celebrities',
    alt: 'A film strip torn in two in front of an empty screen',
  },
  { id: 'empty', scene: 'seats', palette: 'news', alt: 'Rows of empty cinema seats facing a blank screen' },
  {
    id: 'welcome',
    scene: 'doors',
    palette: 'trade',
    alt: 'The open doors of a cinema, light falling out between garlands',
  },
  { id: 'about', scene: 'hoarding', palette: 'trade', wide: true, og: true },
  { id: 'about-reviews', scene: 'eye', palette: 'reviews', drawnAs: 'eye-reviews-1' },
  { id: 'about-streaming', scene: 'train', palette: 'streaming', drawnAs: 'train-streaming-1' },
  { id: 'about-celebrities', scene: 'dance', palette: 'celebrities', drawnAs: 'dance-celebrities-1' },
  { id: 'about-trade', scene: 'tickets', palette: 'trade', drawnAs: 'hero-tickets-trade' },
  { id: 'contact', scene: 'chai', palette: 'voices', drawnAs: 'chai-voices-1' },
  { id: 'polls', scene: 'talkies', palette: 'streaming', drawnAs: 'talkies-streaming-1' },
  { id: 'privacy', scene: 'lighthouse', palette: 'reviews', drawnAs: 'lighthouse-reviews-1' },
  { id: 'terms', scene: 'curtain', palette: 'reviews', drawnAs: 'curtain-reviews-1' },
];

const words = (text) => text.split(' ');

/**
 * @typedef {object} Picture
 * @property {string} id
 * @property {string} scene           a key of scenes/index.mjs
 * @property {string} palette         a key of palette.mjs
 * @property {'opening'|'article'|'poster'|'portrait'|'page'} kind   all but 'page' are library pictures
 * @property {string} alt             alt text
 * @property {number} seed
 * @property {{ title: string[], latin: string, credit: string, at: 'top'|'bottom' }} [poster]
 * @property {boolean} [hasWide]      pages only: whether there is also a 21:9 picture
 * @property {boolean} [hasOg]        pages only: whether there is a JPEG for link previews
 */

/** @returns {Picture[]} */
function listPictures() {
  const openings = Object.entries(heroScenes).map(([palette, scene]) => ({
    id: `hero-${scene}-${palette}`,
    scene,
    palette,
    kind: 'opening',
    alt: descriptions[scene],
  }));
  const articles = Object.entries(articleScenes).flatMap(([palette, scenes]) =>
    words(scenes).map((scene) => ({
      id: `${scene}-${palette}-1`,
      scene,
      palette,
      kind: 'article',
      alt: descriptions[scene],
    })),
  );
  const films = posters.map(([slug, scene, palette, title, latin, credit, at]) => ({
    id: `poster-${slug}`,
    scene,
    palette,
    kind: 'poster',
    alt: `Film poster: ${descriptions[scene][0].toLowerCase()}${descriptions[scene].slice(1)}, title ${title.join(' ')}`,
    poster: { title, latin, credit, at },
  }));
  const people = Object.entries(portraits).flatMap(([scene, ids]) =>
    words(ids).map((id, index) => ({
      id: `portrait-${id}`,
      scene,
      palette: portraitPalettes[index],
      kind: 'portrait',
      alt: descriptions[scene],
    })),
  );
  const pages = pageArt.map(
    ({ id, scene, palette, alt = descriptions[scene], wide = false, og = false, drawnAs = id }) => ({
      id,
      scene,
      palette,
      kind: 'page',
      alt,
      hasWide: wide,
      hasOg: og,
      drawnAs,
    }),
  );
  return [...openings, ...articles, ...films, ...people, ...pages].map(({ drawnAs, ...picture }) => ({
    ...picture,
    seed: seedOf(drawnAs ?? picture.id),
  }));
}

export const pictures = listPictures();

/**
 * A search text, and the ids of the demo's stories that should come first, best first. The list is
 * empty if no story matches.
 */
export type DemoSearch = { text: string; expected: string[] };

const dadar = [
  'dadar-ka-raja-review-an-old-man-a-tin-and-the-right-blue',
  'dadar-ka-rajas-interval-fight-shot-by-shot',
  'second-friday-holds-small-towns-dadar-ka-raja',
];
const chaand = ['chaand-ka-ticket-three-crore-to-go', 'chaand-ka-ticket-review-eighty-one-minutes-apart'];
const ladakh = [
  'ladakh-mail-review-two-travellers-and-a-letter-that-stays-shut',
  'the-letter-in-ladakh-mail-is-real-and-nobody-has-read-it',
  'who-owns-a-whistle',
];
const naqaab = [
  'naqaab-nagar-review-a-masked-ball-that-takes-its-own-mask-off',
  'ten-exits-one-villain-naqaab-nagar-explained',
  'naqaab-nagar-two-in-five-have-seen-it',
];
const kholi = [
  'kholi-no-9-review-forty-eight-windows-and-one-tap',
  'all-48-windows-of-kholi-no-9-mapped',
  'one-courtyard-48-windows-how-kholi-no-9-built-its-chawl',
];
const riyaaz = [
  'riyaaz-will-open-the-marine-lines-film-festival-uncut',
  'riyaaz-review-eleven-minutes-and-the-other-hundred-and-eighteen',
  'how-to-listen-to-riyaaz-if-you-know-no-raag',
];
const mohalla = [
  'mohalla-premier-league-broke-thirty-one-windows-and-has-receipts',
  'mohalla-premier-league-review-leg-side-only',
  'mohalla-premier-league-rain-delay',
];
const mitti = [
  'mitti-ka-sher-review-good-hands-heavy-speeches',
  'mitti-ka-sher-used-eleven-tonnes-of-clay',
  'mitti-ka-sher-tota-maina-opening-day',
];
const godavari = [
  'godavari-gadiyaaram-and-the-word-that-has-no-english',
  'godavari-gadiyaaram-review-it-strikes-thirteen',
  'godavari-gadiyaaram-two-hundred-crore-clock',
];
const farida = ['phir-milenge-farida-review-the-last-waltz-but-one'];
const barsaat = ['barsaat-express-review-the-train-stops-and-so-does-the-film'];
const lalbaug = [
  'lalbaug-files-review-the-inspector-will-see-you-shortly',
  'lalbaug-files-the-record-room-is-the-hero',
];
const sakpal = ['veerendra-sakpal-still-cannot-paint-a-nose', 'the-man-who-is-veerendra-sakpal-from-behind'];

/**
 * Sixty searches with the results that a reader expects. For a film's name: first the stories with
 * the name in the title (titles that begin with the name first, then newest first), then other
 * stories about the film. For a person's name: the stories about that person. `search-quality.ts`
 * measures how many expectations are met.
 */
export const searchQueries: DemoSearch[] = [
  // Titles of films and series, spelt correctly.
  { text: 'dadar ka raja', expected: dadar },
  { text: 'Chaand Ka Ticket', expected: chaand },
  { text: 'ladakh mail', expected: ladakh },
  { text: 'naqaab nagar', expected: naqaab },
  { text: 'phir milenge farida', expected: farida },
  { text: 'kholi no 9', expected: kholi },
  { text: 'riyaaz', expected: riyaaz },
  { text: 'barsaat express', expected: barsaat },
  { text: 'mohalla premier league', expected: mohalla },
  { text: 'mitti ka sher', expected: mitti },
  { text: 'godavari gadiyaaram', expected: godavari },
  {
    text: 'mazha muri',
    expected: [
      'mazha-muri-review-seven-leaks-in-search-of-a-sentence',
      'the-room-in-mazha-muri-was-built-to-leak',
      'thirty-one-kinds-of-rain',
    ],
  },
  {
    text: 'sea link',
    expected: [
      'sea-link-review-the-meter-is-running',
      'a-taxi-a-bridge-one-long-night-sea-link-drops-on-thursday',
      'sea-link-the-cab-has-a-credit',
    ],
  },
  { text: 'lalbaug files', expected: lalbaug },
  {
    text: 'sawa lakh',
    expected: [
      'sawa-lakh-first-week-wrestling-ring-of-its-own',
      'sawa-lakh-review-a-wrestler-who-would-rather-lie-down',
      'sawa-lakh-wrestles-outside-punjab',
    ],
  },
  // A film title and another word.
  { text: 'naqaab nagar review', expected: [naqaab[0] ?? ''] },
  { text: 'naqaab nagar explained', expected: [naqaab[1] ?? ''] },
  { text: 'kholi no. 9 review', expected: [kholi[0] ?? ''] },
  {
    text: '#DadarKaRaja',
    expected: [
      'second-friday-holds-small-towns-dadar-ka-raja',
      'friday-6-am-the-queue-outside-liberty-has-its-own-tea-stall',
    ],
  },
  // Misspelt names, and names in another transliteration.
  { text: 'dadr ka raja', expected: dadar },
  { text: 'daadar kaa raajaa', expected: dadar },
  { text: 'chand ka tiket', expected: chaand },
  { text: 'ladkah mail', expected: ladakh },
  { text: 'nakab nagar', expected: naqaab },
  { text: 'fir milenge fareeda', expected: farida },
  { text: 'riaz', expected: riyaaz },
  { text: 'barsat express', expected: barsaat },
  { text: 'mohala premiere league', expected: mohalla },
  { text: 'godavri gadiyaram', expected: godavari },
  { text: 'lalbag files', expected: lalbaug },
  {
    text: 'tisri ghanti',
    expected: ['teesri-ghanti-for-people-who-arrive-late', 'teesri-ghanti-samiksha-parde-ke-peeche-ki-bhagdaud'],
  },
  {
    text: 'chasmadid',
    expected: ['chashmadeed-the-verdict-came-early', 'chashmadeed-review-the-witness-nobody-wanted'],
  },
  { text: 'virendra sakpal', expected: sakpal },
  {
    text: 'sulba gokhle',
    expected: [
      'sulbha-gokhale-will-direct-a-comedy-about-a-lift',
      'the-four-summers-of-sulbha-gokhale',
      'four-fridays-out-of-six-sulbha-gokhale-gets-round-to-it',
    ],
  },
  // Only the beginning of a name.
  {
    text: 'chashmade',
    expected: ['chashmadeed-the-verdict-came-early', 'chashmadeed-review-the-witness-nobody-wanted'],
  },
  { text: 'dadar ka ra', expected: dadar },
  {
    text: 'tota mai',
    expected: [
      'tota-maina-talkies-review-two-tents-one-field',
      'tota-maina-talkies-goes-on-tour-in-its-own-tent',
      'mitti-ka-sher-tota-maina-opening-day',
    ],
  },
  // Hindi and Marathi. These searches also find texts in Latin letters.
  { text: 'दादर का राजा', expected: dadar },
  { text: 'चाँद का टिकट', expected: chaand },
  { text: 'लद्दाख मेल', expected: ladakh },
  { text: 'नकाब नगर', expected: naqaab },
  { text: 'रियाज़', expected: riyaaz },
  { text: 'मिट्टी का शेर', expected: mitti },
  { text: 'मोहल्ला प्रीमियर लीग', expected: mohalla },
  {
    text: 'गुलमोहर गली',
    expected: [
      'gulmohar-gali-samiksha-ek-gali-bhar-ki-duniya',
      'gulmohar-gali-stays-on-one-screen-because-one-street-asked',
      'gulmohar-gali-the-street-watches-itself',
    ],
  },
  {
    text: 'वारा आणि वाट',
    expected: [
      'vaara-ani-vaat-hindi-pattika-mein-marathi-film',
      'vaara-ani-vaat-fifth-week-more-shows',
      'vaara-ani-vaat-review-an-hour-with-a-windmill-and-a-goat',
    ],
  },
  { text: 'लखनऊ हारमोनियम', expected: ['lucknow-harmonium-mistri-aakhri-tonga'] },
  { text: 'नीलोफ़र काज़ी', expected: ['nilofer-kazi-se-baatcheet'] },
  // People, songs, places and things.
  { text: 'veerendra sakpal', expected: sakpal },
  {
    text: 'revati salvi',
    expected: ['revati-salvi-on-falling-for-a-loudspeaker', 'revati-salvis-first-audition-tape-in-her-words'],
  },
  { text: 'garam chai', expected: ['garam-chai-forty-eight-glasses'] },
  { text: 'raja aaya', expected: ['raja-aaya-brass-band-one-lane'] },
  {
    text: 'silver reel awards',
    expected: ['silver-reel-jury-makes-room-for-forty-eight-windows', 'five-songs-that-should-have-won-last-year'],
  },
  { text: 'samosa', expected: ['the-samosa-clause', 'canteen-index-regal-palace-nashik'] },
  {
    text: 'letter from the projection room',
    expected: [
      'letter-from-the-projection-room-what-i-see',
      'letter-from-the-projection-room-the-power-cut',
      'letter-from-the-projection-room-the-interval',
    ],
  },
  // No story of the demo matches these searches.
  { text: 'aaa', expected: [] },
  { text: 'asdfgh qwerty', expected: [] },
  { text: 'zork', expected: [] },
  { text: 'quantum chromodynamics', expected: [] },
  { text: 'ﷺﷺﷺ', expected: [] },
];

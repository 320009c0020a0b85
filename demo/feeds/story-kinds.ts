/**
 * Templates of the stories in the demo's two newspapers. Each template is used for many films, one
 * after another. `matinee` and `chitrapat` are the two newspapers' headlines, similar enough for
 * deduplication to treat them as one story. `{film}`, `{lead}`, `{director}` and `{place}` are
 * filled in.
 */
export type StoryKind = { matinee: string; chitrapat: string; text: string; chitrapatText: string };

export const storyKinds: readonly StoryKind[] = [
  {
    matinee: '{place} adds a midnight show of ‘{film}’ after three full houses in a row',
    chitrapat: 'After three full houses in a row, {place} adds a midnight show of ‘{film}’',
    text: 'The single-screen hall in {place} put up a handwritten board on Thursday evening, and by nine the queue had reached the tea stall. The manager says that he has not run a show at that hour since his father kept the keys. {lead} has promised to come for one of them, ticket bought and seat in the last row, as the staff have asked.',
    chitrapatText:
      'Three evenings without an empty seat were enough for the hall in {place}: it opens at midnight now. The ushers get an extra day off for it, and the tea stall across the road keeps its lights on.',
  },
  {
    matinee: '{director} cuts eleven minutes from ‘{film}’ so that {place} can fit a fourth show',
    chitrapat: 'So that {place} can fit a fourth show, {director} cuts eleven minutes from ‘{film}’',
    text: 'It is the song in the second half that goes, the one that nobody hummed on the way out. {director} sat with the projectionist for an afternoon and timed the reel changes by hand. What is left, they both say, is the film that was meant all along, and the last bus home is reached without running.',
    chitrapatText:
      'The shorter version runs from Friday. The song that was cut stays in the album, the director says, where it was happier anyway.',
  },
  {
    matinee: '{lead} returns to {place} to repaint the hoarding of ‘{film}’ with the last hand painter there',
    chitrapat: 'With the last hand painter there, {lead} returns to {place} to repaint the hoarding of ‘{film}’',
    text: 'The ladder was steadied by two schoolboys and a retired policeman. {lead} did the sky, which is the part that forgives, and left the eyes to the man who has painted eyes for forty years. The hoarding stands over the station road until the rains, or until the next release pays for the wall.',
    chitrapatText:
      'Forty years of painted eyes look down on the station road. The new ones took a day and a half, and a crowd stood under them for all of it.',
  },
  {
    matinee: 'Spot boys of ‘{film}’ get their names on the poster first, and {place} frames one for its lobby',
    chitrapat: '{place} frames a poster of ‘{film}’ for its lobby: the spot boys get their names on it first',
    text: 'There are nineteen of them, in alphabetical order, above the stars and in the same letters. {director} had asked for it at the beginning of the shoot, and the studio forgot to say no. In {place} the owner has taken down a film award to make room, since an award, he says, has only one name on it.',
    chitrapatText:
      'Nineteen names in alphabetical order stand above the title. The owner of the hall took down an award to make room for them.',
  },
  {
    matinee: 'A sitar, two dholaks and a train whistle: how the score of ‘{film}’ was recorded at {place} station',
    chitrapat:
      'How the score of ‘{film}’ was recorded at {place} station, with a sitar, two dholaks and a train whistle',
    text: 'The waiting room has the better echo, the composer found, but only between the morning express and the milk train. Eleven nights went into four minutes. The whistle is real and slightly flat, so the sitar was tuned down to it, and {lead} is said to have hummed the tune into a telephone so as not to lose it.',
    chitrapatText:
      'The whistle was a little flat, and the sitar was tuned down to meet it. Eleven nights between two trains gave four minutes of music.',
  },
  {
    matinee: '{place} school turns ‘{film}’ into a lesson in map reading, and {director} sits the test',
    chitrapat: '{director} sits the test as a school in {place} turns ‘{film}’ into a lesson in map reading',
    text: 'The chase in the film crosses the same bridge three times, as a girl of ten in the second row pointed out. {director} got seven of ten and a remark about the legend. The teacher means to go on with the next release, and has written to the distributor for a print with the maps left in.',
    chitrapatText:
      'Seven of ten for the director, who confused two bridges. The chase crosses one of them three times, and the class noticed.',
  },
  {
    matinee: 'Subtitles of ‘{film}’ are read aloud for the blind in {place}, by the volunteers who wrote them',
    chitrapat: 'By the volunteers who wrote them, subtitles of ‘{film}’ are read aloud for the blind in {place}',
    text: 'Every Sunday at ten two voices sit beside the projection box and say what nobody says on the screen. They began with weather and doors and have come to glances. {lead} listened to a show with eyes shut, and asked afterwards for the description of the last scene in writing, to keep.',
    chitrapatText:
      'Weather, doors and glances are what they describe, from beside the projection box, every Sunday at ten.',
  },
  {
    matinee: 'Costumes of ‘{film}’ go to the weavers’ market in {place}, each with the scene it was worn in',
    chitrapat: 'Each with the scene it was worn in, costumes of ‘{film}’ go to the weavers’ market in {place}',
    text: 'The blue one with the burnt sleeve went first, to a tailor who wants to know how it was done. What the sale brings is for the looms that stood still during the monsoon. {lead} kept a single button, and paid for it like everybody else, at the table by the gate.',
    chitrapatText:
      'A tailor bought the sleeve that burns in the second act. The money goes to looms that stood still during the rains.',
  },
  {
    matinee: 'The dog of ‘{film}’ has a fan club in {place}, and better notices than {lead}',
    chitrapat: 'In {place}, the dog of ‘{film}’ has a fan club and better notices than {lead}',
    text: 'He is eleven, answers to two names and does not look into the lens, which is more than can be said of some. The club meets at the bus shelter where he sleeps. {lead} has joined it, membership number four, and has been asked to bring biscuits to the next meeting.',
    chitrapatText:
      'The dog does not look into the lens, the club says, and that is the whole secret. It meets at the bus shelter where he sleeps.',
  },
  {
    matinee: 'Old ticket machine in {place} prints ‘{film}’ again, one misspelt stub at a time',
    chitrapat: 'One misspelt stub at a time, the old ticket machine in {place} prints ‘{film}’ again',
    text: 'The brass letters lack a vowel, so the title is short of it on every stub, and collectors have noticed. The mechanic is eighty and takes his pay in seats. {director} has put a stub in a frame, and would like the missing letter never to be found.',
    chitrapatText:
      'A vowel has been missing for twenty years, and collectors have begun to travel for it. The mechanic takes his pay in seats.',
  },
  {
    matinee: 'Rain stops ‘{film}’ in {place} at the rain scene, and the audience votes to wait for it to end',
    chitrapat: 'At the rain scene, rain stops ‘{film}’ in {place}: the audience votes to wait for it to end',
    text: 'The roof over row F has been a known fact since spring. Umbrellas went up, the reel stood still on a wet street, and nobody could tell for a moment which street it was. The vote was by clapping. {lead} heard of it the next morning and sent a roofer.',
    chitrapatText:
      'For a moment nobody could tell the street on the screen from the one outside. The vote was by clapping, and a roofer comes next week.',
  },
];

/**
 * Templates of Hindi stories, which only Chitrapat Daily prints. `{native}` is the film's native
 * title.
 */
export const hindiKinds: readonly { headline: string; text: string }[] = [
  {
    headline: '‘{native}’ देखने {place} के सिनेमाघर में तीन पीढ़ियाँ एक साथ पहुँचीं',
    text: 'दादी ने टिकट खरीदे, बेटे ने चाय, और पोती ने आख़िरी क़तार चुनी। सिनेमाघर के मालिक कहते हैं कि ऐसा शो उन्होंने बरसों बाद देखा। फ़िल्म ख़त्म होने पर तीनों ने एक ही गाना गुनगुनाया, और बाहर बारिश रुक चुकी थी।',
  },
  {
    headline: '{place} के पुराने पोस्टर पेंटर ने ‘{native}’ का बोर्ड हाथ से रंगा',
    text: 'चालीस साल से वे सिर्फ़ आँखें रंगते हैं, आसमान दूसरे लोग रंगते हैं। इस बार आसमान भी उन्होंने ही रंगा, क्योंकि शागिर्द बीमार था। लोग सड़क पार खड़े होकर देर तक देखते रहे और किसी ने तस्वीर नहीं खींची।',
  },
  {
    headline: '‘{native}’ का गाना {place} स्टेशन के प्रतीक्षालय में रिकॉर्ड हुआ',
    text: 'दो रेलगाड़ियों के बीच ग्यारह मिनट मिलते थे, और उन्हीं में पूरा गाना रिकॉर्ड हुआ। सीटी असली है और थोड़ी बेसुरी भी, इसलिए सितार को उसके सुर में उतारा गया। स्टेशन मास्टर का नाम भी गाने के साथ लिखा जाएगा।',
  },
];

export const places = ['Nashik', 'Nagpur', 'Lucknow', 'Pune', 'Lalbaug'] as const;
export const hindiPlaces = ['नासिक', 'नागपुर', 'लखनऊ', 'पुणे', 'लालबाग'] as const;

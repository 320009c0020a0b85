import type { ReleaseKind } from '@first-show/domain/films/film.schema';

/**
 * A release of a film. `date` is 'to be announced' for null, an offset of months or years for a
 * release of which no more is known, or a day by its week, as in `DemoFilm.releaseWeek`.
 */
export type DemoRelease = {
  kind: ReleaseKind;
  platform?: string;
  language?: string;
  checkedDaysAgo?: number;
} & ({ week: number } | { inMonths: number } | { inYears: number } | { day: string } | { isUnknown: true });

/**
 * Genres, cast and crew of a film, and the releases besides the first one in cinemas. `films.ts`
 * and `more-films.ts` have its director, its leads and its studio. A name without an entry in
 * `people.ts` is a credit without a page.
 */
export type DemoFilmFacts = {
  genres: string[];
  /** In Devanagari; by default the title on the poster, if that is in Devanagari. */
  hindiTitle?: string;
  releases?: DemoRelease[];
  /** Shows the open film of the demo's trailers. */
  hasTrailer?: true;
  /** Names of pictures of `library.ts`. */
  stills?: string[];
  /** In the order of the titles. */
  cast: [name: string, character: string][];
  crew: [name: string, job: string][];
};

export const filmFacts: Record<string, DemoFilmFacts> = {
  'dadar-ka-raja': {
    genres: ['action', 'drama'],
    hasTrailer: true,
    stills: [
      'moustache-news-1',
      'chawl-news-1',
      'hoarding-news-1',
      'marquee-celebrities-1',
      'kites-celebrities-1',
      'akhada-reviews-1',
    ],
    cast: [
      ['Veerendra Sakpal', 'Raja'],
      ['Lata Deshmane', 'Aai'],
      ['Dattaram Pednekar', 'Master Chinmay'],
      ['Zubin Mistry', 'The builder'],
      ['Santosh Gawli', 'Raja, from behind'],
    ],
    crew: [
      ['Anagha Tambe', 'writer'],
      ['Devanshu Trivedi', 'composer'],
      ['Cletus Rebello', 'cinematographer'],
      ['Shabbir Mistry', 'fight director'],
      ['Ishita Mohanty', 'choreographer'],
      ['Bilal Warsi', 'singer'],
    ],
  },
  'chaand-ka-ticket': {
    genres: ['romance'],
    cast: [
      ['Revati Salvi', 'Juhi'],
      ['Kabir Anand Rao', 'The announcer'],
      ['Lata Deshmane', 'The stationmaster'],
      ['Ninad Kelkar', 'Bunty'],
    ],
    crew: [
      ['Nilofer Kazi', 'writer'],
      ['Sajda Wani', 'composer'],
      ['Imroz Bhatti', 'composer'],
      ['Niharika Solanki', 'cinematographer'],
      ['Irfan Siddiqui Lakhnavi', 'lyricist'],
      ['Swarali Nene', 'singer'],
      ['Bilal Warsi', 'singer'],
    ],
  },
  'ladakh-mail': {
    genres: ['adventure', 'road movie'],
    stills: ['road-trade-1', 'television-streaming-1', 'sealink-music-1'],
    cast: [
      ['Jigmet Dorje', 'Stanzin'],
      ['Tanvi Sehrawat', 'Jasleen'],
      ['Lobsang Namgyal', 'The mechanic'],
    ],
    crew: [
      ['Mukta Bhide', 'writer'],
      ['Niharika Solanki', 'cinematographer'],
      ['Thinley Wangchuk', 'sound recordist'],
      ['Vasudha Kamat', 'costume designer'],
      ['Jasraj Kulwant', 'singer'],
    ],
  },
  'naqaab-nagar': {
    genres: ['thriller'],
    cast: [
      ['Meher Daruwala', 'Zarin'],
      ['Faisal Qadri', 'The master of ceremonies'],
      ['Zubin Mistry', 'The man in grey'],
    ],
    crew: [
      ['Pratyush Sen', 'writer'],
      ['Debjani Roychoudhury', 'editor'],
      ['Vasudha Kamat', 'costume designer'],
      ['Parineeta Dhar', 'singer'],
    ],
  },
  'phir-milenge-farida': {
    genres: ['drama', 'dance'],
    cast: [
      ['Ishita Mohanty', 'Farida'],
      ['Aslam Shaikh', 'Cyrus'],
      ['Zubin Mistry', 'The bride’s father'],
    ],
    crew: [
      ['Mukta Bhide', 'writer'],
      ['Ishita Mohanty', 'choreographer'],
      ['Sajda Wani', 'composer'],
      ['Imroz Bhatti', 'composer'],
      ['Cletus Rebello', 'cinematographer'],
    ],
  },
  'kholi-no-9': {
    genres: ['comedy'],
    cast: [
      ['Sulbha Gokhale', 'Mai'],
      ['Omkar Jadhav', 'Pakya'],
      ['Lata Deshmane', 'The landlord’s aunt'],
      ['Ninad Kelkar', 'The stranger'],
    ],
    crew: [
      ['Manjiri Phatak', 'writer'],
      ['Omkar Jadhav', 'writer'],
      ['Sameer Ghodke', 'editor'],
      ['Swarali Nene', 'singer'],
    ],
  },
  riyaaz: {
    genres: ['drama', 'music'],
    releases: [{ kind: 'premiere', week: -6, platform: 'Marine Lines Film Festival' }],
    cast: [
      ['Nasreen Bano', 'Zehra'],
      ['Raghav Nautiyal', 'The Ustad'],
      ['Suleman Khatri', 'The instrument maker'],
    ],
    crew: [
      ['Irfan Siddiqui Lakhnavi', 'writer'],
      ['Devanshu Trivedi', 'composer'],
      ['Ela Bhattacharya', 'editor'],
      ['Niharika Solanki', 'cinematographer'],
    ],
  },
  chashmadeed: {
    genres: ['thriller', 'courtroom'],
    cast: [
      ['Farhan Lokhande', 'The conductor'],
      ['Meher Daruwala', 'The prosecutor'],
      ['Lata Deshmane', 'The judge'],
      ['Zubin Mistry', 'The accused'],
    ],
    crew: [
      ['Pratyush Sen', 'writer'],
      ['Debjani Roychoudhury', 'editor'],
      ['Shabbir Mistry', 'fight director'],
    ],
  },
  'barsaat-express': {
    genres: ['drama', 'disaster'],
    cast: [
      ['Veerendra Sakpal', 'The motorman'],
      ['Sulbha Gokhale', 'The schoolteacher'],
      ['Ninad Kelkar', 'The guard'],
      ['Santosh Gawli', 'The motorman, from behind'],
    ],
    crew: [
      ['Mukta Bhide', 'writer'],
      ['Cletus Rebello', 'cinematographer'],
      ['Devanshu Trivedi', 'composer'],
      ['Jasraj Kulwant', 'singer'],
    ],
  },
  'mohalla-premier-league': {
    genres: ['comedy', 'sport'],
    releases: [{ kind: 'streaming', week: 1, platform: 'Teer TV' }],
    cast: [
      ['Kabir Anand Rao', 'Sunny'],
      ['Omkar Jadhav', 'Monty'],
      ['Lata Deshmane', 'Mummy, the umpire'],
      ['Ninad Kelkar', 'The wicketkeeper'],
    ],
    crew: [
      ['Tushar Bhalerao', 'writer'],
      ['Sameer Ghodke', 'editor'],
      ['Kabir Anand Rao', 'singer'],
    ],
  },
  'gulmohar-gali': {
    genres: ['drama', 'coming of age'],
    cast: [
      ['Pihu Ranade', 'Gulmohar'],
      ['Devika Thaker', 'The laundry owner'],
    ],
    crew: [
      ['Niharika Solanki', 'cinematographer'],
      ['Parineeta Dhar', 'singer'],
    ],
  },
  'teesri-ghanti': {
    genres: ['comedy'],
    releases: [{ kind: 'television', week: 2, platform: 'Teer TV' }],
    cast: [
      ['Aslam Shaikh', 'The old king'],
      ['Sulbha Gokhale', 'The wardrobe mistress'],
      ['Omkar Jadhav', 'The prompter'],
    ],
    crew: [
      ['Manjiri Phatak', 'writer'],
      ['Sameer Ghodke', 'editor'],
    ],
  },
  'aakhri-tonga': {
    genres: ['drama'],
    cast: [
      ['Raghav Nautiyal', 'Kallan Mian'],
      ['Nasreen Bano', 'The passenger'],
      ['Suleman Khatri', 'The farrier'],
    ],
    crew: [
      ['Nilofer Kazi', 'writer'],
      ['Irfan Siddiqui Lakhnavi', 'lyricist'],
      ['Bilal Warsi', 'singer'],
    ],
  },
  'bijli-ghar': {
    genres: ['action', 'heist'],
    releases: [{ kind: 'streaming', week: -4, platform: 'Jharokha', checkedDaysAgo: 6 }],
    cast: [
      ['Veerendra Sakpal', 'Wagle'],
      ['Tanvi Sehrawat', 'Ira'],
      ['Jigmet Dorje', 'Norbu'],
      ['Zubin Mistry', 'The general manager'],
      ['Santosh Gawli', 'Wagle, from behind'],
    ],
    crew: [
      ['Anagha Tambe', 'writer'],
      ['Devanshu Trivedi', 'composer'],
      ['Cletus Rebello', 'cinematographer'],
      ['Shabbir Mistry', 'fight director'],
      ['Debjani Roychoudhury', 'editor'],
    ],
  },
  'rangoli-mills': {
    genres: ['musical', 'drama'],
    releases: [{ kind: 'streaming', week: -3, platform: 'Chitrahaat', checkedDaysAgo: 9 }],
    cast: [
      ['Ishita Mohanty', 'Shevanti'],
      ['Farhan Lokhande', 'Dagdu'],
      ['Dattaram Pednekar', 'The doorkeeper'],
    ],
    crew: [
      ['Ela Bhattacharya', 'editor'],
      ['Ishita Mohanty', 'choreographer'],
      ['Devanshu Trivedi', 'composer'],
      ['Mukta Bhide', 'lyricist'],
      ['Swarali Nene', 'singer'],
    ],
  },
  'sawa-lakh': {
    genres: ['sport', 'drama'],
    cast: [
      ['Gurnoor Dhaliwal', 'Shera'],
      ['Harpreet Virk', 'Nimmo'],
      ['Bachittar Singh', 'Himself'],
    ],
    crew: [
      ['Jasraj Kulwant', 'singer'],
      ['Shabbir Mistry', 'fight director'],
    ],
  },
  'kaagaz-ki-patang': {
    genres: ['drama', 'family'],
    cast: [
      ['Pihu Ranade', 'Chhaya'],
      ['Devika Thaker', 'Hansa'],
      ['Suleman Khatri', 'The kite maker'],
    ],
    crew: [
      ['Niharika Solanki', 'cinematographer'],
      ['Sajda Wani', 'composer'],
      ['Imroz Bhatti', 'composer'],
      ['Swarali Nene', 'singer'],
    ],
  },
  'tota-maina-talkies': {
    genres: ['comedy'],
    cast: [
      ['Kabir Anand Rao', 'Tota'],
      ['Nasreen Bano', 'Maina'],
      ['Sayali Ahirrao', 'The niece'],
    ],
    crew: [
      ['Tushar Bhalerao', 'writer'],
      ['Sameer Ghodke', 'editor'],
      ['Swarali Nene', 'singer'],
    ],
  },
  'mitti-ka-sher': {
    genres: ['drama', 'satire'],
    cast: [
      ['Faisal Qadri', 'Bhola'],
      ['Tanvi Sehrawat', 'Sunita'],
      ['Suleman Khatri', 'The minister'],
    ],
    crew: [
      ['Mukta Bhide', 'writer'],
      ['Niharika Solanki', 'cinematographer'],
    ],
  },
  'vaara-ani-vaat': {
    genres: ['drama'],
    cast: [
      ['Sulbha Gokhale', 'Akka'],
      ['Dattaram Pednekar', 'The lorry driver'],
    ],
    crew: [
      ['Anagha Tambe', 'writer'],
      ['Cletus Rebello', 'cinematographer'],
    ],
  },
  'kadal-vilakku': {
    genres: ['mystery'],
    hindiTitle: 'कडल विलक्कु',
    cast: [
      ['Madhivanan R.', 'The keeper'],
      ['Yazhini Selvam', 'Mangai'],
    ],
    crew: [
      ['Arivu Thangaraj', 'writer'],
      ['Debjani Roychoudhury', 'editor'],
    ],
  },
  'godavari-gadiyaaram': {
    genres: ['drama', 'family'],
    hindiTitle: 'गोदावरी गडियारम',
    cast: [
      ['Charan Teja Vemuri', 'Subbaraju'],
      ['Bhargavi Rao', 'The commissioner'],
    ],
    crew: [
      ['Charan Teja Vemuri', 'producer'],
      ['Devanshu Trivedi', 'composer'],
    ],
  },
  'mazha-muri': {
    genres: ['drama'],
    hindiTitle: 'मझा मुरी',
    cast: [['Anjana Madhav', 'The translator']],
    crew: [
      ['Vishnu Parameswar', 'writer'],
      ['Vishnu Parameswar', 'cinematographer'],
    ],
  },
  'kesar-aur-kohra': {
    genres: ['crime'],
    hasTrailer: true,
    cast: [
      ['Meher Daruwala', 'Inspector Ruhi Bhat'],
      ['Jigmet Dorje', 'The weigher'],
    ],
    crew: [
      ['Nilofer Kazi', 'writer'],
      ['Sajda Wani', 'composer'],
      ['Imroz Bhatti', 'composer'],
    ],
  },
  'chautha-mala': {
    genres: ['comedy'],
    releases: [{ kind: 'cinema', isUnknown: true }],
    cast: [
      ['Omkar Jadhav', 'The liftman'],
      ['Aslam Shaikh', 'Fourth floor'],
      ['Nasreen Bano', 'Seventh floor'],
    ],
    crew: [
      ['Mukta Bhide', 'writer'],
      ['Cletus Rebello', 'cinematographer'],
    ],
  },
  'nouka-nombor-saat': {
    genres: ['drama'],
    hindiTitle: 'नौका नंबर सात',
    cast: [['Somnath Baidya', 'The serang']],
    crew: [['Debjani Roychoudhury', 'editor']],
  },
  'haat-ki-saanjh': {
    genres: ['drama', 'comedy'],
    releases: [{ kind: 'cinema', week: -1 }],
    cast: [['Devika Thaker', 'Phulwa']],
    crew: [],
  },
  'baraf-ki-mandi': {
    genres: ['drama'],
    releases: [{ kind: 'cinema', inMonths: 3 }],
    cast: [
      ['Jigmet Dorje', 'Rigzin'],
      ['Lobsang Namgyal', 'The ice seller'],
    ],
    crew: [['Thinley Wangchuk', 'sound recordist']],
  },
  'samundar-ka-naksha': {
    genres: ['adventure'],
    releases: [{ kind: 'cinema', inYears: 1 }],
    cast: [
      ['Veerendra Sakpal', 'The harbour master'],
      ['Madhivanan R.', 'The pilot'],
    ],
    crew: [['Shabbir Mistry', 'fight director']],
  },
  'chhatri-mat-bhoolna': {
    genres: ['romance', 'comedy'],
    releases: [{ kind: 'cinema', week: 1 }],
    hasTrailer: true,
    cast: [
      ['Revati Salvi', 'Tara'],
      ['Ninad Kelkar', 'Gappu'],
      ['Lata Deshmane', 'The pensioner'],
    ],
    crew: [
      ['Gauri Dixit', 'writer'],
      ['Sameer Ghodke', 'editor'],
      ['Parineeta Dhar', 'singer'],
    ],
  },
  'saat-dabbe-gayab': {
    genres: ['comedy', 'crime'],
    releases: [{ kind: 'cinema', week: 3 }],
    hasTrailer: true,
    cast: [
      ['Tanvi Sehrawat', 'Inspector Gauri'],
      ['Kabir Anand Rao', 'Dabbu'],
      ['Zubin Mistry', 'The cook'],
    ],
    crew: [
      ['Tushar Bhalerao', 'writer'],
      ['Shabbir Mistry', 'fight director'],
    ],
  },
  'ghanta-ghar': {
    genres: ['action'],
    hindiTitle: 'घंटा घर',
    releases: [
      { kind: 'cinema', week: 5, language: 'Telugu' },
      { kind: 'cinema', week: 6, language: 'Hindi' },
    ],
    cast: [
      ['Charan Teja Vemuri', 'Ranga'],
      ['Bhargavi Rao', 'Kamakshi'],
    ],
    crew: [['Devanshu Trivedi', 'composer']],
  },
  'raat-ki-chai': {
    genres: ['drama'],
    releases: [{ kind: 'streaming', week: -3, platform: 'Jharokha', checkedDaysAgo: 5 }],
    cast: [
      ['Farhan Lokhande', 'The tea seller'],
      ['Anjana Madhav', 'The nurse'],
    ],
    crew: [
      ['Gauri Dixit', 'writer'],
      ['Niharika Solanki', 'cinematographer'],
    ],
  },
  'istri-ki-dukaan': {
    genres: ['comedy', 'family'],
    releases: [{ kind: 'streaming', week: -19, platform: 'Chitrahaat', checkedDaysAgo: 110 }],
    cast: [
      ['Devika Thaker', 'Kanta'],
      ['Dattaram Pednekar', 'The presser'],
    ],
    crew: [['Mukta Bhide', 'writer']],
  },
  'khat-mila-kya': {
    genres: ['family'],
    releases: [{ kind: 'streaming', week: 2, platform: 'Teer TV' }],
    cast: [
      ['Pihu Ranade', 'Mini'],
      ['Raghav Nautiyal', 'Dada'],
    ],
    crew: [['Irfan Siddiqui Lakhnavi', 'writer']],
  },
  'nadi-ka-pata': {
    genres: ['drama'],
    releases: [{ kind: 'premiere', week: -2, platform: 'Marine Lines Film Festival' }],
    cast: [['Nasreen Bano', 'The census taker']],
    crew: [
      ['Ela Bhattacharya', 'editor'],
      ['Thinley Wangchuk', 'sound recordist'],
    ],
  },
  'shehar-ki-shaam': {
    genres: ['musical', 'romance'],
    releases: [
      { kind: 'cinema', day: '2009-11-13' },
      { kind: 're-release', week: -1 },
    ],
    cast: [
      ['Veerendra Sakpal', 'Vijay'],
      ['Ishita Mohanty', 'Kiran'],
      ['Aslam Shaikh', 'The bandmaster'],
    ],
    crew: [
      ['Irfan Siddiqui Lakhnavi', 'lyricist'],
      ['Devanshu Trivedi', 'composer'],
      ['Cletus Rebello', 'cinematographer'],
    ],
  },
};

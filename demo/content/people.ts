import type { PersonDoc } from '@first-show/domain/people/person.schema';

/** One person of the demo. Credits name people by `name`, so every name is here once. */
export type DemoPerson = {
  name: string;
  hindiName: string;
  aliases: string[];
  /** In lower case, the most important one first. */
  jobs: string[];
  /** 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY'; null is unknown. */
  born: string | null;
  about: string;
  links: string[];
  source: string;
  sources: PersonDoc['sources'];
};

const INTERVIEW = 'Interview with First Show';
const CREDITS = 'Credits of the films';

/** A person as a tuple: name, Hindi name, jobs, born, about, and what only a few people have. */
type Row = [
  name: string,
  hindiName: string,
  jobs: string,
  born: string | null,
  about: string,
  rest?: Partial<Pick<DemoPerson, 'aliases' | 'links' | 'source' | 'sources'>>,
];

const actors: Row[] = [
  [
    'Veerendra Sakpal',
    'वीरेंद्र सकपाल',
    'actor, producer',
    '1968-08-14',
    'Veerendra Sakpal drove a milk van in Parel until a director asked him to hold a ladder and then to climb it. He has opened on a Friday in every year since, mostly upwards, and still counts the rungs aloud.',
    {
      aliases: ['Veeru Sakpal', 'V. Sakpal'],
      links: ['https://veerendra-sakpal.example/', 'https://parel-players.example/members/sakpal'],
      sources: { born: 'https://parel-players.example/members/sakpal', jobs: CREDITS },
    },
  ],
  [
    'Revati Salvi',
    'रेवती साळवी',
    'actor',
    '1994-02-03',
    'Revati Salvi turned down three weddings before she found a film without one. She trained as a radio announcer, and says that a voice is the only costume she has never lost.',
  ],
  [
    'Kabir Anand Rao',
    'कबीर आनंद राव',
    'actor, singer',
    '1989-11-20',
    'Kabir Anand Rao won a college mimicry contest by impersonating its judge. Comedies followed, then a romance in which the audience does not see him for fifty minutes.',
    { aliases: ['Kabir A. Rao'] },
  ],
  [
    'Jigmet Dorje',
    'जिगमेत दोरजे',
    'actor',
    '1991-05',
    'Jigmet Dorje is the son of a postman from Leh, who checked his walk for his best-known part. He lives there still and comes down for filming, by bus when the pass is open.',
  ],
  [
    'Tanvi Sehrawat',
    'तन्वी सहरावत',
    'actor',
    '1993-07-27',
    'Tanvi Sehrawat rode motorcycles for other actresses before she had lines of her own. She keeps a list of every costume she has been cold in.',
  ],
  [
    'Meher Daruwala',
    'मेहर दारूवाला',
    'actor',
    '1986-12-09',
    'Meher Daruwala came to films from the Parsi stage, where she played her first villain at eleven. Directors cast her as people who notice things.',
    { aliases: ['Meher Daroowala'] },
  ],
  [
    'Faisal Qadri',
    'फ़ैसल क़ादरी',
    'actor',
    '1980-03-30',
    'Faisal Qadri studied civil engineering in Bhopal and built one culvert, which he says still stands. He learned the potter’s wheel for a film and has kept one at home.',
  ],
  [
    'Ishita Mohanty',
    'इशिता मोहंती',
    'actor, choreographer',
    '1977-09-18',
    'Ishita Mohanty acts in one film and choreographs the next. She dances through a left knee that will not bend, and counts aloud in Odia when a take matters.',
  ],
  [
    'Aslam Shaikh',
    'असलम शेख़',
    'actor',
    '1962-01-25',
    'Aslam Shaikh spent thirty years in a touring theatre company before films noticed him. He is known for the pause, some of which he intends.',
    { aliases: ['Aslam Sheikh'] },
  ],
  [
    'Sulbha Gokhale',
    'सुलभा गोखले',
    'actor, director',
    '1959-06-11',
    'Sulbha Gokhale has acted in Marathi and Hindi films for four decades, generally as the person who was right. Her own umbrella has appeared in four of them. She is preparing her first film as a director.',
    { aliases: ['Sulabha Gokhale'] },
  ],
  [
    'Omkar Jadhav',
    'ओंकार जाधव',
    'actor, writer',
    '1992-10-02',
    'Omkar Jadhav wrote one-act plays in Kolhapur and cast himself when nobody else was awake. He does his own falls and has a favourite staircase.',
  ],
  [
    'Nasreen Bano',
    'नसरीन बानो',
    'actor',
    '1990-04-16',
    'Nasreen Bano learned the sitar for a year to hold it properly for eleven minutes. Before that she read the evening bulletin in Lucknow and never smiled on air.',
  ],
  [
    'Raghav Nautiyal',
    'राघव नौटियाल',
    'actor',
    '1955',
    'Raghav Nautiyal taught geography in Pauri and joined a theatre group on the day after his retirement. Films use his hands as often as his face.',
  ],
  [
    'Farhan Lokhande',
    'फ़रहान लोखंडे',
    'actor',
    '1983-08-22',
    'Farhan Lokhande worked the night shift of a mill whose story he later played in. He prepares by sitting where his characters would sit, and has been told to hush in a court gallery.',
  ],
  [
    'Pihu Ranade',
    'पीहू रानडे',
    'actor',
    '2005-03-05',
    'Pihu Ranade was found by a casting assistant on a bicycle, going the wrong way down a one-way lane. She has finished school between two films.',
  ],
  [
    'Devika Thaker',
    'देविका ठाकर',
    'actor',
    '1974-02-28',
    'Devika Thaker is a star of the Gujarati stage, where she has played the same widow nine hundred times. On screen she lights stoves, keeps accounts and gives nothing away.',
  ],
  [
    'Gurnoor Dhaliwal',
    'गुरनूर धालीवाल',
    'actor',
    '1988-05-19',
    'Gurnoor Dhaliwal weighs a hundred and eleven kilos and went to the akhara for four weeks, which became four months. He eats breakfast twice.',
  ],
  [
    'Madhivanan R.',
    'मधिवानन आर.',
    'actor',
    '1971-11-07',
    'Madhivanan R. ran a tea shop at a bus stand in Nagapattinam and acted on Sundays. He has played three lighthouse keepers and asks to be offered a fourth.',
    { aliases: ['R. Madhivanan'] },
  ],
  [
    'Yazhini Selvam',
    'याझिनी सेल्वम',
    'actor, singer',
    '1998-06',
    'Yazhini Selvam sang in church at Velankanni and hums in every part, sometimes a quarter-tone out on purpose.',
  ],
  [
    'Charan Teja Vemuri',
    'चरण तेजा वेमुरी',
    'actor, producer',
    '1979-01-13',
    'Charan Teja Vemuri has entered his films by train, by bullock cart and down a clock face. His readers of scripts know that he prefers parts with spectacles.',
    { aliases: ['Charan Teja'] },
  ],
  [
    'Anjana Madhav',
    'अंजना माधव',
    'actor',
    '1987-09-30',
    'Anjana Madhav translated plays from Malayalam before she acted in them. She prepared for a film alone in a room by not being spoken to for a month.',
  ],
  [
    'Sayali Ahirrao',
    'सायली अहिरराव',
    'actor',
    '2001',
    'Sayali Ahirrao sold popcorn at a Nashik cinema until the winter in which she was cast. She has since been on four hundred bus stops.',
  ],
  [
    'Dattaram Pednekar',
    'दत्ताराम पेडणेकर',
    'actor, painter',
    '1949-04',
    'Dattaram Pednekar painted film hoardings in Dadar for forty years and plays one of the men he used to be. He has remarks about noses.',
  ],
  [
    'Lobsang Namgyal',
    'लोबसांग नामग्याल',
    'actor',
    null,
    'Lobsang Namgyal plays mechanics, monks and one very patient customs officer. He keeps a garage on the road to Nubra.',
    { source: CREDITS },
  ],
  [
    'Zubin Mistry',
    'ज़ुबिन मिस्त्री',
    'actor',
    '1966-10-10',
    'Zubin Mistry has been the second suspect in eleven thrillers and did it in two of them.',
    { source: CREDITS },
  ],
  [
    'Lata Deshmane',
    'लता देशमाने',
    'actor',
    '1957',
    'Lata Deshmane has played mothers since she was twenty-six. She asks each director how old the son is, and writes the answer on her hand.',
  ],
  [
    'Harpreet Virk',
    'हरप्रीत विर्क',
    'actor',
    '1996-08',
    'Harpreet Virk wrestled for her university at Patiala and lost, she says, only to one person, who is now her stunt double.',
  ],
  [
    'Ninad Kelkar',
    'निनाद केळकर',
    'actor, singer',
    '1999-12-24',
    'Ninad Kelkar came to films from children’s theatre in Pune and is cast as younger brothers. He keeps wicket for two teams.',
  ],
  [
    'Bhargavi Rao',
    'भार्गवी राव',
    'actor',
    '1985-02',
    'Bhargavi Rao acts in Telugu and Kannada films and is often the only person in the story with a plan.',
    { source: CREDITS },
  ],
  [
    'Suleman Khatri',
    'सुलेमान खत्री',
    'actor',
    '1953',
    'Suleman Khatri dyed cloth in Kutch before he acted, and chooses his own turbans.',
    { source: CREDITS },
  ],
];

const directors: Row[] = [
  [
    'Anagha Tambe',
    'अनघा तांबे',
    'director, writer',
    '1975-05-02',
    'Anagha Tambe made the year’s biggest film and its smallest within seven weeks of each other. She storyboards on the backs of electricity bills and does not shoot on Thursdays.',
  ],
  [
    'Nilofer Kazi',
    'निलोफ़र काज़ी',
    'director, writer',
    '1981-10-29',
    'Nilofer Kazi wrote radio plays in Lucknow, which is why her characters listen so well. Her films keep people apart for as long as they can.',
    { aliases: ['Nilofar Qazi'] },
  ],
  [
    'Harkirat Gill',
    'हरकीरत गिल',
    'director, producer',
    '1970-03-12',
    'Harkirat Gill likes roads, trains and weather, and has been rained on in nine states. He began as a driver for film units.',
  ],
  [
    'Pratyush Sen',
    'प्रत्यूष सेन',
    'director, writer',
    '1984-07-08',
    'Pratyush Sen reported from the Kolkata courts for six years. His thrillers have doors in them, and he can say where each one leads.',
  ],
  [
    'Kaveri Iyengar',
    'कावेरी अयंगर',
    'director',
    '1978-01-19',
    'Kaveri Iyengar was a ballroom champion before a knee ended it. She lets people in her films settle arguments by dancing.',
  ],
  [
    'Manjiri Phatak',
    'मंजिरी फाटक',
    'director, writer',
    '1982-06-24',
    'Manjiri Phatak grew up in a chawl of 36 windows and directs for large casts in small spaces. She rehearses with a whistle.',
  ],
  [
    'Ela Bhattacharya',
    'इला भट्टाचार्य',
    'director, editor',
    '1973-11-15',
    'Ela Bhattacharya edited for fifteen years and now avoids cutting where she can. Her longest shot lasts eleven minutes.',
    { aliases: ['Ila Bhattacharya'] },
  ],
  [
    'Tushar Bhalerao',
    'तुषार भालेराव',
    'director, writer',
    '1987-04-04',
    'Tushar Bhalerao followed a touring cinema for a season and wrote down everything that went wrong. Two comedies have come of it so far.',
  ],
  [
    'Rutul Mehta',
    'ऋतुल मेहता',
    'director',
    '1980-12',
    'Rutul Mehta films work: pots, kites, saris on a line. He was an industrial designer in Ahmedabad and still measures a room before he enters it.',
  ],
  [
    'Arivu Thangaraj',
    'अरिवु तंगराज',
    'director, writer',
    '1976',
    'Arivu Thangaraj was a marine surveyor on the Coromandel coast. His films have tides in them, and the tides are right.',
  ],
  [
    'Sandhya Rani Kolli',
    'संध्या रानी कोल्ली',
    'director',
    '1983-08',
    'Sandhya Rani Kolli directs large Telugu films about small municipal matters. She has never used a drone.',
  ],
  [
    'Vishnu Parameswar',
    'विष्णु परमेश्वर',
    'director, writer, cinematographer',
    '1985-06-01',
    'Vishnu Parameswar shoots, writes and sweeps his own sets. His last one was a single room, with seven leaks.',
  ],
  [
    'Mrinmoyee Lahiri',
    'मृण्मयी लाहिड़ी',
    'director',
    '1990',
    'Mrinmoyee Lahiri made documentaries about ferries. Her first film is set on one that still runs, so her crew buys tickets.',
  ],
  [
    'Gauri Dixit',
    'गौरी दीक्षित',
    'director, writer',
    '1988-09-09',
    'Gauri Dixit wrote for radio comedies in Nagpur and directs films in which nobody raises their voice.',
  ],
];

const crew: Row[] = [
  [
    'Devanshu Trivedi',
    'देवांशु त्रिवेदी',
    'composer',
    '1972-02-17',
    'Devanshu Trivedi composes on a harmonium that lacks two keys and writes around them. He has scored a power station and a sitar lesson.',
  ],
  [
    'Sajda Wani',
    'सजदा वानी',
    'composer, singer',
    '1989-05-25',
    'Sajda Wani is one half of the duo Sajda & Imroz. She finds the tune, usually on a train.',
    { aliases: ['Sajda'] },
  ],
  [
    'Imroz Bhatti',
    'इमरोज़ भट्टी',
    'composer',
    '1988-12-03',
    'Imroz Bhatti is the other half of Sajda & Imroz. He records rooms before anybody sings in them.',
    { aliases: ['Imroz'] },
  ],
  [
    'Swarali Nene',
    'स्वराली नेने',
    'singer',
    '1995-01-30',
    'Swarali Nene sang the season’s most borrowed chorus in one take, at a window. She gargles with nothing, and says so when asked.',
  ],
  [
    'Bilal Warsi',
    'बिलाल वारसी',
    'singer',
    '1979-06-06',
    'Bilal Warsi comes from a family of qawwals at Dewa and sings for films at night, when the traffic agrees.',
  ],
  [
    'Parineeta Dhar',
    'परिणीता धर',
    'singer',
    '1992-11-11',
    'Parineeta Dhar sings lullabies for thrillers. Her voice plays on late-night radio more than any other this month.',
  ],
  [
    'Jasraj Kulwant',
    'जसराज कुलवंत',
    'singer',
    '1984-04',
    'Jasraj Kulwant sang at melas in Moga and can still fill a field without a microphone.',
  ],
  [
    'Cletus Rebello',
    'क्लीटस रिबेलो',
    'cinematographer',
    '1964-03-19',
    'Cletus Rebello has photographed chawls, trains and one turbine hall under water. He lights faces from below the collar and carries his own sandwich.',
  ],
  [
    'Thinley Wangchuk',
    'थिनले वांगचुक',
    'sound recordist',
    null,
    'Thinley Wangchuk records wind, and can tell three passes apart by it.',
    { source: CREDITS },
  ],
  [
    'Shabbir Mistry',
    'शब्बीर मिस्त्री',
    'fight director',
    '1960',
    'Shabbir Mistry arranges fights so that the furniture can be used again. He began as a carpenter.',
  ],
  [
    'Niharika Solanki',
    'निहारिका सोलंकी',
    'cinematographer',
    '1986-07-21',
    'Niharika Solanki waits for six in the evening. Most of her films happen at about that time.',
  ],
  [
    'Debjani Roychoudhury',
    'देबजानी रायचौधुरी',
    'editor',
    '1981',
    'Debjani Roychoudhury cuts thrillers on paper first. She keeps the removed scenes in order, in case somebody confesses.',
  ],
  [
    'Sameer Ghodke',
    'समीर घोडके',
    'editor',
    '1977-05',
    'Sameer Ghodke edits comedies by leaving the room and listening through the door.',
  ],
  [
    'Mukta Bhide',
    'मुक्ता भिडे',
    'writer, lyricist',
    '1969-08-31',
    'Mukta Bhide writes dialogue and songs, and has put a grocery list into three of them.',
  ],
  [
    'Irfan Siddiqui Lakhnavi',
    'इरफ़ान सिद्दीक़ी लखनवी',
    'lyricist, writer',
    '1951-02',
    'Irfan Siddiqui Lakhnavi writes ghazals for the page and songs for the rent. He signs the better of the two with his city’s name.',
    { aliases: ['Irfan Lakhnavi'] },
  ],
  [
    'Vasudha Kamat',
    'वसुधा कामत',
    'costume designer',
    '1974-10',
    'Vasudha Kamat ages cloth in her own balcony and lends the pigeons a credit. Nine kilos of red embroidery on a scooter were her idea.',
  ],
];

/** The people of the demo. Everybody is invented. */
export const people: DemoPerson[] = [...actors, ...directors, ...crew].map(
  ([name, hindiName, jobs, born, about, { aliases = [], links = [], source = INTERVIEW, sources = {} } = {}]) => ({
    name,
    hindiName,
    aliases,
    jobs: jobs.split(', '),
    born,
    about,
    links,
    source,
    sources,
  }),
);

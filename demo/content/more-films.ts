import type { DemoFilm } from './films.ts';

/**
 * Films without figures: announced, upcoming, released by a streaming service only, shown at a
 * festival only, or released again. Their releases are in `film-facts.ts`.
 */
export type DemoFilmWithoutFigures = Pick<
  DemoFilm,
  'slug' | 'movieName' | 'nativeTitle' | 'director' | 'studio' | 'runtimeMinutes'
> & {
  languages: string[];
  leads: string[];
  about: string;
  certificate: 'U' | 'UA 7+' | 'UA 13+' | 'UA 16+' | 'A' | null;
};

export const moreFilms: DemoFilmWithoutFigures[] = [
  {
    slug: 'chautha-mala',
    movieName: 'Chautha Mala',
    nativeTitle: 'चौथा माळा',
    languages: ['Marathi'],
    director: 'Sulbha Gokhale',
    leads: ['Omkar Jadhav'],
    studio: 'Peepal Tree Pictures',
    runtimeMinutes: null,
    certificate: null,
    about:
      'An apartment building in Girgaum has a lift that stops only at the fourth floor. The residents of the other three agree about nothing else.',
  },
  {
    slug: 'nouka-nombor-saat',
    movieName: 'Nouka Nombor Saat',
    nativeTitle: 'নৌকা নম্বর সাত',
    languages: ['Bengali'],
    director: 'Mrinmoyee Lahiri',
    leads: ['Somnath Baidya'],
    studio: 'Ghat Pictures',
    runtimeMinutes: null,
    certificate: null,
    about:
      'A serang has taken four million people across the Hooghly and has never once been to the temple on the far bank. His last crossing is full.',
  },
  {
    slug: 'baraf-ki-mandi',
    movieName: 'Baraf Ki Mandi',
    nativeTitle: 'बर्फ़ की मंडी',
    languages: ['Hindi'],
    director: 'Harkirat Gill',
    leads: ['Jigmet Dorje', 'Lobsang Namgyal'],
    studio: 'Highroad Studio',
    runtimeMinutes: null,
    certificate: null,
    about:
      'Two cousins buy a glacier’s worth of ice in Lahaul and have one truck, one good tyre and eleven hours to reach the fish market at Chandigarh.',
  },
  {
    slug: 'samundar-ka-naksha',
    movieName: 'Samundar Ka Naksha',
    nativeTitle: 'समुंदर का नक़्शा',
    languages: ['Hindi', 'Tamil'],
    director: 'Arivu Thangaraj',
    leads: ['Veerendra Sakpal', 'Madhivanan R.'],
    studio: 'Neithal Frames',
    runtimeMinutes: null,
    certificate: null,
    about:
      'A harbour master and a pilot who have not spoken since a collision in 1994 are the only two people who can read the chart of the old channel.',
  },
  {
    slug: 'chhatri-mat-bhoolna',
    movieName: 'Chhatri Mat Bhoolna',
    nativeTitle: 'छतरी मत भूलना',
    languages: ['Hindi'],
    director: 'Gauri Dixit',
    leads: ['Revati Salvi', 'Ninad Kelkar'],
    studio: 'Lantern Street Films',
    runtimeMinutes: 121,
    certificate: 'U',
    about:
      'Tara runs the lost-property counter of a railway line and knows people by what they leave behind. Somebody leaves the same umbrella every Tuesday.',
  },
  {
    slug: 'saat-dabbe-gayab',
    movieName: 'Saat Dabbe Gayab',
    nativeTitle: 'सात डब्बे ग़ायब',
    languages: ['Hindi'],
    director: 'Tushar Bhalerao',
    leads: ['Tanvi Sehrawat', 'Kabir Anand Rao'],
    studio: 'Sapta Films',
    runtimeMinutes: null,
    certificate: null,
    about:
      'Seven lunch boxes disappear between Vile Parle and Churchgate. Inspector Gauri is given the case because nobody else wants it, and a dabbawala who talks.',
  },
  {
    slug: 'ghanta-ghar',
    movieName: 'Ghanta Ghar',
    nativeTitle: null,
    languages: ['Telugu', 'Hindi'],
    director: 'Sandhya Rani Kolli',
    leads: ['Charan Teja Vemuri', 'Bhargavi Rao'],
    studio: 'Gauthami Arts',
    runtimeMinutes: 158,
    certificate: 'UA 13+',
    about:
      'A watch repairer is made the keeper of a palace’s hundred clocks, all stopped by order. One of them is running.',
  },
  {
    slug: 'raat-ki-chai',
    movieName: 'Raat Ki Chai',
    nativeTitle: 'रात की चाय',
    languages: ['Hindi', 'Malayalam'],
    director: 'Gauri Dixit',
    leads: ['Farhan Lokhande', 'Anjana Madhav'],
    studio: 'Blackbird Talkies',
    runtimeMinutes: 97,
    certificate: 'UA 7+',
    about:
      'A tea stall outside a hospital gate, from two to five in the morning. A nurse who should not leave the ward comes down four times.',
  },
  {
    slug: 'istri-ki-dukaan',
    movieName: 'Istri Ki Dukaan',
    nativeTitle: 'इस्त्री की दुकान',
    languages: ['Hindi', 'Gujarati'],
    director: 'Rutul Mehta',
    leads: ['Devika Thaker'],
    studio: 'Lantern Street Films',
    runtimeMinutes: 88,
    certificate: 'U',
    about:
      'Kanta presses the shirts of a whole lane and reads what is in the pockets. A wedding invitation turns up in three of them, with three different brides.',
  },
  {
    slug: 'khat-mila-kya',
    movieName: 'Khat Mila Kya',
    nativeTitle: 'ख़त मिला क्या',
    languages: ['Hindi'],
    director: 'Kaveri Iyengar',
    leads: ['Pihu Ranade', 'Raghav Nautiyal'],
    studio: 'Sapta Films',
    runtimeMinutes: 104,
    certificate: 'U',
    about:
      'A granddaughter writes letters to her grandfather in the next room, because he answers those. He has begun to add stamps.',
  },
  {
    slug: 'nadi-ka-pata',
    movieName: 'Nadi Ka Pata',
    nativeTitle: 'नदी का पता',
    languages: ['Hindi'],
    director: 'Ela Bhattacharya',
    leads: ['Nasreen Bano'],
    studio: 'Sapta Films',
    runtimeMinutes: 116,
    certificate: null,
    about:
      'A census taker looks for a village that the river has moved twice. It was shown at the Marine Lines Film Festival and has no date in cinemas.',
  },
  {
    slug: 'haat-ki-saanjh',
    movieName: 'Haat Ki Saanjh',
    nativeTitle: 'हाट की साँझ',
    languages: ['Hindi'],
    director: 'Rutul Mehta',
    leads: ['Devika Thaker'],
    studio: 'Ghat Pictures',
    runtimeMinutes: 104,
    certificate: 'U',
    about:
      'A village market is to move to the bypass on Monday. On its last evening, every stall settles its accounts, and one of them has been owed a buffalo since 1987.',
  },
  {
    slug: 'shehar-ki-shaam',
    movieName: 'Shehar Ki Shaam',
    nativeTitle: 'शहर की शाम',
    languages: ['Hindi'],
    director: 'Harkirat Gill',
    leads: ['Veerendra Sakpal', 'Ishita Mohanty'],
    studio: 'Highroad Studio',
    runtimeMinutes: 163,
    certificate: 'U',
    about:
      'A brass band plays at other people’s weddings for one season and loses its trumpeter to a bride. The restored print is back in cinemas, with the two songs that were cut after the first week.',
  },
];

export type DemoPoll = {
  id: string;
  title: string;
  question: string;
  options: string[];
  /** Votes for each option, in the order of `options`. */
  votes: number[];
  closed: boolean;
  createdDaysAgo: number;
};

export type DemoPrediction = {
  id: string;
  title: string;
  description: string;
  category: 'box-office' | 'awards' | 'other';
  options: string[];
  /** Predictions for each option, in the order of `options`. */
  votes: number[];
  /** Days from now until the prediction closes. Negative: it closed that many days ago. */
  endsInDays: number;
  /** Index into `options`, for a settled prediction. */
  settledOption?: number;
  settledSource?: string;
};

export const polls: DemoPoll[] = [
  {
    id: 'song-on-repeat',
    title: 'On repeat this week',
    question: 'Which song are you playing on repeat?',
    options: ['Ticket Kata Le', 'Raja Aaya', 'Bheegi Local', 'Neend Nahi'],
    votes: [877, 553, 324, 152],
    closed: false,
    createdDaysAgo: 4,
  },
  {
    id: 'where-do-you-sit',
    title: 'Your seat, please',
    question: 'Single screen, every seat free. Where do you sit?',
    options: [
      'Row H, naturally',
      'Last row, for the back',
      'Fifth from the front',
      'Aisle, near the samosas',
      'Balcony or nothing',
    ],
    votes: [612, 498, 141, 387, 269],
    closed: false,
    createdDaysAgo: 11,
  },
  {
    id: 'friday-first-show',
    title: 'This Friday’s first show',
    question: 'Two new Hindi films and one empty evening. Which ticket do you buy?',
    options: [
      '‘Mitti Ka Sher’',
      '‘Tota Maina Talkies’',
      'Both, with dinner between',
      'I am still behind on ‘Dadar Ka Raja’',
    ],
    votes: [231, 208, 96, 174],
    closed: false,
    createdDaysAgo: 1,
  },
  {
    id: 'best-hour-to-watch-a-series',
    title: 'One more episode?',
    question: 'When do you watch series?',
    options: [
      'With breakfast, like ‘Dabba Seher’',
      'On the train, in thirds',
      'After ten, with the lights off',
      'All of it on Sunday',
    ],
    votes: [118, 346, 571, 290],
    closed: false,
    createdDaysAgo: 19,
  },
  {
    id: 'interval-yes-or-no',
    title: 'The interval question',
    question: 'Should every film have an interval?',
    options: [
      'Keep it, always',
      'Drop it for films under two hours',
      'Let the director decide',
      'Twice, if there is chai',
    ],
    votes: [1042, 388, 467, 529],
    closed: true,
    createdDaysAgo: 38,
  },
];

export const predictions: DemoPrediction[] = [
  {
    id: 'ladakh-mail-100-crore',
    title: 'Will ‘Ladakh Mail’ reach ₹100 Cr nett by its fourth Sunday?',
    description:
      'It stands at ₹84.3 Cr, and its second and third weekends brought ₹9.4 Cr and ₹5.8 Cr. Settled by the India nett figure on our box-office page after the film’s fourth Sunday. Exactly ₹100.0 Cr counts as yes.',
    category: 'box-office',
    options: ['Yes, the letter arrives', 'No, but above ₹90 Cr', 'No, and below ₹90 Cr'],
    votes: [143, 402, 318],
    endsInDays: 2,
  },
  {
    id: 'mitti-ka-sher-first-weekend',
    title: 'What will ‘Mitti Ka Sher’ make in its first three days?',
    description:
      'The first Friday brought ₹7.2 Cr. The recent openers near it made between 3.3 and 3.8 times their first day by Sunday night. Settled by the weekend column of our chart, once no day in it is an estimate.',
    category: 'box-office',
    options: ['Under ₹22 Cr', '₹22 to 25 Cr', '₹25 to 28 Cr', 'Above ₹28 Cr'],
    votes: [87, 264, 191, 55],
    endsInDays: 4,
  },
  {
    id: 'dadar-ka-raja-two-weeks',
    title: 'Did ‘Dadar Ka Raja’ pass ₹120 Cr nett in its first two weeks?',
    description:
      'When this opened, only the first Friday’s ₹18.4 Cr was certain. Fourteen days count, the second Thursday included, and not an hour of the third Friday.',
    category: 'box-office',
    options: ['Yes', 'No, but close', 'No, under ₹110 Cr'],
    votes: [486, 521, 198],
    endsInDays: -1,
    settledOption: 0,
    settledSource: 'First Show box-office page: ₹86.7 Cr in week one, ₹34.2 Cr in week two, ₹120.9 Cr in all',
  },
  {
    id: 'silver-reel-best-film',
    title: 'Which film takes Best Film at the Silver Reel Awards?',
    description:
      'Five films on the shortlist, one statuette, and a jury that last year took nine hours over it. Settled by the announcement on the night.',
    category: 'awards',
    options: ['‘Riyaaz’', '‘Vaara Ani Vaat’', '‘Phir Milenge, Farida’', '‘Mazha Muri’', '‘Bijli Ghar’'],
    votes: [396, 351, 207, 188, 264],
    endsInDays: 24,
  },
  {
    id: 'kesar-aur-kohra-date',
    title: 'Will ‘Kesar Aur Kohra’ announce its release date this month?',
    description:
      'Lantern Street Films has said only that it is “waiting for the fog”. A date on an official poster counts; a date from somebody’s cousin in distribution does not.',
    category: 'other',
    options: ['Yes, with a poster', 'Yes, but only a season', 'No, the fog is not ready'],
    votes: [92, 128, 243],
    endsInDays: 13,
  },
];

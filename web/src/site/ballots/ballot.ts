import type {
  Poll,
  PollDoc,
  Prediction,
  PredictionCategory,
  PredictionDoc,
} from '@first-show/domain/ballots/ballot.schema';
import { crowdOdds, wholePercentages } from '@first-show/domain/ballots/percentages';
import { formatTimeLeft } from '@first-show/domain/core/dates';
import type { ReaderState } from '@first-show/domain/reader/reader.schema';

/** A poll or prediction as its ticket shows it. Only predictions have the optional fields. */
export type Ballot = {
  kind: BallotKind;
  id: string;
  /** The title on the ticket's stub. */
  stubTitle: string;
  question: string;
  options: readonly string[];
  /** Index of the reader's own choice; `null` if there is none. */
  own: number | null;
  tally: Tally;
  /** Whether it had ended when the server read it. */
  hasEnded: boolean;
  description?: string;
  category?: PredictionCategory;
  /** ISO time. */
  endsAt?: string;
};

/**
 * The part of a ballot that may change while a page shows it. `votes` has one count per option;
 * `null` if the page does not know them, because the server sends them only to a reader who has
 * voted or when the ballot is closed.
 */
export type Tally = {
  votes: readonly number[] | null;
  total: number;
  closed: boolean;
  settled: Prediction['settled'];
  odds?: readonly (number | undefined)[];
};

/** The texts and API calls in which polls and predictions differ. */
export type BallotKind = {
  name: 'poll' | 'prediction';
  /** What a reader casts. */
  noun: 'vote' | 'prediction';
  /** The endpoint that lists all items of the kind. */
  listPath: string;
  /** The last part of the path of a vote. */
  action: string;
  /** The reader's choices of this kind. */
  choices: keyof Pick<ReaderState, 'votes' | 'predictions'>;
  /** A ballot in an answer of the API. */
  ballotOf: (answer: never) => Ballot;
  tallyOfDoc: (doc: never) => Tally;
  ownLabel: string;
  cast: string;
  casting: string;
  castIcon?: 'lock';
  withoutScript: string;
  done: { title: string; description: string };
  failedTitle: string;
  failed: string;
};

const poll: BallotKind = {
  name: 'poll',
  noun: 'vote',
  listPath: '/api/polls',
  action: 'vote',
  choices: 'votes',
  ballotOf: ballotOfPoll,
  tallyOfDoc: ({ votes, totalVotes, closed }: PollDoc) => ({ votes, total: totalVotes, closed, settled: null }),
  ownLabel: 'Your vote',
  cast: 'Cast Vote',
  casting: 'Casting…',
  withoutScript: 'Voting needs JavaScript.',
  done: { title: 'Vote Recorded!', description: 'Thank you for participating in our poll.' },
  failedTitle: 'Vote Failed',
  failed: 'Failed to vote',
};

const prediction: BallotKind = {
  name: 'prediction',
  noun: 'prediction',
  listPath: '/api/predictions',
  action: 'predict',
  choices: 'predictions',
  ballotOf: ballotOfPrediction,
  tallyOfDoc: ({ votes, totalVotes, settled }: PredictionDoc) => ({
    votes,
    total: totalVotes,
    closed: settled !== null,
    settled,
    odds: crowdOdds(votes),
  }),
  ownLabel: 'Your prediction',
  cast: 'Lock In Prediction',
  casting: 'Locking in…',
  castIcon: 'lock',
  withoutScript: 'Predicting needs JavaScript.',
  done: { title: 'Prediction Made!', description: 'Your prediction has been recorded. Good luck!' },
  failedTitle: 'Prediction Failed',
  failed: 'Failed to make prediction',
};

export function ballotOfPoll({ id, title, question, options, myVote, results, totalVotes, closed }: Poll): Ballot {
  const votes = results === null ? null : results.map((result) => result.votes);
  const tally: Tally = { votes, total: totalVotes, closed, settled: null };
  return { kind: poll, id, stubTitle: title, question, options, own: myVote, tally, hasEnded: false };
}

export function ballotOfPrediction(answer: Prediction): Ballot {
  const { id, title, description, category, options, endsAt, myPrediction, results, settled } = answer;
  return {
    kind: prediction,
    id,
    stubTitle: categoryTitles[category],
    question: title,
    description,
    category,
    options: options.map(({ text }) => text),
    endsAt,
    own: myPrediction,
    tally: {
      votes: results === null ? null : results.map(({ predictions }) => predictions),
      total: answer.totalPredictions,
      closed: settled !== null,
      settled,
      odds: options.map(({ odds }) => odds),
    },
    hasEnded: answer.closed,
  };
}

/**
 * The later of two tallies: the tally with the higher total, because the total only grows. If the
 * totals are equal, `b` is later if it has votes. If the later tally has no votes or no outcome, it
 * gets them from the other tally. The result is closed if one of the tallies is closed.
 */
export function laterTally(a: Tally, b: Tally): Tally {
  const later = b.total > a.total || (b.total === a.total && b.votes !== null) ? b : a;
  const other = later === a ? b : a;
  return {
    ...later,
    votes: later.votes ?? other.votes,
    settled: later.settled ?? other.settled,
    closed: a.closed || b.closed,
  };
}

/** Whether readers can no longer choose at `now`. */
export const isOver = ({ hasEnded, endsAt }: Ballot, tally: Tally, now: Date): boolean =>
  hasEnded || tally.closed || (endsAt !== undefined && Date.parse(endsAt) <= now.getTime());

/**
 * The time left: '5 days left' or 'Ending soon'. 'Closed' if the ballot is over, 'Settled' if it is
 * settled.
 */
export const timeLeftText = (endsAt: string, over: boolean, isSettled: boolean, now: Date): string =>
  isSettled ? 'Settled' : over ? 'Closed' : formatTimeLeft(endsAt, now);

/** The results by option. The percentages add up to 100. `null` if the votes are not known. */
export function resultsOf(
  options: readonly string[],
  { votes, odds }: Tally,
): { text: string; votes: number; percentage: number; odds: string | null }[] | null {
  if (votes === null) return null;
  const percentages = wholePercentages(votes);
  return options.map((text, index) => ({
    text,
    votes: votes[index] ?? 0,
    percentage: percentages[index] ?? 0,
    odds: oddsText(odds?.[index]),
  }));
}

/** The odds with one decimal, such as '1.8'; `null` if there are none. */
export const oddsText = (odds: number | undefined): string | null => (odds === undefined ? null : odds.toFixed(1));

export const categoryLabels: Record<PredictionCategory, string> = {
  'box-office': 'Box office',
  awards: 'Awards',
  other: 'Other',
};

const categoryTitles = { 'box-office': 'Box Office', awards: 'Awards', other: 'Other' } as const;

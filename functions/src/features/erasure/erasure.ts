import type { Firestore } from 'firebase-admin/firestore';
import type { Asked, Person } from './person.ts';
import type { Traces } from './scrub.ts';

/** What goes into an erasure, its state, and what comes out. `erase.ts` runs it. */

export type ErasureCounts = {
  reactions: number;
  votes: number;
  reports: number;
  presence: number;
  limits: number;
  comments: number;
  messages: number;
  subscriptions: number;
  /** Authors' histories, for the moderators. */
  authors: number;
  mails: number;
  storedAnswers: number;
  /** Documents about something else that mentioned the person. */
  mentions: number;
};
export type ErasureReport = {
  /**
   * 'too-wide': so many reader ids or addresses are linked that they can hardly be one person;
   * nothing was changed.
   */
  outcome: 'erased' | 'would-erase' | 'too-wide';
  known: { emails: number; readerIds: number };
  counts: ErasureCounts;
  /** Roll-ups that were rebuilt. */
  articles: number;
  /** Staff accounts with this address. They are kept. */
  staffAccounts: number;
  /** Documents that this run has searched. */
  searched: number;
  /**
   * Where the next run continues, if time ran out before the end; a dry run is then partial.
   * `null`: everything is done.
   */
  next: ErasurePlace | null;
};

/** The progress of an erasure that takes several runs. */
export type ErasurePlace = {
  pass: number;
  /**
   * How many identifiers of the person were known when the pass began. If more are known at its
   * end, the search is repeated.
   */
  known: number;
  /** The path of the last searched document; `null`: the search has not begun. */
  after: string | null;
};

export type ErasureInput = {
  asked: Asked;
  isDryRun: boolean;
  /** Also erases data of the person's other reader ids and addresses. */
  followsLinks: boolean;
  /** Continues even if links lead to more ids than one person has. */
  allowsWide: boolean;
  randomId: () => string;
  /**
   * Records the erasure in the register (`register.ts`), once, before anything changes. A backup
   * that is restored later still contains the person.
   */
  register: () => Promise<void>;
  /** Rebuilds the article's visible comments. */
  refreshComments: (articleId: string) => Promise<void>;
  /**
   * Called after each article and each page of the search; false ends the run. If left out, the run
   * continues to the end.
   */
  hasTime?: () => boolean;
  /** `next` of the previous run, for the same person and options. */
  from?: ErasurePlace | null;
};

/** The state of a pass. */
export type Erasure = ErasureInput & {
  db: Firestore;
  person: Person;
  traces: Traces;
  counts: ErasureCounts;
  articleIds: Set<string>;
  /** Paths that a query has found, which the search must not count again. */
  met: Set<string>;
  place: ErasurePlace;
  searched: number;
  isCutOff: boolean;
};

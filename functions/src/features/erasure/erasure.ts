import type { Firestore } from 'firebase-admin/firestore';
import type { PersonIdentifier, Person } from './person.ts';
import type { Traces } from './scrub.ts';

/** Input, state and result of an erasure. `erase.ts` runs it. */

export type ErasureCounts = {
  reactions: number;
  votes: number;
  reports: number;
  presence: number;
  limits: number;
  comments: number;
  messages: number;
  subscriptions: number;
  /** Authors' histories, which moderators see. */
  authors: number;
  mails: number;
  recentSubmissions: number;
  /** Documents about something else that mention the person. */
  mentions: number;
};
export type ErasureReport = {
  /**
   * 'too-wide': more reader ids or addresses are linked than one person plausibly has, so the
   * erasure stopped. Earlier passes may already have changed data.
   */
  outcome: 'erased' | 'would-erase' | 'too-wide';
  known: { emails: number; readerIds: number };
  counts: ErasureCounts;
  /** Number of articles from which public comments were removed. */
  articles: number;
  /** Number of staff accounts with one of the person's addresses. These accounts are kept. */
  staffAccounts: number;
  /** Number of documents that this run searched. */
  searched: number;
  /**
   * Where the next run continues if time ran out (a dry run's counts are then partial). `null`:
   * everything is done.
   */
  next: ErasurePlace | null;
};

/** The progress of an erasure that takes several runs. */
export type ErasurePlace = {
  pass: number;
  /**
   * Number of the person's identifiers, comments and messages at the start of the pass. If there
   * are more at its end, the search is repeated.
   */
  known: number;
  /** The path of the last searched document. `null`: the search has not started. */
  after: string | null;
};

export type ErasureInput = {
  identifier: PersonIdentifier;
  isDryRun: boolean;
  /** Also erase data under the person's other reader ids and addresses. */
  followsLinks: boolean;
  /** Continue even if the links lead to more ids than one person plausibly has. */
  allowsWide: boolean;
  randomId: () => string;
  /**
   * Records the erasure in the register (`register.ts`), once, before anything changes. It is not
   * called in a dry run. Backups still contain the person, so a restore repeats the erasure.
   */
  register: () => Promise<void>;
  /**
   * Called after each article with comments of the person, and after each page of the search; false
   * ends the run. If omitted, the run continues to the end.
   */
  hasTime?: () => boolean;
  /** `next` of the previous run with the same person and options. */
  from?: ErasurePlace | null;
};

/** The state of a pass. */
export type Erasure = ErasureInput & {
  db: Firestore;
  person: Person;
  traces: Traces;
  counts: ErasureCounts;
  articleIds: Set<string>;
  /** Paths that a query has found, so that the search does not handle them again. */
  met: Set<string>;
  place: ErasurePlace;
  searched: number;
  isCutOff: boolean;
};

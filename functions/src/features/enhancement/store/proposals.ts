import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { ENHANCEMENT } from '@first-show/domain/core/limits';
import {
  PROPOSED_FIELDS,
  type FieldProposal,
  type FieldStatus,
  type FieldValue,
  type Proposal,
  type ProposalDoc,
  type ProposedField,
} from '@first-show/domain/enhancement/enhancement.schema';
import type { SentenceOrigin } from '@first-show/domain/scraping/credit.schema';
import { withRejected, type Rejections } from '../rejected.ts';

/**
 * Reads and writes `articleDesk/{id}/proposals/{proposalId}`, the lease and the job's marks in
 * `articleDesk/{id}.enhancement`, and rejections in `articleDesk/{id}.rejected`.
 */

export const deskRef = (db: Firestore, id: string): DocumentReference => db.collection(collections.articleDesk).doc(id);
const proposalsOf = (db: Firestore, id: string): CollectionReference => deskRef(db, id).collection('proposals');

export type EnhancementMark = {
  /**
   * Token of the current holder of the lease. After `leaseUntil` (ISO) the lease is free, however
   * the work ended.
   */
  leaseToken: string | null;
  leaseUntil: string | null;
  /** A hash of the last text that was tried, and the number of tries. */
  triedHash: string;
  tries: number;
  /** How many times in a row the provider was unreachable for this text. */
  unread?: number;
  /** When the job may retry this text (ISO). `null`: only after the text has changed. */
  retryAt: string | null;
};

const LEASE_MS = 5 * 60_000;
const RETRY_MS = 30 * 60_000;
const UNREAD_RETRY_MAX_SECONDS = 6 * 3600;
/** After this many failures the job leaves the text to the editors. */
const TRIES_MAX = 3;

/** True if the job should enhance the text with this hash now. */
export function isDue(mark: EnhancementMark | undefined, hash: string, now: Date): boolean {
  if (mark === undefined) return true;
  const at = now.toISOString();
  if (mark.leaseToken !== null && (mark.leaseUntil ?? '') > at) return false;
  if (mark.triedHash !== hash) return true;
  return mark.tries < TRIES_MAX && mark.retryAt !== null && mark.retryAt <= at;
}

/** The stored article; `null` if there is none. */
export async function loadArticle(db: Firestore, id: string): Promise<ArticleDoc | null> {
  const found = await db.collection(collections.articles).doc(id).get();
  return found.exists ? articleDocOf(found) : null;
}

/** The source of each sentence of an article; empty for an article written by the newsroom. */
export async function loadProvenance(db: Firestore, id: string): Promise<readonly SentenceOrigin[]> {
  const [desk] = await db.getAll(deskRef(db, id), { fieldMask: ['provenance'] });
  return (desk?.get('provenance') as SentenceOrigin[] | undefined) ?? [];
}

export const articleDocOf = (snapshot: DocumentSnapshot): ArticleDoc => snapshot.data() as ArticleDoc;

/**
 * Takes the lease and counts a try for this text. A run that dies counts too, because otherwise one
 * article could block the job for ever. False while another lease is valid or, with `onlyIfDue`, if
 * the text is not due.
 */
export async function takeLease(
  db: Firestore,
  input: { id: string; token: string; hash: string; now: Date; onlyIfDue: boolean },
): Promise<boolean> {
  const { id, token, hash, now, onlyIfDue } = input;
  return db.runTransaction(async (transaction) => {
    const mark = await readMark(db, transaction, id);
    if (mark !== undefined && mark.leaseToken !== null && (mark.leaseUntil ?? '') > now.toISOString()) return false;
    // Two runs of the job may find the same drafts; the later run must not repeat the work.
    if (onlyIfDue && !isDue(mark, hash, now)) return false;
    const isSame = mark?.triedHash === hash;
    const tries = isSame ? mark.tries + 1 : 1;
    const later = (milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();
    const taken: EnhancementMark = {
      leaseToken: token,
      leaseUntil: later(LEASE_MS),
      triedHash: hash,
      tries,
      unread: isSame ? (mark.unread ?? 0) : 0,
      retryAt: later(RETRY_MS * tries),
    };
    transaction.set(deskRef(db, id), { enhancement: taken }, { merge: true });
    return true;
  });
}

/**
 * How the work on a text ended. 'final': a retry would get the same answer. 'tried': the text may
 * be retried. 'unread': the provider failed, so the try does not count. (If it counted, a day
 * without the provider would use up the tries of all drafts.) `isDoubtful`: the text may have
 * caused the failure, so the next pause is twice as long.
 */
export type LeaseEnd =
  { result: 'final' | 'tried' } | { result: 'unread'; now: Date; retryAfterSeconds: number; isDoubtful: boolean };

/** Ends the lease, unless it expired and somebody else holds it now. */
export async function endLease(db: Firestore, input: { id: string; token: string; end: LeaseEnd }): Promise<void> {
  const { id, token, end } = input;
  await db.runTransaction(async (transaction) => {
    const mark = await readMark(db, transaction, id);
    // Write nothing if the article was deleted in the meantime, or if the lease has another holder.
    if (mark === undefined || mark.leaseToken !== token) return;
    const ended: EnhancementMark = { ...mark, ...outcomeOf(mark, end), leaseToken: null, leaseUntil: null };
    transaction.set(deskRef(db, id), { enhancement: ended }, { merge: true });
  });
}

function outcomeOf(
  { tries, retryAt, unread = 0 }: EnhancementMark,
  end: LeaseEnd,
): Pick<EnhancementMark, 'tries' | 'retryAt' | 'unread'> {
  if (end.result !== 'unread') return { tries, unread: 0, retryAt: end.result === 'tried' ? retryAt : null };
  const seconds = end.isDoubtful
    ? Math.min(UNREAD_RETRY_MAX_SECONDS, end.retryAfterSeconds * 2 ** Math.min(unread, 10))
    : end.retryAfterSeconds;
  return {
    tries: Math.max(0, tries - 1),
    unread: end.isDoubtful ? unread + 1 : unread,
    retryAt: new Date(end.now.getTime() + seconds * 1000).toISOString(),
  };
}

const readMark = async (db: Firestore, transaction: Transaction, id: string): Promise<EnhancementMark | undefined> =>
  (await transaction.get(deskRef(db, id))).get('enhancement') as EnhancementMark | undefined;

/**
 * Writes a new proposal. Open fields of older proposals become stale, so that no field has two open
 * proposals. Above `proposalsKept` the oldest proposal is deleted. False if the article no longer
 * exists.
 */
export async function saveProposal(db: Firestore, doc: ProposalDoc): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [article, former] = await Promise.all([
      transaction.get(db.collection(collections.articles).doc(doc.articleId)),
      transaction.get(
        proposalsOf(db, doc.articleId)
          .orderBy('at', 'desc')
          .limit(ENHANCEMENT.proposalsKept + 5),
      ),
    ]);
    if (!article.exists) return false;
    for (const [index, one] of former.docs.entries()) {
      const { fields } = one.data() as ProposalDoc;
      if (index + 1 >= ENHANCEMENT.proposalsKept) transaction.delete(one.ref);
      else if (Object.values(fields).some(({ status }) => status === 'open'))
        transaction.update(one.ref, { fields: mapFields(fields, staleWhereOpen) });
    }
    transaction.set(proposalsOf(db, doc.articleId).doc(doc.id), doc);
    transaction.set(deskRef(db, doc.articleId), { hasOpenProposal: isOpen(doc) }, { merge: true });
    return true;
  });
}

/** Whether at least one field of the proposal still needs an editor's decision. */
const isOpen = ({ fields }: Pick<ProposalDoc, 'fields'>): boolean =>
  Object.values(fields).some(({ status }) => status === 'open');

/**
 * Sets `articleDesk.hasOpenProposal` to false if no field is open any more. The desk counts
 * articles with open proposals by this flag. An edit of the article can make all open fields stale
 * without changing the flag, so the operation that lists the proposals calls this function.
 */
export async function syncHasOpenProposal(
  db: Firestore,
  id: string,
  list: readonly Pick<ProposalDoc, 'fields'>[],
): Promise<void> {
  if (list.some(isOpen)) return;
  const [desk] = await db.getAll(deskRef(db, id), { fieldMask: ['hasOpenProposal'] });
  if (desk?.get('hasOpenProposal') === true) await desk.ref.update({ hasOpenProposal: false });
}

const staleWhereOpen = (one: FieldProposal): FieldProposal =>
  one.status === 'open' ? { ...one, status: 'stale' } : one;

function mapFields(
  fields: Proposal['fields'],
  change: (one: FieldProposal, field: ProposedField) => FieldProposal,
): Proposal['fields'] {
  return Object.fromEntries(
    PROPOSED_FIELDS.flatMap((field) => (fields[field] === undefined ? [] : [[field, change(fields[field], field)]])),
  );
}

export async function loadProposal(db: Firestore, id: string, proposalId: string): Promise<Proposal | null> {
  return ((await proposalsOf(db, id).doc(proposalId).get()).data() as ProposalDoc | undefined) ?? null;
}

/** An article's proposals, newest first. */
export async function listProposals(db: Firestore, id: string): Promise<Proposal[]> {
  const found = await proposalsOf(db, id).orderBy('at', 'desc').limit(ENHANCEMENT.proposalsKept).get();
  return found.docs.map((document) => document.data() as ProposalDoc);
}

/** The article's current value of a field, in the form in which proposals compare it. */
export const valueOf = (article: Pick<ArticleDoc, ProposedField>, field: ProposedField): FieldValue =>
  article[field] ?? null;

/**
 * A proposal compared with the current article. An open field becomes stale if the article's field
 * has changed since the proposal. An open field becomes accepted if the article already has the
 * proposed value, because a decision may have been interrupted after changing the article.
 */
export function withCurrentStatus(proposal: Proposal, article: Pick<ArticleDoc, ProposedField>): Proposal {
  const fields = mapFields(proposal.fields, (one, field) => {
    if (one.status !== 'open') return one;
    const now = valueOf(article, field);
    if (isDeepStrictEqual(now, one.after)) return { ...one, status: 'accepted' };
    return isDeepStrictEqual(now, one.before) ? one : { ...one, status: 'stale' };
  });
  return { ...proposal, fields };
}

export async function loadRejections(db: Firestore, id: string): Promise<Rejections | undefined> {
  const [desk] = await db.getAll(deskRef(db, id), { fieldMask: ['rejected'] });
  return desk?.get('rejected') as Rejections | undefined;
}

/**
 * Records decisions on open fields; `null` if the proposal no longer exists. The same transaction
 * stores rejected values for the text with hash `textHash`.
 */
export async function noteDecisions(
  db: Firestore,
  input: {
    id: string;
    proposalId: string;
    decisions: Partial<Record<ProposedField, FieldStatus>>;
    chosenHeadline: string | null;
    textHash: string;
  },
): Promise<Proposal | null> {
  const { id, proposalId, decisions, chosenHeadline, textHash } = input;
  const ref = proposalsOf(db, id).doc(proposalId);
  return db.runTransaction(async (transaction) => {
    const doc = (await transaction.get(ref)).data() as ProposalDoc | undefined;
    if (doc === undefined) return null;
    const rejected = Object.fromEntries(
      PROPOSED_FIELDS.flatMap((field) =>
        decisions[field] === 'rejected' && doc.fields[field]?.status === 'open' ? [[field, doc.fields[field]]] : [],
      ),
    );
    if (Object.keys(rejected).length > 0) {
      const before = (await transaction.get(deskRef(db, id))).get('rejected') as Rejections | undefined;
      // Overwrite the whole field, which removes hashes of another text.
      transaction.set(
        deskRef(db, id),
        { rejected: withRejected(before, textHash, rejected) },
        { mergeFields: ['rejected'] },
      );
    }
    const fields = mapFields(doc.fields, (one, field) => {
      const decided = decisions[field];
      return one.status === 'open' && decided !== undefined ? { ...one, status: decided } : one;
    });
    const noted: ProposalDoc = { ...doc, fields, chosenHeadline: chosenHeadline ?? doc.chosenHeadline };
    transaction.set(ref, noted);
    // Only the newest proposal can have open fields, so only its decisions change the flag.
    if (isOpen(doc)) transaction.set(deskRef(db, id), { hasOpenProposal: isOpen(noted) }, { merge: true });
    return noted;
  });
}

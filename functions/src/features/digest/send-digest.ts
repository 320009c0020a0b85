import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { indianDay } from '@first-show/domain/core/dates';
import { DIGEST_MAIL_DAYS } from '@first-show/domain/core/limits';
import type { DigestDoc } from '@first-show/domain/digest/digest.schema';
import { digestMail, digestSubject, type DigestFilm } from '@first-show/domain/digest/digest-mail';
import type { MailDoc, SubscriberDoc } from '@first-show/domain/newsletter/subscriber';
import { publishedCards } from '../articles/store/article-card.ts';
import type { Deps } from '../../platform/deps.ts';
import { unsubscribeLinks, unsubscribeToken } from '../../platform/identity/unsubscribe.ts';
import { digestRef, storiesOfTheDay } from './store/digests.ts';

/**
 * Sends the day's digest to subscribers, batch by batch. Only the run that holds the lease sends.
 * One transaction writes the mails of a batch together with the position in `digests/{day}`. So
 * each subscriber gets one mail even if runs are killed, retried or concurrent, and only one batch
 * is in memory.
 */

/** Subscribers per batch: about 1 MB of mails, while a transaction may write 10 MB. */
const BATCH = 200;
/**
 * Duration of the lease, longer than a batch takes; each batch renews it. When the lease expires,
 * the run that holds it counts as dead, and another run may take over.
 */
const LEASE_MS = 60_000;
/** A run starts no batch after this time, so that it ends before the function's time limit. */
const RUN_MS = 8 * 60_000;
const DAY_MS = 86_400_000;
/** gRPC code: the mail exists already. */
const ALREADY_EXISTS = 6;

type DigestDeps = Pick<Deps, 'db' | 'clock' | 'randomId' | 'config'>;
export type DigestPorts = {
  films: () => Promise<readonly DigestFilm[]>;
  /** The origin of the links, without a trailing slash. */
  origin: string;
};
export type DigestOutcome = 'sent' | 'skipped' | 'busy' | 'unfinished' | 'done before';

/**
 * The id of a mail depends only on day and subscriber, so that a repeated write cannot add a second
 * mail.
 */
export const mailIdOf = (day: string, subscriberId: string): string => `digest_${day}_${subscriberId}`;

/**
 * Starts today's digest, or continues it. Does nothing if the digest is finished, or if another run
 * holds the lease.
 */
export async function sendDigest(
  deps: DigestDeps,
  ports: DigestPorts,
  { batchSize = BATCH } = {},
): Promise<DigestOutcome> {
  const db = deps.db();
  const startedAt = deps.clock.now();
  const day = indianDay(startedAt.toISOString());
  const holder = deps.randomId(20);
  const begun = await begin(deps, { day, holder });
  if (begun !== 'mine') return begun;
  const films = await ports.films();
  for (;;) {
    if (deps.clock.now().getTime() - startedAt.getTime() > RUN_MS) {
      await release(db, { day, holder });
      return 'unfinished';
    }
    const outcome = await sendBatch(deps, { day, holder, films, origin: ports.origin, batchSize });
    if (outcome !== 'more') return outcome;
  }
}

const leaseOf = (holder: string, now: Date): DigestDoc['lease'] => ({
  holder,
  until: new Date(now.getTime() + LEASE_MS).toISOString(),
});

/**
 * Takes the lease, and creates the digest if the day has none. A day without new articles is
 * recorded as such, and no mail is sent.
 */
async function begin(
  deps: DigestDeps,
  { day, holder }: { day: string; holder: string },
): Promise<DigestOutcome | 'mine'> {
  const db = deps.db();
  const now = deps.clock.now();
  const ref = digestRef(db, day);
  const known = (await ref.get()).data() as DigestDoc | undefined;
  // Read the articles outside the transaction, so that the transaction does not block editors who
  // save articles.
  const stories = known === undefined ? await storiesOfTheDay(db, now) : [];
  return db.runTransaction(async (transaction) => {
    const digest = (await transaction.get(ref)).data() as DigestDoc | undefined;
    if (digest === undefined) {
      const fresh = newDigest({ day, holder, stories, now });
      transaction.create(ref, fresh);
      return fresh.status === 'skipped' ? 'skipped' : 'mine';
    }
    if (digest.status !== 'sending') return 'done before';
    if (digest.lease !== null && digest.lease.until > now.toISOString()) return 'busy';
    transaction.update(ref, { lease: leaseOf(holder, now) });
    return 'mine';
  });
}

function newDigest({
  day,
  holder,
  stories,
  now,
}: {
  day: string;
  holder: string;
  stories: readonly ArticleCard[];
  now: Date;
}): DigestDoc {
  const at = now.toISOString();
  const shown = stories.map(({ id, slug, title }) => ({ id, slug, title }));
  const common = { day, startedAt: at, stories: shown, sent: 0, after: null };
  if (stories.length === 0)
    return { ...common, status: 'skipped', finishedAt: at, subject: '', note: 'No new stories', lease: null };
  return {
    ...common,
    status: 'sending',
    finishedAt: null,
    subject: digestSubject(stories, now),
    note: null,
    lease: leaseOf(holder, now),
  };
}

async function release(db: Firestore, { day, holder }: { day: string; holder: string }): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const digest = (await transaction.get(digestRef(db, day))).data() as DigestDoc | undefined;
    if (digest?.lease?.holder === holder) transaction.update(digestRef(db, day), { lease: null });
  });
}

type Batch = { day: string; holder: string; films: readonly DigestFilm[]; origin: string; batchSize: number };

async function sendBatch(deps: DigestDeps, batch: Batch): Promise<DigestOutcome | 'more'> {
  try {
    return await tryBatch(deps, batch, false);
  } catch (error) {
    // After a restore of the database, mails may exist beyond the recorded position. Skip them.
    if ((error as { code?: unknown }).code === ALREADY_EXISTS) return tryBatch(deps, batch, true);
    throw error;
  }
}

async function tryBatch(deps: DigestDeps, batch: Batch, looksForLetters: boolean): Promise<DigestOutcome | 'more'> {
  const db = deps.db();
  const ref = digestRef(db, batch.day);
  const before = (await ref.get()).data() as DigestDoc | undefined;
  // Leave out articles that were unpublished since the digest was started.
  const stories = await publishedCards(
    db,
    (before?.stories ?? []).map(({ id }) => id),
  );
  return db.runTransaction(async (transaction) => {
    const now = deps.clock.now();
    const digest = (await transaction.get(ref)).data() as DigestDoc | undefined;
    // Another run has taken over, or has finished the digest.
    if (digest?.status !== 'sending' || digest.lease?.holder !== batch.holder) return 'busy';
    const finish = (note: string | null) => ({
      status: 'sent' as const,
      finishedAt: now.toISOString(),
      after: null,
      lease: null,
      note,
    });
    if (stories.length === 0) {
      transaction.update(ref, finish('Stopped: its stories were taken back'));
      return 'sent';
    }
    // Read the subscribers in the transaction, so that an unsubscription takes effect either before
    // the batch or after it.
    const readers = await activeAfter(db, transaction, digest.after, batch.batchSize);
    const letters = readers.map((reader) =>
      letterTo(reader, {
        deps,
        batch,
        stories,
        ref: db.collection(collections.mail).doc(mailIdOf(batch.day, reader.id)),
        now,
      }),
    );
    const known = looksForLetters
      ? await existing(
          transaction,
          letters.map((letter) => letter.ref),
        )
      : new Set<string>();
    const fresh = letters.filter((letter) => !known.has(letter.ref.id));
    for (const letter of fresh) transaction.create(letter.ref, letter.doc);
    const sent = digest.sent + fresh.length;
    const last = readers.at(-1);
    if (last === undefined || readers.length < batch.batchSize) {
      transaction.update(ref, { sent, ...finish(null) });
      return 'sent';
    }
    transaction.update(ref, { sent, after: last.id, lease: leaseOf(batch.holder, now) });
    return 'more';
  });
}

async function activeAfter(
  db: Firestore,
  transaction: Transaction,
  after: string | null,
  limit: number,
): Promise<SubscriberDoc[]> {
  const active = db
    .collection(collections.subscribers)
    .where('isActive', '==', true)
    .orderBy(FieldPath.documentId())
    .limit(limit);
  const found = await transaction.get(after === null ? active : active.startAfter(after));
  return found.docs.map((doc) => ({ ...(doc.data() as SubscriberDoc), id: doc.id }));
}

async function existing(transaction: Transaction, refs: DocumentReference[]): Promise<Set<string>> {
  if (refs.length === 0) return new Set();
  const found = await transaction.getAll(...refs, { fieldMask: [] });
  return new Set(found.filter((one) => one.exists).map(({ id }) => id));
}

type Letter = { ref: DocumentReference; doc: MailDoc & { expireAt: Timestamp } };

function letterTo(
  reader: SubscriberDoc,
  input: { deps: DigestDeps; batch: Batch; stories: readonly ArticleCard[]; ref: DocumentReference; now: Date },
): Letter {
  const { deps, batch, stories, ref, now } = input;
  const token = unsubscribeToken(reader.id, deps.config.signingSecret);
  const { page, headers } = unsubscribeLinks({ origin: batch.origin, token });
  const message = digestMail({ stories, films: batch.films, origin: batch.origin, unsubscribeUrl: page, now });
  const expireAt = Timestamp.fromMillis(now.getTime() + DIGEST_MAIL_DAYS * DAY_MS);
  return { ref, doc: { to: [reader.email], message, headers, createdAt: now.toISOString(), expireAt } };
}

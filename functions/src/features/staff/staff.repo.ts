import { FieldPath, type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import type {
  DeskPresenceDoc,
  NewStaff,
  StaffAccount,
  StaffChanges,
  StaffDoc,
  StaffRole,
} from '@first-show/domain/staff/staff.schema';
import { isDocumentId } from '../../lib/ids.ts';

/**
 * `staff`, `staffLog` and `deskPresence`. Whatever takes something away is written here before the
 * account follows, so that a stop in between leaves somebody with less than meant, never with more.
 */

const staffRef = (db: Firestore, uid: string): DocumentReference => db.collection(collections.staff).doc(uid);
const presenceRef = (db: Firestore, uid: string): DocumentReference => db.collection(collections.deskPresence).doc(uid);

/** Who changes something: a member of staff, or the command line. */
export type Actor = { uid: string | null; displayName: string };

/** As stored in `staffLog/{id}`: by uid and never with an address. Appended to, never changed. */
export type StaffLogDoc = {
  id: string;
  uid: string;
  action: 'invite' | 'invite-again' | 'change' | 'sign-out' | 'sign-out-everywhere';
  by: string;
  byUid: string | null;
  at: string;
  before: { role: StaffRole; isActive: boolean } | null;
  after: { role: StaffRole; isActive: boolean } | null;
};

export async function loadStaff(db: Firestore, uid: string): Promise<StaffDoc | null> {
  return ((await staffRef(db, uid).get()).data() as StaffDoc | undefined) ?? null;
}

/** The member with this address; `null` where there is none. */
export async function findStaffByEmail(db: Firestore, email: string): Promise<StaffDoc | null> {
  const found = await db.collection(collections.staff).where('email', '==', email).limit(1).get();
  return (found.docs[0]?.data() as StaffDoc | undefined) ?? null;
}

/**
 * A page by name, from the one after `after`; `null` where `after` names nobody. Presence of each
 * is a read more.
 */
export async function listStaff(
  db: Firestore,
  page: { limit: number; offset: number; after?: string | undefined },
): Promise<StaffAccount[] | null> {
  let query = db.collection(collections.staff).orderBy('displayName').orderBy(FieldPath.documentId()).limit(page.limit);
  if (page.after !== undefined) {
    const last = isDocumentId(page.after) ? await staffRef(db, page.after).get() : null;
    if (!last?.exists) return null;
    query = query.startAfter(last);
  } else if (page.offset > 0) query = query.offset(page.offset);
  const docs = (await query.get()).docs.map((document) => document.data() as StaffDoc);
  if (docs.length === 0) return [];
  const seen = await db.getAll(...docs.map(({ uid }) => presenceRef(db, uid)));
  return docs.map((doc, index) => presentStaff(doc, seen[index]?.data() as DeskPresenceDoc | undefined));
}

/** As administrators see it. */
export async function readAccount(db: Firestore, doc: StaffDoc): Promise<StaffAccount> {
  return presentStaff(doc, (await presenceRef(db, doc.uid).get()).data() as DeskPresenceDoc | undefined);
}

function presentStaff(doc: StaffDoc, presence: DeskPresenceDoc | undefined): StaffAccount {
  return {
    uid: doc.uid,
    displayName: doc.displayName,
    email: doc.email,
    role: doc.role,
    isActive: doc.isActive,
    invitedAt: doc.invitedAt ?? null,
    invitedBy: doc.invitedBy ?? null,
    changedAt: doc.changedAt ?? null,
    changedBy: doc.changedBy ?? null,
    lastSeenAt: presence?.at ?? null,
    isSettled: isSettled(doc),
    revision: doc.revision ?? 1,
  };
}

/**
 * A document that was never changed (the demo's, a first administrator's) was written with its
 * account.
 */
function isSettled(doc: StaffDoc): boolean {
  const dueAt = doc.changedAt ?? doc.invitedAt;
  return dueAt === undefined || (doc.accountAt !== undefined && doc.accountAt >= dueAt);
}

/** Notes a new member. 'known': the address is a member's already. */
export async function addStaff(
  db: Firestore,
  input: { uid: string; form: NewStaff; actor: Actor; logId: string; now: Date },
): Promise<{ outcome: 'added' | 'known'; doc: StaffDoc }> {
  const { uid, form, actor, logId, now } = input;
  const at = now.toISOString();
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.collection(collections.staff).where('email', '==', form.email).limit(1));
    const known = found.docs[0]?.data() as StaffDoc | undefined;
    if (known !== undefined) return { outcome: 'known' as const, doc: known };
    const doc: StaffDoc = { uid, ...form, isActive: true, invitedAt: at, invitedBy: actor.displayName, revision: 1 };
    transaction.create(staffRef(db, uid), doc);
    writeLog(db, transaction, { id: logId, uid, action: 'invite', actor, at, before: null, after: doc });
    return { outcome: 'added' as const, doc };
  });
}

/**
 * Takes back what `addStaff` noted, where the address turned out to have an account that is not
 * staff's.
 */
export async function dropStaff(db: Firestore, uid: string): Promise<void> {
  await staffRef(db, uid).delete();
}

export type ChangeOutcome =
  | { outcome: 'changed'; doc: StaffDoc; isClosed: boolean }
  | { outcome: 'missing' }
  | { outcome: 'stale' | 'own-account' | 'last-admin'; doc: StaffDoc };

/**
 * Changes name, role or state. 'own-account': nobody takes away the own rights. 'last-admin': one
 * active administrator has to remain, also when two demote each other at the same moment.
 * `isClosed`: the member's sessions are over.
 */
export async function changeStaff(
  db: Firestore,
  input: { uid: string; changes: StaffChanges; revision?: number | undefined; actor: Actor; logId: string; now: Date },
): Promise<ChangeOutcome> {
  const { uid, changes, revision, actor, logId, now } = input;
  const at = now.toISOString();
  return db.runTransaction(async (transaction) => {
    const ref = staffRef(db, uid);
    const admins = db.collection(collections.staff).where('role', '==', 'admin').where('isActive', '==', true).limit(2);
    const [snapshot, others] = await Promise.all([transaction.get(ref), transaction.get(admins)]);
    const before = snapshot.data() as StaffDoc | undefined;
    if (before === undefined) return { outcome: 'missing' as const };
    const current = before.revision ?? 1;
    if (revision !== undefined && revision !== current) return { outcome: 'stale' as const, doc: before };

    const doc: StaffDoc = { ...before, ...changes, changedAt: at, changedBy: actor.displayName, revision: current + 1 };
    const losesRights = (before.isActive && !doc.isActive) || doc.role !== before.role;
    if (losesRights && uid === actor.uid) return { outcome: 'own-account' as const, doc: before };
    const wasAdmin = before.isActive && before.role === 'admin';
    const isAdmin = doc.isActive && doc.role === 'admin';
    if (wasAdmin && !isAdmin && others.docs.every(({ id }) => id === uid))
      return { outcome: 'last-admin' as const, doc: before };

    const isClosed = before.isActive && !doc.isActive;
    // Also after being let in again, nobody goes on with a session from before.
    if (isClosed) doc.sessionsValidAfterSeconds = secondsOf(now);
    transaction.set(ref, doc);
    writeLog(db, transaction, { id: logId, uid, action: 'change', actor, at, before, after: doc });
    return { outcome: 'changed' as const, doc, isClosed };
  });
}

/**
 * Notes that the account says what `applied` says: desks that listen renew their token then, and
 * find the new role in it. `null` where the document has changed meanwhile.
 */
export async function settleStaff(db: Firestore, applied: StaffDoc, now: Date): Promise<StaffDoc | null> {
  return db.runTransaction(async (transaction) => {
    const current = (await transaction.get(staffRef(db, applied.uid))).data() as StaffDoc | undefined;
    if (current === undefined || (current.revision ?? 1) !== (applied.revision ?? 1)) return null;
    const doc: StaffDoc = { ...current, accountAt: now.toISOString() };
    transaction.set(staffRef(db, applied.uid), doc);
    return doc;
  });
}

/**
 * Every session of the member that began before this second is over, and nobody looks at anything
 * any more.
 */
export async function closeSessions(
  db: Firestore,
  input: { uid: string; displayName: string; logId: string; now: Date },
): Promise<void> {
  const { uid, displayName, logId, now } = input;
  const at = now.toISOString();
  const actor = { uid, displayName };
  await db.runTransaction(async (transaction) => {
    const presence = await transaction.get(presenceRef(db, uid));
    transaction.update(staffRef(db, uid), { sessionsValidAfterSeconds: secondsOf(now) });
    if (presence.exists) transaction.update(presenceRef(db, uid), { target: null });
    writeLog(db, transaction, { id: logId, uid, action: 'sign-out-everywhere', actor, at, before: null, after: null });
  });
}

/** Tokens live for an hour: nobody logs out as often within one. */
const ENDED_SESSIONS_KEPT = 20;

/** This one session of the member is over; the others go on. */
export async function endSession(
  db: Firestore,
  input: { uid: string; displayName: string; beganSeconds: number; logId: string; now: Date },
): Promise<void> {
  const { uid, displayName, beganSeconds, logId, now } = input;
  await db.runTransaction(async (transaction) => {
    const [staff, presence] = await transaction.getAll(staffRef(db, uid), presenceRef(db, uid));
    const ended = ((staff?.get('endedSessions') as number[] | undefined) ?? []).filter((one) => one !== beganSeconds);
    transaction.update(staffRef(db, uid), { endedSessions: [...ended, beganSeconds].slice(-ENDED_SESSIONS_KEPT) });
    // Another window of the member says anew what it looks at, with its next sign of life.
    if (presence?.exists === true) transaction.update(presenceRef(db, uid), { target: null });
    writeLog(db, transaction, {
      id: logId,
      uid,
      action: 'sign-out',
      actor: { uid, displayName },
      at: now.toISOString(),
      before: null,
      after: null,
    });
  });
}

export async function logInvitedAgain(
  db: Firestore,
  input: { uid: string; actor: Actor; logId: string; now: Date },
): Promise<void> {
  const { uid, actor, logId, now } = input;
  const entry = {
    id: logId,
    uid,
    action: 'invite-again' as const,
    actor,
    at: now.toISOString(),
    before: null,
    after: null,
  };
  await db.runTransaction((transaction) => Promise.resolve(writeLog(db, transaction, entry)));
}

/** `at` moves with every sign of life: without one for two minutes a desk counts as closed. */
export async function writePresence(db: Firestore, presence: DeskPresenceDoc): Promise<void> {
  await presenceRef(db, presence.uid).set(presence);
}

/**
 * In whole seconds, rounded down like `auth_time`: who signs in again within the same second is let
 * in.
 */
const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

type LogEntry = Pick<StaffLogDoc, 'id' | 'uid' | 'action' | 'at'> & {
  actor: Actor;
  before: Pick<StaffDoc, 'role' | 'isActive'> | null;
  after: Pick<StaffDoc, 'role' | 'isActive'> | null;
};

function writeLog(db: Firestore, transaction: Transaction, entry: LogEntry): void {
  const { actor, before, after, ...rest } = entry;
  const state = (one: LogEntry['before']) => (one === null ? null : { role: one.role, isActive: one.isActive });
  const doc: StaffLogDoc = {
    ...rest,
    by: actor.displayName,
    byUid: actor.uid,
    before: state(before),
    after: state(after),
  };
  transaction.create(db.collection(collections.staffLog).doc(doc.id), doc);
}

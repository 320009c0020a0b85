import { FieldPath, type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import type {
  DeskPresenceDoc,
  NewStaff,
  StaffAccount,
  StaffChanges,
  StaffDoc,
} from '@first-show/domain/staff/staff.schema';
import { writeDeskLog } from '../../../platform/desk-log/desk-log.ts';
import { isDocumentId } from '../../../platform/firestore/ids.ts';

/**
 * Firestore access of `staff` and `deskPresence`. The desk admits a member only if the
 * role in the document and the role in the account agree. So after an interrupted change, a member
 * has too few rights, never too many.
 */

const staffRef = (db: Firestore, uid: string): DocumentReference => db.collection(collections.staff).doc(uid);
const presenceRef = (db: Firestore, uid: string): DocumentReference => db.collection(collections.deskPresence).doc(uid);

/** The acting person: a member of staff, or the command line. */
export type Actor = { uid: string | null; displayName: string };

export async function loadStaff(db: Firestore, uid: string): Promise<StaffDoc | null> {
  return ((await staffRef(db, uid).get()).data() as StaffDoc | undefined) ?? null;
}

/** The member with this address; `null` if there is none. */
export async function findStaffByEmail(db: Firestore, email: string): Promise<StaffDoc | null> {
  const found = await db.collection(collections.staff).where('email', '==', email).limit(1).get();
  return (found.docs[0]?.data() as StaffDoc | undefined) ?? null;
}

/**
 * A page of staff sorted by name, starting after `after`. `null` if `after` is no member. Costs two
 * reads per member, one of them for the presence.
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

/** Names of the active members. One read each. */
export async function activeStaffNames(db: Firestore): Promise<string[]> {
  const found = await db.collection(collections.staff).where('isActive', '==', true).select('displayName').get();
  return found.docs.map((document) => document.get('displayName') as string);
}

/** A member as administrators see it. */
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
 * Whether the account was updated after the last change of the document. A document without an
 * invitation or change (the demo's, the first administrator's) was written together with its
 * account.
 */
function isSettled(doc: StaffDoc): boolean {
  const dueAt = doc.changedAt ?? doc.invitedAt;
  return dueAt === undefined || (doc.accountAt !== undefined && doc.accountAt >= dueAt);
}

/** Stores a new member. 'known': a member with this address exists. */
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

/** Undoes `addStaff`, if the address turns out to belong to an account of somebody else. */
export async function dropStaff(db: Firestore, uid: string): Promise<void> {
  await staffRef(db, uid).delete();
}

export type ChangeOutcome =
  | { outcome: 'changed'; doc: StaffDoc; isClosed: boolean }
  | { outcome: 'missing' }
  | { outcome: 'stale' | 'own-account' | 'last-admin'; doc: StaffDoc };

/**
 * Changes name, role or state. 'own-account': nobody may remove their own rights. 'last-admin': one
 * active administrator must remain, even if two demote each other at the same moment. `isClosed`:
 * the change disabled the member, which ends all sessions.
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
    // Sessions from before stay invalid even after the member is enabled again.
    if (isClosed) doc.sessionsValidAfterSeconds = secondsOf(now);
    transaction.set(ref, doc);
    writeLog(db, transaction, { id: logId, uid, action: 'change', actor, at, before, after: doc });
    return { outcome: 'changed' as const, doc, isClosed };
  });
}

/**
 * Records that the account matches `applied`. Open desks listen to the document, and then fetch a
 * new token, which has the new role. `null` if the document has changed in the meantime.
 */
export async function recordAccount(db: Firestore, applied: StaffDoc, now: Date): Promise<StaffDoc | null> {
  return db.runTransaction(async (transaction) => {
    const current = (await transaction.get(staffRef(db, applied.uid))).data() as StaffDoc | undefined;
    if (current === undefined || (current.revision ?? 1) !== (applied.revision ?? 1)) return null;
    const doc: StaffDoc = { ...current, accountAt: now.toISOString() };
    transaction.set(staffRef(db, applied.uid), doc);
    return doc;
  });
}

/**
 * Ends every session of the member that began before this second, and clears what the member is
 * looking at.
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

/**
 * Maximum number of sessions that are stored as ended one by one. Beyond it, all sessions that
 * began before the oldest stored one end together, because a session that left the list would
 * become valid again: its refresh token never expires.
 */
const ENDED_SESSIONS_KEPT = 100;

/**
 * Ends one session of the member. The others continue, except those that are older than the last
 * `ENDED_SESSIONS_KEPT` ended ones.
 */
export async function endSession(
  db: Firestore,
  input: { uid: string; displayName: string; beganSeconds: number; logId: string; now: Date },
): Promise<void> {
  const { uid, displayName, beganSeconds, logId, now } = input;
  await db.runTransaction(async (transaction) => {
    const [staff, presence] = await transaction.getAll(staffRef(db, uid), presenceRef(db, uid));
    transaction.update(staffRef(db, uid), withEndedSession((staff?.data() ?? {}) as Partial<StaffDoc>, beganSeconds));
    // Clear what the member is looking at. Each other window of the member sets its own target with
    // its next heartbeat.
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

/** The fields of a staff document that end the session that began at `beganSeconds` (Unix time). */
export function withEndedSession(
  {
    endedSessions = [],
    sessionsValidAfterSeconds = 0,
  }: Pick<Partial<StaffDoc>, 'endedSessions' | 'sessionsValidAfterSeconds'>,
  beganSeconds: number,
): Required<Pick<StaffDoc, 'endedSessions' | 'sessionsValidAfterSeconds'>> {
  const newestFirst = [...new Set([...endedSessions, beganSeconds])].sort((a, b) => b - a);
  const newestDropped = newestFirst[ENDED_SESSIONS_KEPT];
  return {
    endedSessions: newestFirst.slice(0, ENDED_SESSIONS_KEPT),
    sessionsValidAfterSeconds: Math.max(sessionsValidAfterSeconds, newestDropped === undefined ? 0 : newestDropped + 1),
  };
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

/** Writes the heartbeat of a desk. A desk without one for two minutes counts as closed. */
export async function writePresence(db: Firestore, presence: DeskPresenceDoc): Promise<void> {
  await presenceRef(db, presence.uid).set(presence);
}

/**
 * A time in whole Unix seconds, rounded down like `auth_time`, so that a new sign-in within the
 * same second is valid.
 */
const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

type StaffState = Pick<StaffDoc, 'role' | 'isActive'>;
type LogEntry = {
  id: string;
  /** The changed member, whom the entry names by uid. */
  uid: string;
  action: 'invite' | 'invite-again' | 'change' | 'sign-out' | 'sign-out-everywhere';
  actor: Actor;
  at: string;
  before: StaffState | null;
  after: StaffState | null;
};

function writeLog(db: Firestore, transaction: Transaction, entry: LogEntry): void {
  const { id, uid, action, actor, at, before, after } = entry;
  const states = [before, after].flatMap((one) => (one === null ? [] : [stateText(one)]));
  writeDeskLog(db, transaction, {
    id,
    desk: 'staff',
    at,
    uid: actor.uid,
    by: actor.displayName,
    action,
    call: null,
    subject: null,
    subjectId: uid,
    details: after === null ? [] : [states.join(' → ')],
  });
}

const stateText = ({ role, isActive }: StaffState): string => `${role}${isActive ? '' : ', disabled'}`;

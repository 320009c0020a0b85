import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { NewStaff, StaffChanges, StaffDoc } from '@first-show/domain/staff/staff.schema';
import type { Accounts } from '../../../platform/identity/auth.ts';
import { isConflict } from '../../../platform/firestore/preconditions.ts';
import { hourlyMailId } from '../../../platform/limits/address-id.ts';
import { invitationMail, passwordResetMail, welcomeLink } from '../password-mail.ts';
import {
  addStaff,
  changeStaff,
  closeSessions,
  dropStaff,
  findStaffByEmail,
  loadStaff,
  logInvitedAgain,
  recordAccount,
  type Actor,
  type ChangeOutcome,
} from './staff.ts';

/**
 * Changes of staff, by administrators and on the command line. Each change first writes the staff
 * document, then updates the account, then records in the document that both agree.
 */
export type StaffDesk = {
  db: Firestore;
  accounts: Accounts;
  randomId: (length?: number) => string;
  newId: () => string;
  now: () => Date;
};

/**
 * `link` sets a password. It is `null` if it was only mailed to the member and must not be shown.
 */
export type Invited = { doc: StaffDoc; link: string | null };
type Known = { doc: StaffDoc | null; message: string };

/**
 * Creates a member with an account, and mails the invitation. If this is interrupted, `inviteAgain`
 * completes it. `origin` is the site's origin, for the link.
 */
export async function inviteStaff(
  desk: StaffDesk,
  input: { form: NewStaff; actor: Actor; origin: string },
): Promise<Result<Invited, Known>> {
  const { form, actor, origin } = input;
  const uid = desk.randomId(20);
  const added = await addStaff(desk.db, { uid, form, actor, logId: desk.newId(), now: desk.now() });
  if (added.outcome === 'known')
    return fail({ doc: added.doc, message: `${form.email} already belongs to ${added.doc.displayName}` });
  const outcome = await desk.accounts.create({ uid, email: form.email, displayName: form.displayName });
  if (outcome === 'taken') {
    // The account existed before. Anybody may have created it with a password of their own, so it
    // must not become a staff account.
    await dropStaff(desk.db, uid);
    return fail({
      doc: null,
      message: `${form.email} has an account that is not a staff account. Remove it in Firebase first.`,
    });
  }
  const doc = await applyToAccount(desk, uid);
  return ok({ doc, link: await sendInvitation(desk, { doc, invitedBy: actor.displayName, origin }) });
}

/**
 * Mails a new link to a member, and completes an interrupted invitation or change of the account.
 *
 * The link is returned only if the member has no password yet. Otherwise one administrator could
 * use it to take over the account of another. `isOperator`: called on the command line, by somebody
 * with full access to the project, who always gets the link.
 */
export async function inviteAgain(
  desk: StaffDesk,
  input: { uid: string; actor: Actor; origin: string; isOperator?: boolean },
): Promise<Invited | 'missing' | 'inactive' | 'taken'> {
  const { uid, actor, origin, isOperator = false } = input;
  const found = await loadStaff(desk.db, uid);
  if (found === null) return 'missing';
  if (!found.isActive) return 'inactive';
  const { email, displayName } = found;
  const account = await desk.accounts.find(uid);
  if (account === null && (await desk.accounts.create({ uid, email, displayName })) === 'taken') return 'taken';
  const doc = await applyToAccount(desk, uid);
  await logInvitedAgain(desk.db, { uid, actor, logId: desk.newId(), now: desk.now() });
  if (account?.hasPassword !== true || isOperator)
    return { doc, link: await sendInvitation(desk, { doc, invitedBy: actor.displayName, origin }) };
  await mailPasswordLink(desk, { kind: 'invited-again', member: doc, origin });
  return { doc, link: null };
}

/**
 * Changes the document of a member, then the account. Sending the same change again completes an
 * interrupted one.
 */
export async function changeMember(
  desk: StaffDesk,
  input: { uid: string; changes: StaffChanges; revision?: number | undefined; actor: Actor },
): Promise<ChangeOutcome> {
  const changed = await changeStaff(desk.db, { ...input, logId: desk.newId(), now: desk.now() });
  if (changed.outcome !== 'changed') return changed;
  // If the invitation was interrupted before it created the account, there is none to update.
  if ((await desk.accounts.find(input.uid)) === null) return changed;
  const doc = await applyToAccount(desk, input.uid);
  if (changed.isClosed) await desk.accounts.endSessions(input.uid);
  return { ...changed, doc };
}

/**
 * Ends all sessions of a member. All open desks of the member close, because they listen to the
 * staff document.
 */
export async function signOutEverywhere(desk: StaffDesk, member: { uid: string; displayName: string }): Promise<void> {
  await closeSessions(desk.db, { ...member, logId: desk.newId(), now: desk.now() });
  await desk.accounts.endSessions(member.uid);
}

/**
 * Mails a link that sets a password to the active member with this address, once an hour. Does
 * nothing for any other address.
 */
export async function sendPasswordReset(desk: StaffDesk, input: { email: string; origin: string }): Promise<void> {
  const member = await findStaffByEmail(desk.db, input.email);
  if (member?.isActive !== true) return;
  await mailPasswordLink(desk, { kind: 'password-reset', member, origin: input.origin });
}

/** Mails a link that sets a password, unless the member got a mail of this kind within the hour. */
async function mailPasswordLink(
  desk: StaffDesk,
  { kind, member, origin }: { kind: 'password-reset' | 'invited-again'; member: StaffDoc; origin: string },
): Promise<void> {
  const { email, displayName } = member;
  const now = desk.now();
  const ref = desk.db.collection(collections.mail).doc(hourlyMailId(kind, { email, now }));
  if ((await ref.get()).exists) return;
  // Mail only if the account still has this address. A member may have changed it, and the former
  // address may belong to somebody else now.
  if ((await desk.accounts.find(member.uid))?.email !== email) return;
  const link = welcomeLink(origin, await desk.accounts.passwordCode(email));
  const mail = passwordResetMail({ email, displayName, link, now });
  await ref.create(mail).catch((error: unknown) => {
    // A request at the same moment was faster.
    if (!isConflict(error)) throw error;
  });
}

const FOLLOW_MAX = 5;

/**
 * Applies the staff document to the account, and records that. Two concurrent changes may reach the
 * account in the wrong order, so this is repeated (at most five times) until the applied document
 * is the newest.
 */
async function applyToAccount(desk: StaffDesk, uid: string): Promise<StaffDoc> {
  for (let attempt = 1; ; attempt += 1) {
    const doc = await loadStaff(desk.db, uid);
    if (doc === null) throw new Error('The staff document was deleted while its account was being updated');
    await desk.accounts.apply(uid, doc);
    const recorded = await recordAccount(desk.db, doc, desk.now());
    if (recorded !== null || attempt === FOLLOW_MAX) return recorded ?? doc;
  }
}

async function sendInvitation(
  desk: StaffDesk,
  input: { doc: StaffDoc; invitedBy: string; origin: string },
): Promise<string> {
  const { email, displayName } = input.doc;
  const link = welcomeLink(input.origin, await desk.accounts.passwordCode(email));
  const mail = invitationMail({ email, displayName, invitedBy: input.invitedBy, link, now: desk.now() });
  await desk.db.collection(collections.mail).doc(desk.newId()).set(mail);
  return link;
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';
import type { Invitation, StaffAccount, StaffDoc } from '@first-show/domain/staff/staff.schema';
import { fixedClock } from '../../platform/clock.ts';
import { newReader, type Reply } from '../../testing/reader-app.ts';
import { emailOf, openStaffApp, setPassword, type StaffTools } from '../../testing/staff-app.ts';
import type { TestApp } from '../../testing/reader-app.ts';
import { registerAdmin } from './desk-routes.ts';
import { changeMember, inviteAgain, type StaffDesk } from './store/manage-staff.ts';
import { changeStaff } from './store/staff.ts';
import { registerStaff } from './routes.ts';

let test: TestApp & StaffTools;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  clock = fixedClock(new Date().toISOString());
  test = openStaffApp(
    'staff',
    (app, deps) => {
      registerAdmin(app, deps);
      registerStaff(app, deps);
    },
    { clock },
  );
  await test.addStaff('boss', 'admin', { displayName: 'Sudha' });
});
afterEach(() => test.close());

async function as(uid: string, method: string, path: string, body?: unknown): Promise<Reply> {
  return newReader(test.app).send(method, path, body, { Authorization: `Bearer ${await test.signIn(uid)}` });
}
const form = { email: 'Asha@Staff.test', displayName: 'Asha <Rao>', role: 'moderator' };
const invite = async (): Promise<Invitation> => (await as('boss', 'POST', '/api/admin/staff', form)).body as Invitation;
const mails = async (): Promise<MailDoc[]> =>
  (await test.db.collection('mail').get()).docs.map((one) => one.data() as MailDoc);
const docOf = async (uid: string): Promise<StaffDoc> => (await test.db.doc(`staff/${uid}`).get()).data() as StaffDoc;
const codeOf = (link: string | null): string => new URL(link ?? '').searchParams.get('oobCode') ?? '';
const desk = (): StaffDesk => {
  const { accounts, randomId, newId } = test.deps;
  if (accounts === undefined) throw new Error('no accounts');
  return { db: test.db, accounts, randomId, newId, now: clock.now };
};

describe('an invitation', () => {
  it('creates an account, a claim and a document, mails the link and returns it once', async () => {
    const reply = await as('boss', 'POST', '/api/admin/staff', form);
    expect(reply.status).toBe(201);
    const { staff, invitationLink } = reply.body as Invitation;
    expect(staff).toMatchObject({
      email: 'asha@staff.test',
      displayName: 'Asha <Rao>',
      role: 'moderator',
      isActive: true,
      invitedBy: 'Sudha',
      lastSeenAt: null,
      isSettled: true,
      revision: 1,
    });
    expect(invitationLink).toMatch(/^http:\/\/site\.test\/admin\/welcome\?oobCode=./);
    expect((await test.auth.getUser(staff.uid)).customClaims).toEqual({ role: 'moderator' });
    const [mail] = await mails();
    expect(mail?.to).toEqual(['asha@staff.test']);
    expect(mail?.message.text).toContain(invitationLink);
    expect(mail?.message.html).not.toContain('<Rao>');
    expect((await test.db.collection('deskLog').get()).docs.map((one) => one.data())).toMatchObject([
      {
        desk: 'staff',
        action: 'invite',
        by: 'Sudha',
        uid: 'boss',
        subject: null,
        subjectId: staff.uid,
        details: ['moderator'],
      },
    ]);
  });
  it('admits the person who sets a password by the link, which works once', async () => {
    const { invitationLink } = await invite();
    await expect(test.signIn('asha')).rejects.toThrow();
    await setPassword(test.projectId, codeOf(invitationLink), 'a long password');
    await expect(setPassword(test.projectId, codeOf(invitationLink), 'another password')).rejects.toThrow();
    const token = await test.signIn('asha', 'a long password');
    const me = await newReader(test.app).get('/api/admin/me', { Authorization: `Bearer ${token}` });
    expect(me.body).toMatchObject({ displayName: 'Asha <Rao>', email: 'asha@staff.test', role: 'moderator' });
  });
  it('to a known address is a 409 that names its owner', async () => {
    await invite();
    const again = await as('boss', 'POST', '/api/admin/staff', form);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      message: 'asha@staff.test already belongs to Asha <Rao>',
      current: { role: 'moderator' },
    });
    expect(await mails()).toHaveLength(1);
  });
  it('never takes over an account that somebody created for themself', async () => {
    await test.auth.createUser({ uid: 'stranger', email: 'asha@staff.test', password: 'known to a stranger' });
    const reply = await as('boss', 'POST', '/api/admin/staff', form);
    expect(reply.status).toBe(409);
    expect((await test.db.collection('staff').get()).size).toBe(1);
    expect((await test.auth.getUser('stranger')).customClaims).toBeUndefined();
  });
  it('can be repeated after an interruption', async () => {
    const { staff } = await invite();
    await test.auth.deleteUser(staff.uid);
    await test.db.doc(`staff/${staff.uid}`).update({ accountAt: null });
    const reply = await as('boss', 'POST', `/api/admin/staff/${staff.uid}/invite-again`);
    expect(reply.status).toBe(200);
    await setPassword(test.projectId, codeOf((reply.body as Invitation).invitationLink), 'a long password');
    const token = await test.signIn('asha', 'a long password');
    expect((await newReader(test.app).get('/api/admin/me', { Authorization: `Bearer ${token}` })).status).toBe(200);
    expect(await mails()).toHaveLength(2);
  });
  it('is only mailed, and not shown to an administrator, once the member has set a password', async () => {
    const { staff, invitationLink } = await invite();
    const path = `/api/admin/staff/${staff.uid}/invite-again`;
    expect(((await as('boss', 'POST', path)).body as Invitation).invitationLink).toContain('oobCode=');
    await setPassword(test.projectId, codeOf(invitationLink), 'a long password');
    await test.signIn('asha', 'a long password');
    const before = (await mails()).length;
    const reply = await as('boss', 'POST', path);
    expect(reply.status).toBe(200);
    expect((reply.body as Invitation).invitationLink).toBeNull();
    expect(JSON.stringify(reply.body)).not.toContain('oobCode');
    const sent = await mails();
    expect(sent).toHaveLength(before + 1);
    expect(sent.every(({ to }) => to[0] === 'asha@staff.test')).toBe(true);
    // A second click within the hour sends no mail, but gets the same answer.
    expect(((await as('boss', 'POST', path)).body as Invitation).invitationLink).toBeNull();
    expect(await mails()).toHaveLength(before + 1);
  });
  it('is 404 when it is repeated for an unknown member, and 409 for a disabled one', async () => {
    expect((await as('boss', 'POST', '/api/admin/staff/nobody/invite-again')).status).toBe(404);
    await test.addStaff('gone', 'editor', { isActive: false });
    expect((await as('boss', 'POST', '/api/admin/staff/gone/invite-again')).status).toBe(409);
    expect(await inviteAgain(desk(), { uid: 'gone', actor: { uid: null, displayName: 'x' }, origin: '' })).toBe(
      'inactive',
    );
  });
  it('is refused with the messages of a form if its fields are invalid', async () => {
    const reply = await as('boss', 'POST', '/api/admin/staff', { email: 'no', displayName: ' ', role: 'owner' });
    expect(reply.status).toBe(400);
    expect((reply.body as { issues: { message: string }[] }).issues.map(({ message }) => message)).toEqual([
      'Please enter a valid email address',
      'Name must be at least 2 characters',
      'Please choose a role',
    ]);
  });
});

describe('a change', () => {
  const patch = (uid: string, body: unknown, by = 'boss') => as(by, 'PATCH', `/api/admin/staff/${uid}`, body);
  beforeEach(() => test.addStaff('gauri', 'moderator'));

  it('of the role makes the old token invalid at once, and applies to the next token', async () => {
    const old = await test.signIn('gauri');
    const reply = await patch('gauri', { role: 'editor' });
    expect(reply.body).toMatchObject({ role: 'editor', changedBy: 'Sudha', isSettled: true, revision: 2 });
    expect((await newReader(test.app).get('/api/admin/me', { Authorization: `Bearer ${old}` })).status).toBe(403);
    expect((await as('gauri', 'GET', '/api/admin/me')).body).toMatchObject({ role: 'editor' });
  });
  it('that disables a member ends all sessions and blocks new ones; enabling the member admits new sessions', async () => {
    const old = await test.signIn('gauri');
    expect((await patch('gauri', { isActive: false })).body).toMatchObject({ isActive: false });
    expect((await newReader(test.app).get('/api/admin/me', { Authorization: `Bearer ${old}` })).status).toBe(401);
    await expect(test.signIn('gauri')).rejects.toThrow(/USER_DISABLED/);
    expect((await docOf('gauri')).sessionsValidAfterSeconds).toBe(Math.floor(clock.now().getTime() / 1000));
    expect((await patch('gauri', { isActive: true })).body).toMatchObject({ isActive: true });
    expect((await as('gauri', 'GET', '/api/admin/me')).status).toBe(200);
  });
  it('is refused for one’s own account, except its name', async () => {
    for (const body of [{ isActive: false }, { role: 'editor' }]) {
      const reply = await patch('boss', body);
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ current: { role: 'admin', isActive: true } });
    }
    expect((await patch('boss', { displayName: 'Sudha K' })).body).toMatchObject({ displayName: 'Sudha K' });
    expect((await test.auth.getUser('boss')).displayName).toBe('Sudha K');
  });
  it('always leaves an active administrator, even if two demote each other at once', async () => {
    await test.addStaff('other', 'admin');
    const change = (uid: string, actor: string) =>
      changeStaff(test.db, {
        uid,
        changes: { role: 'editor' },
        actor: { uid: actor, displayName: actor },
        logId: `${uid}-${actor}`,
        now: clock.now(),
      });
    const outcomes = (await Promise.all([change('boss', 'other'), change('other', 'boss')])).map(
      ({ outcome }) => outcome,
    );
    expect(outcomes.sort()).toEqual(['changed', 'last-admin']);
    const last = (await test.db.collection('staff').where('role', '==', 'admin').get()).docs[0]?.id ?? '';
    const byCommand = await changeMember(desk(), {
      uid: last,
      changes: { isActive: false },
      actor: { uid: null, displayName: 'command line' },
    });
    expect(byCommand.outcome).toBe('last-admin');
  });
  it('based on a stale revision is a 409 with the current state', async () => {
    await patch('gauri', { displayName: 'Gauri N' });
    const stale = await patch('gauri', { displayName: 'Gauri', revision: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ current: { displayName: 'Gauri N', revision: 2 } });
    expect((await patch('nobody', { role: 'admin' })).status).toBe(404);
  });
  it('that did not reach the account is marked in the list, blocks the member, and is completed by sending it again', async () => {
    await changeStaff(test.db, {
      uid: 'gauri',
      changes: { role: 'editor' },
      actor: { uid: 'boss', displayName: 'Sudha' },
      logId: 'x',
      now: clock.now(),
    });
    expect((await as('gauri', 'GET', '/api/admin/me')).status).toBe(403);
    const list = (await as('boss', 'GET', '/api/admin/staff')).body as StaffAccount[];
    expect(list.find(({ uid }) => uid === 'gauri')).toMatchObject({ isSettled: false });
    expect((await patch('gauri', { role: 'editor' })).body).toMatchObject({ isSettled: true });
    expect((await as('gauri', 'GET', '/api/admin/me')).status).toBe(200);
  });
  it('made at the same time as others leaves the account with the role of the document', async () => {
    const actor = { uid: 'boss', displayName: 'Sudha' };
    await Promise.all(
      (['editor', 'admin', 'moderator'] as const).map((role) =>
        changeMember(desk(), { uid: 'gauri', changes: { role }, actor }),
      ),
    );
    expect((await test.auth.getUser('gauri')).customClaims).toEqual({ role: (await docOf('gauri')).role });
  });
});

describe('the list', () => {
  it('is sorted by name, in pages, and shows when a desk was last open', async () => {
    for (const name of ['Charu', 'Amol', 'Bela']) await test.addStaff(name, 'editor');
    await as('Bela', 'POST', '/api/admin/presence', { target: null });
    const first = (await as('boss', 'GET', '/api/admin/staff?limit=2')).body as StaffAccount[];
    expect(first.map(({ displayName, lastSeenAt }) => [displayName, lastSeenAt])).toEqual([
      ['Amol', null],
      ['Bela', clock.now().toISOString()],
    ]);
    const rest = (await as('boss', 'GET', '/api/admin/staff?limit=50&after=Bela')).body as StaffAccount[];
    expect(rest.map(({ displayName }) => displayName)).toEqual(['Charu', 'Sudha']);
    for (const after of ['nobody', 'a%2Fb', '__x__'])
      expect((await as('boss', 'GET', `/api/admin/staff?after=${after}`)).status, after).toBe(400);
  });
});

describe('signing out', () => {
  const me = (token: string) => newReader(test.app).get('/api/admin/me', { Authorization: `Bearer ${token}` });
  it('ends the calling session and no other session of the account', async () => {
    await test.addStaff('two-desks', 'editor');
    const here = await test.signIn('two-desks');
    // A session is identified by the second in which it began.
    const second = () => Math.floor(Date.now() / 1000);
    const began = second();
    await vi.waitUntil(() => second() > began, { timeout: 3000 });
    const there = await test.signIn('two-desks');
    expect(
      (await newReader(test.app, { Authorization: `Bearer ${here}` }).send('POST', '/api/admin/sign-out')).status,
    ).toBe(204);
    expect([(await me(here)).status, (await me(there)).status]).toEqual([401, 200]);
    expect((await me(there)).body).toEqual({
      uid: 'two-desks',
      displayName: 'two-desks',
      email: emailOf('two-desks'),
      role: 'editor',
    });
    expect(
      (await newReader(test.app, { Authorization: `Bearer ${there}` }).send('POST', '/api/admin/sign-out-everywhere'))
        .status,
    ).toBe(204);
    const log = (await test.db.collection('deskLog').where('subjectId', '==', 'two-desks').get()).docs.map(
      (entry) => entry.get('action') as string,
    );
    expect(log.sort()).toEqual(['sign-out', 'sign-out-everywhere']);
  });
  it('everywhere ends every session of the account, and records that in the document to which open desks listen', async () => {
    const old = await test.signIn('boss');
    await as('boss', 'POST', '/api/admin/presence', { target: 'comment:one' });
    clock.advance(5000);
    expect((await as('boss', 'POST', '/api/admin/sign-out-everywhere')).status).toBe(204);
    expect((await docOf('boss')).sessionsValidAfterSeconds).toBe(Math.floor(clock.now().getTime() / 1000));
    expect((await newReader(test.app).get('/api/admin/me', { Authorization: `Bearer ${old}` })).status).toBe(401);
    expect((await test.db.doc('deskPresence/boss').get()).get('target')).toBeNull();
  });
});

describe('a forgotten password', () => {
  const ask = (email: string, reader = newReader(test.app)) =>
    reader.send('POST', '/api/staff/password-reset', { account: email });

  it('gets the same answer for everybody, and a mail for active staff only', async () => {
    await test.addStaff('editor@example.com', 'editor');
    await test.addStaff('gone', 'editor', { isActive: false });
    await test.addStaff('reader', null);
    const replies = [
      await ask('editor'),
      await ask('nobody'),
      await ask(emailOf('gone')),
      await ask(emailOf('reader')),
    ];
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual([['editor@example.com']]);
    const link = /http\S+oobCode=\S+/.exec(sent[0]?.message.text ?? '')?.[0] ?? '';
    await setPassword(test.projectId, codeOf(link), 'a new password');
    await expect(test.signIn('editor@example.com', 'a new password')).resolves.toBeTruthy();
  });
  it('sends no mail if the account has another address by now', async () => {
    await test.addStaff('moved', 'editor');
    await test.auth.updateUser('moved', { email: 'elsewhere@staff.test' });
    await test.auth.createUser({ email: emailOf('moved'), password: 'known to a stranger' });
    const sentBefore = (await mails()).length;
    expect((await ask(emailOf('moved'))).status).toBe(200);
    expect(await mails()).toHaveLength(sentBefore);
  });
  it('sends at most one mail an hour, and may be requested five times an hour', async () => {
    const reader = newReader(test.app);
    for (let count = 0; count < 5; count += 1) expect((await ask(emailOf('boss'), reader)).status).toBe(200);
    expect((await ask(emailOf('boss'), reader)).status).toBe(429);
    expect(await mails()).toHaveLength(1);
    clock.advance(3_600_000);
    await ask(emailOf('boss'));
    expect(await mails()).toHaveLength(2);
  });
});

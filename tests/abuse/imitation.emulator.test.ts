import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';
import type { Invitation } from '@first-show/domain/staff/staff.schema';
import { registerAll } from '../../functions/src/api/router.ts';
import { articleDoc, writeContent } from '../../functions/src/testing/content.ts';
import { newReader, type TestApp } from '../../functions/src/testing/reader-app.ts';
import { openStaffApp, setPassword, type StaffTools } from '../../functions/src/testing/staff-app.ts';

/** Attacks by people who pose as staff, and by an administrator who takes over an account. */

let test: TestApp & StaffTools;
let serial = 0;
beforeAll(async () => {
  test = openStaffApp('abuse-imitation', registerAll);
  await writeContent(test.db, { articles: [articleDoc('a')] });
  await test.addStaff('boss', 'admin');
});
afterAll(() => test.close());

async function comment(authorName: string) {
  const reader = newReader(test.app, { 'x-forwarded-for': `203.0.113.${(serial += 1)}` });
  const reply = await reader.send('POST', '/api/articles/a/comments', {
    authorName,
    authorEmail: `a${serial}@example.org`,
    content: `A comment of mine: ${serial}.`,
    captcha: '8',
  });
  if (reply.status !== 201) return { status: reply.status, doc: null };
  const { id } = reply.body as { id: string };
  return { status: 201, doc: (await test.db.doc(`commentQueue/${id}`).get()).data() as CommentQueueDoc };
}

describe('a comment', () => {
  it.each(['First Show', 'F1rst  Sh0w', 'Editor', 'The Editors', 'EditorAsha', 'ᴇᴅɪᴛᴏʀ', 'Asha ✓', 'Asha ☑️'])(
    'under the name ‘%s’ waits, flagged for moderators',
    async (name) => {
      const { doc } = await comment(name);
      expect(doc?.status).toBe('pending');
      expect(doc?.flags.map(({ rule }) => rule)).toContain('names');
    },
  );
  it.each([
    ['Hangul fillers', '\u3164\u3164\u3164'],
    ['Braille blanks', '\u2800\u2800\u2800'],
    ['zero-width characters', '\u200B\u2060\uFEFF'],
  ])('under a blank name of %s is refused', async (_, name) => {
    expect((await comment(name)).status).toBe(400);
  });
  it('under a name with stacked combining marks keeps at most three of them', async () => {
    const { doc } = await comment(`As${'\u0336\u0315\u0323'.repeat(20)}ha`);
    expect(doc?.authorName.normalize('NFD').match(/\p{M}/gu)?.length).toBeLessThanOrEqual(3);
    expect(doc?.authorName.normalize('NFD').replace(/\p{M}/gu, '')).toBe('Asha');
  });
});

it('an administrator gets no password link for a member who has signed in', async () => {
  const headers = { Authorization: `Bearer ${await test.signIn('boss')}` };
  const boss = newReader(test.app);
  const form = { email: 'asha@staff.test', displayName: 'Asha Rao', role: 'admin' };
  const invited = (await boss.send('POST', '/api/admin/staff', form, headers)).body as Invitation;
  const code = new URL(invited.invitationLink ?? '').searchParams.get('oobCode') ?? '';
  await setPassword(test.projectId, code, 'a long password');
  await test.signIn('asha', 'a long password');
  const again = await boss.send('POST', `/api/admin/staff/${invited.staff.uid}/invite-again`, undefined, headers);
  expect(again.status).toBe(200);
  expect((again.body as Invitation).invitationLink).toBeNull();
  expect(JSON.stringify(again.body)).not.toContain('oobCode');
  const mails = (await test.db.collection('mail').get()).docs.map((one) => one.data() as MailDoc);
  expect(mails.map(({ to }) => to[0])).toEqual(['asha@staff.test', 'asha@staff.test']);
});

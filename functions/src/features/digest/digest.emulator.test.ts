import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collections } from '@first-show/domain/core/collections';
import type { DigestPreview, DigestRun } from '@first-show/domain/digest/digest.schema';
import type { MailDoc } from '@first-show/domain/newsletter/subscriber';
import { sendDueDigest } from './triggers.ts';
import { addressId } from '../../platform/limits/address-id.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { subscriberOf } from '../../platform/identity/unsubscribe.ts';
import { articleDoc, filmDoc, hoursAgo, NOW, writeContent } from '../../testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { rebuildAllRollups } from '../../lists/rebuild.ts';
import { registerDigest } from './routes.ts';
import { mailIdOf, sendDigest, type DigestPorts } from './send-digest.ts';

let clock: ReturnType<typeof fixedClock>;
let test: TestApp;
beforeAll(async () => {
  clock = fixedClock(NOW);
  test = openTestApp('digest', registerDigest, {
    clock,
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
  for (const role of ['editor', 'moderator'])
    await test.db.doc(`staff/${role}`).set({ displayName: 'Imtiaz', role, isActive: true });
});
afterAll(() => test.close());

const DAY = '2026-11-14';
const film = {
  ...filmDoc('dadar', { movieName: 'Dadar Ka Raja', totalCollection: 123_400_000, changePercent: 12.4 }),
  rank: 1,
};
const ports: DigestPorts = { origin: 'https://site.test', films: () => Promise.resolve([film]) };
const emails = (count: number) => Array.from({ length: count }, (_, index) => `reader${index}@example.com`);
const subscribe = async (addresses: readonly string[]) => {
  const writer = test.db.bulkWriter();
  for (const email of addresses)
    void writer.set(test.db.doc(`subscribers/${addressId(email)}`), {
      id: addressId(email),
      email,
      isActive: true,
      subscribedAt: hoursAgo(99),
      unsubscribedAt: null,
    });
  await writer.close();
};
const leave = (email: string) => test.db.doc(`subscribers/${addressId(email)}`).update({ isActive: false });
const letters = async () =>
  (await test.db.collection('mail').get()).docs.map((doc) => ({ id: doc.id, ...(doc.data() as MailDoc) }));
const receivers = async () => (await letters()).flatMap(({ to }) => to).sort();
const record = async () => (await test.db.doc(`digests/${DAY}`).get()).data();
const send = (deps: Deps = test.deps, batchSize = 3) => sendDigest(deps, ports, { batchSize });

beforeEach(async () => {
  for (const name of ['subscribers', 'mail', 'digests', 'articles', 'films', 'rollups'])
    await test.db.recursiveDelete(test.db.collection(name));
  await writeContent(test.db, {
    articles: [
      articleDoc('loud', { title: 'The loud one', viewCount: 900 }),
      articleDoc('quiet', { title: 'The quiet one', viewCount: 1 }),
      articleDoc('draft', { title: 'The draft', isPublished: false, viewCount: 9000 }),
      articleDoc('old', { title: 'The old one', publishedAt: hoursAgo(30), viewCount: 9000 }),
    ],
    films: [film],
  });
});

/** Dependencies whose database fails at transaction number `step`, before or after its commit. */
function dyingAt(step: number, when: 'before' | 'after'): Deps {
  let count = 0;
  const db = new Proxy(test.db, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (property !== 'runTransaction') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      return async (work: (transaction: Transaction) => Promise<unknown>) => {
        count += 1;
        if (count === step && when === 'before') throw new Error('killed');
        const result = await target.runTransaction(work);
        if (count === step) throw new Error('killed');
        return result;
      };
    },
  }) as Firestore;
  return { ...test.deps, db: () => db };
}

describe('the digest of a day', () => {
  it('goes to every active subscriber once, in batches, with personal links', async () => {
    await subscribe(emails(7));
    await leave('reader3@example.com');
    expect(await send()).toBe('sent');
    expect(await receivers()).toEqual(
      emails(7)
        .filter((email) => email !== 'reader3@example.com')
        .sort(),
    );
    expect(await record()).toMatchObject({
      day: DAY,
      status: 'sent',
      sent: 6,
      finishedAt: NOW,
      lease: null,
      after: null,
      note: null,
    });
    for (const { id, to, message, headers } of await letters()) {
      expect(id).toBe(mailIdOf(DAY, addressId(to[0] ?? '')));
      expect(message.subject).toBe('First Show, 14 November 2026: The loud one');
      expect(message.text).toContain('The quiet one');
      expect(message.text).toContain('₹12.3 Cr nett, +12.4%');
      expect(message.text + message.html).not.toMatch(/The draft|The old one/);
      const token = decodeURIComponent(/token=([^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
      expect(subscriberOf(token, test.deps.config.signingSecret)).toBe(addressId(to[0] ?? ''));
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      expect(message.html).toContain(encodeURIComponent(token));
    }
    await subscribe(['late@example.com']);
    expect(await send()).toBe('done before');
    expect(await letters()).toHaveLength(6);
  });
  it('is not sent without new articles, and is recorded as skipped', async () => {
    await subscribe(emails(2));
    for (const id of ['loud', 'quiet']) await test.db.doc(`articles/${id}`).delete();
    expect(await send()).toBe('skipped');
    expect(await letters()).toEqual([]);
    expect(await record()).toMatchObject({ status: 'skipped', note: 'No new stories', sent: 0, stories: [] });
    expect(await send()).toBe('done before');
  });
  it.each(
    [1, 2, 3, 4].flatMap(
      (step) =>
        [
          [step, 'before'],
          [step, 'after'],
        ] as const,
    ),
  )('reaches everybody once if a run was killed at transaction %d, %s its commit', async (step, when) => {
    await subscribe(emails(7));
    await expect(send(dyingAt(step, when))).rejects.toThrow('killed');
    // While the dead run holds the lease, other runs do nothing. The dead run does not hold the
    // lease if it died before it took the lease, or after it finished the digest.
    const early = await send();
    if (step > 1 && !(step === 4 && when === 'after')) expect(early).toBe('busy');
    clock.advance(61_000);
    await send();
    expect(await receivers()).toEqual(emails(7).sort());
    expect(await record()).toMatchObject({ status: 'sent', sent: 7 });
  });
  it('reaches everybody once if three runs are concurrent', async () => {
    await subscribe(emails(10));
    const outcomes = await Promise.all([send(), send(), send()]);
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
    expect(await receivers()).toEqual(emails(10).sort());
    expect(await record()).toMatchObject({ sent: 10 });
  });
  it('sends nothing while another run holds the lease', async () => {
    await subscribe(emails(9));
    await expect(send(dyingAt(3, 'before'))).rejects.toThrow('killed');
    await test.db.doc(`digests/${DAY}`).update({ lease: { holder: 'another', until: hoursAgo(-1) } });
    expect(await send()).toBe('busy');
    expect(await letters()).toHaveLength(3);
  });
  it('skips subscribers who unsubscribed before their batch, and subscribers who already got the digest', async () => {
    await subscribe(emails(7));
    await expect(send(dyingAt(3, 'before'))).rejects.toThrow('killed');
    const told = await receivers();
    const leaving = emails(7).find((email) => !told.includes(email)) ?? '';
    await leave(leaving);
    // Reset the recorded position, so that the run finds mails that exist already.
    await test.db.doc(`digests/${DAY}`).update({ after: null, sent: 0 });
    const [first] = await letters();
    await test.db.doc(`mail/${first?.id ?? ''}`).update({ delivery: { state: 'SUCCESS' } });
    clock.advance(61_000);
    expect(await send()).toBe('sent');
    expect(await receivers()).toEqual(
      emails(7)
        .filter((email) => email !== leaving)
        .sort(),
    );
    expect((await test.db.doc(`mail/${first?.id ?? ''}`).get()).get('delivery')).toEqual({ state: 'SUCCESS' });
  });
  it('leaves out articles that were unpublished between batches', async () => {
    await subscribe(emails(4));
    await expect(send(dyingAt(3, 'before'))).rejects.toThrow('killed');
    await test.db.doc('articles/loud').update({ isPublished: false });
    clock.advance(61_000);
    await send();
    expect((await letters()).map(({ message }) => message.text.includes('The loud one')).sort()).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
  it('sends to 1,200 subscribers in batches', async () => {
    await subscribe(emails(1200));
    expect(await sendDigest(test.deps, ports)).toBe('sent');
    expect(new Set(await receivers()).size).toBe(1200);
    expect(await record()).toMatchObject({ sent: 1200 });
  }, 60_000);
});

describe('the job', () => {
  it('waits until half past seven in India', async () => {
    await subscribe(emails(1));
    const at = (iso: string) => ({ ...test.deps, clock: fixedClock(iso) });
    expect(await sendDueDigest(at('2026-11-14T01:59:00.000Z'))).toBe('early');
    expect(await sendDueDigest(at('2026-11-13T19:00:00.000Z'))).toBe('early');
    expect((await test.db.collection(collections.digests).get()).size).toBe(0);
    await rebuildAllRollups(test.db);
    expect(await sendDueDigest(at('2026-11-14T12:00:00.000Z'))).toBe('sent');
    expect((await letters())[0]?.message.text).toContain('http://site.test/article/loud');
  });
});

describe('the desk', () => {
  const get = async (path: string, role = 'editor') =>
    newReader(test.app, { authorization: `Bearer ${role}` }).get(path);
  it('previews the digest and counts its recipients', async () => {
    await subscribe(emails(3));
    await leave('reader1@example.com');
    await rebuildAllRollups(test.db);
    const { body, headers } = await get('/api/admin/digest/preview');
    const preview = body as DigestPreview;
    expect(preview).toMatchObject({
      recipients: 2,
      stories: 2,
      subject: expect.stringContaining('The loud one') as string,
    });
    expect(preview.html).toContain('Dadar Ka Raja');
    expect(preview.html).not.toMatch(/script|token=/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await letters()).toEqual([]);
  });
  it('has no preview without new articles', async () => {
    for (const id of ['loud', 'quiet']) await test.db.doc(`articles/${id}`).delete();
    expect((await get('/api/admin/digest/preview')).body).toEqual({
      subject: '',
      html: '',
      text: '',
      recipients: 0,
      stories: 0,
    });
  });
  it('lists the digests by day, newest first, without position and lease', async () => {
    await subscribe(emails(1));
    await send();
    await test.db.doc('digests/2026-11-13').set({ ...(await record()), day: '2026-11-13', status: 'skipped' });
    const days = (await get('/api/admin/digests')).body as DigestRun[];
    expect(days.map(({ day }) => day)).toEqual([DAY, '2026-11-13']);
    expect(days[0]).not.toHaveProperty('lease');
    expect(days[0]).not.toHaveProperty('after');
    expect((await get('/api/admin/digests?limit=1')).body as DigestRun[]).toHaveLength(1);
    expect((await get('/api/admin/digests?limit=0')).status).toBe(400);
  });
  it('refuses readers (401) and moderators (403)', async () => {
    expect((await get('/api/admin/digests', 'moderator')).status).toBe(403);
    expect((await newReader(test.app).get('/api/admin/digest/preview')).status).toBe(401);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { automaticModerators } from '@first-show/domain/comments/comment.schema';
import type { Decision } from '@first-show/domain/comments/moderation-desk.schema';
import type { ShownCommentsRollup } from '@first-show/domain/rollups/rollups';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { countReads } from '../testing/count-reads.ts';
import { articleDoc, commentDoc, NOW, writeContent } from '../testing/content.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { decide, undoDecisions } from '../features/comments/store/decide.ts';
import { readCommentsOf } from './read-rollups.ts';
import { updateListsAfterComment, rebuildComments } from './rebuild.ts';
import { rebuild } from './rollups.ts';
import { readComments } from './queries.ts';

let test: TestApp;
beforeAll(() => {
  test = openTestApp('shown-comments', () => undefined);
});
afterAll(() => test.close());

let serial = 0;
let article = '';
beforeEach(async () => {
  serial += 1;
  article = `a${serial}`;
  await writeContent(test.db, { articles: [articleDoc(article)] });
});

const at = (minute: number): string => new Date(Date.parse(NOW) + minute * 60_000).toISOString();
/**
 * Creates `count` comments, pending unless `isApproved`, each a minute after the one before.
 * Returns their ids, oldest first.
 */
async function waiting(count: number, isApproved = false): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${article}-${String(index).padStart(2, '0')}`);
  const batch = test.db.batch();
  for (const [minute, id] of ids.entries()) {
    const comment = commentDoc(id, article, { createdAt: at(minute), isApproved });
    batch.set(test.db.doc(`comments/${id}`), comment);
    const moderatedAt = isApproved ? NOW : null;
    batch.set(test.db.doc(`commentQueue/${id}`), {
      ...comment,
      moderatedAt,
      moderatedBy: isApproved ? automaticModerators.autoApproval : null,
      moderatedByUid: null,
      status: isApproved ? 'approved' : 'pending',
      isReported: false,
      reportsDismissed: null,
      keys: [],
      authorId: `author-${id}`,
    });
  }
  await batch.commit();
  return ids;
}
const approved = async (count: number) => {
  const ids = await waiting(count, true);
  await rebuildComments(test.db, article);
  return ids;
};
const rollup = () => test.db.doc(`rollups/article-${article}`);
const shown = async () => (await rollup().get()).data() as ShownCommentsRollup | undefined;
const by = (uid = 'm1') => ({
  moderator: { uid, displayName: uid },
  now: new Date(NOW),
  newId: () => test.deps.randomId(),
});
const decided = (ids: string[], decision: Decision, uid?: string) => decide(test.db, { ids, decision, ...by(uid) });
const undone = (ids: string[], uid?: string) => undoDecisions(test.db, { ids, ...by(uid) });
/** The trigger of a write of a comment. */
const follow = (id = '', minute: number) =>
  updateListsAfterComment(test.db, { id, articleId: article, createdAt: at(minute) });
/** Compares the list in the roll-up, and the number in the article, with the comments. */
async function expectExact(): Promise<void> {
  const current = await readComments(test.db, article);
  expect(await shown()).toMatchObject({ ...current });
  expect((await test.db.doc(`articles/${article}`).get()).get('commentTotal')).toBe(current?.commentTotal);
}

describe('a decision', () => {
  it('during the first build of the list leaves the list missing, so that a read builds it', async () => {
    const [id = ''] = await waiting(1);
    await rollup().delete();
    await rollup().create({});
    await decided([id], 'approve');
    expect((await readCommentsOf(test.db, article)).comments.map((comment) => comment.id)).toEqual([id]);
  });
  it('shows and withdraws one or many comments with its own commit', async () => {
    const ids = await waiting(6);
    await rebuildComments(test.db, article);
    const listed = async () => (await shown())?.comments.map(({ id }) => id);
    await decided([ids[3] ?? ''], 'approve');
    expect(await listed()).toEqual([ids[3]]);
    await decided(ids, 'approve');
    expect(await listed()).toEqual(ids.toReversed());
    await undone(ids.slice(0, 2));
    await decided([ids[4] ?? '', ids[5] ?? ''], 'delete');
    expect(await listed()).toEqual([ids[3], ids[2]]);
    await undone([ids[5] ?? '']);
    expect(await listed()).toEqual([ids[5], ids[3], ids[2]]);
    await follow(ids[5], 5);
    await expectExact();
  });
  it('keeps pending and rejected comments hidden', async () => {
    const [first = '', second = ''] = await waiting(3);
    await rebuildComments(test.db, article);
    await decided([first], 'reject');
    await decided([second], 'delete');
    await undone([first, second]);
    expect(await shown()).toMatchObject({ comments: [], commentTotal: 0 });
  });
  it('about a comment beyond the end of a full list changes the total, and a gap in the list is filled', async () => {
    const ids = await approved(LIST_MAX + 3);
    await decided([ids[0] ?? '', ids[LIST_MAX] ?? ''], 'delete');
    expect(await shown()).toMatchObject({ commentTotal: LIST_MAX + 1 });
    expect((await shown())?.comments.map(({ id }) => id)).not.toContain(ids[LIST_MAX]);
    await follow(ids[LIST_MAX], LIST_MAX);
    await expectExact();
  });
  it('is shown even if no roll-up was built yet, but not for an unpublished article', async () => {
    const ids = await waiting(2);
    await decided(ids, 'approve');
    await follow(ids[0], 0);
    await expectExact();
    await test.db.doc(`articles/${article}`).update({ isPublished: false });
    await rebuildComments(test.db, article);
    expect(await shown()).toBeUndefined();
    await decided([ids[0] ?? ''], 'delete');
    await follow(ids[0], 0);
    expect(await shown()).toBeUndefined();
  });
  it('costs one read of the comment and one of the roll-up, however many comments there are', async () => {
    const [first = ''] = await approved(20);
    const { reads } = await countReads(test.db, () => decided([first], 'delete'));
    expect(reads).toBe(2);
    const after = await countReads(test.db, () => follow(first, 0));
    // The trigger reads the comment once, the roll-up at most three times, and the article at most
    // twice.
    expect(after.reads).toBeLessThanOrEqual(6);
  });
});

describe('a withdrawn comment', () => {
  it.each([
    ['was shown', 1],
    ['was not shown yet', 2],
  ])('that %s is not restored by a rebuild that read it before the withdrawal', async (_, withdrawn) => {
    const ids = await waiting(3);
    await decided(ids.slice(0, 2), 'approve');
    await rebuildComments(test.db, article);
    // Approve without the API, so that the rebuild has something to write.
    for (const path of [`comments/${ids[2]}`, `commentQueue/${ids[2]}`])
      await test.db.doc(path).update({ isApproved: true, status: 'approved' });
    let looks = 0;
    await rebuild(test.db, {
      id: `article-${article}`,
      read: async () => {
        const read = await readComments(test.db, article);
        looks += 1;
        if (looks === 1) await decided([ids[withdrawn] ?? ''], 'delete');
        return read;
      },
    });
    expect(looks).toBeGreaterThan(1);
    expect((await shown())?.comments.map(({ id }) => id)).toEqual([ids[withdrawn === 1 ? 2 : 1], ids[0]]);
  });
  it('never reappears, and pending comments never show, during concurrent decisions and rebuilds', async () => {
    const ids = await waiting(12);
    await rebuildComments(test.db, article);
    const seen: string[][] = [];
    const stop = rollup().onSnapshot((doc) =>
      seen.push(((doc.data() as ShownCommentsRollup | undefined)?.comments ?? []).map(({ id }) => id)),
    );
    const one = async (id: string, index: number) => {
      const uid = `m${index % 3}`;
      if (index % 4 === 3) return void (await decided([id], 'reject', uid));
      await decided([id], 'approve', uid);
      await follow(id, index);
      if (index % 2 === 0) await decided([id], 'delete', uid);
      await follow(id, index);
    };
    await Promise.all([
      ...ids.map(one),
      decided(ids.slice(6, 9), 'approve', 'bulk'),
      ...Array.from({ length: 4 }, () => rebuildComments(test.db, article)),
    ]);
    await rebuildComments(test.db, article);
    stop();
    await expectExact();
    for (const id of ids) {
      const sights = seen.map((listed) => listed.includes(id)).filter((is, index, all) => is !== all[index - 1]);
      expect([id, sights.filter(Boolean).length]).toEqual([id, Math.min(1, sights.filter(Boolean).length)]);
    }
    for (const [index, id] of ids.entries())
      if (index % 4 === 3 && (index < 6 || index > 8)) expect(seen.flat()).not.toContain(id);
  });
});

describe('a comment that was written without a decision', () => {
  it('is shown, changed, hidden and removed in the roll-up', async () => {
    const [first = '', second = ''] = await waiting(2);
    const ref = test.db.doc(`comments/${first}`);
    await ref.update({ isApproved: true });
    await follow(first, 0);
    await expectExact();
    await ref.update({ authorName: 'Somebody else' });
    await follow(first, 0);
    expect((await shown())?.comments[0]?.authorName).toBe('Somebody else');
    await test.db.doc(`comments/${second}`).update({ isApproved: true });
    await follow(second, 1);
    await ref.delete();
    await follow(first, 0);
    await expectExact();
    expect((await shown())?.comments.map(({ id }) => id)).toEqual([second]);
  });
  it('costs four reads and no write if a decision has already updated the roll-up', async () => {
    const ids = await approved(5);
    const before = (await rollup().get()).updateTime;
    const { reads } = await countReads(test.db, () => follow(ids[2] ?? '', 2));
    expect(reads).toBe(4);
    expect((await rollup().get()).updateTime).toEqual(before);
  });
});

import type { Firestore } from 'firebase-admin/firestore';
import { indianDay } from '@first-show/domain/core/dates';
import { createApp } from '../../functions/src/api/app.ts';
import { registerAll } from '../../functions/src/api/router.ts';
import { publishStats } from '../../functions/src/features/analytics/store/publish-stats.ts';
import { closeSearchDay } from '../../functions/src/features/analytics/store/search-counts.ts';
import { forgetExpiredAddresses } from '../../functions/src/features/comments/store/comments.ts';
import { sendDigest } from '../../functions/src/features/digest/send-digest.ts';
import { dueDrafts } from '../../functions/src/features/enhancement/store/due-drafts.ts';
import { endLicences } from '../../functions/src/features/media/store/media.ts';
import { forgetUnconfirmed } from '../../functions/src/features/newsletter/store/newsletter.ts';
import { updateListsAfterComment, rebuildSidebar } from '../../functions/src/lists/rebuild.ts';
import {
  updateListsAfterArticle,
  updateListsAfterFilm,
  updateListsAfterPerson,
} from '../../functions/src/lists/content-change.ts';
import { countViews } from '../../functions/src/jobs/every-minute.job.ts';
import { publishDue } from '../../functions/src/jobs/publish-due.ts';
import { randomId } from '../../functions/src/platform/firestore/ids.ts';
import { newReader, type TestReader } from '../../functions/src/testing/reader-app.ts';
import { CATEGORIES } from '../bench/lib/archive.ts';
import { depsOf } from '../bench/lib/deps-of.ts';

/** Prepares the operation and returns it. Only the returned function is measured. */
type Operation = () => Promise<() => Promise<unknown>>;

/**
 * An article of the archive that readers use, and three that an editor changes together. Their
 * category is the largest, so its lists are full in every archive.
 */
const ARTICLE = 'a000002';
const SEVERAL = ['a000022', 'a000024', 'a000026'];
const FILM = 'f5';

/**
 * What readers, the newsroom, the triggers and the schedules write to an archive of `fillArchive`,
 * by name. Each operation can be repeated.
 */
export function writeOperations(db: Firestore): Record<string, Operation> {
  const deps = depsOf({ db });
  const app = createApp(deps, registerAll);
  const editor = newReader(app, { authorization: 'Bearer editor' });
  const send = async (from: TestReader, call: string, body: object = {}): Promise<{ id: string }> => {
    const [method = '', path = ''] = call.split(' ');
    const reply = await from.send(method, path, body, { 'idempotency-key': randomId(20) });
    if (reply.status >= 300)
      throw new Error(`${call} was answered with ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body as { id: string };
  };
  /** An operation that needs no preparation: a call of a reader whom the site does not know. */
  const reader =
    (call: string, body: () => object): Operation =>
    () =>
      Promise.resolve(() => send(newReader(app), call, body()));
  const inTurn = (operationOf: (turn: number) => Operation): Operation => {
    let turn = 0;
    return () => operationOf((turn += 1) - 1)();
  };
  const job =
    (run: () => Promise<unknown>): Operation =>
    () =>
      Promise.resolve(run);
  const revisionOf = async (path: string): Promise<number> => Number((await db.doc(path).get()).get('revision') ?? 1);

  /** The trigger of a change of an article that differed in these fields before. */
  const articleWritten = (before: object): Operation =>
    job(async () => {
      const after = (await db.doc(`articles/${ARTICLE}`).get()).data();
      await updateListsAfterArticle(db, ARTICLE, { before: { ...after, ...before }, after });
    });
  const newEmail = () => `${randomId(12).toLowerCase()}@example.org`;
  const newComment = () => ({
    authorName: 'Asha Rao',
    authorEmail: newEmail(),
    content: `The interval is the best part, said somebody called ${randomId(12)}.`,
    captcha: '8',
  });
  const newArticle = () => ({
    title: `The song that everyone hums ${randomId(6)}`,
    summary: 'A song from a small film is on every phone of the city, and nobody knows who sings it yet.',
    content: `<p>${'It began in a tea stall by the station. '.repeat(8)}</p>`,
    categoryId: CATEGORIES[0],
  });
  const postComment = () => send(newReader(app), `POST /api/articles/${ARTICLE}/comments`, newComment());
  const postArticle = () => send(editor, 'POST /api/articles', newArticle());
  const decide = (decision: string) => async () => {
    const { id } = await postComment();
    return () => send(editor, `POST /api/admin/comments/${id}/${decision}`);
  };

  return {
    'a comment': reader(`POST /api/articles/${ARTICLE}/comments`, newComment),
    'a comment, approved': decide('approve'),
    'a comment, rejected': decide('reject'),
    'three comments, approved together': async () => {
      const ids = (await Promise.all([postComment(), postComment(), postComment()])).map(({ id }) => id);
      return () => send(editor, 'POST /api/admin/comments/decisions', { ids, decision: 'approve' });
    },
    'a comment, reported': async () => {
      const { id } = await postComment();
      await send(editor, `POST /api/admin/comments/${id}/approve`);
      return () => send(newReader(app), `POST /api/comments/${id}/report`);
    },
    // Each time about another item, because an item's number is published at most once a second.
    'a vote': inTurn((turn) => reader(`POST /api/polls/p${2 * turn + 1}/vote`, () => ({ optionIndex: 1 }))),
    'a prediction': inTurn((turn) => reader(`POST /api/predictions/q${turn}/predict`, () => ({ optionIndex: 1 }))),
    'a reaction': inTurn((turn) => reader(`POST /api/articles/a00001${turn}/react`, () => ({ reactionType: 'like' }))),
    'a rating': inTurn((turn) => reader(`POST /api/films/f${turn}/rate`, () => ({ stars: 4 }))),
    'a view': reader('POST /api/analytics/page-views', () => ({ path: '/', articleId: ARTICLE })),
    'a message': reader('POST /api/contact', () => ({
      name: 'Asha Rao',
      email: newEmail(),
      category: 'general',
      subject: 'About the rain',
      message: 'Where was the scene with the rain shot?',
    })),
    'a subscription': reader('POST /api/newsletter/subscribe', () => ({ email: newEmail() })),

    'an article, created': () => Promise.resolve(postArticle),
    'an article, changed': async () => {
      const { id } = await postArticle();
      return () => send(editor, `PATCH /api/articles/${id}`, { title: `Another title ${randomId(6)}`, revision: 1 });
    },
    'an article, deleted': async () => {
      const { id } = await postArticle();
      return () => send(editor, `DELETE /api/articles/${id}`);
    },
    'an article, deleted and restored': async () => {
      const { id } = await postArticle();
      await send(editor, `DELETE /api/articles/${id}`);
      return () => send(editor, `POST /api/articles/${id}/undo`);
    },
    'three articles, featured together': async () => {
      const items = await Promise.all(
        SEVERAL.map(async (id) => ({ id, revision: await revisionOf(`articles/${id}`) })),
      );
      const isFeatured = (await db.doc(`articles/${SEVERAL[0]}`).get()).get('isFeatured') === true;
      return () =>
        send(editor, 'POST /api/admin/articles/bulk', { action: isFeatured ? 'unfeature' : 'feature', items });
    },
    'a film, changed': async () => {
      const revision = await revisionOf(`films/${FILM}`);
      return () => send(editor, `PATCH /api/box-office/${FILM}`, { director: `Asha ${revision}`, revision });
    },

    'trigger: an article was written': articleWritten({ title: 'Another title' }),
    'trigger: the tags of an article were changed': articleWritten({ tags: ['another tag'] }),
    'trigger: an article was published': articleWritten({ isPublished: false }),
    'a person, changed': async () => {
      const revision = await revisionOf('people/p5');
      return () => send(editor, 'PATCH /api/people/p5', { name: `Asha ${revision}`, revision });
    },
    'trigger: a film was written': job(() => updateListsAfterFilm(db, FILM, undefined)),
    'trigger: a person was written': job(() =>
      updateListsAfterPerson(db, 'p5', { before: undefined, after: { name: 'Asha' } }),
    ),
    'trigger: a category was written': job(() => rebuildSidebar(db)),
    'trigger: a comment was approved': async () => {
      const { id } = await postComment();
      await send(editor, `POST /api/admin/comments/${id}/approve`);
      return () => updateListsAfterComment(db, { id, articleId: ARTICLE, createdAt: deps.clock.now().toISOString() });
    },

    'every minute: publish what is due': job(() => publishDue(deps)),
    'every minute: count the views': async () => {
      await send(newReader(app), 'POST /api/analytics/page-views', { path: '/', articleId: ARTICLE });
      return () => countViews(deps);
    },
    'every minute: publish the statistics': job(() => publishStats(db, deps.clock.now())),
    'every five minutes: find the drafts to enhance': job(() =>
      dueDrafts(db, { provider: { name: 'embedded' } as never, now: deps.clock.now(), limit: 10 }),
    ),
    'every day: the digest': async () => {
      await db.doc(`digests/${indianDay(deps.clock.now().toISOString())}`).delete();
      return () => sendDigest(deps, { origin: 'http://site.test', films: () => Promise.resolve([]) });
    },
    'every day: replace pictures whose licence has ended': job(() => endLicences(db, deps.clock.now())),
    'every day: forget addresses': job(async () => {
      await forgetExpiredAddresses(db, deps.clock.now());
      await forgetUnconfirmed(db, deps.clock.now());
    }),
    'every day: close the searches of a day': job(() => closeSearchDay(db, indianDay(deps.clock.now().toISOString()))),
  };
}

import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { collections } from '@first-show/domain/core/collections';
import { updateListsAfterComment, rebuildSidebar } from './rebuild.ts';
import { db } from '../platform/firestore/firestore.ts';
import { backgroundFunction } from '../platform/config/function-options.ts';
import { updateListsAfterArticle, updateListsAfterFilm, updateListsAfterPerson } from './content-change.ts';

/**
 * Triggers that update roll-ups and the search index after writes of the documents behind them.
 * Each run derives its work from the current state, so a repeated, late or out-of-order event does
 * no harm. Concurrent runs on one instance share their work (`coalesce`).
 */
const options = { ...backgroundFunction, retry: true, timeoutSeconds: 120, concurrency: 40, maxInstances: 5 } as const;

export const rollUpArticles = onDocumentWritten(
  { ...options, document: `${collections.articles}/{articleId}`, memory: '512MiB' },
  ({ params, data }) =>
    updateListsAfterArticle(db(), params.articleId, { before: data?.before.data(), after: data?.after.data() }),
);

export const rollUpCategories = onDocumentWritten(
  { ...options, document: `${collections.categories}/{categoryId}` },
  () => rebuildSidebar(db()),
);

export const rollUpFollowers = onDocumentWritten({ ...options, document: `${collections.settings}/followers` }, () =>
  rebuildSidebar(db()),
);

export const rollUpFilms = onDocumentWritten(
  { ...options, document: `${collections.films}/{filmId}` },
  ({ params, data }) => updateListsAfterFilm(db(), params.filmId, data?.before.data()),
);

export const rollUpPeople = onDocumentWritten(
  { ...options, document: `${collections.people}/{personId}` },
  ({ params, data }) =>
    updateListsAfterPerson(db(), params.personId, { before: data?.before.data(), after: data?.after.data() }),
);

export const rollUpComments = onDocumentWritten(
  { ...options, document: `${collections.comments}/{commentId}` },
  async (event) => {
    const [before, after] = [event.data?.before.data(), event.data?.after.data()];
    // Ignore a comment that is not public now and was not public before.
    if (before?.isApproved !== true && after?.isApproved !== true) return;
    // Decisions of moderators update the roll-up themselves. This call handles all other writes,
    // fills gaps, and copies the number of comments into the article.
    const { commentId: id } = event.params;
    const places = new Map(
      [before, after].flatMap((data) =>
        data === undefined ? [] : [[data.articleId as string, data.createdAt as string] as const],
      ),
    );
    await Promise.all(
      Array.from(places, ([articleId, createdAt]) => updateListsAfterComment(db(), { id, articleId, createdAt })),
    );
  },
);

import type { Firestore } from 'firebase-admin/firestore';
import { boxOfficeFilmOf } from '../films/store/ranks.ts';
import { loadFilm } from '../films/store/read-box-office.ts';
import { readSidebar } from '../../lists/read-rollups.ts';
import { filmCard, shareCardPath, storyCard, type ShareCard } from './share-card.ts';
import { createShareCards } from './share-cards.ts';
import { cacheControl } from '../../platform/http/cache.ts';
import { refuse } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { publishedCards } from '../articles/store/article-card.ts';
import type { Deps } from '../../platform/deps.ts';
import { isDocumentId } from '../../platform/firestore/ids.ts';

const FILE = /^[0-9a-f]{16}\.jpg$/;

/**
 * Serves `/media/share/{article|film}/{id}/{hash}.jpg`, the picture of link previews. Its content
 * comes from the database, never from the request. An outdated hash redirects to the current card,
 * because messengers may store an old address.
 */
export function registerShareCards(app: ApiApp, deps: Deps): void {
  const cardOf = createShareCards(deps);
  app.get('/media/share/:kind/:id/:file', async (c) => {
    const { kind, id, file } = c.req.param();
    if (!FILE.test(file) || !isDocumentId(id)) return refuse(c, NOT_FOUND, 'public');
    const card = await contentOf(deps, kind, id);
    if (card === null) return refuse(c, NOT_FOUND, 'public');
    const path = shareCardPath(id, card);
    if (!path.endsWith(`/${file}`)) {
      c.header('Cache-Control', cacheControl.public);
      return c.redirect(path, 302);
    }
    const drawn = await cardOf(id, card);
    if (!drawn.ok) return refuse(c, drawn.error);
    const { bytes, isComplete } = drawn.value;
    // If the item's picture could not be loaded, cache the card only briefly, so that it is drawn
    // again soon.
    c.header('Cache-Control', isComplete ? cacheControl.immutable : cacheControl.public);
    c.header('Content-Type', 'image/jpeg');
    return c.body(bytes, 200);
  });
}

/** The current content of a card; `null` for an unknown or unpublished item. */
async function contentOf(deps: Deps, kind: string, id: string): Promise<ShareCard | null> {
  if (kind === 'article') return storyOf(deps.db(), id);
  if (kind !== 'film') return null;
  const film = await loadFilm(deps.db(), id);
  return film === null ? null : filmCard(await boxOfficeFilmOf(deps.db(), film));
}

async function storyOf(db: Firestore, id: string): Promise<ShareCard | null> {
  const [article] = await publishedCards(db, [id]);
  if (article === undefined) return null;
  const { categories } = await readSidebar(db);
  return storyCard(article, categories.find((category) => category.id === article.categoryId) ?? null);
}

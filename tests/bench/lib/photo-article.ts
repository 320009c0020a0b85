import type { Article } from '@first-show/domain/articles/article.schema';
import { paths } from '@first-show/domain/core/paths';
import type { Media } from '@first-show/domain/media/media.schema';
import { photo } from '../../../functions/src/testing/pictures.ts';
import { ARTICLE } from './phone.ts';
import { staffToken } from './staff-token.ts';

const [WIDTH, HEIGHT] = [4000, 3000] as const;

/**
 * Publishes a story with the text of `ARTICLE` and a photo of 12 megapixels as its lead picture,
 * uploaded as the desk does it. `remove` deletes both.
 */
export async function publishPhotoArticle(siteUrl: string): Promise<{ path: string; remove: () => Promise<void> }> {
  const authorization = `Bearer ${await staffToken('editor')}`;
  const call = async <T>(method: string, path: string, body?: object | Buffer): Promise<T> => {
    const isPicture = Buffer.isBuffer(body);
    const response = await fetch(siteUrl + path, {
      method,
      headers: { authorization, ...(body && { 'content-type': isPicture ? 'image/jpeg' : 'application/json' }) },
      body: isPicture ? new Uint8Array(body) : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const uploaded = await call<Media>('POST', '/api/admin/media', await photo(WIDTH, HEIGHT, Date.now() % 1000));
  const media = await call<Media>('PATCH', `/api/admin/media/${uploaded.id}`, {
    revision: uploaded.revision,
    alt: 'Circles of many colours',
    credit: 'The bench',
  });
  const { title, summary, content, categoryId } = await call<Article>(
    'GET',
    `/api/articles/${ARTICLE.split('/').at(-1)}`,
  );
  const article = await call<Article>('POST', '/api/articles', {
    title,
    summary,
    content,
    categoryId,
    imageUrl: media.url,
  });
  return {
    path: paths.article(article.slug),
    remove: async () => {
      await call('DELETE', `/api/articles/${article.id}`);
      await call('DELETE', `/api/admin/media/${media.id}`);
    },
  };
}

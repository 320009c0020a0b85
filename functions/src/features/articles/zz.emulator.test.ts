import { it } from 'vitest';
import { openTestApp } from '../../testing/reader-app.ts';
import { newArticle } from '@first-show/domain/articles/article.schema';
import { changeArticle, createArticle } from './write-articles.ts';
import { refreshArticle } from '../rollups/rebuild.ts';
import { indexArticle } from '../search/search-index.ts';
it('locks', async () => {
  const test = openTestApp('lock', () => undefined);
  const db = test.db;
  const time = async <T>(what: string, work: () => Promise<T>) => { const t = Date.now(); const r = await work(); console.log('T', what, Date.now() - t); return r; };
  const form = newArticle.parse({ title: 'The song everyone hums', summary: 's'.repeat(60), content: 'c'.repeat(220), categoryId: 'm', slug: 'abc' });
  const at = () => new Date();
  for (const n of [1, 2, 3]) {
    const c = await time('create', () => createArticle(db, { id: `x${n}`, form: { ...form, slug: `abc-${n}-x` }, categoryId: 'm', source: null, now: at() }));
    if (!c.ok) throw new Error();
    await time('refresh', () => refreshArticle(db, `x${n}`));
    await time('index', () => indexArticle(c.value, db));
    await time('change', () => changeArticle(db, { id: `x${n}`, revision: undefined, changes: { slug: `named-${n}` }, now: at() }));
    await time('refresh', () => refreshArticle(db, `x${n}`));
    await time('change', () => changeArticle(db, { id: `x${n}`, revision: undefined, changes: { title: `A title of its own ${n}` }, now: at() }));
    await time('refresh', () => refreshArticle(db, `x${n}`));
  }
  await test.close();
});

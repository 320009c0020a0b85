import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeContent, articleDoc, categoryDoc, filmDoc } from '../testing/content.ts';
import { openTestApp } from '../testing/reader-app.ts';
import { registerAll } from './router.ts';

/**
 * Calls the declared endpoints with ids, keys and values that Firestore refuses. The answer may be
 * an error such as 400 or 404, but never a 500.
 */

const errors: string[] = [];
const test = openTestApp('hostile', registerAll, {
  config: { checksAnswers: false, rateLimitScale: 1_000_000 },
  verifyIdToken: () => Promise.resolve({ uid: 'staff', role: 'admin' }),
});
test.deps.log.error = (event, cause) => errors.push(`${event}: ${String(cause)}`);

const HOSTILE = {
  'a text that becomes much longer when it is normalised': 'ﷺ'.repeat(50),
  'a text of a hundred emoji with four bytes each': '😀'.repeat(100),
  'a value with a slash': 'a/b',
  'a value with two slashes': 'a/b/c',
  'a single dot': '.',
  'two dots': '..',
  'a name that Firestore reserves': '__name__',
  'half of a surrogate pair': '\uD83D',
};

type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: { 'application/json': { schema: { properties?: Record<string, { type?: string }> } } } };
};

beforeAll(async () => {
  const { db } = test;
  await db
    .collection('staff')
    .doc('staff')
    .set({ uid: 'staff', displayName: 'Staff', email: 's@staff.test', role: 'admin', isActive: true });
  await writeContent(db, {
    categories: [categoryDoc('music', 0)],
    articles: [articleDoc('known')],
    films: [filmDoc('film')],
  });
});
afterAll(() => test.close());

const openApi = (await (await test.app.request('/api/openapi.json')).json()) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    // Skip the endpoint that starts a scraping run, and the one that fetches a source for a
    // preview.
    .filter(() => !path.endsWith('/scrape-now') && path !== '/api/admin/sources/preview')
    .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/**
 * Returns the paths to request: one with `value` in every path parameter (if there are any), and
 * one for each query parameter, with `value` in it.
 */
function requestsOf(path: string, operation: Operation, value: string): string[] {
  const encoded = encodeURIComponent(value.isWellFormed() ? value : '\uFFFD');
  const named = path.replace(/\{\w+\}/g, encoded);
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const known = path.replace(/\{\w+\}/g, 'known');
  return [...(named === path ? [] : [named]), ...query.map((name) => `${known}?${name}=${encoded}`)];
}

describe.each(Object.entries(HOSTILE))('%s', (_, value) => {
  it('is never answered with a 500', async () => {
    const failed: string[] = [];
    const answered: Record<string, number> = {};
    const send = async (method: string, path: string, body?: object) => {
      const { status } = await test.app.request(path, {
        method,
        headers: {
          authorization: 'Bearer staff',
          'user-agent': 'Mozilla/5.0',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      answered[`${method} ${path}`] = status;
      if (status >= 500)
        failed.push(
          `${status} ${method} ${path.slice(0, 120)} ${body ? JSON.stringify(body).slice(0, 120) : ''} ${errors.at(-1) ?? ''}`,
        );
    };
    for (const { path, method, operation } of operations) {
      const fields = Object.entries(operation.requestBody?.content['application/json'].schema.properties ?? {});
      const body =
        operation.requestBody === undefined
          ? undefined
          : Object.fromEntries(fields.map(([name, { type }]) => [name, type === 'array' ? [value] : value]));
      for (const request of requestsOf(path, operation, value)) await send(method, request, body);
      if (body !== undefined) await send(method, path.replace(/\{\w+\}/g, 'known'), body);
    }
    // These forms are valid except for one field, so that no other check refuses them before the
    // field is used.
    const story = {
      title: 'A title of ten letters',
      summary: 'A summary. '.repeat(6),
      content: 'Content. '.repeat(30),
      categoryId: 'music',
    };
    const film = { movieName: 'A film', rank: 1 };
    await send('POST', '/api/articles', story);
    expect(answered['POST /api/articles']).toBe(201);
    for (const change of [
      { categoryId: value },
      { slug: value },
      { tags: [value] },
      { hashtags: [value] },
      { filmIds: [value] },
      { byline: value },
    ]) {
      await send('POST', '/api/articles', { ...story, ...change });
      await send('PATCH', '/api/articles/known', { ...story, ...change, revision: 1 });
    }
    await send('POST', '/api/box-office', { ...film, movieName: value });
    await send('PATCH', '/api/box-office/film', { ...film, slug: value, language: value, revision: 1 });
    const comment = {
      authorName: value,
      authorEmail: 'asha@example.org',
      content: `A comment of some length. ${value}`,
      captcha: '8',
    };
    await send('POST', '/api/articles/known/comments', comment);
    await send('POST', '/api/contact', {
      name: value,
      email: 'asha@example.org',
      category: 'general',
      subject: `About ${value}`,
      message: `A message. ${value}`,
    });
    await send('POST', '/api/admin/messages/status', { ids: [value], status: 'read' });
    await send('POST', '/api/admin/categories/order', { ids: [value] });
    await send('POST', '/api/admin/categories', {
      name: 'Some name',
      slug: value,
      description: 'A description of thirty letters.',
      color: '#ffffff',
      icon: 'star',
    });
    expect(failed).toEqual([]);
  });
});

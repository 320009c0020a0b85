import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleDoc, categoryDoc, filmDoc, writeContent } from '../testing/content.ts';
import { openTestApp } from '../testing/reader-app.ts';
import { registerAll } from './router.ts';

/** Checks the error messages for invalid requests to every endpoint, public and staff. */

const test = openTestApp('sentences', registerAll, {
  config: { checksAnswers: false, rateLimitScale: 1_000_000 },
  verifyIdToken: () => Promise.resolve({ uid: 'staff', role: 'admin' }),
});
const ids = {
  id: 'known',
  slugOrId: 'known',
  uid: 'staff',
  name: 'film',
  category: 'music',
  key: 'known',
  revision: '1',
};

type Schema = { type?: string; properties?: Record<string, Schema>; required?: string[]; allOf?: Schema[] };
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
};

beforeAll(async () => {
  const staff = { uid: 'staff', displayName: 'Staff', email: 's@staff.test', role: 'admin', isActive: true };
  await test.db.collection('staff').doc('staff').set(staff);
  await writeContent(test.db, {
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
  Object.entries(methods).map(([method, operation]) => ({
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof typeof ids] ?? 'known'),
    method: method.toUpperCase(),
    operation,
  })),
);

type Refusal = { status: number; message: string };
async function send(method: string, path: string, body?: unknown): Promise<Refusal> {
  const response = await test.app.request(path, {
    method,
    headers: {
      authorization: 'Bearer staff',
      'user-agent': 'Mozilla/5.0',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const message = text.startsWith('{') ? ((JSON.parse(text) as { message?: string }).message ?? '') : '';
  return { status: response.status, message };
}

/** Matches zod's default error messages, which readers must never see. */
const FOR_PROGRAMMERS =
  /^Required$|^Invalid (input|option|string|ISO|URL|email)|expected|received|NaN|^Too (small|big)|Unrecognized/i;

describe('a refused call', () => {
  it('explains in plain words which field is missing, null or of the wrong type', async () => {
    const found: string[] = [];
    for (const { method, path, operation } of operations) {
      if (operation.requestBody === undefined) continue;
      const { properties = {} } = operation.requestBody.content['application/json'].schema;
      const bodies = [
        {},
        ...Object.keys(properties).flatMap((name) =>
          [null, 7.5, 'x', '', true, [], [7.5], {}, [{}]].map((value) => ({ [name]: value })),
        ),
      ];
      for (const body of bodies) {
        const { status, message } = await send(method, path, body);
        if (status >= 500 || (status === 400 && (message === '' || FOR_PROGRAMMERS.test(message))))
          found.push(`${method} ${path} ${JSON.stringify(body)}: ${status} ${message}`);
      }
    }
    expect(found).toEqual([]);
  });
  it('explains in plain words what is wrong with each query parameter', async () => {
    const found: string[] = [];
    for (const { method, path, operation } of operations) {
      for (const { name, in: place } of operation.parameters ?? []) {
        if (place !== 'query') continue;
        for (const value of ['abc', '-1', '1.5', '1e1', '999999999999', '', ' ']) {
          const { status, message } = await send(method, `${path}?${name}=${encodeURIComponent(value)}`);
          if (status >= 500 || (status === 400 && (message === '' || FOR_PROGRAMMERS.test(message))))
            found.push(`${path}?${name}=${value}: ${status} ${message}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
  it.each([
    ['limit=abc', "'limit' must be a whole number from 1 to 50"],
    ['limit=0', "'limit' must be a whole number from 1 to 50"],
    ['limit=1e1', "'limit' must be a whole number from 1 to 50"],
    ['limit=1.5', "'limit' must be a whole number from 1 to 50"],
    ['offset=700', "'offset' must be a whole number from 0 to 600"],
    ['limit=', "'limit' is blank"],
    ['sort=best', "'sort' must be one of recent, views, trending, stars"],
  ])('with the query %s is answered: %s', async (query, message) => {
    expect(await send('GET', `/api/articles?${query}`)).toEqual({ status: 400, message });
  });
});

describe.each([
  ['missing', undefined],
  ['null', null],
  ['of the wrong type', [true]],
])('a form field that is %s', (_, value) => {
  const comment = {
    authorName: 'Asha',
    authorEmail: 'asha@example.org',
    content: 'A comment of some length.',
    captcha: '8',
  };
  const message = {
    name: 'Asha',
    email: 'asha@example.org',
    category: 'general',
    subject: 'About rows',
    message: 'A message of some length.',
  };
  const story = {
    title: 'A title of ten letters',
    summary: 'A summary. '.repeat(6),
    content: 'Content. '.repeat(30),
    categoryId: 'music',
  };
  const film = { movieName: 'A film' };
  it.each([
    ['/api/articles/known/comments', 'authorName', 'Name must be at least 2 characters', comment],
    ['/api/articles/known/comments', 'authorEmail', 'Please enter a valid email address', comment],
    ['/api/articles/known/comments', 'content', 'Comment must be at least 10 characters', comment],
    ['/api/articles/known/comments', 'captcha', 'Please complete the captcha', comment],
    ['/api/contact', 'name', 'Name must be at least 2 characters', message],
    ['/api/contact', 'email', 'Please enter a valid email address', message],
    ['/api/contact', 'category', 'Please select a category', message],
    ['/api/contact', 'subject', 'Subject must be at least 5 characters', message],
    ['/api/contact', 'message', 'Message must be at least 10 characters', message],
    ['/api/newsletter/subscribe', 'email', 'Please enter a valid email address', {}],
    ['/api/articles', 'title', 'Title must be at least 10 characters', story],
    ['/api/articles', 'summary', 'Summary must be at least 50 characters', story],
    ['/api/articles', 'content', 'Content must be at least 200 characters', story],
    ['/api/articles', 'categoryId', 'Please select a category', story],
    ['/api/box-office', 'movieName', 'Movie name is required', film],
  ])('is refused by %s (field %s) with the form’s text: %s', async (path, field, sentence, form) => {
    expect(await send('POST', path, { ...form, [field]: value })).toEqual({ status: 400, message: sentence });
  });
});

// These fields are optional, so leaving one out is not an error and is not tested here.
it.each(
  [null, [true]].flatMap((value) => [
    { field: 'day1Collection', value, sentence: 'Day 1 collection must be positive' },
    { field: 'weekendCollection', value, sentence: 'Weekend collection must be positive' },
    { field: 'totalCollection', value, sentence: 'Total collection must be positive' },
    { field: 'rank', value, sentence: 'Rank must be at least 1' },
  ]),
)('answers $value in the film field $field with the error text of the form', async ({ field, value, sentence }) => {
  expect(await send('POST', '/api/box-office', { movieName: 'A film', [field]: value })).toEqual({
    status: 400,
    message: sentence,
  });
});

import { expect, it } from 'vitest';
import { registerPageData } from '../pages/page-data-endpoint.ts';
import { registerStoryBlocks } from '../pages/story-blocks-endpoint.ts';
import { declaredRoutes } from '../platform/http/routes.ts';
import { unitDeps } from '../testing/unit-deps.ts';
import { createApp } from './app.ts';
import { registerAll } from './router.ts';

/** The rules of all routes. Each exception is listed, so a new one needs a change of this file. */

const app = createApp(
  { ...unitDeps, config: { ...unitDeps.config, appCheck: { siteKey: 'key', appId: 'app' } } },
  (opened, deps) => {
    registerAll(opened, deps);
    registerPageData(opened, deps);
    registerStoryBlocks(opened, deps);
  },
);
const routes = declaredRoutes(app);
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
const isWrite = ({ method }: { method: string }): boolean => method !== 'GET';

it('has no route of the API that is not declared as public, for readers or for staff', () => {
  const declared = new Set(routes.map(nameOf));
  const found = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => nameOf({ method, path: path.replace(/:(\w+)/g, '{$1}') }));
  expect([...new Set(found)].filter((name) => !declared.has(name))).toEqual([
    'GET /media/{id}/{file}',
    'GET /media/share/{kind}/{id}/{file}',
  ]);
});

it('refuses every write of a reader without App Check, except calls that every page view makes', async () => {
  const admitted: string[] = [];
  for (const route of routes.filter(({ access }) => access === 'reader').filter(isWrite)) {
    const answer = await app.request(route.path.replace(/\{\w+\}/g, 'none'), {
      method: route.method,
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    if (answer.status !== 401) admitted.push(nameOf(route));
  }
  expect(admitted).toEqual(['POST /api/analytics/page-views', 'POST /api/analytics/searches']);
});

it('lets only links of emails and reports from browsers write without App Check and without a reader', () => {
  const publicWrites = routes.filter(({ access }) => access === 'public').filter(isWrite);
  expect(publicWrites.map(nameOf)).toEqual([
    'POST /api/newsletter/confirm',
    'POST /api/newsletter/one-click',
    'POST /api/analytics/field-speed',
    'POST /api/analytics/browser-errors',
  ]);
});

it('enters every write of staff in the desks’ log, except these', () => {
  const unlogged = routes.filter(({ access, log }) => typeof access === 'object' && log === 'none').filter(isWrite);
  const changesNothing = [
    'POST /api/admin/articles/preview-html',
    'POST /api/admin/box-office/import/preview',
    'POST /api/admin/films/import/preview',
    'POST /api/admin/comments/search',
    'POST /api/admin/messages/search',
    'POST /api/admin/sources/preview',
    'POST /api/admin/story-blocks',
    'POST /api/admin/subscribers/search',
  ];
  const isOwnUnsavedWork = [
    'DELETE /api/admin/working-copies/{id}',
    'POST /api/admin/presence',
    'PUT /api/admin/working-copies/{id}',
  ];
  const writesItsOwnEntry = [
    'DELETE /api/admin/comments/{id}',
    'PATCH /api/admin/staff/{uid}',
    'POST /api/admin/articles/{id}/comments-closed',
    'POST /api/admin/comment-authors/{id}/block',
    'POST /api/admin/comment-authors/{id}/unblock',
    'POST /api/admin/comments/decisions',
    'POST /api/admin/comments/undo',
    'POST /api/admin/comments/{id}/approve',
    'POST /api/admin/comments/{id}/dismiss-reports',
    'POST /api/admin/comments/{id}/reject',
    'POST /api/admin/comments/{id}/undo',
    'POST /api/admin/sign-out',
    'POST /api/admin/sign-out-everywhere',
    'POST /api/admin/staff',
    'POST /api/admin/staff/{uid}/invite-again',
    'POST /api/admin/subscribers/{id}/erase',
    'PUT /api/admin/moderation-settings',
  ];
  expect(unlogged.map(nameOf).sort()).toEqual([...changesNothing, ...isOwnUnsavedWork, ...writesItsOwnEntry].sort());
});

it('keeps the id out of the log where it is the hash of an address', () => {
  const withoutId = routes.filter(({ log }) => log === 'entry without id');
  expect(withoutId.map(nameOf)).toEqual(['POST /api/admin/subscribers/{id}/unsubscribe']);
});

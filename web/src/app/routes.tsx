import type { PageData, PageEnvelope } from '@first-show/domain/pages/page-data';
import { pageIds, pages, type PageId } from '@first-show/domain/pages/page-registry';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { PageFrame } from './page-frame.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { Shell } from './shell.tsx';

/**
 * Loads a page's data for a request: on the server through the renderer, in the browser from
 * `/api/page-data`.
 */
export type LoadPage = (args: LoaderFunctionArgs) => Promise<PageEnvelope>;

/** `prepare` loads what a page needs for this data besides its own module. */
type PageModule = { Component: ComponentType; prepare?: (page: PageData) => Promise<void> };

/**
 * The module of every public page (`domain/src/pages/page-registry.ts`), each a chunk of its own.
 * The renderer finds the chunk by the id, which is the name of the file without `-page`.
 */
const pageModules: Record<PageId, () => Promise<PageModule>> = {
  home: () => import('./pages/home-page.tsx'),
  article: () => import('./pages/article-page.tsx'),
  category: () => import('./pages/category-page.tsx'),
  'box-office': () => import('./pages/box-office-page.tsx'),
  polls: () => import('./pages/polls-page.tsx'),
  about: () => import('./pages/about-page.tsx'),
  contact: () => import('./pages/contact-page.tsx'),
  privacy: () => import('./pages/privacy-page.tsx'),
  terms: () => import('./pages/terms-page.tsx'),
  'confirm-subscription': () => import('./pages/confirm-subscription-page.tsx'),
  unsubscribe: () => import('./pages/unsubscribe-page.tsx'),
  movie: () => import('./pages/movie-page.tsx'),
};

/**
 * Builds the route of a page. Its `lazy` never rejects: the router calls `lazy` only once and
 * remembers a failure, so one tap while offline would break all pages of this kind until a reload.
 * The loader runs on each navigation, so it loads the code again and reports a failure.
 */
function pageRoute(id: PageId, loadPage: LoadPage): RouteObject {
  let Page: ComponentType = () => null;
  const loadModule = async () => {
    const module = await pageModules[id]();
    Page = module.Component;
    return module;
  };
  return {
    id,
    path: pages[id].path,
    ErrorBoundary: ErrorPage,
    loader: async (args) => {
      const envelope = await loadPage(args);
      await (await loadModule()).prepare?.(envelope.page);
      return envelope;
    },
    lazy: async () => {
      await loadModule().catch(() => undefined);
      return { Component: () => <PageFrame page={Page} /> };
    },
  };
}

/**
 * All routes. A path that matches no page also loads data; the answer is a redirect or 404. `desks`
 * are the routes of the desks: lazy in the browser, and on the server only a placeholder.
 */
export function createRoutes(loadPage: LoadPage, desks: RouteObject[]): RouteObject[] {
  return [
    ...desks,
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ErrorPage,
      children: [
        ...pageIds.map((id) => pageRoute(id, loadPage)),
        {
          id: 'not-found',
          path: '*',
          loader: loadPage,
          ErrorBoundary: ErrorPage,
          Component: () => <PageFrame page={() => null} />,
        },
      ],
    },
  ];
}

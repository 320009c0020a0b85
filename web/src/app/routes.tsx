import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { PageFrame } from './page-frame.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { Shell } from './shell.tsx';

/**
 * Gives a page's data for a request: from the renderer's hand on the server, from `/api/page-data`
 * in the browser.
 */
export type LoadPage = (args: LoaderFunctionArgs) => Promise<PageEnvelope>;

type PageOf = { id: string; path: string; load: () => Promise<{ Component: ComponentType }> };

/**
 * Every public page: id, path, module. The id is the name of the module's file without `-page`: the
 * renderer finds its chunks by it. A single segment is a film; what nothing matches asks for its
 * data too, which answer an alias or 404.
 */
const pages: PageOf[] = [
  { id: 'home', path: '/', load: () => import('./pages/home-page.tsx') },
  { id: 'article', path: '/article/:slug', load: () => import('./pages/article-page.tsx') },
  { id: 'category', path: '/category/:slug', load: () => import('./pages/category-page.tsx') },
  { id: 'box-office', path: '/box-office', load: () => import('./pages/box-office-page.tsx') },
  { id: 'polls', path: '/polls', load: () => import('./pages/polls-page.tsx') },
  { id: 'about', path: '/about', load: () => import('./pages/about-page.tsx') },
  { id: 'contact', path: '/contact', load: () => import('./pages/contact-page.tsx') },
  { id: 'privacy', path: '/privacy', load: () => import('./pages/privacy-page.tsx') },
  { id: 'terms', path: '/terms', load: () => import('./pages/terms-page.tsx') },
  {
    id: 'confirm-subscription',
    path: '/confirm-subscription',
    load: () => import('./pages/confirm-subscription-page.tsx'),
  },
  { id: 'unsubscribe', path: '/unsubscribe', load: () => import('./pages/unsubscribe-page.tsx') },
  { id: 'movie', path: '/:movieName', load: () => import('./pages/movie-page.tsx') },
];

/**
 * The router asks `lazy` once and keeps a refusal for good: offline, a single tap would lose all
 * pages of a kind until the next document. So it is never refused, and the loader, which is asked
 * each time, answers for the code as well.
 */
function pageRoute({ id, path, load }: PageOf, loadPage: LoadPage): RouteObject {
  let Page: ComponentType = () => null;
  const arrive = async () => {
    Page = (await load()).Component;
  };
  return {
    id,
    path,
    ErrorBoundary: ErrorPage,
    loader: async (args) => {
      const envelope = await loadPage(args);
      await arrive();
      return envelope;
    },
    lazy: async () => {
      await arrive().catch(() => undefined);
      return { Component: () => <PageFrame page={Page} /> };
    },
  };
}

/** `desks`: the routes of the desks, lazy in the browser and only their door on the server. */
export function createRoutes(loadPage: LoadPage, desks: RouteObject[]): RouteObject[] {
  return [
    ...desks,
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ErrorPage,
      children: [
        ...pages.map((page) => pageRoute(page, loadPage)),
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

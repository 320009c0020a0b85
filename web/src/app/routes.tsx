import type { PageData, PageEnvelope } from '@first-show/domain/pages/page-data';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { PageFrame } from './page-frame.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { Shell } from './shell.tsx';

/**
 * Loads a page's data for a request: from the renderer on the server, from `/api/page-data` in the
 * browser.
 */
export type LoadPage = (args: LoaderFunctionArgs) => Promise<PageEnvelope>;

/** `prepare` loads what a page with these data needs besides its module. */
type PageModule = { Component: ComponentType; prepare?: (page: PageData) => Promise<void> };
type PublicPage = { id: string; path: string; load: () => Promise<PageModule> };

/**
 * Every public page: id, path, module. The id is the name of the module's file without `-page`, and
 * the renderer finds its chunks by it. A path of one segment is a film. A path that matches no
 * route asks for its data too; the answer is a redirect or 404.
 */
const pages: PublicPage[] = [
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
 * Builds the route of a page. Its `lazy` never rejects: the router calls `lazy` only once and keeps
 * a failure, so one tap while offline would break all pages of this kind until a reload. The loader
 * runs on each navigation, so it loads the code again and reports the failure.
 */
function pageRoute({ id, path, load }: PublicPage, loadPage: LoadPage): RouteObject {
  let Page: ComponentType = () => null;
  const loadModule = async () => {
    const module = await load();
    Page = module.Component;
    return module;
  };
  return {
    id,
    path,
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
 * `desks`: the routes of the desks. They are lazy in the browser; the server renders only their
 * placeholder.
 */
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

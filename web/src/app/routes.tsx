import type { PageData, PageEnvelope } from '@first-show/domain/pages/page-data';
import { pageIds, pages, type PageId } from '@first-show/domain/pages/page-registry';
import type { ComponentType } from 'react';
import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { PageFrame } from './page-frame.tsx';
import { ErrorPage } from '../site/pages/error-page.tsx';
import { Shell } from './shell.tsx';

/**
 * Loads a page's data for a request: on the server through the renderer, in the browser from
 * `/api/page-data`.
 */
export type LoadPage = (args: LoaderFunctionArgs) => Promise<PageEnvelope>;

/** `prepare` loads the code that a page needs for this data, in addition to its own module. */
type PageModule = { Component: ComponentType; prepare?: (page: PageData) => Promise<void> };

/**
 * The module of every public page (`domain/src/pages/page-registry.ts`), each a chunk of its own.
 * The renderer finds a page's chunk by the id: the file is `pages/{id}-page.tsx`.
 */
const pageModules: Record<PageId, () => Promise<PageModule>> = {
  home: () => import('../site/pages/home-page.tsx'),
  article: () => import('../site/pages/article-page.tsx'),
  category: () => import('../site/pages/category-page.tsx'),
  'box-office': () => import('../site/pages/box-office-page.tsx'),
  'box-office-year': () => import('../site/pages/box-office-year-page.tsx'),
  'box-office-records': () => import('../site/pages/box-office-records-page.tsx'),
  'box-office-compare': () => import('../site/pages/box-office-compare-page.tsx'),
  releases: () => import('../site/pages/releases-page.tsx'),
  people: () => import('../site/pages/people-page.tsx'),
  person: () => import('../site/pages/person-page.tsx'),
  polls: () => import('../site/pages/polls-page.tsx'),
  about: () => import('../site/pages/about-page.tsx'),
  contact: () => import('../site/pages/contact-page.tsx'),
  privacy: () => import('../site/pages/privacy-page.tsx'),
  terms: () => import('../site/pages/terms-page.tsx'),
  'confirm-subscription': () => import('../site/pages/confirm-subscription-page.tsx'),
  unsubscribe: () => import('../site/pages/unsubscribe-page.tsx'),
  movie: () => import('../site/pages/movie-page.tsx'),
};

/**
 * Builds the route of a page. Its `lazy` never rejects: the router calls `lazy` only once and
 * remembers a failure, so one tap while offline would break all pages of this kind until a reload.
 * Instead, the loader loads the module too. It runs on each navigation, so it tries again.
 *
 * If the data arrives but the module does not, a new version has probably removed its file: the
 * browser then loads the page as a document, which names the files of the new version.
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
      const module = await loadModule().catch((error: unknown) => {
        throw navigator.onLine ? redirectDocument(args.request.url) : error;
      });
      await module.prepare?.(envelope.page);
      return envelope;
    },
    lazy: async () => {
      await loadModule().catch(() => undefined);
      return { Component: () => <PageFrame page={Page} /> };
    },
  };
}

/**
 * All routes. For a path that matches no page, data is loaded too: the answer is a redirect or has
 * the status 404. `desks` are the routes of the desks: none on a public page, lazy ones on a
 * desk's page, and only a placeholder on the server.
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

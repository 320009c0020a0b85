import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { DeskDoor } from './desk-door.tsx';

/** Every page's module names its component `Page`. */
type PageModule = { Page: ComponentType };
type DeskPage = { path: string; load: () => Promise<PageModule> };

const commentList = (list: QueueList) => async (): Promise<PageModule> => ({
  Page: (await import('./pages/comment-list-page.tsx')).commentListPage(list),
});

const moderationPages: DeskPage[] = [
  { path: deskPaths.moderation, load: () => import('./pages/moderation-dashboard-page.tsx') },
  { path: deskPaths.pending, load: commentList('pending') },
  { path: deskPaths.approved, load: commentList('approved') },
  { path: deskPaths.rejected, load: commentList('rejected') },
  { path: deskPaths.reported, load: commentList('reported') },
  { path: deskPaths.log, load: () => import('./pages/moderation-log-page.tsx') },
  { path: deskPaths.moderationSettings, load: () => import('./pages/moderation-settings-page.tsx') },
];

const contentPages: DeskPage[] = [
  { path: deskPaths.content, load: () => import('./pages/content-dashboard-page.tsx') },
  { path: deskPaths.articles, load: () => import('./pages/articles-page.tsx') },
  { path: deskPaths.newArticle, load: () => import('./pages/article-editor-page.tsx') },
  { path: `${deskPaths.articles}/:id`, load: () => import('./pages/article-editor-page.tsx') },
  { path: deskPaths.boxOffice, load: () => import('./pages/box-office-list-page.tsx') },
  { path: deskPaths.boxOfficeImport, load: () => import('./pages/box-office-import-page.tsx') },
  { path: `${deskPaths.boxOffice}/:id`, load: () => import('./pages/box-office-film-page.tsx') },
  { path: deskPaths.pictures, load: () => import('./pages/pictures-page.tsx') },
  { path: deskPaths.scraping, load: () => import('./pages/scraping-page.tsx') },
  { path: deskPaths.polls, load: () => import('./pages/polls-desk-page.tsx') },
  { path: deskPaths.predictions, load: () => import('./pages/predictions-desk-page.tsx') },
  { path: deskPaths.inbox, load: () => import('./pages/inbox-page.tsx') },
  { path: deskPaths.subscribers, load: () => import('./pages/subscribers-page.tsx') },
  { path: deskPaths.digest, load: () => import('./pages/digest-page.tsx') },
  { path: deskPaths.categories, load: () => import('./pages/categories-page.tsx') },
  { path: deskPaths.staff, load: () => import('./pages/staff-page.tsx') },
  { path: deskPaths.followers, load: () => import('./pages/followers-page.tsx') },
  { path: deskPaths.siteHealth, load: () => import('./pages/site-health-page.tsx') },
  { path: deskPaths.activity, load: () => import('./pages/activity-page.tsx') },
];

const toRoute = ({ path, load }: DeskPage): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).Page }),
});

/**
 * The routes of both desks. Everything behind a path is a lazy chunk, so readers download only this
 * list.
 */
export function createDeskRoutes(): RouteObject[] {
  return [
    // Outside the frame with its login: an invited person has no password yet.
    {
      ...toRoute({ path: deskPaths.welcome, load: () => import('./pages/welcome-page.tsx') }),
      HydrateFallback: DeskDoor,
    },
    {
      HydrateFallback: DeskDoor,
      lazy: async () => {
        const { DeskFrame, DeskError } = await import('./desk-frame.tsx');
        return { Component: DeskFrame, ErrorBoundary: DeskError };
      },
      children: [
        ...[...moderationPages, ...contentPages].map(toRoute),
        { path: `${deskPaths.content}/*`, element: <Navigate to={deskPaths.content} replace /> },
      ],
    },
  ];
}

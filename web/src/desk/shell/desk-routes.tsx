import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { Navigate, type RouteObject } from 'react-router-dom';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { DeskDoor } from './desk-door.tsx';

const commentList = (list: QueueList) => async () => {
  const { CommentQueue } = await import('../comments/comment-queue.tsx');
  // The key remounts the queue for another list.
  return { element: <CommentQueue key={list} list={list} /> };
};

const moderationPages: RouteObject[] = [
  { path: deskPaths.moderation, lazy: () => import('../pages/moderation-dashboard-page.tsx') },
  { path: deskPaths.pending, lazy: commentList('pending') },
  { path: deskPaths.approved, lazy: commentList('approved') },
  { path: deskPaths.rejected, lazy: commentList('rejected') },
  { path: deskPaths.reported, lazy: commentList('reported') },
  { path: deskPaths.log, lazy: () => import('../pages/moderation-log-page.tsx') },
  { path: deskPaths.moderationSettings, lazy: () => import('../pages/moderation-settings-page.tsx') },
];

const contentPages: RouteObject[] = [
  { path: deskPaths.content, lazy: () => import('../pages/content-dashboard-page.tsx') },
  { path: deskPaths.articles, lazy: () => import('../pages/articles-page.tsx') },
  { path: deskPaths.newArticle, lazy: () => import('../pages/article-editor-page.tsx') },
  { path: `${deskPaths.articles}/:id`, lazy: () => import('../pages/article-editor-page.tsx') },
  { path: deskPaths.boxOffice, lazy: () => import('../pages/box-office-list-page.tsx') },
  { path: deskPaths.boxOfficeImport, lazy: () => import('../pages/box-office-import-page.tsx') },
  { path: `${deskPaths.boxOffice}/:id`, lazy: () => import('../pages/box-office-film-page.tsx') },
  { path: deskPaths.pictures, lazy: () => import('../pages/pictures-page.tsx') },
  { path: deskPaths.scraping, lazy: () => import('../pages/scraping-page.tsx') },
  { path: deskPaths.polls, lazy: () => import('../pages/polls-desk-page.tsx') },
  { path: deskPaths.predictions, lazy: () => import('../pages/predictions-desk-page.tsx') },
  { path: deskPaths.inbox, lazy: () => import('../pages/inbox-page.tsx') },
  { path: deskPaths.subscribers, lazy: () => import('../pages/subscribers-page.tsx') },
  { path: deskPaths.digest, lazy: () => import('../pages/digest-page.tsx') },
  { path: deskPaths.categories, lazy: () => import('../pages/categories-page.tsx') },
  { path: deskPaths.staff, lazy: () => import('../pages/staff-page.tsx') },
  { path: deskPaths.followers, lazy: () => import('../pages/followers-page.tsx') },
  { path: deskPaths.siteHealth, lazy: () => import('../pages/site-health-page.tsx') },
  { path: deskPaths.activity, lazy: () => import('../pages/activity-page.tsx') },
  { path: `${deskPaths.content}/*`, element: <Navigate to={deskPaths.content} replace /> },
];

/** The pages are lazy: readers download only this list and the placeholder. */
export function createDeskRoutes(): RouteObject[] {
  return [
    // Outside the frame, which asks for a login: an invited person has no password yet.
    { path: deskPaths.welcome, lazy: () => import('../pages/welcome-page.tsx'), HydrateFallback: DeskDoor },
    {
      lazy: () => import('./desk-frame.tsx'),
      HydrateFallback: DeskDoor,
      children: [...moderationPages, ...contentPages],
    },
  ];
}

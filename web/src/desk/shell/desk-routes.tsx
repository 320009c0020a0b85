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
  {
    path: deskPaths.moderation,
    lazy: async () => ({ Component: (await import('../dashboard/moderation-dashboard.tsx')).ModerationDashboard }),
  },
  { path: deskPaths.pending, lazy: commentList('pending') },
  { path: deskPaths.approved, lazy: commentList('approved') },
  { path: deskPaths.rejected, lazy: commentList('rejected') },
  { path: deskPaths.reported, lazy: commentList('reported') },
  {
    path: deskPaths.log,
    lazy: async () => ({ Component: (await import('../comments/moderation-log.tsx')).ModerationLog }),
  },
  { path: deskPaths.moderationSettings, lazy: () => import('../pages/moderation-settings-page.tsx') },
];

const contentPages: RouteObject[] = [
  {
    path: deskPaths.content,
    lazy: async () => ({ Component: (await import('../dashboard/content-dashboard.tsx')).ContentDashboard }),
  },
  { path: deskPaths.articles, lazy: () => import('../pages/articles-page.tsx') },
  { path: deskPaths.newArticle, lazy: () => import('../pages/article-editor-page.tsx') },
  { path: `${deskPaths.articles}/:id`, lazy: () => import('../pages/article-editor-page.tsx') },
  { path: deskPaths.boxOffice, lazy: () => import('../pages/box-office-list-page.tsx') },
  {
    path: deskPaths.boxOfficeImport,
    lazy: async () => ({ Component: (await import('../box-office/import-screen.tsx')).ImportScreen }),
  },
  { path: `${deskPaths.boxOffice}/:id`, lazy: () => import('../pages/box-office-film-page.tsx') },
  { path: `${deskPaths.boxOffice}/:id/:version`, lazy: () => import('../pages/film-version-page.tsx') },
  { path: deskPaths.films, lazy: async () => ({ Component: (await import('../films/films-desk.tsx')).FilmsDesk }) },
  { path: `${deskPaths.films}/:id`, lazy: () => import('../pages/film-facts-page.tsx') },
  { path: deskPaths.people, lazy: async () => ({ Component: (await import('../people/people-desk.tsx')).PeopleDesk }) },
  {
    path: deskPaths.pictures,
    lazy: async () => ({ Component: (await import('../pictures/pictures-desk.tsx')).PicturesDesk }),
  },
  {
    path: deskPaths.scraping,
    lazy: async () => ({ Component: (await import('../scraping/scraping-desk.tsx')).ScrapingDesk }),
  },
  { path: deskPaths.polls, lazy: async () => ({ Component: (await import('../ballots/polls-desk.tsx')).PollsDesk }) },
  {
    path: deskPaths.predictions,
    lazy: async () => ({ Component: (await import('../ballots/predictions-desk.tsx')).PredictionsDesk }),
  },
  { path: deskPaths.inbox, lazy: async () => ({ Component: (await import('../inbox/inbox-desk.tsx')).InboxDesk }) },
  {
    path: deskPaths.subscribers,
    lazy: async () => ({ Component: (await import('../subscribers/subscribers-desk.tsx')).SubscribersDesk }),
  },
  { path: deskPaths.digest, lazy: async () => ({ Component: (await import('../digest/digest-desk.tsx')).DigestDesk }) },
  {
    path: deskPaths.categories,
    lazy: async () => ({ Component: (await import('../categories/categories-desk.tsx')).CategoriesDesk }),
  },
  { path: deskPaths.trash, lazy: async () => ({ Component: (await import('../trash/trash-desk.tsx')).TrashDesk }) },
  { path: deskPaths.staff, lazy: async () => ({ Component: (await import('../staff/staff-desk.tsx')).StaffDesk }) },
  {
    path: deskPaths.followers,
    lazy: async () => ({ Component: (await import('../followers/followers-desk.tsx')).FollowersDesk }),
  },
  {
    path: deskPaths.siteHealth,
    lazy: async () => ({ Component: (await import('../site-health/site-health-desk.tsx')).SiteHealthDesk }),
  },
  {
    path: deskPaths.activity,
    lazy: async () => ({ Component: (await import('../log/activity-desk.tsx')).ActivityDesk }),
  },
  { path: `${deskPaths.content}/*`, element: <Navigate to={deskPaths.content} replace /> },
];

/** The routes of the desks. Only a document of a desk loads them; their pages are lazy. */
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

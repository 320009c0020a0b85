import type { DeskOverview, DeskToday } from '@first-show/domain/analytics/desk-stats';
import type { CommentDeskStats } from '@first-show/domain/comments/moderation-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { roleHasRight, type StaffRight, type StaffRole } from '@first-show/domain/staff/staff.schema';

/** The live documents with the counts; `null` if one does not exist. */
export type TaskCounts = {
  comments: Pick<CommentDeskStats, 'pending' | 'reported'> | null;
  today: Omit<DeskToday, 'updatedAt'> | null;
  overview: Pick<DeskOverview, 'newMessages'> | null;
};

export type TaskKind = {
  key: string;
  /** Only roles with this right see the task. */
  right: StaffRight;
  /** The page for the task, with its filter. */
  to: string;
  one: string;
  many: string;
  /** `undefined` while it has not been counted. */
  count: (counts: TaskCounts) => number | undefined;
};

/** In the order in which readers notice unfinished work. */
const taskKinds: readonly TaskKind[] = [
  {
    key: 'reported',
    right: 'comments',
    to: deskPaths.reported,
    one: 'reported comment',
    many: 'reported comments',
    count: ({ comments }) => comments?.reported,
  },
  {
    key: 'pending',
    right: 'comments',
    to: deskPaths.pending,
    one: 'pending comment',
    many: 'pending comments',
    count: ({ comments }) => comments?.pending,
  },
  {
    key: 'scheduled',
    right: 'content',
    to: `${deskPaths.articles}?status=scheduled`,
    one: 'article scheduled for today',
    many: 'articles scheduled for today',
    count: ({ today }) => today?.scheduledToday,
  },
  {
    key: 'source-drafts',
    right: 'content',
    to: `${deskPaths.articles}?waiting=source`,
    one: 'draft from a source',
    many: 'drafts from sources',
    count: ({ today }) => today?.sourceDrafts,
  },
  {
    key: 'proposals',
    right: 'content',
    to: `${deskPaths.articles}?waiting=proposal`,
    one: 'article with a proposal',
    many: 'articles with proposals',
    count: ({ today }) => today?.openProposals,
  },
  {
    key: 'films',
    right: 'content',
    to: `${deskPaths.boxOffice}?show=no-figure`,
    one: 'film without today’s figure',
    many: 'films without today’s figure',
    count: ({ today }) => today?.filmsWithoutFigure,
  },
  {
    key: 'predictions',
    right: 'content',
    to: `${deskPaths.predictions}?show=closed`,
    one: 'prediction to settle',
    many: 'predictions to settle',
    count: ({ today }) => today?.predictionsDue,
  },
  {
    key: 'sources',
    right: 'content',
    to: deskPaths.scraping,
    one: 'paused source',
    many: 'paused sources',
    count: ({ today }) => today?.pausedSources,
  },
  {
    key: 'licences',
    right: 'content',
    to: `${deskPaths.pictures}?licence=ended`,
    one: 'picture with an ended licence',
    many: 'pictures with an ended licence',
    count: ({ today }) => today?.endedLicences,
  },
  {
    key: 'messages',
    right: 'content',
    to: `${deskPaths.inbox}?status=new`,
    one: 'new message',
    many: 'new messages',
    count: ({ overview }) => overview?.newMessages,
  },
];

export type Task = { key: string; to: string; count: number; label: string };

/**
 * The tasks of a role, without those with a count of zero. `isComplete` is false while a count is
 * missing.
 */
export function tasksOf(role: StaffRole, counts: TaskCounts): { tasks: Task[]; isComplete: boolean } {
  const counted = taskKinds
    .filter(({ right }) => roleHasRight(role, right))
    .map(({ key, to, one, many, count }) => ({ key, to, one, many, count: count(counts) }));
  return {
    tasks: counted.flatMap(({ key, to, one, many, count = 0 }) =>
      count > 0 ? [{ key, to, count, label: count === 1 ? one : many }] : [],
    ),
    isComplete: counted.every(({ count }) => count !== undefined),
  };
}

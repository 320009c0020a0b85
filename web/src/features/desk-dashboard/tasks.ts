import type { DeskOverview, DeskToday } from '@first-show/domain/analytics/desk-stats';
import type { CommentDeskStats } from '@first-show/domain/comments/moderation-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { roleHasRight, type StaffRole } from '@first-show/domain/staff/staff.schema';

/** The live documents with the counts; `null` if one does not exist. */
export type TaskCounts = {
  comments: Pick<CommentDeskStats, 'pending' | 'reported'> | null;
  today: Omit<DeskToday, 'updatedAt'> | null;
  overview: Pick<DeskOverview, 'newMessages'> | null;
};

/** `to`: the page for the task, with its filter. */
type TaskKind = { to: string; one: string; many: string };
type TaskKinds = { [Source in keyof TaskCounts]: Record<keyof NonNullable<TaskCounts[Source]>, TaskKind> };

const { articles, boxOffice, inbox, pending, pictures, predictions, reported, scraping } = deskPaths;

/** By document and its count, in the order in which readers notice unfinished work. */
const taskKinds: TaskKinds = {
  comments: {
    reported: { to: reported, one: 'reported comment', many: 'reported comments' },
    pending: { to: pending, one: 'pending comment', many: 'pending comments' },
  },
  today: {
    scheduledToday: {
      to: `${articles}?status=scheduled`,
      one: 'article scheduled for today',
      many: 'articles scheduled for today',
    },
    sourceDrafts: { to: `${articles}?waiting=source`, one: 'draft from a source', many: 'drafts from sources' },
    openProposals: {
      to: `${articles}?waiting=proposal`,
      one: 'article with a proposal',
      many: 'articles with proposals',
    },
    filmsWithoutFigure: {
      to: `${boxOffice}?show=no-figure`,
      one: 'film without today’s figure',
      many: 'films without today’s figure',
    },
    predictionsDue: { to: `${predictions}?show=closed`, one: 'prediction to settle', many: 'predictions to settle' },
    pausedSources: { to: scraping, one: 'paused source', many: 'paused sources' },
    endedLicences: {
      to: `${pictures}?licence=ended`,
      one: 'picture with an ended licence',
      many: 'pictures with an ended licence',
    },
  },
  overview: {
    newMessages: { to: `${inbox}?status=new`, one: 'new message', many: 'new messages' },
  },
};

export type Task = { key: string; to: string; count: number; label: string };

/**
 * The tasks of a role, without those with a count of zero. `isComplete` is false while a count is
 * missing.
 */
export function tasksOf(role: StaffRole, counts: TaskCounts): { tasks: Task[]; isComplete: boolean } {
  const sources = (['comments', 'today', 'overview'] as const).filter((source) =>
    roleHasRight(role, source === 'comments' ? 'comments' : 'content'),
  );
  const counted = sources.flatMap((source) => {
    const found: Readonly<Record<string, number>> = counts[source] ?? {};
    return Object.entries<TaskKind>(taskKinds[source]).map(([key, kind]) => ({ key, kind, count: found[key] }));
  });
  return {
    tasks: counted.flatMap(({ key, kind: { to, one, many }, count = 0 }) =>
      count > 0 ? [{ key, to, count, label: count === 1 ? one : many }] : [],
    ),
    isComplete: counted.every(({ count }) => count !== undefined),
  };
}

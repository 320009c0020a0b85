import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import type { DeskTasks } from '@first-show/domain/analytics/desk-tasks.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { roleHasRight, type StaffRole } from '@first-show/domain/staff/staff.schema';

/** The counts by source; `null`: not loaded. */
export type TaskCounts = {
  comments: Pick<AdminStats['comments'], 'pending' | 'reported'> | null;
  tasks: DeskTasks | null;
  messages: Pick<AdminStats, 'newMessages'> | null;
};

/** The URL of the page for the task, and the task's label for one item and for several. */
type TaskKind = readonly [to: string, one: string, many: string];
type TaskKinds = { [Source in keyof TaskCounts]: Record<keyof NonNullable<TaskCounts[Source]>, TaskKind> };

const { articles, boxOffice, inbox, pending, pictures, predictions, reported, scraping } = deskPaths;

/** The tasks in the order shown. Those whose delay readers notice soonest come first. */
const taskKinds: TaskKinds = {
  comments: {
    reported: [reported, 'reported comment', 'reported comments'],
    pending: [pending, 'pending comment', 'pending comments'],
  },
  tasks: {
    scheduledToday: [`${articles}?status=scheduled`, 'article scheduled for today', 'articles scheduled for today'],
    sourceDrafts: [`${articles}?waiting=source`, 'draft from a source', 'drafts from sources'],
    openProposals: [`${articles}?waiting=proposal`, 'article with a proposal', 'articles with proposals'],
    filmsWithoutFigure: [`${boxOffice}?show=no-figure`, 'film without today’s figure', 'films without today’s figure'],
    predictionsDue: [`${predictions}?show=closed`, 'prediction to settle', 'predictions to settle'],
    pausedSources: [scraping, 'paused source', 'paused sources'],
    endedLicences: [`${pictures}?show=ended`, 'picture with an expired licence', 'pictures with an expired licence'],
  },
  messages: { newMessages: [`${inbox}?status=new`, 'new message', 'new messages'] },
};

/** The role's tasks with a count above 0. `isComplete`: all counts of the role are loaded. */
export function tasksOf(role: StaffRole, counts: TaskCounts) {
  const sources = (['comments', 'tasks', 'messages'] as const).filter((source) =>
    roleHasRight(role, source === 'comments' ? 'comments' : 'content'),
  );
  const counted = sources.flatMap((source) => {
    const found: Readonly<Record<string, number>> = counts[source] ?? {};
    return Object.entries<TaskKind>(taskKinds[source]).map(([key, kind]) => ({ key, kind, count: found[key] }));
  });
  return {
    tasks: counted.flatMap(({ key, kind: [to, one, many], count = 0 }) =>
      count > 0 ? [{ key, to, count, label: count === 1 ? one : many }] : [],
    ),
    isComplete: counted.every(({ count }) => count !== undefined),
  };
}

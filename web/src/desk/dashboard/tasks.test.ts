import { describe, expect, it } from 'vitest';
import { type TaskCounts, tasksOf } from './tasks.ts';

const nothing: TaskCounts = {
  comments: { pending: 0, reported: 0 },
  tasks: {
    sourceDrafts: 0,
    openProposals: 0,
    scheduledToday: 0,
    predictionsDue: 0,
    filmsWithoutFigure: 0,
    pausedSources: 0,
    endedLicences: 0,
  },
  messages: { newMessages: 0 },
};
const everything: TaskCounts = {
  comments: { pending: 7, reported: 1 },
  tasks: {
    sourceDrafts: 10,
    openProposals: 2,
    scheduledToday: 1,
    predictionsDue: 3,
    filmsWithoutFigure: 4,
    pausedSources: 1,
    endedLicences: 2,
  },
  messages: { newMessages: 5 },
};
const told = (role: Parameters<typeof tasksOf>[0], counts: TaskCounts) =>
  tasksOf(role, counts).tasks.map(({ count, label }) => `${count} ${label}`);

describe('tasks that need somebody today', () => {
  it('shows moderators only the comments', () => {
    expect(told('moderator', everything)).toEqual(['1 reported comment', '7 pending comments']);
  });

  it('shows editors all tasks but the comments', () => {
    expect(told('editor', everything)).toEqual([
      '1 article scheduled for today',
      '10 drafts from sources',
      '2 articles with proposals',
      '4 films without today’s figure',
      '3 predictions to settle',
      '1 paused source',
      '2 pictures with an expired licence',
      '5 new messages',
    ]);
  });

  it('shows administrators all tasks, each with a URL of its own', () => {
    const { tasks } = tasksOf('admin', everything);
    expect(tasks).toHaveLength(10);
    expect(new Set(tasks.map(({ to }) => to)).size).toBe(10);
  });

  it('omits tasks with a count of zero', () => {
    expect(tasksOf('admin', nothing)).toEqual({ tasks: [], isComplete: true });
    expect(told('editor', { ...nothing, messages: { newMessages: 1 } })).toEqual(['1 new message']);
  });

  it('is complete once every count of the role has loaded', () => {
    const withoutTasks = { ...everything, tasks: null };
    expect(tasksOf('moderator', withoutTasks).isComplete).toBe(true);
    expect(tasksOf('editor', withoutTasks)).toMatchObject({ isComplete: false, tasks: [{ key: 'newMessages' }] });
    expect(tasksOf('admin', { ...everything, comments: null }).isComplete).toBe(false);
  });
});

import type { DeskArticleStatus } from '@first-show/domain/articles/article-desk.schema';

const badges = {
  published: { label: 'Published', tone: 'good' },
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'warn' },
} as const;

/** Colour and label of a state. */
export const statusBadge = (status: DeskArticleStatus): (typeof badges)[DeskArticleStatus] => badges[status];

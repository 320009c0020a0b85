import type { DeskArticleStatus } from '@first-show/domain/articles/article-desk.schema';
import { Badge } from '../ui/badge.tsx';

export const statusLabels: Record<DeskArticleStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
};
const tones = { published: 'good', draft: 'neutral', scheduled: 'warn' } as const;

export const StatusBadge = ({ status }: { status: DeskArticleStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
);

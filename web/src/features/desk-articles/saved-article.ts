import type { Article } from '@first-show/domain/articles/article.schema';
import { type DeskArticle, statusOf } from '@first-show/domain/articles/article-desk.schema';
import { loadDeskArticle } from './article-api.ts';

/** Name of the person who saved an article last. */
export const editorNameOf = ({ lastEditedBy }: DeskArticle): string => lastEditedBy ?? 'Someone else';

/** The article after an own save, completed with fields that the answer omits. */
export function afterOwnSave(answer: Article, before: DeskArticle | null, me: string): DeskArticle {
  const isRenamed = before !== null && before.slug !== answer.slug;
  return {
    ...answer,
    revision: answer.revision ?? (before?.revision ?? 0) + 1,
    status: statusOf(answer),
    lastEditedBy: me,
    lastEditedAt: new Date().toISOString(),
    formerSlugs: isRenamed ? [...before.formerSlugs, before.slug] : (before?.formerSlugs ?? []),
  };
}

/** A version that somebody else saved. Loaded again, because `current` lacks that editor's name. */
export const theirsOf = (current: Article, before: DeskArticle): Promise<DeskArticle> =>
  loadDeskArticle(current.id).catch(() => ({ ...afterOwnSave(current, before, ''), lastEditedBy: null }));

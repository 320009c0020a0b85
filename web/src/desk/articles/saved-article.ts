import type { Article } from '@first-show/domain/articles/article.schema';
import { type DeskArticle, statusOf } from '@first-show/domain/articles/article-desk.schema';
import { loadDeskArticle } from './article-api.ts';

/** The name of the editor who saved an article last; 'Someone else' if it is unknown. */
export const editorNameOf = ({ lastEditedBy }: DeskArticle): string => lastEditedBy ?? 'Someone else';

/**
 * The article after the editor's own save. The API's `answer` lacks some fields of a `DeskArticle`,
 * such as the status and the last editor. `me`: the editor's name.
 */
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

/**
 * Loads the version that somebody else saved, because `current` lacks that person's name. If
 * loading fails, returns `current` without a name.
 */
export const theirsOf = (current: Article, before: DeskArticle | null): Promise<DeskArticle> =>
  loadDeskArticle(current.id).catch(() => ({ ...afterOwnSave(current, before, ''), lastEditedBy: null }));

import type { Article } from '@first-show/domain/articles/article.schema';
import { type DeskArticle, statusOf } from '@first-show/domain/articles/article-desk.schema';
import { loadDeskArticle } from './article-api.ts';

/** The editor who saved an article last. */
export const editorNameOf = ({ lastEditedBy }: DeskArticle): string => lastEditedBy ?? 'Someone else';

/** The article after the editor's own save. `answer` omits the fields of the desk. */
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

/** Loads the version that somebody else saved, because `current` lacks that person's name. */
export const theirsOf = (current: Article, before: DeskArticle): Promise<DeskArticle> =>
  loadDeskArticle(current.id).catch(() => ({ ...afterOwnSave(current, before, ''), lastEditedBy: null }));

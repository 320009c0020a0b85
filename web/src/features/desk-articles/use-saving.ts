import type { Article } from '@first-show/domain/articles/article.schema';
import { type DeskArticle, statusOf } from '@first-show/domain/articles/article-desk.schema';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/call-api.ts';
import { withReason } from '../../lib/desk/with-reason.ts';
import { changeArticle, createArticle, loadDeskArticle } from './article-api.ts';
import { type ArticleForm, changesOf } from './article-form.ts';
import { failedText, formFor, type SaveAction } from './save-actions.ts';

export type SaveOutcome =
  | { outcome: 'created' | 'saved'; article: DeskArticle }
  /** The form has no changes. */
  | { outcome: 'unchanged' }
  /** Somebody else saved the article first. */
  | { outcome: 'stale'; theirs: DeskArticle }
  | { outcome: 'invalid'; issues: readonly { path: string; message: string }[] }
  | { outcome: 'failed'; message: string };

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

/** The other editor's version, from the body of a 409. Loaded again to get that editor's name. */
async function theirsOf(error: ApiError, before: DeskArticle): Promise<DeskArticle> {
  const current = error.body?.current as Article | undefined;
  try {
    return await loadDeskArticle(before.id);
  } catch {
    return { ...afterOwnSave(current ?? before, before, ''), lastEditedBy: null };
  }
}

const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.body?.current !== undefined;

async function send(input: {
  before: DeskArticle | null;
  base: ArticleForm;
  form: ArticleForm;
  me: string;
}): Promise<SaveOutcome> {
  const { before, base, form, me } = input;
  const isNew = before === null;
  try {
    if (isNew) return { outcome: 'created', article: afterOwnSave(await createArticle(form), null, me) };
    const changes = changesOf(form, base);
    if (Object.keys(changes).length === 0) return { outcome: 'unchanged' };
    return {
      outcome: 'saved',
      article: afterOwnSave(await changeArticle(before.id, changes, before.revision), before, me),
    };
  } catch (error) {
    if (before !== null && isStale(error)) return { outcome: 'stale', theirs: await theirsOf(error, before) };
    if (error instanceof ApiError && error.issues.length > 0) return { outcome: 'invalid', issues: error.issues };
    return { outcome: 'failed', message: withReason(failedText(isNew), error) };
  }
}

/** Saves an article. Further calls are ignored while a save runs. */
export function useSaving(me: string): {
  /** The button whose save is running. */
  busy: SaveAction | null;
  save: (input: {
    action: SaveAction;
    before: DeskArticle | null;
    base: ArticleForm;
    form: ArticleForm;
  }) => Promise<SaveOutcome | null>;
} {
  const [busy, setBusy] = useState<SaveAction | null>(null);
  const isRunning = useRef(false);
  return {
    busy,
    async save({ action, before, base, form }) {
      if (isRunning.current) return null;
      isRunning.current = true;
      setBusy(action);
      try {
        return await send({ before, base, form: formFor(action, form), me });
      } finally {
        isRunning.current = false;
        setBusy(null);
      }
    },
  };
}

import type { Article } from '@first-show/domain/articles/article.schema';
import { slugify } from '@first-show/domain/core/paths';
import { readMinutes } from '@first-show/domain/core/reading-time';
import type { ArticleForm } from './article-form.ts';

const SLUG_MIN = 3;

/**
 * The slug that the server will make of the wished slug, or else of the title. `null`: neither
 * gives a slug (a Hindi title), so the server invents one.
 */
export function slugPreview(wish: string, title: string): string | null {
  const slug = slugify(wish) || slugify(title);
  return slug.length >= SLUG_MIN ? slug : null;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** For previews: the article as readers would get it if the form were published now. */
export function articleOfForm(form: ArticleForm, { saved, now }: { saved: Article | null; now: Date }): Article {
  const at = form.scheduledFor ?? now.toISOString();
  return {
    ...form,
    id: saved?.id ?? 'new',
    slug: slugPreview(form.slug, form.title) ?? saved?.slug ?? 'story',
    imageUrl: orNull(form.imageUrl),
    imageAlt: form.imageAlt.trim(),
    imageFocus: orNull(form.imageUrl) === saved?.imageUrl ? saved?.imageFocus : null,
    imageCaption: orNull(form.imageCaption),
    imageCredit: orNull(form.imageCredit),
    isPublished: true,
    viewCount: saved?.viewCount ?? 0,
    readMinutes: readMinutes(form.content),
    byline: orNull(form.byline),
    publishedAt: saved?.publishedAt ?? at,
    updatedAt: saved?.updatedAt ?? at,
    createdAt: saved?.createdAt ?? at,
    metaTitle: orNull(form.metaTitle),
    metaDescription: orNull(form.metaDescription),
    source: saved?.source ?? null,
    aiAssisted: saved?.aiAssisted ?? null,
    correction: orNull(form.correction),
    scheduledFor: null,
  };
}

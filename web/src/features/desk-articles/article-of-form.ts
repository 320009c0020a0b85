import type { Article } from '@first-show/domain/articles/article.schema';
import { readMinutes } from '@first-show/domain/core/reading-time';
import type { ArticleForm } from './article-form.ts';
import { slugPreview } from './fields/slug-preview.ts';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/**
 * The article as it would be if the form were saved and published now; for previews. `saved`: the
 * article on the server, or `null`.
 */
export function articleOfForm(form: ArticleForm, { saved, now }: { saved: Article | null; now: Date }): Article {
  const at = form.scheduledFor ?? now.toISOString();
  return {
    id: saved?.id ?? 'new',
    slug: slugPreview(form.slug, form.title) ?? saved?.slug ?? 'story',
    title: form.title,
    summary: form.summary,
    content: form.content,
    imageUrl: orNull(form.imageUrl),
    imageAlt: form.imageAlt.trim(),
    imageFocus: orNull(form.imageUrl) === saved?.imageUrl ? saved?.imageFocus : null,
    imageCaption: orNull(form.imageCaption),
    imageCredit: orNull(form.imageCredit),
    categoryId: form.categoryId,
    tags: form.tags,
    hashtags: form.hashtags,
    isPublished: true,
    isFeatured: form.isFeatured,
    isBreaking: form.isBreaking,
    viewCount: saved?.viewCount ?? 0,
    readMinutes: readMinutes(form.content),
    language: form.language,
    byline: orNull(form.byline),
    publishedAt: saved?.publishedAt ?? at,
    updatedAt: saved?.updatedAt ?? at,
    createdAt: saved?.createdAt ?? at,
    rating: form.rating,
    metaTitle: orNull(form.metaTitle),
    metaDescription: orNull(form.metaDescription),
    source: saved?.source ?? null,
    aiAssisted: saved?.aiAssisted ?? null,
    correction: orNull(form.correction),
    filmSlugs: form.filmSlugs,
    trailers: form.trailers,
    scheduledFor: null,
  };
}

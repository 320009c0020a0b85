import type { Article } from '@first-show/domain/articles/article.schema';
import { slugify } from '@first-show/domain/core/paths';
import { readMinutes } from '@first-show/domain/core/reading-time';
import type { ArticleForm } from './article-form.ts';

const SLUG_MIN = 3;

/**
 * Predicts the slug of an article before it is saved, from the wished slug or else the title.
 * `null` if neither gives one, as with a Hindi title: the server then creates a slug. The server
 * appends a number if the slug is taken.
 */
export function slugPreview(wish: string, title: string): string | null {
  const slug = slugify(wish) || slugify(title);
  return slug.length >= SLUG_MIN ? slug : null;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/**
 * The article as it would be if the form were saved and published now; for previews. `saved`: the
 * article on the server, or `null`.
 */
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

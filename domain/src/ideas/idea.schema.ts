import { z } from 'zod';

/** Why something is worth writing: what was counted or found, in words, and where to look. */
export const ideaEvidence = z.object({
  kind: z.enum(['stories', 'chart', 'release', 'coverage', 'rising-search']),
  text: z.string(),
  /** Paths of the site's own pages. */
  links: z.array(z.object({ label: z.string(), path: z.string() })),
});
export type IdeaEvidence = z.infer<typeof ideaEvidence>;

/** What the editor opens with. */
export const ideaDraft = z.object({
  title: z.string(),
  categoryId: z.string(),
  tags: z.array(z.string()),
  hashtags: z.array(z.string()),
  filmSlugs: z.array(z.string()),
  language: z.enum(['en', 'hi']),
});
export type IdeaDraft = z.infer<typeof ideaDraft>;

/** `GET /api/admin/article-ideas/{category slug}`: `articleIdea[]`, the most pressing first. */
export const articleIdea = z.object({
  title: z.string(),
  /** What the article would be about, in a sentence or two. */
  angle: z.string(),
  hashtags: z.array(z.string()),
  evidence: z.array(ideaEvidence),
  draft: ideaDraft,
});
export type ArticleIdea = z.infer<typeof articleIdea>;

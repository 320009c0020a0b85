import { z } from 'zod';

/** The reason for an idea: what was counted or found, in a sentence with links. */
const ideaEvidence = z.object({
  kind: z.enum(['stories', 'chart', 'release', 'coverage', 'rising-search']),
  text: z.string(),
  /** Links to pages of the site. */
  links: z.array(z.object({ label: z.string(), path: z.string() })),
});
export type IdeaEvidence = z.infer<typeof ideaEvidence>;

/** The prefilled content of the editor's form. */
const ideaDraft = z.object({
  title: z.string(),
  categoryId: z.string(),
  tags: z.array(z.string()),
  hashtags: z.array(z.string()),
  filmIds: z.array(z.string()),
  language: z.enum(['en', 'hi']),
});
export type IdeaDraft = z.infer<typeof ideaDraft>;

/** `GET /api/admin/article-ideas/{category slug}`: `articleIdea[]`, the most urgent first. */
export const articleIdea = z.object({
  title: z.string(),
  /** What the article would be about, in one or two sentences. */
  angle: z.string(),
  hashtags: z.array(z.string()),
  evidence: z.array(ideaEvidence),
  draft: ideaDraft,
});
export type ArticleIdea = z.infer<typeof articleIdea>;

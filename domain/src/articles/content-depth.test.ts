import { expect, it } from 'vitest';
import { storyBlocksRequest, previewRequest } from './article-desk.schema.ts';
import { newArticle } from './article.schema.ts';
import { depthProblem } from './content-depth.ts';

it('refuses content with a hundred elements inside each other, and no other content', () => {
  expect(depthProblem('<blockquote>'.repeat(30_000))).toBe('The content has more than 100 elements inside each other');
  expect(depthProblem('<li><ul>'.repeat(101))).not.toBeNull();
  for (const html of [
    '<blockquote><p>one</p></blockquote>'.repeat(5_000),
    '<p>one<br>two<img src="/a.jpg">'.repeat(5_000),
    '<ul><li>one<li>two</ul>'.repeat(5_000),
    '</div>'.repeat(5_000),
    '<div>'.repeat(100),
    'a < b '.repeat(5_000),
  ])
    expect(depthProblem(html)).toBeNull();
});

it('is part of every request that sends content', () => {
  const content = '<blockquote>'.repeat(30_000) + 'a'.repeat(500);
  for (const schema of [newArticle, previewRequest, storyBlocksRequest])
    expect(schema.shape.content.safeParse(content).error?.issues[0]?.message).toBe(depthProblem(content));
});

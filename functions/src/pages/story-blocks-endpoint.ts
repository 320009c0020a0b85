import { storyBlocksAnswer, storyBlocksRequest } from '@first-show/domain/articles/article-desk.schema';
import { ARTICLE_BODY_MAX_BYTES } from '@first-show/domain/core/limits';
import { ok } from '@first-show/domain/core/result';
import { sanitizeContent } from '../features/articles/sanitize.ts';
import type { ApiApp } from '../platform/http/api-app.ts';
import { staffRoute } from '../platform/http/routes.ts';
import type { Deps } from '../platform/deps.ts';
import { loadStoryBlocks } from './story-block-data.ts';

/**
 * `POST /api/admin/story-blocks`: the data of the live blocks in a draft, for the preview at the
 * desk.
 */
export function registerStoryBlocks(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      method: 'post',
      path: '/api/admin/story-blocks',
      summary: 'Current data of the live blocks in the given content',
      tag: 'articles',
      body: storyBlocksRequest,
      bodyMaxBytes: ARTICLE_BODY_MAX_BYTES,
      isLogged: false,
      answer: storyBlocksAnswer,
    },
    async ({ body }) => ok(await loadStoryBlocks(deps.db(), sanitizeContent(body.content), deps.clock.now())),
  );
}

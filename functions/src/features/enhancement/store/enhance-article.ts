import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { ok, type Result } from '@first-show/domain/core/result';
import { changeArticle } from '../../articles/store/write-articles.ts';
import { chosenProvider } from '../choose-provider.ts';
import { enhanceArticle, type EnhancementPorts } from '../enhance.ts';
import type { EnhancementProvider } from '../provider.ts';
import { isConfigured, readEnhancementSettings } from '../settings.ts';
import { readChart } from '../../../lists/read-rollups.ts';
import type { Deps } from '../../../platform/deps.ts';

/**
 * Whether new drafts are enhanced: always with the embedded provider, and with a model service if
 * it is fully configured.
 */
export function isEnhancementOn(): boolean {
  try {
    return isConfigured(readEnhancementSettings());
  } catch {
    return false;
  }
}

/**
 * The ports of the enhancement feature: a provider, the films of the box-office chart, and a
 * function that changes an article.
 */
export const enhancementPorts = (
  deps: Pick<Deps, 'db' | 'clock'>,
  provider: EnhancementProvider = chosenProvider(deps),
): EnhancementPorts => ({
  provider,
  films: () => readChart(deps.db()),
  change: (input) => changeArticle(deps.db(), { ...input, now: deps.clock.now(), kind: 'enhance' }),
});

/**
 * Enhances an article for another feature, with the same effect as `POST
 * /api/articles/{id}/enhance`. Returns the resulting article, or why it was not enhanced.
 */
export async function enhanceForEditor(deps: Deps, input: { id: string; by: string }): Promise<Result<ArticleDoc>> {
  const enhanced = await enhanceArticle(deps, enhancementPorts(deps), input);
  return enhanced.ok ? ok(enhanced.value.article) : enhanced;
}

import type { EnhancementProviderName, ProviderDraft } from '@first-show/domain/enhancement/enhancement.schema';
import type { Result } from '@first-show/domain/core/result';
import type { Story } from './article-text.ts';

/**
 * Why there is no draft of a proposal. `message` is a sentence for the editor. The article is
 * unchanged.
 */
export type ProviderFailure = {
  reason: 'quota' | 'budget' | 'timeout' | 'refused' | 'empty' | 'bad-answer' | 'unreachable' | 'not-configured';
  message: string;
  /** Only with 'quota' and 'budget'. */
  retryAfterSeconds?: number;
};

/**
 * A way to enhance a story. `propose` returns expected failures as values and throws only
 * unexpected ones.
 */
export type EnhancementProvider = {
  name: EnhancementProviderName;
  model: string;
  promptVersion: string;
  propose: (story: Story) => Promise<Result<ProviderDraft, ProviderFailure>>;
};

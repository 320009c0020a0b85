import type { EnhancementProviderName, ProviderDraft } from '@first-show/domain/enhancement/enhancement.schema';
import type { Result } from '@first-show/domain/core/result';
import type { Story } from './article-text.ts';

/**
 * Why there is no draft. `message` is a sentence for the editor; nothing of the article has
 * changed.
 */
export type ProviderFailure = {
  reason: 'quota' | 'budget' | 'timeout' | 'refused' | 'empty' | 'bad-answer' | 'unreachable' | 'not-configured';
  message: string;
  /** With 'quota' and 'budget'. */
  retryAfterSeconds?: number;
};

/** One way to read a story. `propose` throws nothing that is expected. */
export type EnhancementProvider = {
  name: EnhancementProviderName;
  model: string;
  promptVersion: string;
  propose: (story: Story) => Promise<Result<ProviderDraft, ProviderFailure>>;
};

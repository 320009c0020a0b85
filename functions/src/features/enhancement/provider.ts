import type { EnhancementProviderName, ProviderDraft } from '@first-show/domain/enhancement/enhancement.schema';
import type { Result } from '@first-show/domain/core/result';
import type { Story } from './article-text.ts';

/** Why a provider returned no draft. `message` is a sentence for the editor. */
export type ProviderFailure = {
  reason: 'quota' | 'budget' | 'timeout' | 'refused' | 'empty' | 'bad-answer' | 'unreachable' | 'not-configured';
  message: string;
  /** Only with 'budget', and with 'quota' if the service names a time. */
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

import {
  enhancementProviderName,
  type EnhancementProviderName,
} from '@first-show/domain/enhancement/enhancement.schema';

/**
 * Which provider is used, and its limits, from the functions' environment. The embedded provider
 * needs no settings.
 */
export type EnhancementSettings = {
  provider: EnhancementProviderName;
  model: string;
  baseUrl: string | null;
  apiKey: string | null;
  timeoutMs: number;
  /**
   * Calls to a model per day, including retries. The embedded provider costs nothing and is not
   * counted.
   */
  callsPerDay: number;
};

const MODELS: Record<EnhancementProviderName, string> = {
  embedded: 'lexrank',
  gemini: 'gemini-2.5-flash',
  'openai-compatible': '',
};
const TIMEOUT_SECONDS = { default: 30, max: 45 } as const;
const CALLS_PER_DAY = 200;

/**
 * Reads `ENHANCEMENT_PROVIDER`, `ENHANCEMENT_MODEL`, `ENHANCEMENT_BASE_URL`, `ENHANCEMENT_API_KEY`,
 * `ENHANCEMENT_TIMEOUT_SECONDS`, `ENHANCEMENT_CALLS_PER_DAY`. Throws for an unknown provider, and
 * for 'openai-compatible' without base URL or model, because a silent fallback would use another
 * provider than the configured one.
 */
export function readEnhancementSettings(environment: NodeJS.ProcessEnv = process.env): EnhancementSettings {
  const provider = enhancementProviderName.parse(environment.ENHANCEMENT_PROVIDER || 'embedded');
  const model = environment.ENHANCEMENT_MODEL || MODELS[provider];
  const baseUrl = environment.ENHANCEMENT_BASE_URL || null;
  if (provider === 'openai-compatible' && (baseUrl === null || model === ''))
    throw new Error("The provider 'openai-compatible' needs ENHANCEMENT_BASE_URL and ENHANCEMENT_MODEL");
  return {
    provider,
    model,
    baseUrl,
    apiKey: environment.ENHANCEMENT_API_KEY || null,
    timeoutMs:
      Math.min(positive(environment.ENHANCEMENT_TIMEOUT_SECONDS, TIMEOUT_SECONDS.default), TIMEOUT_SECONDS.max) * 1000,
    callsPerDay: positive(environment.ENHANCEMENT_CALLS_PER_DAY, CALLS_PER_DAY),
  };
}

/** False if the service needs a key and none is set. */
export const isConfigured = ({ provider, apiKey }: EnhancementSettings): boolean =>
  provider !== 'gemini' || apiKey !== null;

function positive(text: string | undefined, otherwise: number): number {
  const value = Number(text ?? '');
  return text !== undefined && text !== '' && Number.isFinite(value) && value >= 0 ? value : otherwise;
}

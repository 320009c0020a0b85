import type { APICallError } from 'ai';
import { providerDraft, type ProviderDraft } from '@first-show/domain/enhancement/enhancement.schema';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { Story } from './article-text.ts';
import { PROMPT_VERSION, storyPrompt, SYSTEM_PROMPT } from './prompt.ts';
import type { EnhancementProvider, ProviderFailure } from './provider.ts';

/**
 * Loads the packages at the first call. Loading takes half a second, and static imports would load
 * them at every cold start.
 */
const loadPackages = async () => {
  const [ai, google, openAi] = await Promise.all([
    import('ai'),
    import('@ai-sdk/google'),
    import('@ai-sdk/openai-compatible'),
  ]);
  return { ai, google, openAi };
};
type Packages = Awaited<ReturnType<typeof loadPackages>>;

/**
 * Settings for a language model with the protocol of Gemini or OpenAI. Ollama and many other
 * services use the protocol of OpenAI.
 */
export type ModelSettings = {
  provider: 'gemini' | 'openai-compatible';
  model: string;
  /** The API's base URL, e.g. 'http://127.0.0.1:11434/v1' for Ollama; `null` for Gemini's own. */
  baseUrl: string | null;
  /** The service's API key; `null` for Ollama, which needs none. */
  apiKey: string | null;
  timeoutMs: number;
};

/** Dependencies of a call, which tests replace. */
export type ModelContext = {
  fetch: typeof fetch;
  sleep: (milliseconds: number) => Promise<void>;
  /** A random number from 0 to 1. */
  random: () => number;
  /** Milliseconds of a monotonic clock. */
  nowMs: () => number;
  /** Takes one call from the day's budget before it is made. Returns a failure if none is left. */
  spend: () => Promise<ProviderFailure | null>;
};

/**
 * Limits of the calls. All attempts together must end before the API function's time limit (60 s).
 * No further attempt starts with less than `worthwhileMs` left.
 */
const MODEL_CALLS = {
  attempts: 3,
  totalMs: 50_000,
  worthwhileMs: 3000,
  firstPauseMs: 1000,
  pauseMaxMs: 10_000,
  answerMaxBytes: 512 * 1024,
  outputTokens: 2000,
} as const;

export function modelProvider(settings: ModelSettings, context: ModelContext): EnhancementProvider {
  return {
    name: settings.provider,
    model: settings.model,
    promptVersion: PROMPT_VERSION,
    propose: async (story) => {
      const endsMs = context.nowMs() + MODEL_CALLS.totalMs;
      for (let attempt = 1; ; attempt += 1) {
        const overBudget = await context.spend();
        if (overBudget !== null) return fail(overBudget);
        const timeoutMs = Math.min(settings.timeoutMs, endsMs - context.nowMs());
        const answered = await ask({ ...settings, timeoutMs }, context, story);
        if (answered.ok || !isWorthRetrying(answered.error) || attempt === MODEL_CALLS.attempts) return answered;
        const pauseMs = pauseBefore(attempt, answered.error, context.random);
        if (pauseMs === null || context.nowMs() + pauseMs + MODEL_CALLS.worthwhileMs > endsMs) return answered;
        await context.sleep(pauseMs);
      }
    },
  };
}

/**
 * Whether another attempt may succeed. A malformed answer may be better the next time; a refusal
 * would be repeated, and after a timeout too little time is left.
 */
const isWorthRetrying = ({ reason }: ProviderFailure): boolean =>
  reason === 'quota' || reason === 'unreachable' || reason === 'bad-answer' || reason === 'empty';

/**
 * The pause before the next attempt, in ms: exponential backoff, half of it random, so that
 * instances do not retry together. `null` if the service asks for a pause of more than
 * `pauseMaxMs`.
 */
function pauseBefore(attempt: number, failure: ProviderFailure, random: () => number): number | null {
  const asked = (failure.retryAfterSeconds ?? 0) * 1000;
  if (asked > MODEL_CALLS.pauseMaxMs) return null;
  const pause = Math.min(MODEL_CALLS.firstPauseMs * 2 ** (attempt - 1), MODEL_CALLS.pauseMaxMs);
  return Math.max(asked, pause / 2 + (pause / 2) * random());
}

async function ask(
  settings: ModelSettings,
  context: ModelContext,
  story: Story,
): Promise<Result<ProviderDraft, ProviderFailure>> {
  const signs: AnswerFlags = { isTooBig: false, isRefusal: false };
  const packages = await loadPackages();
  const stop = AbortSignal.timeout(Math.max(1, settings.timeoutMs));
  try {
    const { output, finishReason } = await packages.ai.generateText({
      model: modelOf(packages, settings, watchedFetch(context.fetch, signs)),
      output: packages.ai.Output.object({ schema: providerDraft }),
      instructions: SYSTEM_PROMPT,
      prompt: storyPrompt(story),
      temperature: 0,
      maxOutputTokens: MODEL_CALLS.outputTokens,
      // The package must not retry, because its retries would not count against the budget.
      maxRetries: 0,
      abortSignal: stop,
    });
    if (signs.isRefusal || finishReason === 'content-filter') return fail(REFUSED);
    return ok(output);
  } catch (error) {
    return fail(failureOf(error, { packages, settings, signs, isTimeout: stop.aborted }));
  }
}

function modelOf({ google, openAi }: Packages, settings: ModelSettings, fetch: typeof globalThis.fetch) {
  const { model, baseUrl, apiKey } = settings;
  if (settings.provider === 'gemini')
    return google.createGoogleGenerativeAI({
      apiKey: apiKey ?? '',
      fetch,
      ...(baseUrl === null ? {} : { baseURL: baseUrl }),
    })(model);
  return openAi.createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    fetch,
    supportsStructuredOutputs: true,
    ...(apiKey === null ? {} : { apiKey }),
  })(model);
}

type AnswerFlags = { isTooBig: boolean; isRefusal: boolean };
class AnswerTooBig extends Error {}

/**
 * A `fetch` that reads the whole answer and throws if it exceeds the size limit. It records
 * refusals (OpenAI's `refusal`, Gemini's `blockReason`), which the package drops.
 */
const watchedFetch =
  (inner: typeof fetch, signs: AnswerFlags): typeof fetch =>
  async (input, init) => {
    const response = await inner(input, { ...init, redirect: 'error' });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > MODEL_CALLS.answerMaxBytes) {
        signs.isTooBig = true;
        throw new AnswerTooBig('The answer is too big');
      }
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    signs.isRefusal ||= response.ok && isRefusal(bytes.toString('utf8'));
    const headers = new Headers(response.headers);
    // Drop these headers, because the body is already decompressed.
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(bytes, { status: response.status, statusText: response.statusText, headers });
  };

type Refusable = { choices?: { message?: { refusal?: unknown } | null }[]; promptFeedback?: { blockReason?: unknown } };

function isRefusal(body: string): boolean {
  try {
    const answer = JSON.parse(body) as Refusable;
    const refusal = answer.choices?.[0]?.message?.refusal;
    return (typeof refusal === 'string' && refusal !== '') || answer.promptFeedback?.blockReason !== undefined;
  } catch {
    return false;
  }
}

const REFUSED: ProviderFailure = { reason: 'refused', message: 'The model refused to work on this article.' };
const EMPTY: ProviderFailure = { reason: 'empty', message: 'The model sent an empty answer.' };
const BAD_ANSWER: ProviderFailure = { reason: 'bad-answer', message: 'The model sent an unusable answer.' };

/** Describes a failure in a sentence without keys, addresses or parts of the answer. */
function failureOf(
  error: unknown,
  context: { packages: Packages; settings: ModelSettings; signs: AnswerFlags; isTimeout: boolean },
): ProviderFailure {
  const {
    packages: { ai },
    settings,
    signs,
    isTimeout,
  } = context;
  if (signs.isRefusal) return REFUSED;
  if (isTimeout)
    return {
      reason: 'timeout',
      message: `The model did not answer within ${Math.round(settings.timeoutMs / 1000)} seconds.`,
    };
  if (signs.isTooBig) return BAD_ANSWER;
  if (ai.NoObjectGeneratedError.isInstance(error)) {
    if (error.finishReason === 'content-filter') return REFUSED;
    return (error.text ?? '').trim() === '' ? EMPTY : BAD_ANSWER;
  }
  if (ai.NoOutputGeneratedError.isInstance(error) || ai.NoContentGeneratedError.isInstance(error)) return EMPTY;
  if (ai.APICallError.isInstance(error)) return callFailure(error);
  if (ai.TypeValidationError.isInstance(error) || ai.JSONParseError.isInstance(error)) return BAD_ANSWER;
  return { reason: 'unreachable', message: 'The model could not be reached.' };
}

function callFailure(error: APICallError): ProviderFailure {
  const status = error.statusCode;
  if (status === 429) {
    const seconds = retryAfterSeconds(error.responseHeaders?.['retry-after']);
    return {
      reason: 'quota',
      message: 'The quota of the model is used up for now. Please try again later.',
      retryAfterSeconds: seconds,
    };
  }
  if (status === 401 || status === 403) return { reason: 'not-configured', message: 'The model rejected our key.' };
  if (status === 404) return { reason: 'not-configured', message: 'The provider does not know this model.' };
  // No status: there was no HTTP answer.
  if (status === undefined || status >= 500)
    return { reason: 'unreachable', message: 'The model could not be reached.' };
  return BAD_ANSWER;
}

const RETRY_AFTER_SECONDS = { default: 60, max: 3600 } as const;

/** Parses a `Retry-After` header, which has seconds or a date. */
function retryAfterSeconds(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds)
    ? Math.min(RETRY_AFTER_SECONDS.max, Math.max(0, Math.ceil(seconds)))
    : RETRY_AFTER_SECONDS.default;
}

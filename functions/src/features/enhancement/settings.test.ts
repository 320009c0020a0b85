import { describe, expect, it } from 'vitest';
import { isConfigured, readEnhancementSettings } from './settings.ts';

describe('the settings of enhancement', () => {
  it('have defaults, because the embedded provider needs none', () => {
    expect(readEnhancementSettings({})).toEqual({
      provider: 'embedded',
      model: 'lexrank',
      baseUrl: null,
      apiKey: null,
      timeoutMs: 30_000,
      callsPerDay: 200,
    });
  });
  it('are complete if the provider has a key or needs none', () => {
    const isOn = (environment: Record<string, string>) => isConfigured(readEnhancementSettings(environment));
    expect([
      isOn({}),
      isOn({ ENHANCEMENT_PROVIDER: 'gemini' }),
      isOn({ ENHANCEMENT_PROVIDER: 'gemini', ENHANCEMENT_API_KEY: 'key' }),
    ]).toEqual([true, false, true]);
  });
  it('must name a known provider, and base URL and model of an OpenAI-compatible service', () => {
    expect(() =>
      readEnhancementSettings({ ENHANCEMENT_PROVIDER: 'openai-compatible', ENHANCEMENT_MODEL: 'llama3.2' }),
    ).toThrow(/BASE_URL/);
    expect(() => readEnhancementSettings({ ENHANCEMENT_PROVIDER: 'oracle' })).toThrow();
    expect(
      readEnhancementSettings({
        ENHANCEMENT_PROVIDER: 'openai-compatible',
        ENHANCEMENT_MODEL: 'llama3.2',
        ENHANCEMENT_BASE_URL: 'http://127.0.0.1:11434/v1',
        ENHANCEMENT_TIMEOUT_SECONDS: '500',
        ENHANCEMENT_CALLS_PER_DAY: '0',
      }),
    ).toMatchObject({ provider: 'openai-compatible', model: 'llama3.2', timeoutMs: 45_000, callsPerDay: 0 });
  });
});

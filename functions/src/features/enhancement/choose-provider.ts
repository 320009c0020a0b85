import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';
import { spendCall } from './store/budget.ts';
import { embeddedProvider } from './embedded-provider.ts';
import { modelProvider } from './model-provider.ts';
import type { EnhancementProvider } from './provider.ts';
import { readEnhancementSettings, type EnhancementSettings } from './settings.ts';

let chosen: EnhancementProvider | undefined;

/** The provider that the environment selects, created once per instance. */
export const chosenProvider = (deps: Pick<Deps, 'db' | 'clock'>): EnhancementProvider =>
  (chosen ??= providerOf(readEnhancementSettings(), deps));

function providerOf(settings: EnhancementSettings, deps: Pick<Deps, 'db' | 'clock'>): EnhancementProvider {
  const { provider, callsPerDay } = settings;
  if (provider === 'embedded') return embeddedProvider;
  return modelProvider(
    { ...settings, provider },
    {
      fetch: (input, init) => fetch(input, init),
      sleep: (milliseconds) => sleep(milliseconds),
      random: Math.random,
      nowMs: () => performance.now(),
      spend: () => spendCall(deps.db(), { callsPerDay, now: deps.clock.now() }),
    },
  );
}

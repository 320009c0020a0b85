import { onSchedule } from 'firebase-functions/v2/scheduler';
import { chosenProvider } from './choose-provider.ts';
import { dueDrafts } from './store/due-drafts.ts';
import { enhancementPorts } from './store/enhance-article.ts';
import { enhanceArticle, isOutOfOrder } from './enhance.ts';
import type { EnhancementProvider } from './provider.ts';
import { productionDeps, type Deps } from '../../platform/deps.ts';
import { backgroundFunction } from '../../platform/config/function-options.ts';
import { enhancementSecrets } from '../../platform/config/enhancement-secrets.ts';

/** Maximum number of drafts per run. The next run starts five minutes later. */
const DRAFTS_AT_ONCE = 10;
/**
 * A run that has taken longer than this (in ms) starts no further draft, so that it ends before the
 * time limit of the function.
 */
const RUN_MS = 4 * 60_000;

type JobDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'randomId' | 'newId'>;

/**
 * Enhances new drafts, a few at a time. Concurrent runs share the work, because each draft has a
 * lease, and stores a hash of the text that was tried. A failed draft stops the others only if the
 * model service is down or not configured, or if its quota or our daily budget is used up. The next
 * run continues the work of a run that died.
 */
export async function enhanceDueDrafts(
  deps: JobDeps,
  provider: EnhancementProvider,
): Promise<{ enhanced: string[]; failed: string[] }> {
  const db = deps.db();
  const ports = enhancementPorts(deps, provider);
  const began = deps.clock.now().getTime();
  const enhanced: string[] = [];
  const failed: string[] = [];
  let unreachable = 0;
  for (const id of await dueDrafts(db, { provider, now: deps.clock.now(), limit: DRAFTS_AT_ONCE })) {
    if (deps.clock.now().getTime() - began > RUN_MS) break;
    try {
      const result = await enhanceArticle(deps, ports, { id, by: null });
      if (result.ok) {
        unreachable = 0;
        enhanced.push(id);
      }
      // 'busy' and 'missing' are not failures: another run was faster, or an editor deleted the
      // draft.
      else if (result.error.reason !== 'busy' && result.error.reason !== 'missing') {
        failed.push(id);
        deps.log.info('a draft was not enhanced', { id, reason: result.error.reason });
        // One 'unreachable' result may be caused by the draft. Two in a row mean that the model
        // service is down.
        unreachable = result.error.reason === 'unreachable' ? unreachable + 1 : 0;
        if (isOutOfOrder(result.error) && unreachable !== 1) break;
      }
    } catch (error) {
      failed.push(id);
      deps.log.error('a draft could not be enhanced', error, { id });
    }
  }
  return { enhanced, failed };
}

export const enhanceDrafts = onSchedule(
  {
    ...backgroundFunction,
    schedule: 'every 5 minutes',
    memory: '512MiB',
    timeoutSeconds: 300,
    secrets: enhancementSecrets(),
  },
  async () => {
    const deps = productionDeps();
    const { enhanced, failed } = await enhanceDueDrafts(deps, chosenProvider(deps));
    if (enhanced.length + failed.length > 0)
      deps.log.info('drafts enhanced', { enhanced: enhanced.length, failed: failed.length });
  },
);

import { erasePerson } from '../../features/erasure/erase.ts';
import type { ErasurePlace, ErasureReport } from '../../features/erasure/erasure.ts';
import { erasureEntry, registerErasure } from '../../features/erasure/register.ts';
import { rebuildComments } from '../../http/refresh.ts';
import type { Deps } from '../../lib/deps.ts';

/** Hosting ends a request after 60 s, so the current page of the search has to end before that. */
const ERASING_MS = 40_000;
/** An editor waits for this count, so it may be partial. */
const REHEARSAL_MS = 8000;

/**
 * Erases (or counts) all data with exactly this address. Other data of the same reader ids is kept,
 * because anybody can type anybody's address. One request does as much as it can: pass `next` of
 * its report as `from` of the next call.
 */
export function eraseAddress(
  deps: Deps,
  input: { email: string; isDryRun: boolean; from: ErasurePlace | null },
): Promise<ErasureReport> {
  const endsMs = deps.clock.now().getTime() + (input.isDryRun ? REHEARSAL_MS : ERASING_MS);
  return erasePerson(deps.db(), {
    asked: { email: input.email },
    isDryRun: input.isDryRun,
    followsLinks: false,
    allowsWide: false,
    randomId: () => deps.randomId(20),
    register: async () => {
      const { signingSecret } = deps.config;
      const asked = { email: input.email };
      const options = { asked, followsLinks: false, allowsWide: false };
      const entry = erasureEntry({ ...options, now: deps.clock.now() }, signingSecret);
      await registerErasure(deps.db(), entry);
      // Cloud Logging keeps a copy outside the database, in case the database is lost.
      deps.log.info('erasure registered', { ...entry });
    },
    refreshComments: (articleId) => rebuildComments(articleId, deps.db()),
    hasTime: () => deps.clock.now().getTime() < endsMs,
    from: input.from,
  });
}

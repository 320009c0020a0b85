import { erasePerson, type ErasurePlace, type ErasureReport } from '../../features/erasure/erase.ts';
import { erasureEntry, registerErasure } from '../../features/erasure/register.ts';
import { rebuildComments } from '../../http/refresh.ts';
import type { Deps } from '../../lib/deps.ts';

/**
 * Hosting ends a request after 60 s: the page of the search that is under way has to end as well.
 */
const ERASING_MS = 40_000;
/** An editor waits for the count, and it may be a part. */
const REHEARSAL_MS = 8000;

/**
 * Erases everything that bears an address (or counts it): exactly this one, not what else the
 * reader ids behind it wrote, because anybody can type anybody's address. As far as one request
 * comes: `next` of the report is `from` of the next one.
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
      // Cloud Logging keeps a copy outside the database, for the day on which that is lost.
      deps.log.info('erasure registered', { ...entry });
    },
    refreshComments: (articleId) => rebuildComments(articleId, deps.db()),
    hasTime: () => deps.clock.now().getTime() < endsMs,
    from: input.from,
  });
}

import { erasePerson } from '../erase.ts';
import type { ErasurePlace, ErasureReport } from '../erasure.ts';
import { erasureEntry, registerErasure } from '../register.ts';
import type { Deps } from '../../../platform/deps.ts';

/**
 * Time limit of one call, in ms. Hosting ends a request after 60 s, and the search must finish its
 * current page before that.
 */
const ERASING_MS = 40_000;
/**
 * Time limit of a dry run, in ms. It is short because an editor waits for the counts, which may
 * therefore be partial.
 */
const REHEARSAL_MS = 8000;

/**
 * Erases (or counts) all data that contains exactly this address. Other data of the readers who
 * used this address is kept: anybody can type any address, so the other data may belong to another
 * person. One call does as much as its time allows; to continue, pass `next` of its report as
 * `from`.
 */
export function eraseAddress(
  deps: Deps,
  input: { email: string; isDryRun: boolean; from: ErasurePlace | null },
): Promise<ErasureReport> {
  const endsMs = deps.clock.now().getTime() + (input.isDryRun ? REHEARSAL_MS : ERASING_MS);
  return erasePerson(deps.db(), {
    identifier: { email: input.email },
    isDryRun: input.isDryRun,
    followsLinks: false,
    allowsWide: false,
    randomId: () => deps.randomId(20),
    register: async () => {
      const { signingSecret } = deps.config;
      const identifier = { email: input.email };
      const options = { identifier, followsLinks: false, allowsWide: false };
      const entry = erasureEntry({ ...options, now: deps.clock.now() }, signingSecret);
      await registerErasure(deps.db(), entry);
      // Also log the entry: Cloud Logging keeps it outside the database, in case the database is
      // lost.
      deps.log.info('erasure registered', { ...entry });
    },
    hasTime: () => deps.clock.now().getTime() < endsMs,
    from: input.from,
  });
}

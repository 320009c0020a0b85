import { setTimeout as sleep } from 'node:timers/promises';
import { site } from '@first-show/domain/core/site';
import { systemClock } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import type { safeFetch } from '../../platform/net/safe-fetch.ts';
import { createPoliteFetch } from './polite-fetch.ts';
import { botName, createHostGate, userAgent, type HostGate, type Sleep } from './politeness.ts';
import { firestoreRobots, readOnlyRobots } from './robots.ts';

/** Tests use these options to replace the pauses, the network and its limits. */
export type FetchOverrides = {
  sleep?: Sleep;
  fetch?: typeof safeFetch;
  timeoutMs?: number;
  maxBytes?: number;
  gate?: HostGate;
};

/**
 * One gate per process, with the real clock, so that all fetches of a process share the pauses
 * between requests to one host. The function `api` makes previews, and the function `runScrape`
 * works on runs, so each of the two functions has a gate of its own.
 */
let sharedGate: HostGate | undefined;
const realGate = (): HostGate => createHostGate({ clock: systemClock, sleep: (milliseconds) => sleep(milliseconds) });

/**
 * The function that fetches from other sites. `isReadOnly`: it stores nothing, not even a
 * robots.txt.
 */
export function openFetch(
  deps: Deps,
  options: FetchOverrides & { isReadOnly?: boolean } = {},
): ReturnType<typeof createPoliteFetch> {
  const { isReadOnly = false, sleep: ownSleep, gate: ownGate, ...overrides } = options;
  const store = firestoreRobots(deps.db());
  const aboutUrl = `${deps.config.siteUrl ?? `https://${site.website}`}/about`;
  return createPoliteFetch({
    ...overrides,
    clock: deps.clock,
    gate:
      ownGate ??
      (ownSleep === undefined ? (sharedGate ??= realGate()) : createHostGate({ clock: deps.clock, sleep: ownSleep })),
    robots: isReadOnly ? readOnlyRobots(store) : store,
    userAgent: userAgent({ siteName: site.name, aboutUrl, contact: site.email.general }),
    botName: botName(site.name),
    allowHosts: deps.config.feedHosts,
  });
}

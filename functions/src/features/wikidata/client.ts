import { z } from 'zod';
import { chunksOf } from '@first-show/domain/core/chunks';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { cleanLine } from '@first-show/domain/core/text';
import type { WikidataItem } from '@first-show/domain/wikidata/wikidata.schema';
import type { Config } from '../../platform/config/config.ts';
import { safeFetch, type FetchRefusal } from '../../platform/net/safe-fetch.ts';
import { entitiesIn, type Entity } from './claims.ts';

/**
 * Wikidata's API (https://www.wikidata.org/w/api.php). Requests are made one after the other and
 * name a contact, as its rules ask.
 */

export type WikidataSettings = {
  /** An address for questions of Wikidata's operators. `null`: the import is switched off. */
  contact: string | null;
  api: string;
  /** Servers on our own network, for tests. */
  allowHosts: readonly string[];
};

/** The demo asks its own server, which knows invented items. */
export function wikidataSettings({ feedHosts }: Pick<Config, 'feedHosts'>): WikidataSettings {
  const [demoHost] = feedHosts;
  if (demoHost !== undefined) return { contact: 'demo', api: `http://${demoHost}/w/api.php`, allowHosts: feedHosts };
  return { contact: process.env.WIKIDATA_CONTACT || null, api: 'https://www.wikidata.org/w/api.php', allowHosts: [] };
}

const OFF: Failure = { status: 409, message: 'The import from Wikidata is switched off' };
const UNUSABLE: Failure = { status: 502, message: 'Wikidata gave an answer that cannot be used' };
const BUSY = (retryAfterSeconds: number): Failure => ({
  status: 503,
  message: 'Wikidata is busy. Please try again in a minute',
  retryAfterSeconds,
});
const RETRY_SECONDS = 5;

const apiError = z.object({ error: z.object({ code: z.string() }) });

async function call(settings: WikidataSettings, params: Record<string, string>): Promise<Result<unknown>> {
  if (settings.contact === null) return fail(OFF);
  // With `maxlag` a busy Wikidata refuses at once.
  const query = new URLSearchParams({ ...params, format: 'json', maxlag: '5' });
  const fetched = await safeFetch(`${settings.api}?${query}`, {
    allowHosts: settings.allowHosts,
    headers: { 'User-Agent': `FirstShow/1.0 (${settings.contact})`, Accept: 'application/json' },
  });
  if (!fetched.ok) return fail(failureOf(fetched.error));
  const answer = jsonOf(fetched.value.bytes);
  if (answer === undefined) return fail(UNUSABLE);
  const refused = apiError.safeParse(answer);
  // An error comes with HTTP 200, too.
  if (!refused.success) return ok(answer);
  const wait = Number(fetched.value.headers.get('retry-after')) || RETRY_SECONDS;
  return fail(['maxlag', 'ratelimited'].includes(refused.data.error.code) ? BUSY(wait) : UNUSABLE);
}

const REASONS: Partial<Record<FetchRefusal['reason'], string>> = {
  'too-big': 'The answer of Wikidata is too big',
  timeout: 'Wikidata did not answer in time',
};

const failureOf = ({ reason, status }: FetchRefusal): Failure =>
  status === 429 || status === 503
    ? BUSY(RETRY_SECONDS)
    : { status: 502, message: REASONS[reason] ?? 'Wikidata could not be reached' };

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

const AT_ONCE = 50;

/** Entities by id, as far as they exist. `props`: 'labels' or 'labels|claims'. */
export async function loadEntities(
  settings: WikidataSettings,
  ids: readonly string[],
  props: string,
): Promise<Result<ReadonlyMap<string, Entity>>> {
  const found = new Map<string, Entity>();
  for (const some of chunksOf([...new Set(ids)], AT_ONCE)) {
    const answer = await call(settings, {
      action: 'wbgetentities',
      ids: some.join('|'),
      props,
      languages: 'en|hi',
      languagefallback: '1',
    });
    if (!answer.ok) return answer;
    for (const [id, one] of entitiesIn(answer.value)) found.set(id, one);
  }
  return ok(found);
}

const SHOWN_MAX = 200;
const shownText = z.string().transform((text) => cleanLine(text).slice(0, SHOWN_MAX));
const searchAnswer = z.object({
  search: z.array(z.object({ id: z.string(), label: shownText.optional(), description: shownText.optional() })),
});

/** Items with this name, in English or Hindi; or the item with this id. */
export async function searchItems(settings: WikidataSettings, q: string): Promise<Result<WikidataItem[]>> {
  const items = new Map<string, WikidataItem>();
  for (const language of ['en', 'hi']) {
    const answer = await call(settings, {
      action: 'wbsearchentities',
      search: q,
      language,
      uselang: 'en',
      type: 'item',
      limit: '10',
    });
    if (!answer.ok) return answer;
    for (const { id, label, description } of searchAnswer.safeParse(answer.value).data?.search ?? [])
      if (!items.has(id)) items.set(id, { id, label: label ?? id, description: description ?? null });
  }
  return ok([...items.values()]);
}

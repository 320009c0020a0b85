import { collections } from '@first-show/domain/core/collections';
import { newHealth, type Source } from '@first-show/domain/scraping/source.schema';

const paths: Record<string, string> = {
  'demo-matinee-post': '/matinee-post/rss.xml',
  'demo-chitrapat-daily': '/chitrapat-daily/feed.json',
};

/**
 * The two sources of the demo, both active. `origin` is the feed server's, such as
 * 'http://127.0.0.1:23456'.
 */
export function demoSources({ origin, now }: { origin: string; now: Date }): Source[] {
  const at = now.toISOString();
  const common = {
    categoryId: 'film-news',
    language: 'en' as const,
    intervalMinutes: 120,
    isActive: true,
    isTrusted: false,
    isPictureLicensed: false,
    selectors: null,
    maxItems: 50,
    health: newHealth,
    revision: 1,
    createdAt: at,
    createdBy: null,
    updatedAt: at,
  };
  return [
    {
      ...common,
      id: 'demo-matinee-post',
      name: 'The Matinee Post',
      kind: 'feed',
      url: `${origin}${paths['demo-matinee-post']}`,
    },
    {
      ...common,
      id: 'demo-chitrapat-daily',
      name: 'Chitrapat Daily',
      kind: 'json-feed',
      url: `${origin}${paths['demo-chitrapat-daily']}`,
    },
  ];
}

/**
 * Updates the origin in the URLs of stored demo sources, because the feed server uses another port
 * on each start. Sources that an editor deleted stay deleted. Uses the emulator's REST API, so that
 * a start does not have to load the database library.
 */
export async function pointDemoSources({
  firestore,
  projectId,
  origin,
}: {
  firestore: string;
  projectId: string;
  origin: string;
}): Promise<void> {
  for (const [id, path] of Object.entries(paths)) {
    const document = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents/${collections.sources}/${id}`;
    const answer = await fetch(`${document}?updateMask.fieldPaths=url&currentDocument.exists=true`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { url: { stringValue: `${origin}${path}` } } }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The demo's sources could not be pointed at ${origin}: status ${answer.status}`);
  }
}

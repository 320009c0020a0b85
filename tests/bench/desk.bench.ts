import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import type { Bench, Figure } from './lib/bench.ts';
import { openClient, percentile, type Client } from './lib/load.ts';
import { staffToken } from './lib/staff-token.ts';

const ARTICLES = 20;
const P95_MAX_MS = 1000;
/**
 * The pause after each change: the time that an editor needs to reach the next control. Triggers of
 * the change run during the pause.
 */
const PAUSE_MS = 500;

/**
 * Measures how long an editor waits for each change, through Hosting, function and Firestore, while
 * triggers of earlier changes still run.
 */
export const bench: Bench = {
  summary: `an editor's changes, one after another: p50 and p95 of publish, unpublish, delete and undo on ${ARTICLES} articles`,
  needs: 'site',
  async run({ siteUrl, db: open, step }) {
    const db = await open();
    const client = openClient(siteUrl);
    const headers = { authorization: `Bearer ${await staffToken('editor')}` };
    const ids = await publishedIds(db);
    const times = new Map<string, number[]>();
    const timed = async (what: string, call: Parameters<Client>[0]): Promise<void> => {
      const began = performance.now();
      const { status, body } = await client.call({ ...call, headers });
      if (status >= 300) throw new Error(`${what} was answered with ${status}: ${body.slice(0, 200)}`);
      times.set(what, [...(times.get(what) ?? []), performance.now() - began]);
      await sleep(PAUSE_MS);
    };
    await client.call({ method: 'GET', path: '/api/admin/me', headers });
    const [busy = 0] = loadavg();
    step(`${ids.length} articles, four changes each …`);
    for (const id of ids) {
      await timed('unpublish', { method: 'PATCH', path: `/api/articles/${id}`, body: { isPublished: false } });
      await timed('publish', { method: 'PATCH', path: `/api/articles/${id}`, body: { isPublished: true } });
      await timed('delete', { method: 'DELETE', path: `/api/articles/${id}` });
      await timed('undo', { method: 'POST', path: `/api/articles/${id}/undo`, body: {} });
    }
    client.close();
    return figuresOf(times, busy);
  },
};

async function publishedIds(db: Firestore): Promise<string[]> {
  const found = await db
    .collection(collections.articles)
    .where('isPublished', '==', true)
    .orderBy('publishedAt', 'desc')
    .limit(ARTICLES)
    .select()
    .get();
  return found.docs.map(({ id }) => id);
}

function figuresOf(times: ReadonlyMap<string, number[]>, busy: number): Figure[] {
  const rows = Array.from(times, ([what, found]): Figure => {
    const sorted = [...found].sort((a, b) => a - b);
    const p95 = percentile(sorted, 0.95);
    return {
      what: `${what}, ${sorted.length} of them`,
      measured: `p50 ${percentile(sorted, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, max ${(sorted.at(-1) ?? Number.NaN).toFixed(0)} ms`,
      goal: `p95 at most ${P95_MAX_MS} ms`,
      isMet: p95 <= P95_MAX_MS,
    };
  });
  return [
    ...rows,
    { what: 'the machine before it', measured: `load ${busy.toFixed(1)} on ${cpus().length} processors` },
  ];
}

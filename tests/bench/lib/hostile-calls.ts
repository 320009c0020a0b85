import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import type { FormKind } from '@first-show/domain/core/form-ticket';
import { FORM_TICKET, LIST_MAX, OFFSET_MAX, PAGE_SIZE } from '@first-show/domain/core/limits';
import { OWN_COMMENTS_MAX } from '../../../functions/src/features/reader/store/reader.ts';
import { SEARCH_READS_MAX } from '../../../functions/src/features/search/store/search.ts';
import { REACTION_COST_READS } from '../../../functions/src/features/reactions/routes.ts';
import { createApp } from '../../../functions/src/api/app.ts';
import type { ApiApp } from '../../../functions/src/platform/http/api-app.ts';
import { registerAll } from '../../../functions/src/api/router.ts';
import { BALLOTS_MAX } from '../../../functions/src/platform/counters/counters.ts';
import { LIST_MAX_AGE_MS } from '../../../functions/src/platform/counters/cached-lists.ts';
import { readConfig } from '../../../functions/src/platform/config/config.ts';
import { newId, randomId } from '../../../functions/src/platform/firestore/ids.ts';
import { issueFormTicket } from '../../../functions/src/platform/limits/form-ticket.ts';
import { limits, type ReaderAction } from '../../../functions/src/platform/limits/limits.ts';
import { silentLogger } from '../../../functions/src/platform/logger.ts';
import { webFunction } from '../../../functions/src/platform/config/function-options.ts';
import { PAGE_READS_MAX } from '../../../functions/src/pages/page-data.ts';
import { registerPageData } from '../../../functions/src/pages/page-data-endpoint.ts';
import { watchReads } from '../../../functions/src/testing/count-reads.ts';
import { countWrites } from '../../../functions/src/testing/count-writes.ts';
import { solved, ticketHeader } from '../../../functions/src/testing/form-tickets.ts';
import { newReader, type Reply, type TestReader } from '../../../functions/src/testing/reader-app.ts';
import type { Figure } from './bench.ts';
import type { DemoCopy } from './demo-copy.ts';
import { dollarsOf, dollarsOfMillion, noUsage, type Usage } from './list-prices.ts';

/**
 * Computes the maximum cost of a million hostile calls of each kind. The cost of one call is
 * measured with the API's own code, first without rate limits, then with all limits used up. The
 * rate limits give the number of calls that are admitted in a day.
 */

const DOLLARS_MAX = 10;
const MILLION = 1_000_000;
const SAMPLE = 60;
const DAY_SECONDS = 86_400;
const INSTANCES = webFunction.maxInstances;
/** Assumed bytes of the status line and headers of an answer. */
const HEADER_BYTES = 900;
const BROWSER = { 'x-forwarded-for': '203.0.113.9' };

type Kind = {
  what: string;
  send: (reader: TestReader, call: number, headers?: Record<string, string>) => Promise<Reply>;
  /** Send each call with a solved form ticket, which gives the network its whole limit. */
  form?: FormKind;
  /** Send all calls as one reader. By default each call is a new reader's. */
  isOneReader?: boolean;
  /**
   * The maximum number of documents that a call reads on a large site. Set this if the demo has
   * fewer documents.
   */
  reads?: number;
  /** The number of calls of one network that all instances together admit in a day. */
  admitted: (worked: Usage) => number;
};

const perDay = (points: number, seconds: number): number => (points * DAY_SECONDS) / seconds;
const unlimited = (): number => Infinity;
const ofEachInstance = (action: 'reads' | 'refused' | 'newReader'): number =>
  perDay(limits[action].everybody.points, limits[action].everybody.seconds) * INSTANCES;
const byReads = ({ reads }: Usage): number => ofEachInstance('reads') / reads;
const byRefusals = (): number => ofEachInstance('refused');
const byNewReaders = (): number => ofEachInstance('newReader');
const byNetwork = (action: ReaderAction) => (): number =>
  perDay(limits[action].everybody.points, limits[action].everybody.seconds);

const pageData = (path: string): string => `/api/page-data?path=${encodeURIComponent(path)}`;

function kindsOf({ articles, ballots }: { articles: DemoCopy['articles']; ballots: string[] }): Kind[] {
  const article = (call: number): string => articles[call % articles.length]?.id ?? '';
  const poll = ballots[0] ?? '';
  const fifty = articles.slice(0, LIST_MAX).map(({ id }) => `article:${id}`);
  const person = { authorName: 'Asha', authorEmail: 'asha@example.org', captcha: '8' };
  return [
    {
      what: 'the longest list, far down (GET /api/articles?limit=50&offset=600)',
      send: (reader, call) => reader.get(`/api/articles?limit=${LIST_MAX}&offset=${OFFSET_MAX}&x=${call}`),
      reads: LIST_MAX + OFFSET_MAX,
      admitted: byReads,
    },
    {
      what: 'a search for the most common words',
      send: (reader, call) => reader.get(`/api/search?q=review%20film%20story%20first%20khan%20star&x=${call}`),
      reads: SEARCH_READS_MAX,
      admitted: byReads,
    },
    {
      what: 'the last page of the home page, with made-up categories',
      send: (reader, call) => reader.get(pageData(`/?page=51&category=x${call}`)),
      // Without limits too, the calls of a few seconds share one page.
      reads: PAGE_READS_MAX + OFFSET_MAX + PAGE_SIZE + 1,
      admitted: byReads,
    },
    {
      what: 'searches by the home page',
      send: (reader, call) => reader.get(pageData(`/?search=review film story first khan star ${call}`)),
      reads: PAGE_READS_MAX + SEARCH_READS_MAX,
      admitted: byReads,
    },
    {
      what: 'polls, without a cookie',
      send: (reader) => reader.get('/api/polls'),
      // A warm instance answers these calls from memory, and rereads the list each time the cached
      // copy expires. All calls of a day share these reads.
      reads: (BALLOTS_MAX * DAY_SECONDS * 1000) / LIST_MAX_AGE_MS / MILLION,
      admitted: unlimited,
    },
    {
      what: 'polls, with a cookie',
      isOneReader: true,
      send: (reader) => reader.get('/api/polls'),
      reads: 2 * BALLOTS_MAX,
      admitted: byReads,
    },
    {
      what: 'what a reader did with fifty articles',
      isOneReader: true,
      send: (reader) => reader.get(`/api/reader?items=${fifty.join(',')}`),
      reads: LIST_MAX + OWN_COMMENTS_MAX,
      admitted: byReads,
    },
    {
      what: 'data of pages that do not exist',
      send: (reader, call) => reader.get(pageData(`/article/none-${call}-${randomId(6)}`)),
      admitted: unlimited,
    },
    {
      what: 'articles that do not exist',
      send: (reader, call) => reader.get(`/api/articles/none-${call}`),
      admitted: unlimited,
    },
    {
      what: 'page views, each of a new reader',
      send: (reader, call) => reader.send('POST', '/api/analytics/page-views', { path: '/', articleId: article(call) }),
      admitted: byNewReaders,
    },
    {
      what: 'reactions that are moved to and fro',
      isOneReader: true,
      send: (reader, call) =>
        reader.send('POST', `/api/articles/${article(Math.floor(call / 2))}/react`, {
          reactionType: call % 2 === 0 ? 'like' : 'wow',
        }),
      admitted: () => ofEachInstance('reads') / REACTION_COST_READS,
    },
    {
      what: 'votes for an option that does not exist',
      send: (reader) => reader.send('POST', `/api/polls/${poll}/vote`, { optionIndex: 40 }),
      admitted: byRefusals,
    },
    {
      what: 'votes, each of a new reader',
      send: (reader) => reader.send('POST', `/api/polls/${poll}/vote`, { optionIndex: 0 }),
      admitted: byNetwork('vote'),
    },
    {
      what: 'comments',
      form: 'comment',
      send: (reader, call, headers) =>
        reader.send(
          'POST',
          `/api/articles/${article(call)}/comments`,
          { ...person, content: `A comment: ${call}.` },
          headers,
        ),
      admitted: byNetwork('comment'),
    },
    {
      what: 'comments with a wrong captcha answer',
      send: (reader, call) =>
        reader.send('POST', `/api/articles/${article(call)}/comments`, {
          ...person,
          content: `A comment: ${call}.`,
          captcha: '7',
        }),
      admitted: byRefusals,
    },
    {
      what: 'messages',
      form: 'contact',
      send: (reader, call, headers) =>
        reader.send(
          'POST',
          '/api/contact',
          {
            name: 'Asha',
            email: 'asha@example.org',
            category: 'general',
            subject: 'About the site',
            message: `A message: ${call}.`,
          },
          headers,
        ),
      admitted: byNetwork('contact'),
    },
    {
      what: 'newsletter subscriptions',
      form: 'newsletter',
      send: (reader, call, headers) =>
        reader.send('POST', '/api/newsletter/subscribe', { email: `asha-${call}-${randomId(4)}@example.org` }, headers),
      admitted: byNetwork('newsletter'),
    },
    {
      what: 'passwords of accounts that do not exist',
      send: (reader, call) => reader.send('POST', '/api/staff/password-reset', { email: `nobody-${call}@example.org` }),
      admitted: byNetwork('passwordReset'),
    },
    {
      what: 'calls of the desks with a made-up token',
      send: (reader) => reader.get('/api/admin/comments', { Authorization: `Bearer ${randomId(40)}` }),
      admitted: unlimited,
    },
  ];
}

/**
 * Headers with solved tickets that are old enough to be accepted. They are made before the
 * measurement starts, so that solving is not measured.
 */
async function ticketHeaders(form: FormKind | undefined, count: number): Promise<Record<string, string>[]> {
  if (form === undefined) return [];
  const clock = { now: () => new Date(Date.now() - FORM_TICKET.minAgeMs) };
  const headers: Record<string, string>[] = [];
  for (let made = 0; made < count; made += 1)
    headers.push(ticketHeader(await solved(await issueFormTicket({ clock, config: readConfig() }, form))));
  return headers;
}

async function measure(db: Firestore, kind: Kind, app: ApiApp): Promise<Usage> {
  const one = newReader(app, BROWSER);
  if (kind.isOneReader) await one.send('POST', '/api/analytics/page-views', { path: '/' });
  // Warm up: the first calls may load code, or use up the rest of a limit.
  const headers = await ticketHeaders(kind.form, SAMPLE + 3);
  for (let call = 0; call < 3; call += 1)
    await kind.send(kind.isOneReader ? one : newReader(app, BROWSER), call, headers[call]);
  const [reads, writes] = [watchReads(db), countWrites(db)];
  const cpu = process.cpuUsage();
  let bytes = 0;
  for (let call = 3; call < SAMPLE + 3; call += 1) {
    const reply = await kind.send(kind.isOneReader ? one : newReader(app, BROWSER), call, headers[call]);
    if (reply.status >= 500) throw new Error(`${kind.what}: ${reply.status} ${JSON.stringify(reply.body)}`);
    bytes += Buffer.byteLength(JSON.stringify(reply.body)) + HEADER_BYTES;
  }
  const { user, system } = process.cpuUsage(cpu);
  reads.stop();
  writes.stop();
  return {
    ...noUsage,
    calls: 1,
    reads: reads.reads() / SAMPLE,
    writes: (writes.total() - writes.deletes()) / SAMPLE,
    deletes: writes.deletes() / SAMPLE,
    cpuSeconds: (user + system) / 1e6 / SAMPLE,
    hostingBytes: bytes / SAMPLE,
  };
}

/**
 * Collections whose public documents anybody may read one by one. Readers may not list these
 * collections.
 */
const PUBLIC = ['categories', 'articles', 'films', 'comments', 'reactionCounts', 'polls', 'predictions', 'rollups'];

/** The usage of one read, directly from Firestore, of the largest document in `PUBLIC`. */
async function directRead(db: Firestore): Promise<{ path: string; use: Usage }> {
  let largest = { path: '', bytes: 0 };
  for (const name of PUBLIC) {
    for (const doc of (await db.collection(name).get()).docs) {
      const bytes = Buffer.byteLength(JSON.stringify(doc.data()));
      if (bytes > largest.bytes) largest = { path: doc.ref.path, bytes };
    }
  }
  return { path: largest.path, use: { ...noUsage, reads: 1, firestoreBytes: largest.bytes } };
}

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

function figureOf(what: string, worked: Usage, { refused, admitted }: { refused: Usage; admitted: number }): Figure {
  const atMost = dollarsOfMillion({ admitted, worked, refused });
  const share = admitted >= MILLION ? 'all' : Math.round(admitted).toLocaleString('en-US');
  const use = [
    `${worked.reads.toFixed(1)} reads`,
    `${worked.writes.toFixed(1)} writes`,
    `${worked.deletes.toFixed(1)} deletes`,
    `${(worked.cpuSeconds * 1000).toFixed(1)} ms`,
    `${((worked.hostingBytes + worked.firestoreBytes) / 1000).toFixed(1)} KB`,
  ].join(', ');
  return {
    what: `  ${what}`,
    measured: `${dollars(atMost)}; a call ${use}; let through ${share}; with as many networks ${dollars(MILLION * dollarsOf(worked))}`,
    goal: dollars(DOLLARS_MAX),
    isMet: atMost <= DOLLARS_MAX,
  };
}

/** Measures the cost of all kinds of hostile calls, which write to the given copy of the demo. */
export async function hostileFigures({ db, articles }: DemoCopy, step: (text: string) => void): Promise<Figure[]> {
  const appWith = (rateLimitScale: number): ApiApp =>
    createApp(
      {
        db: () => db,
        clock: { now: () => new Date() },
        randomId,
        newId,
        log: silentLogger,
        config: { ...readConfig(), rateLimitScale },
        verifyIdToken: () => Promise.reject(new Error('no token of ours')),
      },
      (app, deps) => {
        registerAll(app, deps);
        registerPageData(app, deps);
      },
    );
  const ballots = (await db.collection(collections.polls).where('closed', '==', false).limit(1).get()).docs;
  const kinds = kindsOf({ articles, ballots: ballots.map(({ id }) => id) });
  const figures: Figure[] = [
    { what: 'a million hostile calls from one network in a day, at list prices, at most', measured: '' },
  ];
  for (const kind of kinds) {
    step(`Hostile calls: ${kind.what} …`);
    const measured = await measure(db, kind, appWith(MILLION));
    const worked = { ...measured, reads: Math.max(measured.reads, kind.reads ?? 0) };
    const refused = await measure(db, kind, appWith(1e-9));
    figures.push(figureOf(kind.what, worked, { refused, admitted: kind.admitted(worked) }));
  }
  // Firestore answers browsers itself and does not know networks or readers, so it limits no calls.
  const { path, use } = await directRead(db);
  const unlimitedCalls = { refused: noUsage, admitted: Infinity };
  figures.push(
    figureOf(`the largest public document, read from Firestore itself (${path})`, use, unlimitedCalls),
    // Firestore bills at least one read for each query, even if the query returns nothing.
    figureOf(
      'queries of Firestore itself, which the rules refuse to readers',
      { ...noUsage, reads: 1 },
      unlimitedCalls,
    ),
  );
  return figures;
}

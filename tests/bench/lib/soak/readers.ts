import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Challenge } from 'altcha-lib';
import type { FormKind } from '@first-show/domain/core/form-ticket';
import { CAPTCHA_ANSWER, FORM_TICKET } from '@first-show/domain/core/limits';
import { reactionTypes } from '@first-show/domain/reactions/reaction-types';
import { solved, ticketHeader } from '../../../../functions/src/testing/form-tickets.ts';
import type { Client, Reply } from '../load.ts';
import type { Ballot, Ledger } from './ledger.ts';

/** The pages, articles and ballots that the readers of a soak use. */
export type Site = {
  pages: string[];
  articles: { id: string; path: string }[];
  ballots: Ballot[];
};

export type Log = {
  /** Milliseconds of each answer, by kind of call. */
  latenciesMs: Map<string, number[]>;
  /**
   * Number of answers with a status outside 2xx, and of calls without an answer, by kind, path and
   * status.
   */
  refused: Map<string, number>;
  serverErrors: number;
  /** Requests that were sent again with the same `Idempotency-Key`. */
  retries: number;
  /** Retries whose answer differed from the first answer. */
  differingRetries: number;
};

export const openLog = (): Log => ({
  latenciesMs: new Map(),
  refused: new Map(),
  serverErrors: 0,
  retries: 0,
  differingRetries: 0,
});

type Soak = { call: Client; site: Site; ledger: Ledger; log: Log; random: () => number; mark: string };
type Call = { method?: 'GET' | 'POST'; path: string; body?: unknown; headers?: Record<string, string> };

/**
 * A new reader takes over after this many actions, because a reader can vote only once on each
 * ballot.
 */
const ACTIONS_OF_A_READER = 40;
const PAUSE_MS = { min: 50, max: 350 } as const;
const RETRIED = { afterwards: 0.1, atOnce: 0.1 } as const;

const pick = <One>(from: readonly One[], random: () => number): One => {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('The list to pick from is empty');
  return one;
};
const pause = ({ random }: Soak) => sleep(PAUSE_MS.min + random() * (PAUSE_MS.max - PAUSE_MS.min));

/** Sends a call and records its latency and status. `null` if there was no answer. */
async function noted(soak: Soak, kind: string, { method = 'GET', path, body, headers }: Call): Promise<Reply | null> {
  const { log } = soak;
  const sentAt = performance.now();
  const reply = await soak
    .call({ method, path, body, headers: { 'user-agent': 'Mozilla/5.0 (bench)', ...headers } })
    .catch(() => null);
  const times = log.latenciesMs.get(kind) ?? [];
  log.latenciesMs.set(kind, times);
  times.push(performance.now() - sentAt);
  const status = reply?.status ?? 0;
  if (status >= 500) log.serverErrors += 1;
  if (status < 200 || status >= 300) {
    const what = `${kind} ${path}: ${status === 0 ? 'no answer' : status}`;
    log.refused.set(what, (log.refused.get(what) ?? 0) + 1);
  }
  return reply;
}

/** Acts as one reader after another until `isOver`. */
export async function runReader(soak: Soak, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const reader = await startReader(soak);
    for (let action = 0; action < ACTIONS_OF_A_READER && !isOver(); action += 1) {
      await pause(soak);
      await pick(reader.actions, soak.random)();
    }
  }
}

/** Creates a new reader. The first call is sent alone, because its answer sets the cookie. */
async function startReader(soak: Soak) {
  const { site, ledger, random, mark } = soak;
  const readerKey = randomUUID();
  let cookie: string | undefined;
  const unread = [...site.articles].sort(() => random() - 0.5);
  const undecided = [...site.ballots].sort(() => random() - 0.5);
  const tickets = new Map<FormKind, { header: Record<string, string>; receivedAtMs: number }>();
  const serial = () => `${mark}${randomUUID()}`;

  async function send(kind: string, call: Call): Promise<Reply | null> {
    const headers = { ...call.headers, ...(cookie === undefined ? {} : { cookie }) };
    const reply = await noted(soak, kind, { ...call, headers });
    cookie = reply?.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
    return reply;
  }

  /**
   * Sends a write with an `Idempotency-Key`. Some writes are sent twice with the same key, in
   * parallel or one after the other.
   */
  async function write(kind: string, path: string, body: unknown, headers = {}): Promise<Reply | null> {
    const call: Call = { method: 'POST', path, body, headers: { ...headers, 'idempotency-key': randomUUID() } };
    const chance = cookie === undefined ? 1 : random();
    const isTwice = chance < RETRIED.afterwards + RETRIED.atOnce;
    const [first, again] =
      chance < RETRIED.atOnce
        ? await Promise.all([send(kind, call), send(kind, call)])
        : [await send(kind, call), isTwice ? await send(kind, call) : null];
    if (isTwice) {
      soak.log.retries += 1;
      if (first?.status !== again?.status || first?.body !== again?.body) soak.log.differingRetries += 1;
    }
    return isAccepted(first) ? first : again;
  }

  /**
   * The header with a solved ticket, if the reader has a ticket that is old enough; otherwise no
   * header. A reader without a ticket fetches one for the next form.
   */
  async function ticketFor(form: FormKind): Promise<Record<string, string>> {
    const ticket = tickets.get(form);
    if (ticket !== undefined && Date.now() - ticket.receivedAtMs > FORM_TICKET.minAgeMs) {
      tickets.delete(form);
      return ticket.header;
    }
    if (ticket === undefined) {
      const reply = await send('form ticket', { path: `/api/form-ticket?form=${form}` });
      if (isAccepted(reply)) {
        const receivedAtMs = Date.now();
        const header = ticketHeader(await solved(JSON.parse(reply.body) as Challenge));
        tickets.set(form, { header, receivedAtMs });
      }
    }
    return {};
  }

  async function view(): Promise<void> {
    const article = unread.pop();
    if (article === undefined) return;
    const body = { path: article.path, articleId: article.id };
    if (isAccepted(await write('page view', '/api/analytics/page-views', body)))
      ledger.views.set(article.id, (ledger.views.get(article.id) ?? 0) + 1);
  }
  const page = async () => void (await send('page', { path: pick(site.pages, random) }));
  const comments = async () =>
    void (await send('comments', { path: `/api/articles/${pick(site.articles, random).id}/comments` }));
  async function vote(): Promise<void> {
    const ballot = undecided.pop();
    if (ballot === undefined) return;
    const path = `/api/${ballot.kind}/${ballot.id}/${ballot.kind === 'polls' ? 'vote' : 'predict'}`;
    const body = { optionIndex: Math.floor(random() * ballot.options) };
    if (isAccepted(await write('vote', path, body))) ledger.votes.set(ballot, (ledger.votes.get(ballot) ?? 0) + 1);
  }
  async function react(): Promise<void> {
    const { id } = pick(site.articles, random);
    const reactionType = pick(reactionTypes, random);
    if (!isAccepted(await write('reaction', `/api/articles/${id}/react`, { reactionType }))) return;
    const byReader = ledger.reactions.get(id) ?? new Map<string, typeof reactionType>();
    ledger.reactions.set(id, byReader.set(readerKey, reactionType));
  }
  async function comment(): Promise<void> {
    const content = `${serial()} is what I thought in row H.`;
    const body = { authorName: 'Asha', authorEmail: `${readerKey}@example.org`, content, captcha: CAPTCHA_ANSWER };
    const path = `/api/articles/${pick(site.articles, random).id}/comments`;
    const reply = await write('comment', path, body, await ticketFor('comment'));
    if (isAccepted(reply)) ledger.comments.set((JSON.parse(reply.body) as { id: string }).id, null);
  }
  async function writeMessage(): Promise<void> {
    const subject = serial();
    const body = {
      name: 'Asha',
      email: 'asha@example.org',
      category: 'general',
      subject,
      message: 'Who sits in row H when it is sold out?',
    };
    if (isAccepted(await write('message', '/api/contact', body, await ticketFor('contact'))))
      ledger.messages.add(subject);
  }
  async function subscribe(): Promise<void> {
    const email = `${serial()}@example.org`;
    const headers = await ticketFor('newsletter');
    if (isAccepted(await write('subscription', '/api/newsletter/subscribe', { email }, headers)))
      ledger.subscriptions.add(email);
  }

  await view();
  return {
    actions: [
      ...[page, page, page, page, page, page, comments, comments],
      ...[view, view, view, view, react, react, react],
      ...[vote, comment, comment, writeMessage, subscribe],
    ],
  };
}

const isAccepted = (reply: Reply | null): reply is Reply => reply !== null && reply.status >= 200 && reply.status < 300;

/** Approves and rejects the comments of the soak until `isOver`. */
export async function runModerator(soak: Soak, token: string, isOver: () => boolean): Promise<void> {
  const { ledger, random } = soak;
  const headers = { authorization: `Bearer ${token}` };
  while (!isOver()) {
    await pause(soak);
    await noted(soak, 'comments of the desk', { path: '/api/admin/comments?limit=20', headers });
    const pending = [...ledger.comments].find(([, decision]) => decision === null);
    if (pending === undefined) continue;
    const [id] = pending;
    const decision = random() < 0.7 ? 'approve' : 'reject';
    const reply = await noted(soak, 'decision', {
      method: 'POST',
      path: `/api/admin/comments/${id}/${decision}`,
      body: {},
      headers,
    });
    if (isAccepted(reply)) ledger.comments.set(id, decision === 'approve' ? 'approved' : 'rejected');
  }
}
